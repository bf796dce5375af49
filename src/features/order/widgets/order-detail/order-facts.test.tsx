import { act, screen } from '@testing-library/react'
import { offers, press, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError, UnsupportedError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { line, order } from '../../testing/orders'
import { orderDetail } from '.'

beforeAll(() => initI18n('en'))

const SHOW = 'api/ordershow/show'
const TRACE = 'order/parcel/trace'
const open = (part: object = {}, more: WidgetSetup = {}, api: object = {}) =>
  renderWidget(orderDetail, {
    user: testUser,
    query: { id: '1' },
    api: { [SHOW]: { ...order, ...part }, ...api },
    ...more,
  })
/** A row as it reads: its name, then what it is. */
const row = (name: string) => screen.queryByText(name)?.parentElement?.textContent

// Point 11's states, each with a name of its own.
test.each([
  [1, 'Payment due'],
  [2, 'Waiting to ship'],
  [3, 'On its way'],
  [4, 'Completed'],
  [5, 'Refund or after-sale'],
  [6, 'Closed'],
])('an order of state %i is headed “%s”', async (status, name) => {
  await open({ status })
  expect(screen.getByRole('heading', { name })).toBeInTheDocument()
})

test('freight is told in money, and as free where there is none', async () => {
  const { unmount } = await open()
  expect(row('Shipping')).toBe('ShippingFree')
  unmount()
  await open({ freight: 1, amount: 2001 })
  expect(row('Shipping')).toBe('Shipping¥0.01')
})

// What is taken off has a line each; none, no line.
test('goods, what was taken off, the total and what went back add up', async () => {
  await open({
    goodsAmount: 2000,
    memberDiscount: 105,
    couponDiscount: 300,
    pointsDiscount: 5,
    amount: 1590,
    refundedAmount: 795,
  })
  expect(row('Goods')).toBe('Goods¥20.00')
  expect(row('Member discount')).toBe('Member discount−¥1.05')
  expect(row('Coupon')).toBe('Coupon−¥3.00')
  expect(row('Points')).toBe('Points−¥0.05')
  expect(row('Total')).toBe('Total¥15.90')
  expect(row('Refunded')).toBe('Refunded¥7.95')
})

test('what there is not has no line', async () => {
  await open({ paidAt: null })
  const names = ['Member discount', 'Coupon', 'Points', 'Refunded', 'Paid', 'Shipped', 'Received']
  for (const name of [...names, 'Closed', 'Note', 'Invoice', 'Parcel 1', 'Reviewed'])
    expect(screen.queryByText(name)).toBeNull()
  expect(offers('After-sales')).toBe(false)
  expect(offers('What you have said')).toBe(false)
})

test('each moment, the note and the invoice are told', async () => {
  const [day, invoice] = [1_700_000_000, { kind: 'person', title: 'Lin Xia' }]
  await open({
    createdAt: day,
    paidAt: day,
    shippedAt: day,
    receivedAt: day,
    closedAt: day,
    note: 'At the door',
    invoice,
  })
  for (const name of ['Placed', 'Paid', 'Shipped', 'Received', 'Closed'])
    expect(row(name)).toMatch(/2023/)
  expect(row('Note')).toBe('NoteAt the door')
  expect(row('Invoice')).toBe('InvoiceLin Xia')
})

describe('the day on which an order is received', () => {
  /** 20:30 of 30 November in London, 04:30 of 1 December in Beijing, whose days are the server's. */
  const AT = Date.UTC(2026, 10, 30, 20, 30) / 1000

  test('is told while it is on its way', async () => {
    await open({ status: 3, receivesAt: AT })
    const text = 'On its way. It counts as received on 1 Dec 2026, 04:30.'
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(row('Received')).toBeUndefined()
  })

  test('is not made up where the server does not say it', async () => {
    await open({ status: 3 })
    expect(screen.queryByText(/counts as received/)).toBeNull()
    expect(row('Received')).toBeUndefined()
  })

  test('is a line of its own once it has come, and nothing is announced any more', async () => {
    await open({ status: 4, receivedAt: AT, receivesAt: null })
    expect(row('Received')).toBe('Received1 Dec 2026, 04:30')
    expect(screen.queryByText(/counts as received/)).toBeNull()
  })
})

test.each([
  ['expired', 0, 'It was not paid in time.'],
  ['Ordered twice', 0, 'You cancelled it: “Ordered twice”.'],
  ['', 0, 'This order was cancelled or not paid in time.'],
  ['', 500, '¥5.00 has gone back to where it came from.'],
  ['refunded', 500, 'Everything in it was refunded. ¥5.00 has gone back to where it came from.'],
  [
    'Ordered twice',
    500,
    'You cancelled it: “Ordered twice”. ¥5.00 has gone back to where it came from.',
  ],
])('closed for “%s” with %i paid back, an order says why', async (closeReason, refunded, text) => {
  await open({ status: 6, closeReason, refundedAmount: refunded })
  expect(screen.getByText(text)).toBeInTheDocument()
})

test.each([
  ['Sold out', 0, 'Closed by the shop: “Sold out”.'],
  [
    'The keg was flat.',
    500,
    'Closed by the shop: “The keg was flat.”. ¥5.00 has gone back to where it came from.',
  ],
])(
  'closed by the shop for “%s” with %i paid back, an order says so',
  async (closeReason, refunded, text) => {
    await open({ status: 6, closedBy: 'shop', closeReason, refundedAmount: refunded })
    expect(screen.getByText(text)).toBeInTheDocument()
  },
)

test('why an order was closed is told of no order that is open', async () => {
  await open({ status: 2, closeReason: 'expired' })
  expect(screen.queryByText('It was not paid in time.')).toBeNull()
})

test('a line tells its variant, price and count, and leads to its product', async () => {
  const { navigator } = await open()
  const link = screen.getByRole('link', { name: /Hop Field/ })
  expect(link).toHaveTextContent('330 ml¥10.00× 2')
  await tap(link)
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=5')
})

test.each([{ claimed: 1 }, { refunded: 1 }])(
  'after-sales of a line with %j are one tap away',
  async (part) => {
    const { navigator } = await open({ lines: [{ ...line, ...part }] })
    await press('After-sales')
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/after-sale/list&id=1')
  },
)

test('a phone that cannot copy says so, and does not claim it did', async () => {
  const copy = () => Promise.reject(new UnsupportedError('share'))
  const { host } = await open({}, { host: { copy } })
  await press('Copy Order number')
  expect(host.toast).toHaveBeenCalledTimes(1)
  expect(host.toast).not.toHaveBeenCalledWith('Copied')
})

test('whoever comes back sees the order as it is now', async () => {
  let status = 2
  const { host } = await open({}, {}, { [SHOW]: () => ({ ...order, status }) })
  status = 3
  await act(async () => {
    for (const [left] of host.usePageHide.mock.calls) left()
    for (const [back] of host.usePageShow.mock.calls) back()
  })
  expect(screen.getByRole('heading', { name: 'On its way' })).toBeInTheDocument()
})

const parcels = [
  { id: '71', carrier: 'SF', number: 'SF123456', createdAt: 1, lines: [{ position: 3, count: 1 }] },
  {
    id: '72',
    carrier: 'EMS',
    number: 'EM654321',
    createdAt: 2,
    lines: [
      { position: 3, count: 1 },
      { position: 9, count: 4 },
    ],
  },
]

test('each parcel has its number, what is in it, and a copy of its number', async () => {
  const { host } = await open({ parcels })
  expect(row('Parcel 1')).toMatch(/^Parcel 1SF SF123456/)
  expect(row('Parcel 2')).toMatch(/^Parcel 2EMS EM654321/)
  // A place that the order does not have is no line of its own.
  expect(screen.getAllByText('Hop Field × 1')).toHaveLength(2)
  await press('Copy EM654321')
  expect(host.copy).toHaveBeenCalledWith('EM654321')
  expect(host.toast).toHaveBeenCalledWith('Copied')
})

test('the way of a parcel is asked for on a tap, the latest first, shown on a map, and hidden again', async () => {
  const step = (at: number, text: string) => ({ at, text, latitude: 23.1, longitude: 113.2 })
  const steps = [step(1_700_000_060, 'On the road'), step(1_700_000_000, 'Left the shop')]
  const trace = { carrier: 'SF', number: 'SF123456', isDelivered: false, steps, route: [] }
  const { calls, host } = await open({ parcels: parcels.slice(0, 1) }, {}, { [TRACE]: trace })
  expect(sent(calls, TRACE)).toEqual([])
  await press('Show the way')
  expect(sent(calls, TRACE)).toEqual([{ id: '71' }])
  const [latest] = screen.getAllByRole('listitem')
  expect(latest).toHaveTextContent('On the road')
  await press(/^On the road.*Show on the map/)
  expect(host.showPlace).toHaveBeenCalledWith({
    latitude: 23.1,
    longitude: 113.2,
    name: 'On the road',
    address: '',
  })
  await press('Hide the way')
  expect(screen.queryByText('On the road')).toBeNull()
  expect(offers('Show the way')).toBe(true)
})

test('a way that cannot be had is asked for again where it would stand', async () => {
  let isBroken = true
  const { calls } = await open(
    { parcels: parcels.slice(0, 1) },
    {},
    {
      [TRACE]: () => {
        if (isBroken) throw new ApiError(TRACE, 500, 'The carrier sleeps')
        return { carrier: 'SF', number: 'SF123456', isDelivered: true, steps: [], route: [] }
      },
    },
  )
  await press('Show the way')
  expect(screen.getByText('The carrier sleeps')).toBeInTheDocument()
  isBroken = false
  await press('Try again')
  expect(sent(calls, TRACE)).toHaveLength(2)
  expect(screen.queryByText('The carrier sleeps')).toBeNull()
})

test('a pick-up tells where, from when to when, who comes and when, and no address', async () => {
  const pickup = {
    code: '12345678',
    store: 'River Quay',
    address: 'Quay 1',
    hours: '10:00–22:00',
    name: 'Lin',
    mobile: '13800138000',
    time: 'today',
  }
  await open({ status: 3, pickup })
  expect(screen.getByText('River Quay')).toBeInTheDocument()
  expect(screen.getByText('Quay 1 · 10:00–22:00')).toBeInTheDocument()
  expect(screen.getByText('Lin · today')).toBeInTheDocument()
  expect(screen.getByText('Show this at the counter')).toBeInTheDocument()
  expect(screen.getByText('12345678')).toBeInTheDocument()
  expect(screen.queryByText(/Hangzhou/)).toBeNull()
})

test('a pick-up that is not paid yet has no code to show', async () => {
  const pickup = {
    code: '',
    store: 'River Quay',
    address: 'Quay 1',
    hours: '',
    name: 'Lin',
    mobile: '13800138000',
    time: '',
  }
  await open({ status: 1, pickup })
  expect(screen.getByText('Quay 1')).toBeInTheDocument()
  expect(screen.queryByText('Show this at the counter')).toBeNull()
})
