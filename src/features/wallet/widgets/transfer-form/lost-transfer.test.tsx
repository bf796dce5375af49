import { act, screen, within } from '@testing-library/react'
import { testUser } from '../../../../engine/testing/render-widget'
import { ApiError, type AppError, ContractError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import {
  enter,
  fields,
  fill,
  MOBILE,
  open,
  SEND,
  sent,
  settle,
  tap,
  toPassword,
  type,
  WALLET,
  wallet,
} from '../../testing/transfer-desk'

beforeAll(() => initI18n('en'))
beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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

test('points are offered again as points', async () => {
  const account = { id: 'p', kind: 'points', name: 'Points', currency: 'points', frozen: 0 }
  const held = {
    [WALLET]: { ...wallet, accounts: [...wallet.accounts, { ...account, amount: 900 }] },
  }
  const storage = memoryStorage()
  const app = await open({ ...held, [SEND]: new NetworkError(SEND) }, { storage })
  await tap(/^From/)
  await act(async () => screen.getByRole('radio', { name: /^Points/ }).click())
  await fill('120')
  await tap('Next')
  await tap('Confirm and pay')
  await enter()
  const [order] = sent(app.calls)
  expect(order).toMatchObject({ accountId: 'p', amount: 120 })
  app.unmount()
  const { calls } = await open(held, { storage })
  expect(screen.getByText(/^Your last transfer, 120 points to/)).toBeInTheDocument()
  expect(screen.getByLabelText(fields.amount)).toHaveValue('120')
  await tap('Try again')
  await enter()
  expect(sent(calls)).toEqual([order])
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
})
