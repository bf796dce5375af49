import { screen } from '@testing-library/react'
import { press, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { beer, CLASSES, DESK, night, page, review, sale, shopOrder } from '../../testing/shop'
import {
  sellerApplications,
  sellerBuyers,
  sellerCodes,
  sellerCoupons,
  sellerOrders,
  sellerProduct,
  sellerProducts,
  sellerSales,
} from '.'

beforeAll(() => initI18n('en'))

const API = {
  ...DESK,
  ...CLASSES,
  'merchant/product/page': page([beer]),
  'merchant/product/show': beer,
  'merchant/order/page': page([shopOrder], { counts: {} }),
  'merchant/review/page': page([review]),
  'merchant/application/page': page([night]),
  'merchant/coupon/page': page([]),
  'merchant/afterSale/page': page([sale, { ...sale, id: '32', name: 'Oat', actions: ['resend'] }]),
}
type Row = readonly [label: string, length: number, keys: string]

// As many characters as the contract takes, on the keys they are typed with.
async function fieldsAre(rows: readonly Row[]): Promise<void> {
  // A form that nobody has sent says nothing.
  expect(document.querySelectorAll('.tp-notice, [role=alert]')).toHaveLength(0)
  for (const [label, length, keys] of rows) {
    const field = screen.getByLabelText(label)
    expect([label, field.getAttribute('maxlength')]).toEqual([label, String(length)])
    if (field.tagName === 'INPUT') expect(field).toHaveAttribute('inputmode', keys)
  }
}
const open = (widget: Parameters<typeof renderWidget>[0], query: Record<string, string> = {}) =>
  renderWidget(widget, { user: testUser, query, api: API })

test('of a product', async () => {
  await open(sellerProduct, { id: '21' })
  await fieldsAre([
    ['Name in Chinese', 80, 'text'],
    ['Name in English', 80, 'text'],
    ['Short text in Chinese', 200, 'text'],
    ['Short text in English', 200, 'text'],
    ['Chinese name 1', 40, 'text'],
    ['English name 1', 40, 'text'],
    ['Price 1 (¥)', 9, 'decimal'],
    ['Stock 1', 9, 'numeric'],
  ])
})

test('of a price and a stock', async () => {
  await open(sellerProducts)
  await press('Price and stock of Quay Haze')
  await fieldsAre([
    ['Price of Can (¥)', 140, 'decimal'],
    ['Stock of Can', 9, 'numeric'],
  ])
})

test('of a coupon', async () => {
  await open(sellerCoupons)
  await press('New coupon')
  await fieldsAre([
    ['Name in Chinese', 40, 'text'],
    ['Name in English', 40, 'text'],
    ['Takes off (¥)', 40, 'decimal'],
    ['From (¥, 0 for any order)', 40, 'decimal'],
    ['Pieces', 40, 'numeric'],
    ['Days it is valid', 40, 'numeric'],
  ])
})

test('of a parcel', async () => {
  await open(sellerOrders)
  await press('Ship order S7')
  await fieldsAre([
    ['Carrier', 20, 'text'],
    ['Parcel number', 30, 'text'],
  ])
})

test('of an after-sale: a refusal, and what goes out instead', async () => {
  await open(sellerSales)
  await tap(screen.getByRole('link', { name: /Hop Field/ }))
  await press('Refuse')
  await fieldsAre([['Why do you refuse?', 200, 'text']])
  await tap(screen.getByRole('link', { name: /Oat/ }))
  await press('Send a new one')
  await fieldsAre([
    ['Carrier', 20, 'text'],
    ['Parcel number', 30, 'text'],
  ])
})

test('of an answer to a review, of a refused application, and of a code', async () => {
  const reviews = await open(sellerBuyers)
  await press('Answer L***a')
  await fieldsAre([['What do you say?', 300, 'text']])
  reviews.unmount()
  const applications = await open(sellerApplications)
  await press('Refuse Night Shift')
  await fieldsAre([['Why do you refuse?', 200, 'text']])
  applications.unmount()
  await open(sellerCodes)
  await fieldsAre([['Pick-up, ticket or voucher code', 40, 'text']])
})
