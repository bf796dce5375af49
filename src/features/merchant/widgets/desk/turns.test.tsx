import { act, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import {
  button,
  gone,
  isOff,
  offers,
  press,
  sent,
  tap,
  type,
} from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import {
  beer,
  CLASSES,
  DESK,
  figures,
  night,
  page,
  review,
  sale,
  shopOrder,
} from '../../testing/shop'
import {
  sellerApplications,
  sellerBuyers,
  sellerCoupons,
  sellerFigures,
  sellerOrders,
  sellerProduct,
  sellerProducts,
  sellerSales,
} from '.'

beforeAll(() => initI18n('en'))

const open = (widget: Parameters<typeof renderWidget>[0], api: object, more: object = {}) =>
  renderWidget(widget, { user: testUser, api: { ...DESK, ...api }, ...more })

// What is read again is one thing, by its name.
test('an answer begins with the one review, read anew', async () => {
  const path = 'merchant/review/page'
  const { calls } = await open(sellerBuyers, { [path]: page([review]) })
  await press('Answer L***a')
  expect(sent(calls, path).at(-1)).toEqual({
    pageIndex: 1,
    pageSize: 1,
    merchantId: '402',
    id: '5',
  })
  await press('Close')
  await gone('Answer')
})

test('a review that cannot be read is not answered, and it is said why', async () => {
  const path = 'merchant/review/page'
  let isBroken = false
  const read = () => {
    if (isBroken) throw new ApiError(path, 400, 'It was taken back.')
    return page([review])
  }
  await open(sellerBuyers, { [path]: read })
  isBroken = true
  await press('Answer L***a')
  expect(screen.getByRole('alert')).toHaveTextContent('It was taken back.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a decision whose answer was lost is looked for by the number of its order', async () => {
  const path = 'merchant/afterSale/page'
  const { calls } = await open(sellerSales, {
    [path]: page([sale]),
    'merchant/afterSale/decide': new NetworkError('x', 'lost'),
  })
  const row = screen.getByRole('link', { name: 'Return and refund: Hop Field, To decide' })
  await tap(row)
  await press('Approve')
  expect(sent(calls, path)).toContainEqual({ keyword: 'S7', pageIndex: 1, pageSize: 20 })
})

test.each([
  [1, 'warning'],
  [4, 'warning'],
  [5, 'warning'],
  [10, 'warning'],
  [6, 'success'],
  [7, 'success'],
  [2, 'neutral'],
  [3, 'neutral'],
  [8, 'neutral'],
])('an after-sale in state %i looks %s: what waits for the shop is loud', async (state, tone) => {
  const { container } = await open(sellerSales, {
    'merchant/afterSale/page': page([{ ...sale, state }]),
  })
  expect(container.querySelector('.tp-tag')).toHaveClass(`tp-tag--${tone}`)
})

const ORDERS = 'merchant/order/page'
const SHIP = 'merchant/order/ship'
const counted = page([shopOrder], { counts: { 2: 5 } })

test('the next parcel begins with all that is left', async () => {
  const { calls } = await open(sellerOrders, { [ORDERS]: counted, [SHIP]: shopOrder })
  await press('Ship order S7')
  await tap(screen.getAllByRole('button', { name: 'Fewer' })[0] as HTMLElement)
  await press('EMS')
  await type('Parcel number', 'EM123456')
  await press('Send the parcel')
  await press('Ship order S7')
  await type('Parcel number', 'EM123457')
  await press('Send the parcel')
  const counts = (sent(calls, SHIP) as { lines: { count: number }[] }[]).map(({ lines }) =>
    lines.map(({ count }) => count),
  )
  expect(counts).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('what is scanned while the parcel is closed is not for it', async () => {
  const { page: shown } = await open(sellerOrders, { [ORDERS]: counted })
  await press('Ship order S7')
  await press('Close')
  await gone('Ship')
  await act(async () => runInAction(() => shown.state.set('merchant-scanned', 'ZT0001234')))
  await press('Ship order S7')
  expect(screen.getByLabelText('Parcel number')).toHaveValue('')
})

test('all that takes something off an order has its line', async () => {
  const order = { ...shopOrder, memberDiscount: 105, pointsDiscount: 200, freight: 0 }
  const more = { query: { id: '7' }, config: { show: 'order' } }
  await open(sellerOrders, { 'merchant/order/show': order }, more)
  const fact = (name: string) => screen.getByText(name).parentElement?.textContent
  expect(fact('Member discount')).toBe('Member discount−¥1.05')
  expect(fact('Points')).toBe('Points−¥2.00')
  expect(fact('Shipping')).toBe('Shipping¥0.00')
})

test('an order is shipped from its own page too', async () => {
  const more = { query: { id: '7' }, config: { show: 'order' } }
  const { calls } = await open(
    sellerOrders,
    { 'merchant/order/show': shopOrder, [SHIP]: shopOrder },
    more,
  )
  await press('Ship')
  await press('EMS')
  await type('Parcel number', 'EM123456')
  await press('Send the parcel')
  expect(sent(calls, SHIP)).toMatchObject([{ id: '7', carrier: 'EMS' }])
  await gone('Ship')
})

const APPLY = 'merchant/application/page'
const DECIDE = 'merchant/application/decide'

test('while an applicant is approved they cannot be refused', async () => {
  await open(sellerApplications, { [APPLY]: page([night]), [DECIDE]: () => new Promise(() => {}) })
  expect(isOff(button('Refuse Night Shift'))).toBe(false)
  await press('Approve Night Shift')
  expect(isOff(button('Refuse Night Shift'))).toBe(true)
})

test('a refusal that is not taken stays open with its reason; it can be left', async () => {
  const { host } = await open(sellerApplications, {
    [APPLY]: page([night]),
    [DECIDE]: new ApiError(DECIDE, 400, 'Answered already'),
  })
  await press('Refuse Night Shift')
  await type('Why do you refuse?', 'No licence')
  await press('Refuse')
  expect(screen.getByText('Answered already')).toBeInTheDocument()
  expect(screen.getByLabelText('Why do you refuse?')).toHaveValue('No licence')
  expect(host.toast).not.toHaveBeenCalled()
  await press('Close')
  await gone('Refuse Night Shift')
})

test('after a refusal the panel closes and the list is read anew', async () => {
  const { calls } = await open(sellerApplications, { [APPLY]: page([night]), [DECIDE]: night })
  await press('Refuse Night Shift')
  await type('Why do you refuse?', 'No licence')
  const before = sent(calls, APPLY).length
  await press('Refuse')
  await gone('Refuse Night Shift')
  expect(sent(calls, APPLY)).toHaveLength(before + 1)
})

test('a new coupon can be left unmade', async () => {
  const { calls } = await open(sellerCoupons, { 'merchant/coupon/page': page([]) })
  await press('New coupon')
  await press('Close')
  await gone('New coupon')
  expect(calls.some(({ path }) => path.endsWith('save'))).toBe(false)
})

const PRODUCT = { ...CLASSES, 'merchant/product/show': beer }
test.each([
  [8, true],
  [9, false],
])('with %i pictures another can be added: %s', async (count, can) => {
  const images = Array.from({ length: count }, (_, at) => `/pictures/${at}.svg`)
  const api = { ...PRODUCT, 'merchant/product/show': { ...beer, images } }
  await open(sellerProduct, api, { query: { id: '21' } })
  expect(offers(/^Add a picture/)).toBe(can)
})

test('what a form of a product needs and cannot have is told in its place', async () => {
  const path = 'relation/ProductClassRelation/tree'
  await open(sellerProduct, { ...PRODUCT, [path]: new ApiError(path, 500, 'No classes') })
  expect(screen.getByText('No classes')).toBeInTheDocument()
  expect(offers('Save')).toBe(false)
})

test('a class is chosen from a panel that can be left', async () => {
  await open(sellerProduct, PRODUCT)
  expect(button('Class')).toHaveTextContent('Choose a class')
  await press('Class')
  await press('Close')
  await gone('Class')
  expect(button('Class')).toHaveTextContent('Choose a class')
})

test('a definition may have other addresses for what lies elsewhere', async () => {
  const config = { urls: { orders: '/x?a=1', product: '/y?b=1' } }
  const first = await open(sellerFigures, { 'merchant/desk/figures': figures }, { config })
  await tap(screen.getByRole('link', { name: 'To ship 5' }))
  expect(first.navigator.open).toHaveBeenCalledWith('/x?a=1&status=2')
  first.unmount()
  const second = await open(sellerProducts, { 'merchant/product/page': page([beer]) }, { config })
  await press('Edit Quay Haze')
  expect(second.navigator.open).toHaveBeenCalledWith('/y?b=1&id=21')
})

test('a panel of prices is closed without a change', async () => {
  const { calls } = await open(sellerProducts, {
    'merchant/product/page': page([beer]),
    'merchant/product/show': beer,
  })
  await press('Price and stock of Quay Haze')
  await press('Save')
  expect(sent(calls, 'merchant/product/sku')).toEqual([])
  await gone('Price & stock')
})
