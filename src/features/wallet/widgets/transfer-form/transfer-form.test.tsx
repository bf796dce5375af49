import { act, fireEvent, screen, within } from '@testing-library/react'
import {
  type FakeApi,
  renderWidget,
  testUser,
  type WidgetSetup,
} from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
import { ApiError, type AppError, ContractError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { transferForm } from '.'

const WALLET = 'asset/account/userAccountList'
const PRICE = 'ctf/assetaccount/getCtfPrice'
const SEND = 'ctf/assetaccount/transfer'
const NEED = 'people/userDetail/needSetPayPassword'
const wallet = {
  accounts: [
    { id: 'a', kind: 'balance', name: 'Balance', amount: 50_000, frozen: 10_000 },
    { id: 'b', kind: 'earnings', name: 'Earnings', amount: 900, frozen: 0 },
  ],
  overview: {
    balance: 50_000,
    investedEquipment: 0,
    todayEarnings: 0,
    cumulativeIncome: 0,
    yesterdayYield: 0,
    referralCode: '',
  },
  asOf: 1,
}
const done = { id: 'line-1', amount: 10_000, fee: 50, balance: 39_950 }
const MOBILE = '19912345678'

beforeAll(() => initI18n('en'))
beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const priceOf = ({ body }: { body?: unknown }) => {
  const { amount, toMobile } = body as { amount: number; toMobile: string }
  const fee = Math.max(1, Math.ceil(amount / 200))
  return { amount, fee, total: amount + fee, ...(toMobile && { receiver: '**o' }) }
}
const open = (more: FakeApi = {}, device: Pick<WidgetSetup, 'storage' | 'user' | 'kept'> = {}) =>
  renderWidget(transferForm, {
    user: testUser,
    ...device,
    api: { [WALLET]: wallet, [PRICE]: priceOf, [NEED]: false, [SEND]: done, ...more },
  })
const settle = () => act(() => jest.advanceTimersByTimeAsync(500))
const fields = { mobile: "Receiver's mobile number", amount: 'Amount' }
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const sent = (calls: readonly { path: string; body?: unknown }[]) =>
  calls.filter(({ path }) => path === SEND).map(({ body }) => body as Record<string, unknown>)

async function fill(amount = '100'): Promise<void> {
  type(fields.mobile, MOBILE)
  type(fields.amount, amount)
  await settle()
}
async function enter(password = '135790'): Promise<void> {
  await act(async () => type('Pay password', password))
}
async function toPassword(): Promise<void> {
  await fill()
  await tap('Next')
  await tap('Confirm and pay')
}

test('shows fee, total and whom it reaches, masked', async () => {
  await open()
  await fill()
  expect(screen.getByText('Fee ¥0.50, ¥100.50 in all')).toBeInTheDocument()
  expect(screen.getByText('Receiver: **o')).toBeInTheDocument()
})

test('asks for the price of what is there at last only', async () => {
  const { calls } = await open()
  type(fields.mobile, MOBILE)
  type(fields.amount, '1')
  type(fields.amount, '10')
  type(fields.amount, '100')
  await settle()
  expect(calls.filter(({ path }) => path === PRICE).map(({ body }) => body)).toEqual([
    { amount: 10_000, toMobile: MOBILE },
  ])
})

test('an answer that was overtaken is not shown', async () => {
  let answerFirst = (_: unknown) => {}
  await open({
    [PRICE]: (request: { body?: unknown }) =>
      (request.body as { amount: number }).amount === 10_000
        ? new Promise((resolve) => {
            answerFirst = resolve
          })
        : priceOf(request),
  })
  await fill('100')
  await fill('200')
  await act(async () => answerFirst({ amount: 10_000, fee: 50, total: 10_050 }))
  expect(screen.getByText('Fee ¥1.00, ¥201.00 in all')).toBeInTheDocument()
})

test('all numbers are confirmed, then the password sends it', async () => {
  const { calls, navigator } = await open()
  await fill()
  await tap('Next')
  const sheet = screen.getByRole('dialog', { name: 'Check and confirm' })
  for (const text of ['**o (199****5678)', '¥100.00', '¥0.50', '¥100.50', '¥399.50']) {
    expect(within(sheet).getByText(text)).toBeInTheDocument()
  }
  await tap('Confirm and pay')
  await enter()
  expect(sent(calls)).toEqual([
    {
      accountId: 'a',
      toMobile: MOBILE,
      amount: 10_000,
      payPassword: '135790',
      requestId: expect.any(String),
    },
  ])
  expect(screen.getByRole('heading', { name: 'Transfer sent' })).toBeInTheDocument()
  await tap('View in the bill')
  expect(navigator.open).toHaveBeenCalledWith('/views/auto/bill?key=bill&id=line-1')
  expectSeen([
    'status: heading: Transfer sent | ¥ | 100 | .00',
    'To',
    '**o (199****5678)',
    'Fee',
    '¥0.50',
    'Balance',
    '¥399.50',
    'button: View in the bill',
    'button: Another transfer',
  ])
})

test.each([
  ['no number', '', '100', 'Enter your mobile number'],
  ['one’s own number', testUser.mobile, '100', 'This is your own number'],
  ['no amount', MOBILE, '', 'Enter an amount'],
  ['more than is not frozen', MOBILE, '400', 'More than the available ¥400.00, fee included'],
])('%s is told beside the field', async (_, mobile, amount, text) => {
  const { calls } = await open()
  type(fields.mobile, mobile)
  type(fields.amount, amount)
  await settle()
  await tap('Next')
  expect(alerts()).toContain(text)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent(calls)).toEqual([])
})

test('a number nobody has is told before anything is confirmed', async () => {
  await open({ [PRICE]: new ApiError(PRICE, 400, 'The receiver was not found.') })
  await fill()
  expect(alerts()).toEqual(['The receiver was not found.'])
  await tap('Next')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText(fields.amount)).toHaveValue('100')
})

test.each([
  [400, 'The pay password is wrong.'],
  [429, 'Too many attempts. Try again in ten minutes.'],
  [400, 'There is not enough money.'],
])('%d: %s is said beside the password, and the form is kept', async (code, message) => {
  await open({ [SEND]: new ApiError(SEND, code, message) })
  await toPassword()
  await enter()
  const sheet = screen.getByRole('dialog', { name: /^Transfer to/ })
  expect(within(sheet).getByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText(fields.mobile)).toHaveValue(MOBILE)
  expect(screen.getByLabelText(fields.amount)).toHaveValue('100')
})

test('a lost answer is asked for again as the same transfer', async () => {
  let reachable = false
  const { calls } = await open({
    [SEND]: () => {
      if (!reachable) throw new NetworkError(SEND)
      return done
    },
  })
  await toPassword()
  await enter()
  expect(screen.getByText(/it is never sent twice/)).toBeInTheDocument()
  reachable = true
  await enter()
  const [first, second] = sent(calls)
  expect(second).toEqual(first)
  expect(screen.getByRole('heading', { name: 'Transfer sent' })).toBeInTheDocument()
})

describe('a transfer whose answer was lost', () => {
  const UNKNOWN = /^Your last transfer, ¥100\.00 to 199\*\*\*\*5678, was not confirmed/
  const SECOND = /second transfer: ¥100\.00 to 199\*\*\*\*5678 was not confirmed/

  /** Sends one on a device and closes the app before there is an answer. */
  async function lose(error: AppError = new NetworkError(SEND)) {
    const storage = memoryStorage()
    const app = await open({ [SEND]: error }, { storage })
    await toPassword()
    await enter()
    const [order] = sent(app.calls)
    app.unmount()
    return { storage, order }
  }

  test('is offered again after a restart, and tried again it is the same transfer', async () => {
    const { storage, order } = await lose()
    const { calls } = await open({}, { storage })
    expect(screen.getByText(UNKNOWN)).toBeInTheDocument()
    expect(screen.getByLabelText(fields.mobile)).toHaveValue(MOBILE)
    expect(screen.getByLabelText(fields.amount)).toHaveValue('100')
    await tap('Try again')
    await enter()
    expect(sent(calls)).toEqual([order])
    expect(screen.getByRole('heading', { name: 'Transfer sent' })).toBeInTheDocument()
  })

  test('is known to the next start even when the app dies before anything comes back', async () => {
    const storage = memoryStorage()
    const app = await open({ [SEND]: () => new Promise(() => {}) }, { storage })
    await toPassword()
    await enter()
    app.unmount()
    await open({}, { storage })
    expect(screen.getByText(UNKNOWN)).toBeInTheDocument()
  })

  test('is forgotten once the answer is there', async () => {
    const { storage } = await lose()
    const app = await open({}, { storage })
    await tap('Try again')
    await enter()
    app.unmount()
    await open({}, { storage })
    expect(screen.queryByText(UNKNOWN)).toBeNull()
    expect(screen.getByLabelText(fields.amount)).toHaveValue('')
    expectSeen([
      'heading: From',
      'button «From Balance»: Balance | Available ¥400.00',
      "Receiver's mobile number",
      '*',
      "field «Receiver's mobile number», ≤ 20, 11 digits = ",
      'The receiver must have an account here',
      'Amount',
      '*',
      'field «Amount», ≤ 10, 0.00 = ',
      '¥',
      'status: The fee is shown when there is an amount',
      'A transfer arrives at once and cannot be taken back.',
      'button: Next',
    ])
  })

  test.each([
    ['an answer nobody can read', new ContractError(SEND, ['amount'])],
    ['a gateway that gave up', new ApiError(SEND, 504, '')],
  ])('%s is no answer', async (_, error) => {
    const { storage } = await lose(error)
    await open({}, { storage })
    expect(screen.getByText(UNKNOWN)).toBeInTheDocument()
  })

  test('a refusal is an answer: nothing is left to be confirmed', async () => {
    const { storage } = await lose(new ApiError(SEND, 400, 'The pay password is wrong.'))
    await open({}, { storage })
    expect(screen.queryByText(UNKNOWN)).toBeNull()
  })

  test('a refused second try says nothing about the first', async () => {
    const { storage, order } = await lose()
    const app = await open(
      { [SEND]: new ApiError(SEND, 400, 'The pay password is wrong.') },
      { storage },
    )
    await tap('Try again')
    await enter('111111')
    app.unmount()
    const { calls } = await open({}, { storage })
    await tap('Try again')
    await enter()
    expect(sent(calls)[0]).toMatchObject({ requestId: order?.requestId })
  })

  test('with another amount it is a second one, and says so before it is sent', async () => {
    const { storage, order } = await lose()
    const { calls } = await open({}, { storage })
    type(fields.amount, '200')
    await settle()
    expect(screen.getByText(SECOND)).toBeInTheDocument()
    await tap('Next')
    const sheet = screen.getByRole('dialog', { name: 'Check and confirm' })
    expect(within(sheet).getByText(SECOND)).toBeInTheDocument()
    await tap('Confirm and pay')
    await enter()
    expect(sent(calls)).toMatchObject([{ amount: 20_000 }])
    expect(sent(calls)[0]?.requestId).not.toBe(order?.requestId)
    // The first one is still not confirmed.
    await tap('Another transfer')
    expect(screen.getByText(SECOND)).toBeInTheDocument()
    await tap('Back to that transfer')
    await tap('Try again')
    await enter()
    expect(sent(calls)[1]).toEqual(order)
  })

  test('is shown to nobody else on the device, and waits for its user', async () => {
    const { storage } = await lose()
    const user = { ...testUser, id: '2002', userId: '2002', mobile: '13900139000' }
    const other = await open({}, { storage, user })
    expect(screen.queryByText(/not confirmed/)).toBeNull()
    expect(screen.getByLabelText(fields.mobile)).toHaveValue('')
    act(() => other.session.login(testUser))
    await settle()
    expect(screen.getByText(UNKNOWN)).toBeInTheDocument()
  })

  test('a logout does not forget it', async () => {
    const { storage } = await lose()
    const app = await open({}, { storage })
    act(() => app.session.logout('logout'))
    app.unmount()
    await open({}, { storage })
    expect(screen.getByText(UNKNOWN)).toBeInTheDocument()
  })

  test('can be given up', async () => {
    const { storage } = await lose()
    const app = await open({}, { storage })
    await tap('Give this one up')
    expect(screen.queryByText(UNKNOWN)).toBeNull()
    expect(screen.getByLabelText(fields.amount)).toHaveValue('')
    expect(app.services.persistence.read('transfers')).toBeUndefined()
  })

  test('is forgotten after a day', async () => {
    const { storage } = await lose()
    jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
    const app = await open({}, { storage })
    expect(screen.queryByText(UNKNOWN)).toBeNull()
    expect(app.services.persistence.read('transfers')).toBeUndefined()
  })

  test('the device keeps nothing of the pay password', async () => {
    const { storage } = await lose()
    const { services } = await open({}, { storage })
    expect(services.persistence.read('transfers')).toEqual([
      {
        userId: testUser.id,
        accountId: 'a',
        toMobile: MOBILE,
        amount: 10_000,
        requestId: expect.any(String),
        at: expect.any(Number),
      },
    ])
  })

  test('a device without room keeps it while the app lives', async () => {
    const app = await open({ [SEND]: new NetworkError(SEND) }, { storage: memoryStorage(0) })
    await toPassword()
    await enter()
    const [order] = sent(app.calls)
    expect(screen.getByText(UNKNOWN)).toBeInTheDocument()
    await enter()
    expect(sent(app.calls)[1]).toEqual(order)
    expectSeen([
      'status: Your last transfer, ¥100.00 to 199****5678, was not confirmed. Look at your bill or try again: trying again never sends it twice. | button: Bill',
      'button: Give this one up',
      'heading: From',
      'button «From Balance»: Balance | Available ¥400.00',
      "Receiver's mobile number",
      '*',
      "field «Receiver's mobile number», ≤ 20, 11 digits = 19912345678",
      'Receiver: **o',
      'Amount',
      '*',
      'field «Amount», ≤ 10, 0.00 = 100',
      '¥',
      'status: Fee ¥0.50, ¥100.50 in all',
      'A transfer arrives at once and cannot be taken back.',
      'button: Try again',
      'dialog «Transfer to 199****5678»: heading: Transfer to 199****5678 | button «Close» | ¥ | 100 | .50 | alert: No answer. Enter the password again: it is never sent twice. | field «Pay password» password, ≤ 6 =  (invalid) | button: My password has letters | button: Forgot password?',
    ])
  })
})

test('without a pay password it leads to the page that sets one, and keeps the form', async () => {
  const first = await open({ [NEED]: true })
  await toPassword()
  expect(first.navigator.open).toHaveBeenCalledWith('/auto/edit?url=/user/pay-password')
  expect(sent(first.calls)).toEqual([])
  first.unmount()
  await open({}, { kept: first.kept })
  expect(screen.getByLabelText(fields.mobile)).toHaveValue(MOBILE)
  expect(screen.getByLabelText(fields.amount)).toHaveValue('100')
})

test('the money can leave another account', async () => {
  const { calls } = await open()
  await tap('From Balance')
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Earnings/ })))
  await act(() => jest.advanceTimersByTimeAsync(500))
  await fill('5')
  await tap('Next')
  await tap('Confirm and pay')
  await enter()
  expect(sent(calls)[0]).toMatchObject({ accountId: 'b', amount: 500 })
})
