import { screen, within } from '@testing-library/react'
import { offers, press, sent, testWaiting } from '../../../../engine/testing/hands'
import { isOff } from '../../../../engine/testing/is-off'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { openSheet, openWith, product, sheet, sku, skus, tap } from '../../testing/product-room'
import { productDetail } from '.'

beforeAll(() => initI18n('en'))

const DETAIL = 'product/productShow/detail'
const SKUS = 'product/productShow/skus'
const shown = (more: object, config = {}) =>
  openWith({ [DETAIL]: { ...product, ...more } }, true, {}, config)

test('while it loads its shape is there and nothing can be bought', async () => {
  await openWith({ [DETAIL]: () => new Promise(() => {}) })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a page that names no product says so, and asks for none', async () => {
  const { calls } = await renderWidget(productDetail, { query: {} })
  expect(screen.getByText('This product is no longer here')).toBeInTheDocument()
  expect(screen.getByText('It may have been taken off the shelf.')).toBeInTheDocument()
  expect(calls).toEqual([])
})

test.each([404, 400])('an answer of %d is a product that is not there', async (code) => {
  await openWith({ [DETAIL]: new ApiError(DETAIL, code, 'gone') })
  expect(screen.getByText('This product is no longer here')).toBeInTheDocument()
  expect(offers('Try again')).toBe(false)
})

test('tells what it is in a few words, and leaves out what is not known', async () => {
  const { unmount } = await shown({})
  for (const text of ['IPA', '6.8% ABV', 'New', 'Pine and grapefruit.', '12 sold'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Details' })).toBeInTheDocument()
  unmount()
  await shown({ abv: 0, intro: '', attributes: [], description: '' })
  expect(screen.queryByText(/ABV/)).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Details' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'About this beer' })).not.toBeInTheDocument()
})

test('a definition may leave out pictures, details and description', async () => {
  await shown({}, { gallery: false, attributes: false, description: false })
  expect(screen.queryByLabelText('Pictures of Hop Field')).not.toBeInTheDocument()
  expect(screen.queryByText('Details')).not.toBeInTheDocument()
  expect(screen.queryByText('About this beer')).not.toBeInTheDocument()
})

test('a price that was higher is told beside the one that is asked', async () => {
  const { container, unmount } = await shown({ marketPrice: 3600 })
  expect(container).toHaveTextContent('¥28.00¥36.00')
  unmount()
  const lower = await shown({ marketPrice: 2800 })
  expect(lower.container).toHaveTextContent('¥28.00Keep')
})

test('a single review is one review', async () => {
  await shown({ rating: 5, reviewCount: 1 })
  expect(screen.getByRole('link', { name: '5 of 5 stars, 1 review' })).toHaveTextContent('5.0')
})

test('the variant that is chosen is told with its count; without one, what there is to choose', async () => {
  const { unmount } = await openWith({})
  expect(screen.getByRole('button', { name: /^Chosen/ })).toHaveTextContent('330 ml Single × 1')
  unmount()
  await openWith({ [SKUS]: skus.map((one) => ({ ...one, stock: 0 })) })
  expect(screen.getByRole('button', { name: /^Choose/ })).toHaveTextContent('Size · Pack')
})

test('one variant that is left can be bought; none is said to be sold out', async () => {
  const only = [
    sku('11', ['330 ml', 'Single'], 2800, 1),
    sku('12', ['330 ml', '6 pack'], 15_800, 0),
  ]
  const { unmount } = await openWith({ [SKUS]: only })
  expect([offers('Buy now'), offers('Sold out')]).toEqual([true, false])
  unmount()
  await openWith({ [SKUS]: only.map((one) => ({ ...one, stock: 0 })) })
  expect([offers('Buy now'), offers('Add to cart')]).toEqual([false, false])
  expect(isOff(screen.getByRole('button', { name: 'Sold out' }))).toBe(true)
})

test('a visitor’s cart is not asked for, and an empty one has no number', async () => {
  const { calls, unmount } = await openWith({ 'cart/list': [] }, false)
  expect(sent(calls, 'cart/list')).toEqual([])
  unmount()
  await openWith({ 'cart/list': [] })
  expect(offers('Cart')).toBe(true)
  expect(offers(/in it$/)).toBe(false)
})

test('it is shared by the host', async () => {
  const { host } = await openWith({})
  await press('Share')
  expect(host.share).toHaveBeenCalledTimes(1)
})

test('the sheet begins with the chosen variant: its price, its stock, one piece', async () => {
  await openWith({})
  await openSheet()
  expect(sheet().getByText('Only 8 left')).toBeInTheDocument()
  expect(
    within(sheet().getByRole('group', { name: 'Quantity' })).getByText('1'),
  ).toBeInTheDocument()
  expect(isOff(sheet().getByRole('button', { name: 'One less' }))).toBe(true)
})

test('a refusal of the cart is told, and the sheet stays as it was', async () => {
  const path = 'product/productShow/addCart'
  const { calls, host } = await openWith({ [path]: new ApiError(path, 400, 'Only 2 left.') })
  await openSheet()
  await tap(sheet().getByRole('button', { name: 'Add to cart' }))
  expect(sent(calls, path)).toHaveLength(1)
  expect(host.toast.mock.calls).toEqual([['Only 2 left.']])
  expect(sheet().getByText('Only 8 left')).toBeInTheDocument()
  expect(isOff(sheet().getByRole('button', { name: 'Buy now' }))).toBe(false)
  await tap(sheet().getByRole('button', { name: 'Add to cart' }))
  expect(sent(calls, path)).toHaveLength(2)
})

testWaiting({
  'a product': {
    widget: productDetail,
    setup: { query: { url: '/product/show', id: 'waits' } },
    api: { [SKUS]: skus },
    path: DETAIL,
    answer: { ...product, id: 'waits' },
    shows: 'Pine and grapefruit.',
  },
})
