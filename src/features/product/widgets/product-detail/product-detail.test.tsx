import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { productDetail } from '.'

beforeAll(() => initI18n('en'))

const sku = (id: string, values: string[], price: number, stock: number) => ({
  id,
  productId: '1',
  name: values.join(' '),
  values,
  price,
  stock,
  image: '',
})

const skus = [
  sku('11', ['330 ml', 'Single'], 2800, 8),
  sku('12', ['330 ml', '6 pack'], 15_800, 0),
  sku('14', ['500 ml', 'Single'], 3800, 3),
]

const product = {
  id: '1',
  name: 'Hop Field',
  image: '/pictures/beer/1.svg',
  style: 'IPA',
  abv: 6.8,
  price: 2800,
  sold: 12,
  stock: 11,
  tags: ['New'],
  classId: '1',
  storeId: '1',
  skuId: '11',
  images: [],
  intro: 'Pine and grapefruit.',
  attributes: [{ name: 'IBU', value: '62' }],
  options: [
    { name: 'Size', values: ['330 ml', '500 ml'] },
    { name: 'Pack', values: ['Single', '6 pack'] },
  ],
  store: { id: '7', name: 'West Lake' },
  description: '<p>Dry-hopped <script>alert(1)</script>twice</p>',
}

/** A product of its own for each test: the choice outlives the page, as for a user. */
let lastId = 0
function open(query: Record<string, string> = {}, loggedIn = true, variants = skus) {
  lastId += 1
  const id = `p${lastId}`
  return renderWidget(productDetail, {
    url: '/views/index',
    query: { url: '/product/show', id, ...query },
    user: loggedIn ? testUser : undefined,
    api: {
      'product/productShow/detail': { ...product, id },
      'product/productShow/skus': variants,
      'product/productShow/addCart': 2,
    },
  })
}

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const sheet = () => within(screen.getByRole('dialog', { name: 'Hop Field' }))
const openSheet = () => tap(screen.getByRole('button', { name: 'Buy now' }))

test('shows what it is, and no script of the description', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Hop Field' })).toBeInTheDocument()
  expect(screen.getByText('62')).toBeInTheDocument()
  expect(document.body.innerHTML).toContain('Dry-hopped')
  expect(document.body.innerHTML).not.toContain('alert(1)')
})

test('the price follows the choice', async () => {
  await open()
  await openSheet()
  await tap(sheet().getByRole('radio', { name: '500 ml' }))
  expect(sheet().getByText('38')).toBeInTheDocument()
  expect(sheet().getByText('Only 3 left')).toBeInTheDocument()
})

test('a choice that is sold out cannot be taken', async () => {
  const { navigator } = await open()
  await openSheet()
  await tap(sheet().getByRole('radio', { name: '6 pack' }))
  await tap(sheet().getByRole('button', { name: 'Buy now' }))
  expect(navigator.open).toHaveBeenCalledWith(expect.stringContaining('skuId=11'))
})

test('says what is still to be chosen', async () => {
  await open()
  await openSheet()
  await tap(sheet().getByRole('radio', { name: '330 ml' }))
  expect(sheet().getByRole('button', { name: 'Choose Size' })).toBeInTheDocument()
})

test('the count stops at the stock, and shrinks with it', async () => {
  const { navigator } = await open()
  await openSheet()
  for (let times = 0; times < 9; times++) {
    await tap(sheet().getByRole('button', { name: 'One more' }))
  }
  expect(sheet().getByText('8')).toBeInTheDocument()
  await tap(sheet().getByRole('radio', { name: '500 ml' }))
  await tap(sheet().getByRole('button', { name: 'Buy now' }))
  expect(navigator.open).toHaveBeenCalledWith(
    `/shop/order/buy?productId=p${lastId}&skuId=14&count=3`,
  )
})

test('an anonymous buyer is told why, and comes back to the same variant', async () => {
  const { navigator, session } = await open({}, false)
  await openSheet()
  await tap(sheet().getByRole('radio', { name: '500 ml' }))
  await tap(sheet().getByRole('button', { name: 'One more' }))
  await tap(sheet().getByRole('button', { name: 'Buy now' }))
  const gate = within(screen.getByRole('alertdialog', { name: 'Not logged in' }))
  expect(gate.getByText('Please log in first')).toBeInTheDocument()
  expect(navigator.open).not.toHaveBeenCalled()
  await tap(gate.getByRole('button', { name: 'Log in' }))
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(session.returnTarget).toBe(
    `/views/index?url=%2Fproduct%2Fshow&id=p${lastId}&skuId=14&count=2`,
  )
})

test('back from the login, the sheet is open as it was', async () => {
  const { navigator } = await open({ skuId: '14', count: '2' })
  await tap(sheet().getByRole('button', { name: 'Buy now' }))
  expect(navigator.open).toHaveBeenCalledWith(
    `/shop/order/buy?productId=p${lastId}&skuId=14&count=2`,
  )
})

test('the chosen variant and count go into the cart, once for two quick taps', async () => {
  const { calls, host } = await open()
  await openSheet()
  await tap(sheet().getByRole('radio', { name: '500 ml' }))
  await tap(sheet().getByRole('button', { name: 'One more' }))
  const add = sheet().getByRole('button', { name: 'Add to cart' })
  await act(async () => {
    fireEvent.click(add)
    fireEvent.click(add)
  })
  const sent = calls.filter(({ path }) => path === 'product/productShow/addCart')
  expect(sent.map(({ body }) => body)).toEqual([{ productId: `p${lastId}`, skuId: '14', count: 2 }])
  expect(host.toast).toHaveBeenCalledWith('It is in your cart')
})

test('the cart is one tap away', async () => {
  const { navigator } = await open()
  await tap(screen.getByRole('button', { name: 'Cart' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/cart/index')
})

test('what is sold out cannot be bought', async () => {
  const { navigator } = await open(
    {},
    true,
    skus.map((one) => ({ ...one, stock: 0 })),
  )
  await tap(screen.getByRole('button', { name: 'Sold out' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(navigator.open).not.toHaveBeenCalled()
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

describe('the heart', () => {
  const ADD = 'favorite/product/add'
  const openKept = (kept: boolean, answer: unknown = true, loggedIn = true) => {
    lastId += 1
    const id = `p${lastId}`
    return renderWidget(productDetail, {
      url: '/views/index',
      query: { url: '/product/show', id },
      user: loggedIn ? testUser : undefined,
      api: {
        'product/productShow/detail': { ...product, id },
        'product/productShow/skus': skus,
        'favorite/product/isFavorite': kept,
        'favorite/product/cancel': true,
        [ADD]: answer,
      },
    })
  }

  test('keeps a product, and tells the server which', async () => {
    const { calls } = await openKept(false)
    await tap(screen.getByRole('button', { name: 'Keep' }))
    expect(calls.find(({ path }) => path === ADD)?.body).toEqual({ entityId: `p${lastId}` })
  })

  test('lets it go again', async () => {
    const { calls } = await openKept(true)
    await tap(screen.getByRole('button', { name: 'Kept' }))
    expect(calls.find(({ path }) => path === 'favorite/product/cancel')?.query).toEqual({
      entityId: `p${lastId}`,
    })
  })

  test('turns back when the server refuses, and says why', async () => {
    const { host } = await openKept(false, new ApiError(ADD, 400, 'Too many'))
    await tap(screen.getByRole('button', { name: 'Keep' }))
    expect(host.toast).toHaveBeenCalledWith('Too many')
    expect(screen.getByRole('button', { name: 'Keep' })).toBeInTheDocument()
  })

  test('leads who is not logged in to the login, and asks nothing', async () => {
    const { calls, navigator, session } = await openKept(false, true, false)
    await tap(screen.getByRole('button', { name: 'Keep' }))
    expect(navigator.open).toHaveBeenCalledWith('/user/login')
    expect(session.returnTarget).toContain(`id=p${lastId}`)
    expect(calls.some(({ path }) => path.startsWith('favorite'))).toBe(false)
  })
})
