import { act, fireEvent, screen, within } from '@testing-library/react'
import { testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import {
  alerts,
  done,
  enter,
  fields,
  fill,
  MOBILE,
  NEED,
  open,
  PRICE,
  priceOf,
  SEND,
  sent,
  settle,
  tap,
  toPassword,
  type,
} from '../../testing/transfer-desk'

beforeAll(() => initI18n('en'))
beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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
