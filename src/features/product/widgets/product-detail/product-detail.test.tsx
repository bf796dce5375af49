import { screen } from '@testing-library/react'
import { createQueryClient } from '../../../../engine/data/queries'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { idNow, openWith, product, skus, tap } from '../../testing/product-room'
import { productList } from '../product-list'
import { productDetail } from '.'

beforeAll(() => initI18n('en'))

test.each([
  [[], undefined, 1],
  [['/pictures/beer/2.svg'], undefined, 1],
  [['/pictures/beer/2.svg', '/pictures/beer/3.svg'], '1/2', 2],
])(
  'pictures are counted when there are several, and the one of the lists stands in for none: %j',
  async (images, count, shown) => {
    await renderWidget(productDetail, {
      query: { url: '/product/show', id: 'p0' },
      user: testUser,
      api: {
        'product/productShow/detail': { ...product, id: 'p0', images },
        'product/productShow/skus': skus,
      },
    })
    expect(screen.queryByText(/^\d\/\d$/)?.textContent).toBe(count)
    expect(screen.getAllByRole('img', { name: /^Hop Field, picture \d$/ })).toHaveLength(shown)
  },
)

test('a product that stood in a list has its name and its price before the server has told the rest', async () => {
  const queries = createQueryClient()
  const card = { ...product, id: 'seen', name: 'Kettle Sour', price: 3150 }
  const list = await renderWidget(productList, {
    api: { 'product/page': { result: [card], pageIndex: 1, pageSize: 15, totalCount: 1 } },
    queries,
  })
  list.unmount()
  await renderWidget(productDetail, {
    query: { id: 'seen' },
    api: {
      'product/productShow/detail': () => new Promise(() => {}),
      'product/productShow/skus': skus,
    },
    queries,
  })
  expect(screen.getByRole('status')).toHaveTextContent('¥31.50Kettle Sour')
})

test('shows what it is, and no script of the description', async () => {
  await openWith({})
  expect(screen.getByRole('heading', { name: 'Hop Field' })).toBeInTheDocument()
  expect(screen.getByText('62')).toBeInTheDocument()
  expect(document.body.innerHTML).toContain('Dry-hopped')
  expect(document.body.innerHTML).not.toContain('alert(1)')
})

test('says who sells it, with the number once the server has told it', async () => {
  const store = { id: '7', name: 'West Lake', image: '', phone: '0571-8000' }
  await renderWidget(productDetail, {
    url: '/views/index',
    query: { url: '/product/show', id: 'with-phone' },
    api: {
      'product/productShow/detail': { ...product, id: 'with-phone' },
      'product/productShow/skus': skus,
      'product/productShow/store': store,
    },
  })
  expect(screen.getByText('Sold by · 0571-8000')).toBeInTheDocument()
})

test('the cart is one tap away', async () => {
  const { navigator } = await openWith({})
  await tap(screen.getByRole('button', { name: 'Cart' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/cart/index')
})

test('a page that names no product offers the shop', async () => {
  const { navigator } = await renderWidget(productDetail, { query: {} })
  await tap(screen.getByRole('button', { name: 'To the shop' }))
  expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/index')
})

test('a refusal is shown with what the server said, and can be tried again', async () => {
  const refusal = new ApiError('product/productShow/detail', 500, 'Kettle on fire')
  const { calls } = await renderWidget(productDetail, {
    query: { id: '1' },
    api: { 'product/productShow/detail': refusal, 'product/productShow/skus': skus },
  })
  expect(screen.getByText('Kettle on fire')).toBeInTheDocument()
  const before = calls.length
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(calls.length).toBeGreaterThan(before)
})

test('says what a member pays and what others think, with the way to all they say', async () => {
  const { navigator } = await openWith({
    'product/productShow/detail': { ...product, memberPrice: 2520, rating: 4.6, reviewCount: 12 },
  })
  expect(screen.getByText('Your member price ¥25.20')).toBeInTheDocument()
  await tap(screen.getByRole('link', { name: '4.6 of 5 stars, 12 reviews' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/reviews&id=1')
})

test('nobody’s opinion and no member’s price are not mentioned', async () => {
  await openWith({})
  expect(screen.queryByRole('link', { name: /stars/ })).not.toBeInTheDocument()
  expect(screen.queryByText(/member price/)).not.toBeInTheDocument()
})

test('the bar says how many pieces are in the cart, and asks the support about this product', async () => {
  const line = { id: '1', productId: '1', skuId: '1', name: '', skuName: '', image: '', price: 1 }
  const { navigator } = await openWith({
    'cart/list': [
      { ...line, stock: 9, count: 2 },
      { ...line, id: '2', stock: 9, count: 3 },
    ],
  })
  await tap(screen.getByRole('button', { name: 'Cart, 5 in it' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/cart/index')
  await tap(screen.getByRole('button', { name: 'Service' }))
  expect(navigator.open).toHaveBeenCalledWith(`/custService/service?productId=${idNow()}`)
})

test('the store’s own page is one tap away', async () => {
  const { navigator } = await openWith({})
  await tap(screen.getByRole('button', { name: /West Lake/ }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/store/show&id=7')
})

test('a product that is not there is said to be missing, and leads on', async () => {
  const { navigator } = await openWith({
    'product/productShow/detail': new ApiError(
      'product/productShow/detail',
      400,
      'The product was not found.',
    ),
  })
  expect(screen.getByText('This product is no longer here')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'To the shop' }))
  expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/index')
})

test('what a definition puts below a product stands above its bar', async () => {
  await renderWidget(productDetail, {
    query: { id: '1' },
    // Of no product: it says so.
    config: { slots: { more: [{ config: { type: 'productDetail', productId: '' } }] } },
    api: { 'product/productShow/detail': product, 'product/productShow/skus': skus },
  })
  // A mini-program draws it a moment later.
  const more = await screen.findByText('This product is no longer here')
  const bar = screen.getByRole('button', { name: 'Buy now' })
  expect(more.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
