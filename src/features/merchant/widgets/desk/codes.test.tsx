import { act, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { button, isOff, offers, press, sent, tap, type } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { DESK, pickup, shopOf } from '../../testing/shop'
import { sellerCodes } from '.'

beforeAll(() => initI18n('en'))

const CODE = 'Pick-up, ticket or voucher code'
const FIND_PICKUP = 'merchant/pickup/find'
const HAND_OUT = 'merchant/pickup/redeem'
const FIND_VOUCHER = 'merchant/voucher/find'
const FIND_TICKET = 'merchant/ticket/find'
const REDEEM = 'merchant/voucher/redeem'
const voucher = {
  id: '1',
  code: '880000000001',
  name: 'A glass',
  image: '',
  total: 3,
  used: 1,
  state: 1,
  expiresAt: 1_900_000_000,
  payId: '1',
  packageId: '1',
  packageName: 'Evening',
  uses: [],
}
const ticket = {
  id: '9',
  code: '2604000001',
  state: 1,
  eventId: '1',
  title: 'Sours and cheese',
  image: '',
  startsAt: 1_900_000_000,
  endsAt: 1_900_007_200,
  count: 2,
  points: 0,
  createdAt: 1,
  place: { storeId: '1', name: 'A', address: '', phone: '', latitude: 0, longitude: 0 },
  cancelUntil: 1,
  canCancel: false,
  usedAt: null,
  cancelledAt: null,
}
const handedOut = { ...pickup, status: 4, actions: [] }
const open = (api: object = {}) =>
  renderWidget(sellerCodes, { user: testUser, api: { ...DESK, ...api } })
const lookUp = async (code: string) => {
  await type(CODE, code)
  await press('Look up')
}

// Eight digits are a pick-up's, twelve a voucher's; a QR code says which it is (decision 0028).
test.each([
  ['31007919', FIND_PICKUP, '31007919'],
  [' 3100 7919 ', FIND_PICKUP, '31007919'],
  ['taproom:pickup:31007919', FIND_PICKUP, '31007919'],
  ['880000000001', FIND_VOUCHER, '880000000001'],
  ['taproom:voucher:880000000001', FIND_VOUCHER, '880000000001'],
  ['26040 00001', FIND_TICKET, '2604000001'],
  ['taproom:ticket:2604000001', FIND_TICKET, '2604000001'],
])('“%s” is looked up at %s', async (typed, path, code) => {
  const { calls } = await open({
    [FIND_PICKUP]: pickup,
    [FIND_VOUCHER]: voucher,
    [FIND_TICKET]: ticket,
  })
  await lookUp(typed)
  const finds = calls.filter((call) => call.path.endsWith('/find'))
  expect(finds.map((call) => [call.path, call.query])).toEqual([[path, { code }]])
})

test.each([
  '',
  '1234567',
  '123456789',
  '12345678901',
  '1234567890123',
  '3100791a',
  'taproom:pickup:880000000001',
  'taproom:voucher:31007919',
  'x31007919',
])('“%s” is no code, and the server is asked for nothing', async (typed) => {
  const { calls } = await open()
  await lookUp(typed)
  expect(screen.getByRole('alert')).toHaveTextContent('A code has 8, 10 or 12 digits.')
  expect(calls.some(({ path }) => path.includes('find'))).toBe(false)
  await type(CODE, '3')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(
    screen.getByText('8 digits for a pick-up, 10 for a ticket, 12 for a voucher'),
  ).toBeInTheDocument()
})

test('a code nobody has is told in the words of the server, and what was found before is gone', async () => {
  await open({ [FIND_PICKUP]: pickup, [FIND_VOUCHER]: new ApiError('x', 404, 'No such voucher') })
  await lookUp('31007919')
  expect(offers('Hand out')).toBe(true)
  await lookUp('880000000001')
  expect(screen.getByRole('alert')).toHaveTextContent('No such voucher')
  expect(offers('Hand out')).toBe(false)
})

test.each([
  ['No such voucher', 'No such voucher'],
  ['code：It has expired', 'It has expired'],
])('“%s” stands at the field until another code is typed', async (said, shown) => {
  await open({ [FIND_VOUCHER]: new ApiError('x', 400, said) })
  await lookUp('880000000001')
  expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${shown}$`))
  await type(CODE, '88')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a pick-up is looked at, then handed out once', async () => {
  const { calls } = await open({ [FIND_PICKUP]: pickup, [HAND_OUT]: handedOut })
  await lookUp('31007919')
  expect(screen.getByText('Mei · 13900139000')).toBeInTheDocument()
  expect(screen.getByText('Waits at the store')).toBeInTheDocument()
  expect(screen.getByText('S8 · Arcade store · Today, 18:00')).toBeInTheDocument()
  expect(sent(calls, HAND_OUT)).toEqual([])
  await press('Hand out')
  expect(sent(calls, HAND_OUT)).toEqual([{ code: '31007919' }])
  expect(screen.getByText('Completed')).toBeInTheDocument()
  expect(offers('Hand out')).toBe(false)
})

test('pieces that went back are not handed out', async () => {
  const [hop] = pickup.lines
  await open({ [FIND_PICKUP]: { ...pickup, lines: [{ ...hop, count: 5, refunded: 2 }] } })
  await lookUp('31007919')
  expect(screen.getByText('× 3')).toBeInTheDocument()
})

test('what was handed out without an answer is not handed out again', async () => {
  let isOut = false
  await open({
    [FIND_PICKUP]: () => (isOut ? handedOut : pickup),
    [HAND_OUT]: () => {
      isOut = true
      throw new NetworkError(HAND_OUT, 'lost')
    },
  })
  await lookUp('31007919')
  await press('Hand out')
  expect(screen.getByText(/^No connection/)).toBeInTheDocument()
  expect(screen.getByText('Completed')).toBeInTheDocument()
  expect(offers('Hand out')).toBe(false)
})

test('what could not be handed out, and cannot be looked at again, can still be tried', async () => {
  let tries = 0
  await open({
    [FIND_PICKUP]: () => {
      tries += 1
      if (tries > 1) throw new NetworkError(FIND_PICKUP, 'gone')
      return pickup
    },
    [HAND_OUT]: new ApiError(HAND_OUT, 400, 'Not at this store'),
  })
  await lookUp('31007919')
  await press('Hand out')
  expect(screen.getByText('Not at this store')).toBeInTheDocument()
  expect(offers('Hand out')).toBe(true)
})

test('of a voucher as many pieces go as are left, at the store that is chosen', async () => {
  const used = { ...voucher, used: 3, state: 2, uses: [{ at: 60, count: 2, store: 'Tea Hill' }] }
  const { calls, host } = await open({ [FIND_VOUCHER]: voucher, [REDEEM]: used })
  await lookUp('880000000001')
  expect(screen.getByText('A glass')).toBeInTheDocument()
  expect(screen.getByText(/^2 of 3 left/)).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Arcade store' })).toBeChecked()
  await tap(screen.getByRole('radio', { name: 'Tea Hill' }))
  // No more than are left, however often it is tapped.
  for (let time = 0; time < 3; time += 1) await press('More')
  await press('Redeem 2 pieces')
  expect(sent(calls, REDEEM)).toEqual([
    { code: '880000000001', count: 2, storeId: '308', requestId: expect.any(String) },
  ])
  expect(host.toast).toHaveBeenCalledWith('2 pieces redeemed')
  expect(screen.getByText('Used up')).toBeInTheDocument()
  expect(screen.getByText(/Tea Hill · × 2$/)).toBeInTheDocument()
  expect(offers(/^Redeem/)).toBe(false)
})

test('one piece goes unless more are chosen, and never none', async () => {
  const { calls, host } = await open({ [FIND_VOUCHER]: voucher, [REDEEM]: { ...voucher, used: 2 } })
  await lookUp('880000000001')
  expect(isOff(button('Fewer'))).toBe(true)
  await press('Redeem 1 piece')
  expect(sent(calls, REDEEM)).toMatchObject([{ count: 1, storeId: '302' }])
  expect(host.toast).toHaveBeenCalledWith('1 piece redeemed')
  expect(screen.getByText(/^1 of 3 left/)).toBeInTheDocument()
  expect(isOff(button('More'))).toBe(true)
})

// Used up, over, paid back: decision 0028's vouchers. The last is open and has nothing left.
test.each([
  [{ state: 2, used: 3 }, 'Used up'],
  [{ state: 3, used: 1 }, 'Over'],
  [{ state: 4, used: 0 }, 'Paid back'],
  [{ state: 1, used: 3 }, 'Open'],
])('of a voucher %j, which is “%s”, nothing can be redeemed', async (more, state) => {
  await open({ [FIND_VOUCHER]: { ...voucher, ...more } })
  await lookUp('880000000001')
  expect(screen.getByText(state)).toBeInTheDocument()
  expect(offers(/^Redeem/)).toBe(false)
})

test('a shop with one store is not asked which', async () => {
  const shop = { ...shopOf('402'), stores: [{ id: '302', name: 'Arcade store', image: '' }] }
  await open({ [FIND_VOUCHER]: voucher, 'merchant/merchants/show': shop })
  await lookUp('880000000001')
  expect(screen.queryByRole('radiogroup')).toBeNull()
  expect(offers('Redeem 1 piece')).toBe(true)
})

// Decision 0033: a wish has a name until somebody answers.
test('a voucher whose answer was lost is redeemed by the same name, a refused one by another', async () => {
  const answers = [new NetworkError(REDEEM, 'lost'), new ApiError(REDEEM, 400, 'Over')]
  const { calls } = await open({
    [FIND_VOUCHER]: voucher,
    [REDEEM]: () => Promise.reject(answers.shift()),
  })
  await lookUp('880000000001')
  for (let time = 0; time < 3; time += 1) await press('Redeem 1 piece')
  const [first, second, third] = (sent(calls, REDEEM) as { requestId: string }[]).map(
    ({ requestId }) => requestId,
  )
  expect(second).toBe(first)
  expect(third).not.toBe(second)
})

test('a scanned code is looked up at once', async () => {
  const { page: shown, calls } = await open({ [FIND_VOUCHER]: voucher })
  await act(async () =>
    runInAction(() => shown.state.set('merchant-scanned', 'taproom:voucher:880000000001')),
  )
  expect(sent(calls, FIND_VOUCHER)).toEqual([{ code: '880000000001' }])
  expect(screen.getByText('A glass')).toBeInTheDocument()
  expect(screen.getByLabelText(CODE)).toHaveValue('taproom:voucher:880000000001')
  await act(async () =>
    runInAction(() => shown.state.set('merchant-scanned', 'taproom:voucher:880000000001')),
  )
  expect(sent(calls, FIND_VOUCHER)).toHaveLength(2)
})

test('guests of an event are let in once', async () => {
  const { calls } = await open({
    [FIND_TICKET]: ticket,
    'merchant/ticket/redeem': { ...ticket, state: 2, usedAt: 1_900_000_000 },
  })
  await lookUp('2604000001')
  expect(screen.getByText('Sours and cheese')).toBeInTheDocument()
  expect(screen.getByText(/· 2 guests$/)).toBeInTheDocument()
  await press('Let them in')
  expect(sent(calls, 'merchant/ticket/redeem')).toEqual([{ code: '2604000001' }])
  expect(screen.getByText('Used')).toBeInTheDocument()
  expect(offers('Let them in')).toBe(false)
})
