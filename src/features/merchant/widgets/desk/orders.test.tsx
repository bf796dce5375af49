import { act, fireEvent, screen, within } from '@testing-library/react'
import { runInAction } from 'mobx'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { DESK, page, shopOrder } from '../../testing/shop'
import { sellerCodes, sellerOrders, sellerPicking } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'merchant/order/page'
const SHIP = 'merchant/order/ship'
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }))
const sent = (calls: readonly { path: string; body?: unknown }[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

const openList = (query = {}, api: object = {}) =>
  renderWidget(sellerOrders, {
    user: testUser,
    query,
    api: { ...DESK, [PAGE]: page([shopOrder], { counts: { 2: 5 } }), ...api },
  })

test('the address chooses the tab, and each tab counts', async () => {
  const { calls, navigator } = await openList({ status: '2' })
  expect(screen.getByRole('tab', { name: 'To ship 5' })).toHaveAttribute('aria-selected', 'true')
  expect(sent(calls, PAGE)).toContainEqual({
    pageIndex: 1,
    pageSize: 15,
    merchantId: '402',
    status: 2,
  })
  await tap(screen.getByRole('link', { name: 'Order S7, To ship' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/merchant/order&id=7')
})

test('a parcel takes what is left unless fewer are chosen, and goes once', async () => {
  const { calls, host } = await openList({}, { [SHIP]: shopOrder })
  await tap(button('Ship order S7'))
  const sheet = within(screen.getByRole('dialog', { name: 'Ship' }))
  const oat = within(sheet.getByRole('group', { name: 'Pieces of Oat' }))
  expect(oat.getByRole('status')).toHaveTextContent('2')
  await tap(oat.getByRole('button', { name: 'Fewer' }))
  await tap(oat.getByRole('button', { name: 'Fewer' }))
  await tap(button('SF Express'))
  await type('Parcel number', 'SF1234567')
  await tap(button('Send the parcel'))
  expect(sent(calls, SHIP)).toEqual([
    {
      id: '7',
      carrier: 'SF Express',
      number: 'SF1234567',
      lines: [{ position: 0, count: 2 }],
      requestId: expect.any(String),
    },
  ])
  expect(host.toast).toHaveBeenCalledWith('The parcel is on its way')
})

test('an empty parcel and one without a number are not sent', async () => {
  const { calls } = await openList({}, { [SHIP]: shopOrder })
  await tap(button('Ship order S7'))
  await type('Parcel number', '12')
  for (const name of ['Hop Field', 'Oat']) {
    const group = within(screen.getByRole('group', { name: `Pieces of ${name}` }))
    await tap(group.getByRole('button', { name: 'Fewer' }))
    await tap(group.getByRole('button', { name: 'Fewer' }))
  }
  await tap(button('Send the parcel'))
  expect(screen.getByText('Put at least one piece into the parcel.')).toBeInTheDocument()
  expect(screen.getByText('Six to thirty letters and digits.')).toBeInTheDocument()
  expect(screen.getByText('Enter the carrier.')).toBeInTheDocument()
  expect(sent(calls, SHIP)).toEqual([])
  expectSeen([
    'picture /pictures/store/x.svg?w=44',
    'heading: Old Arcade',
    'button «Switch shop, now Old Arcade»: Switch',
    'tablist «Orders»',
    'tab (selected): All',
    'tab: To ship | 5',
    'tab: On the way',
    'tab: After-sale',
    'tab: Done',
    'tab: To be paid',
    'tab: Closed',
    'field «Order number or product», ≤ 140, Order number or product = ',
    'list «Orders»',
    'listitem: link «Order S7, To ship»: S7 | To ship | Hop Field | 330 ml · 1 sent | × 3 | Oat | 330 ml | × 2 | Lin · Hangzhou | ¥ | 50 | .00 | button «Ship order S7»: Ship',
    'status: That is all',
    'button: Pick list',
    'dialog «Ship»: heading: Ship | button «Close» | What is in the parcel | Hop Field | 330 ml · 2 left | group «Pieces of Hop Field» | button «Fewer» (disabled) | status: 0 | button «More» | Oat | 330 ml · 2 left | group «Pieces of Oat» | button «Fewer» (disabled) | status: 0 | button «More» | alert: Put at least one piece into the parcel. | Carrier | * | field «Carrier», ≤ 20 =  (invalid) | alert: Enter the carrier. | button: SF Express | button: JD Logistics | button: ZTO Express | button: EMS | Parcel number | * | field «Parcel number», ≤ 30 = 12 (invalid) | button «Scan the parcel number» | alert: Six to thirty letters and digits. | button: Send the parcel',
  ])
})

test('what was typed stays when the server refuses', async () => {
  await openList({}, { [SHIP]: new ApiError(SHIP, 400, 'Not that many are left') })
  await tap(button('Ship order S7'))
  await tap(button('EMS'))
  await type('Parcel number', 'EM123456')
  await tap(button('Send the parcel'))
  expect(screen.getByText('Not that many are left')).toBeInTheDocument()
  expect(screen.getByLabelText('Parcel number')).toHaveValue('EM123456')
})

test('a parcel whose answer was lost goes by the same name, and a refused one by another', async () => {
  const answers = [new NetworkError(SHIP), new ApiError(SHIP, 409, 'Another body')]
  const { calls } = await openList({}, { [SHIP]: () => Promise.reject(answers.shift()) })
  await tap(button('Ship order S7'))
  await tap(button('EMS'))
  await type('Parcel number', 'EM123456')
  for (let time = 0; time < 3; time += 1) await tap(button('Send the parcel'))
  const [first, second, third] = sent(calls, SHIP).map(
    (body) => (body as { requestId: string }).requestId,
  )
  expect(second).toBe(first)
  expect(third).not.toBe(second)
})

test('one order tells the seller the whole number and address', async () => {
  const { host } = await renderWidget(sellerOrders, {
    user: testUser,
    query: { id: '7' },
    config: { show: 'order' },
    api: { ...DESK, 'merchant/order/show': shopOrder },
  })
  expect(screen.getByText(/13800138000/)).toBeInTheDocument()
  await tap(button('Copy'))
  expect(host.copy).toHaveBeenCalledWith('Lin 13800138000 Hangzhou Wensan Road 1')
  await tap(button('Call'))
  expect(host.callPhone).toHaveBeenCalledWith('13800138000')
  expectSeen([
    'heading: To ship',
    'Lin 13800138000',
    'Hangzhou Wensan Road 1',
    'button: Copy',
    'button: Call',
    'Hop Field',
    '330 ml · 1 sent',
    '× 3',
    'Oat',
    '330 ml',
    '× 2',
    'Order number',
    'S7',
    'Placed',
    expect.stringMatching(/^.+$/),
    'Paid',
    expect.stringMatching(/^.+$/),
    'Goods',
    '¥50.00',
    'Shipping',
    '¥0.00',
    'Total',
    '¥50.00',
    'button: Pick list',
    'button: Ship',
  ])
})

test('the pick list says what is left, and is printed in a browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  await renderWidget(sellerPicking, {
    user: testUser,
    config: {},
    api: { ...DESK, [PAGE]: page([shopOrder], { counts: {} }) },
  })
  expect(screen.getByText('Hop Field · 330 ml')).toBeInTheDocument()
  expect(screen.getAllByText('× 2')).toHaveLength(2)
  await tap(button('Print'))
  expect(print).toHaveBeenCalledTimes(1)
  expectSeen([
    'picture /pictures/store/x.svg?w=44',
    'heading: Old Arcade',
    'button «Switch shop, now Old Arcade»: Switch',
    'S7',
    expect.stringMatching(/^.+$/),
    'Lin 13800138000',
    'Hangzhou Wensan Road 1',
    'Hop Field · 330 ml',
    '× 2',
    'Oat · 330 ml',
    '× 2',
    'button: Print',
  ])
})

test('a mini-program has nothing to print with', async () => {
  await renderWidget(sellerPicking, {
    user: testUser,
    platform: 'weapp',
    config: {},
    api: { ...DESK, [PAGE]: page([shopOrder], { counts: {} }) },
  })
  expect(screen.getByText('Hop Field · 330 ml')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

const pickup = {
  ...shopOrder,
  status: 3,
  way: 2,
  pickup: {
    code: '',
    store: 'Arcade store',
    address: '',
    hours: '',
    name: 'Mei',
    mobile: '13900139000',
    time: '',
  },
  actions: ['redeem'],
}
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
const openCodes = (api: object) =>
  renderWidget(sellerCodes, { user: testUser, api: { ...DESK, ...api } })
const CODE = 'Pick-up or voucher code'

test('eight digits are a pick-up: looked at, then handed out', async () => {
  const { calls } = await openCodes({
    'merchant/pickup/find': pickup,
    'merchant/pickup/redeem': { ...pickup, status: 4, actions: [] },
  })
  await type(CODE, ' 3100 7919')
  await tap(button('Look up'))
  expect(screen.getByText('Mei · 13900139000')).toBeInTheDocument()
  await tap(button('Hand out'))
  expect(sent(calls, 'merchant/pickup/redeem')).toEqual([{ code: '31007919' }])
  expect(screen.getByText('Completed')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Hand out' })).toBeNull()
  expectSeen([
    'picture /pictures/store/x.svg?w=44',
    'heading: Old Arcade',
    'button «Switch shop, now Old Arcade»: Switch',
    'Pick-up or voucher code',
    'field «Pick-up or voucher code», ≤ 40 =  3100 7919',
    'button «Scan a code»',
    '8 digits for a pick-up, 12 for a voucher',
    'button: Look up',
    'Mei · 13900139000',
    'Completed',
    'S7 · Arcade store',
    'Hop Field',
    '330 ml',
    '× 3',
    'Oat',
    '330 ml',
    '× 2',
  ])
})

test('what was handed out without an answer is not handed out again', async () => {
  let isOut = false
  await openCodes({
    'merchant/pickup/find': () => (isOut ? { ...pickup, status: 4, actions: [] } : pickup),
    'merchant/pickup/redeem': () => {
      isOut = true
      throw new NetworkError('merchant/pickup/redeem', 'lost')
    },
  })
  await type(CODE, '31007919')
  await tap(button('Look up'))
  await tap(button('Hand out'))
  expect(screen.getByText(/^No connection/)).toBeInTheDocument()
  expect(screen.getByText('Completed')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Hand out' })).toBeNull()
})

test('twelve digits are a voucher: as many pieces as are left, at the store that is chosen', async () => {
  const { calls } = await openCodes({
    'merchant/voucher/find': voucher,
    'merchant/voucher/redeem': { ...voucher, used: 3, state: 2 },
  })
  await type(CODE, '880000000001')
  await tap(button('Look up'))
  expect(screen.getByText(/^2 of 3 left/)).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: 'Tea Hill' }))
  // No more than are left, however often it is tapped.
  for (let time = 0; time < 3; time += 1) await tap(button('More'))
  await tap(button('Redeem 2 pieces'))
  expect(sent(calls, 'merchant/voucher/redeem')).toEqual([
    { code: '880000000001', count: 2, storeId: '308', requestId: expect.any(String) },
  ])
  expect(screen.getByText('Used up')).toBeInTheDocument()
})

test('anything else is no code, and the server is asked for nothing', async () => {
  const { calls } = await openCodes({})
  await type(CODE, '1234567')
  await tap(button('Look up'))
  expect(screen.getByRole('alert')).toHaveTextContent('A code has 8 or 12 digits.')
  expect(calls.some(({ path }) => path.includes('find'))).toBe(false)
})

test('a scanned code is looked up at once', async () => {
  const { page: shown, calls } = await openCodes({ 'merchant/voucher/find': voucher })
  await act(async () =>
    runInAction(() => shown.state.set('merchant-scanned', 'taproom:voucher:880000000001')),
  )
  expect(calls.find(({ path }) => path === 'merchant/voucher/find')?.query).toEqual({
    code: '880000000001',
  })
  expect(screen.getByText('A glass')).toBeInTheDocument()
  expectSeen([
    'picture /pictures/store/x.svg?w=44',
    'heading: Old Arcade',
    'button «Switch shop, now Old Arcade»: Switch',
    'Pick-up or voucher code',
    'field «Pick-up or voucher code», ≤ 40 = taproom:voucher:880000000001',
    'button «Scan a code»',
    '8 digits for a pick-up, 12 for a voucher',
    'button: Look up',
    'A glass',
    'Evening',
    'Open',
    '2 of 3 left',
    expect.stringMatching(/^· until .+$/),
    'radiogroup «At which store?»',
    'radio (checked): Arcade store',
    'radio: Tea Hill',
    'Pieces',
    'group «Pieces»',
    'button «Fewer» (disabled)',
    'status: 1',
    'button «More»',
    'button: Redeem 1 piece',
  ])
})
