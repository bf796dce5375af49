import { screen } from '@testing-library/react'
import { gone, offers, press, sent, type } from '../../../../engine/testing/hands'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError, UnsupportedError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { DESK, pickup, shopOrder } from '../../testing/shop'
import { sellerOrders } from '.'

beforeAll(() => initI18n('en'))

const open = (order: object = {}, more: WidgetSetup = {}) =>
  renderWidget(sellerOrders, {
    user: testUser,
    query: { id: '7' },
    config: { show: 'order' },
    api: { ...DESK, 'merchant/order/show': { ...shopOrder, ...order } },
    ...more,
  })
/** A fact as it stands: its name, then what it is. */
const fact = (name: string) => screen.queryByText(name)?.parentElement?.textContent

test('the seller reads the whole number and address, copies them and calls', async () => {
  const { calls, host } = await open()
  expect(sent(calls, 'merchant/order/show')).toEqual([{ id: '7' }])
  expect(screen.getByRole('heading', { name: 'To ship' })).toBeInTheDocument()
  expect(screen.getByText(/^Lin\s+13800138000$/)).toBeInTheDocument()
  expect(screen.getByText('Hangzhou Wensan Road 1')).toBeInTheDocument()
  await press('Copy')
  expect(host.copy).toHaveBeenCalledWith('Lin 13800138000 Hangzhou Wensan Road 1')
  expect(host.toast).toHaveBeenCalledWith('Copied')
  await press('Call')
  expect(host.callPhone).toHaveBeenCalledWith('13800138000')
})

test('of a pick-up, who comes, where and when stand in the place of the address', async () => {
  const { host } = await open(pickup)
  expect(screen.getByText(/^Mei\s+13900139000$/)).toBeInTheDocument()
  expect(screen.getByText('Today, 18:00')).toBeInTheDocument()
  expect(screen.queryByText(/Hangzhou/)).toBeNull()
  await press('Copy')
  expect(host.copy).toHaveBeenCalledWith('Mei 13900139000 Arcade store')
})

test('a phone that cannot copy or call says so, and claims nothing', async () => {
  const error = new UnsupportedError('phone')
  const { host } = await open(
    {},
    { host: { copy: () => Promise.reject(error), callPhone: () => Promise.reject(error) } },
  )
  await press('Copy')
  await press('Call')
  expect(host.toast).toHaveBeenCalledTimes(2)
  expect(host.toast).not.toHaveBeenCalledWith('Copied')
})

test('sums, note and invoice are told', async () => {
  const invoice = {
    kind: 'company',
    title: 'Quay Ltd',
    taxNumber: '91440100TAP40000X',
    email: 'a@quay.cn',
  }
  await open({
    goodsAmount: 5000,
    freight: 805,
    couponDiscount: 300,
    amount: 5505,
    refundedAmount: 1000,
    note: 'Ring twice',
    invoice,
  })
  expect(fact('Order number')).toBe('Order numberS7')
  expect(fact('Goods')).toBe('Goods¥50.00')
  expect(fact('Shipping')).toBe('Shipping¥8.05')
  expect(fact('Coupon')).toBe('Coupon−¥3.00')
  expect(fact('Points')).toBeUndefined()
  expect(fact('Total')).toBe('Total¥55.05')
  expect(fact('Refunded')).toBe('Refunded¥10.00')
  expect(fact('Note')).toBe('NoteRing twice')
  expect(fact('Invoice')).toBe('InvoiceQuay Ltd 91440100TAP40000X a@quay.cn')
  expect(fact('Paid')).toBeDefined()
})

test('what there is not has no line: no payment, refund, note, invoice, hurry or parcel', async () => {
  await open({ status: 1, paidAt: null, actions: [] })
  for (const name of ['Paid', 'Refunded', 'Note', 'Invoice', 'Asked to hurry', 'Parcel 1'])
    expect(screen.queryByText(name)).toBeNull()
  expect(fact('Placed')).toBeDefined()
})

test('each parcel tells its carrier, its number and what is in it', async () => {
  const inside = [
    { position: 0, count: 1 },
    { position: 1, count: 2 },
  ]
  await open({
    urgedAt: 5,
    parcels: [
      { id: '1', carrier: 'EMS', number: 'EM123456', createdAt: 4, lines: inside },
      { id: '2', carrier: 'SF', number: 'SF1', createdAt: 5, lines: [{ position: 0, count: 2 }] },
    ],
  })
  expect(screen.getByText('Parcel 1').parentElement).toHaveTextContent(
    'Parcel 1EMS EM123456Hop Field × 1, Oat × 2',
  )
  expect(screen.getByText('Parcel 2').parentElement).toHaveTextContent('SF SF1Hop Field × 2')
  expect(screen.getByText('Asked to hurry')).toBeInTheDocument()
})

test('what is in a parcel is named by its place in the order, in whatever order lines come', async () => {
  const [hop, oat] = shopOrder.lines
  await open({
    lines: [oat, hop],
    parcels: [
      { id: '1', carrier: 'SF', number: 'SF1', createdAt: 5, lines: [{ position: 1, count: 2 }] },
    ],
  })
  expect(screen.getByText('Oat × 2')).toBeInTheDocument()
})

// What may be done is an answer, not a rule of the client (decision 0028).
test.each([
  [['ship'], { Ship: true, 'Pick list': true, Redeem: false, 'Close order': false }],
  [['redeem'], { Ship: false, 'Pick list': false, Redeem: true, 'Close order': false }],
  [['close'], { Ship: false, 'Pick list': false, Redeem: false, 'Close order': true }],
  [[], { Ship: false, 'Pick list': false, Redeem: false, 'Close order': false }],
])('with the actions %j these buttons are there: %j', async (actions, buttons) => {
  await open({ actions })
  for (const [name, isThere] of Object.entries(buttons)) expect(offers(name)).toBe(isThere)
})

test('the buttons lead to the pick list of this order, to the codes, and to the parcel', async () => {
  const { navigator } = await open({ actions: ['ship', 'redeem'] })
  await press('Pick list')
  expect(navigator.open).toHaveBeenLastCalledWith('/views/index?url=/merchant/picking&id=7')
  await press('Redeem')
  expect(navigator.open).toHaveBeenLastCalledWith('/views/index?url=/merchant/codes')
  await press('Ship')
  expect(screen.getByRole('dialog', { name: 'Ship' })).toBeInTheDocument()
  await press('Close')
  await gone('Ship')
})

test('a mini-program ships, and has no pick list', async () => {
  await open({}, { platform: 'weapp' })
  expect(offers('Ship')).toBe(true)
  expect(offers('Pick list')).toBe(false)
})

test('a link that names no order asks for none, and leads to the list', async () => {
  const { calls, navigator } = await open({}, { query: {} })
  expect(screen.getByText('No such order')).toBeInTheDocument()
  expect(sent(calls, 'merchant/order/show')).toEqual([])
  await press('Orders')
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/merchant/orders')
})

const CLOSE = 'merchant/order/close'
const closing = (answer: unknown, order: object = {}) =>
  open(
    { actions: ['ship', 'close'], ...order },
    {
      api: {
        ...DESK,
        'merchant/order/show': { ...shopOrder, actions: ['ship', 'close'], ...order },
        [CLOSE]: answer,
      },
    },
  )

describe('an order is closed by the shop', () => {
  test('for one of the usual reasons, once it was read what then happens', async () => {
    const { calls, host } = await closing(shopOrder)
    const asked = sent(calls, 'merchant/order/show').length
    await press('Close order')
    expect(screen.getByText(/^¥50\.00 goes back to where it came from/)).toBeInTheDocument()
    await press('Close the order')
    expect(screen.getByText('Say why.')).toBeInTheDocument()
    expect(sent(calls, CLOSE)).toEqual([])
    await press('Sold out')
    await press('Close the order')
    expect(sent(calls, CLOSE)).toEqual([
      { id: '7', reason: 'soldOut', requestId: expect.any(String) },
    ])
    expect(host.toast).toHaveBeenCalledWith('Closed. The money is on its way back.')
    await gone('Close order')
    expect(sent(calls, 'merchant/order/show').length).toBeGreaterThan(asked)
  })

  test('in its own words, which it must then say', async () => {
    const { calls } = await closing(shopOrder, { paidAt: null, status: 1 })
    await press('Close order')
    expect(
      screen.getByText('It is not paid. Stock, coupon and points go back at once.'),
    ).toBeInTheDocument()
    await type('Why? The buyer reads it', '  The keg was flat. ')
    await press('Close the order')
    expect(sent(calls, CLOSE)).toMatchObject([{ reason: 'The keg was flat.' }])
  })

  test('and what was chosen and typed stays when it is refused, or its answer is lost', async () => {
    const answers = [new NetworkError(CLOSE), new ApiError(CLOSE, 400, 'Some of it has left')]
    const { calls, host } = await closing(() => Promise.reject(answers.shift()))
    await press('Close order')
    await type('Why? The buyer reads it', 'Flat')
    for (let time = 0; time < 3; time += 1) await press('Close the order')
    expect(screen.getByLabelText('Why? The buyer reads it')).toHaveValue('Flat')
    expect(host.toast).not.toHaveBeenCalled()
    const [first, second, third] = sent(calls, CLOSE).map(
      (body) => (body as { requestId: string }).requestId,
    )
    expect(second).toBe(first)
    expect(third).not.toBe(second)
  })
})

test.each([
  ['Sold out', 'shop', 'Sold out'],
  ['expired', '', 'It was not paid in time.'],
  ['Ordered twice', '', 'Ordered twice'],
])('closed for “%s” by “%s”, the desk says why', async (closeReason, closedBy, words) => {
  await open({ status: 6, actions: [], closeReason, closedBy })
  expect(fact('Closed because')).toBe(`Closed because${words}`)
})
