import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
import { ApiError, EndpointNotFoundError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { productDetail, productOffers } from '.'

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

test.each([
  [[], undefined],
  [['/pictures/beer/2.svg'], undefined],
  [['/pictures/beer/2.svg', '/pictures/beer/3.svg'], '1/2'],
])('pictures are counted when there are several: %j', async (images, count) => {
  await renderWidget(productDetail, {
    query: { url: '/product/show', id: 'p0' },
    user: testUser,
    api: {
      'product/productShow/detail': { ...product, id: 'p0', images },
      'product/productShow/skus': skus,
    },
  })
  expect(screen.queryByText(/^\d\/\d$/)?.textContent).toBe(count)
})

test('shows what it is, and no script of the description', async () => {
  await open()
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
  expect(sent.map(({ body }) => body)).toEqual([
    { productId: `p${lastId}`, skuId: '14', count: 2, requestId: expect.any(String) },
  ])
  expect(host.toast).toHaveBeenCalledWith('It is in your cart')
})

test('what got no answer is added once: it goes by the same name, and another wish by another', async () => {
  const path = 'product/productShow/addCart'
  let tries = 0
  const { calls } = await openWith({
    [path]: () => {
      tries += 1
      if (tries === 1) throw new NetworkError(path, 'lost')
      return 1
    },
  })
  await openSheet()
  await tap(sheet().getByRole('radio', { name: '500 ml' }))
  const add = sheet().getByRole('button', { name: 'Add to cart' })
  for (let taps = 0; taps < 3; taps += 1) await tap(add)
  const [first, again, other] = calls
    .filter((call) => call.path === path)
    .map(({ body }) => (body as { requestId: string }).requestId)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
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
  expectSeen(['Could not get the data', 'Kettle on fire', 'button: Try again'])
})

describe('the heart', () => {
  const ADD = 'product/productShow/favorite'
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
        'product/productShow/isFavorite': kept,
        'favorite/product/cancel': true,
        [ADD]: answer,
      },
    })
  }

  test('keeps a product, and tells the server which', async () => {
    const { calls } = await openKept(false)
    await tap(screen.getByRole('button', { name: 'Keep' }))
    expect(calls.find(({ path }) => path === ADD)?.query).toEqual({ id: `p${lastId}` })
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
    expect(calls.some(({ path }) => /favorite/i.test(path))).toBe(false)
  })
})

const FOOTPRINT = 'product/productShow/footprint'
const NOTIFY = 'product/productShow/notify'

/** The page with other answers than usual. */
function openWith(api: Record<string, unknown>, loggedIn = true) {
  lastId += 1
  const id = `p${lastId}`
  return renderWidget(productDetail, {
    url: '/views/index',
    query: { url: '/product/show', id },
    user: loggedIn ? testUser : undefined,
    api: {
      'product/productShow/detail': { ...product, id },
      'product/productShow/skus': skus,
      ...api,
    },
  })
}

test('a visit is noted once, for who is logged in', async () => {
  const { calls } = await openWith({ [FOOTPRINT]: null })
  const noted = calls.filter(({ path }) => path === FOOTPRINT).map(({ body }) => body)
  expect(noted).toContainEqual({ id: `p${lastId}` })
  expect(noted).toHaveLength(1)
  const { calls: others } = await openWith({ [FOOTPRINT]: null }, false)
  expect(others.some(({ path }) => path === FOOTPRINT)).toBe(false)
})

test('says what a member pays and what others think, with the way to all they say', async () => {
  const { navigator } = await openWith({
    'product/productShow/detail': { ...product, memberPrice: 2520, rating: 4.6, reviewCount: 12 },
  })
  expect(screen.getByText(/Your member price from ¥25.20/)).toBeInTheDocument()
  await tap(screen.getByRole('link', { name: '4.6 of 5 stars, 12 reviews' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/reviews&id=1')
  expectSeen([
    'area «Pictures of Hop Field»',
    'picture /pictures/beer/1.svg?w=480 Hop Field, picture 1',
    '¥',
    '28',
    '.00',
    'button: Keep',
    'button: Share',
    'Your member price from ¥25.20',
    'heading: Hop Field',
    'link «4.6 of 5 stars, 12 reviews»: 4.6 | 12 reviews',
    '12 sold',
    'IPA',
    '6.8% ABV',
    'New',
    'Pine and grapefruit.',
    'button: Chosen | 330 ml Single × 1',
    'button: West Lake | Sold by',
    'heading: Details',
    'IBU',
    '62',
    'heading: About this beer',
    'Dry-hopped twice',
    'button: Service',
    'button: Cart',
    'button: Add to cart',
    'button: Buy now',
  ])
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
  expect(navigator.open).toHaveBeenCalledWith(`/custService/service?productId=p${lastId}`)
})

test('adding is as near as buying', async () => {
  await openWith({})
  await tap(screen.getByRole('button', { name: 'Add to cart' }))
  expect(sheet().getByRole('button', { name: 'Add to cart' })).toBeInTheDocument()
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
  const more = screen.getByText('This product is no longer here')
  const bar = screen.getByRole('button', { name: 'Buy now' })
  expect(more.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

describe('what is sold out', () => {
  const asked = (calls: readonly { path: string; body?: unknown }[]) =>
    calls.filter(({ path }) => path === NOTIFY).map(({ body }) => body)
  const ask = () => tap(sheet().getByRole('button', { name: 'Tell me when 330 ml 6 pack is back' }))

  test('is named in the sheet, and who asks is told when it is back', async () => {
    const { calls, host } = await openWith({ [NOTIFY]: true })
    await openSheet()
    await ask()
    expect(asked(calls)).toEqual([{ skuId: '12' }])
    expect(host.toast).toHaveBeenCalledWith('You will hear when it is back')
    await tap(sheet().getByRole('button', { name: 'Noted' }))
    expect(asked(calls)).toHaveLength(1)
  })

  test('may be back meanwhile', async () => {
    const { calls, host } = await openWith({ [NOTIFY]: false })
    await openSheet()
    const before = calls.filter(({ path }) => path === 'product/productShow/skus').length
    await ask()
    expect(host.toast).toHaveBeenCalledWith('It is in stock again')
    expect(calls.filter(({ path }) => path === 'product/productShow/skus').length).toBe(before + 1)
  })

  test('offers nothing where the server tells nobody', async () => {
    await openWith({ [NOTIFY]: new EndpointNotFoundError(NOTIFY, 404, '') })
    await openSheet()
    await ask()
    expect(sheet().queryByRole('button', { name: /is back/ })).not.toBeInTheDocument()
  })

  test('leads who is not logged in to the login', async () => {
    const { calls, navigator } = await openWith({ [NOTIFY]: true }, false)
    await openSheet()
    await ask()
    expect(navigator.open).toHaveBeenCalledWith('/user/login')
    expect(asked(calls)).toEqual([])
  })

  test('altogether can be asked for from the bar', async () => {
    const { calls } = await openWith({
      'product/productShow/skus': skus.map((one) => ({ ...one, stock: 0 })),
      [NOTIFY]: true,
    })
    await tap(screen.getByRole('button', { name: 'Tell me when Hop Field is back' }))
    await tap(sheet().getByRole('button', { name: 'Tell me when 330 ml Single is back' }))
    expect(asked(calls)).toEqual([{ skuId: '11' }])
    expectSeen([
      'area «Pictures of Hop Field»',
      'picture /pictures/beer/1.svg?w=480 Hop Field, picture 1',
      '¥',
      '28',
      '.00',
      'button: Keep',
      'button: Share',
      'heading: Hop Field',
      '12 sold',
      'IPA',
      '6.8% ABV',
      'New',
      'Pine and grapefruit.',
      'button: Choose | Size · Pack',
      'button: West Lake | Sold by',
      'heading: Details',
      'IBU',
      '62',
      'heading: About this beer',
      'Dry-hopped twice',
      'button: Service',
      'button: Cart',
      'button (disabled): Sold out',
      'button «Tell me when Hop Field is back»: Tell me',
      'dialog «Hop Field»: heading: Hop Field | button «Close» | picture /pictures/beer/1.svg?w=96 Hop Field | ¥ | 28 | .00 | 11 in stock | radiogroup «Size» | Size | radio (disabled): 330 ml | radio (disabled): 500 ml | radiogroup «Pack» | Pack | radio (disabled): Single | radio (disabled): 6 pack | Quantity | group «Quantity» | button «One less» (disabled) | status: 1 | button «One more» (disabled) | list «Sold out at the moment» | Sold out at the moment | listitem: 330 ml Single | button (disabled): Noted | listitem: 330 ml 6 pack | button «Tell me when 330 ml 6 pack is back»: Tell me | listitem: 500 ml Single | button «Tell me when 500 ml Single is back»: Tell me | button (disabled): Sold out',
    ])
  })
})

describe('offers', () => {
  const coupon = {
    id: 'c1',
    name: 'Hop week',
    amount: 2000,
    threshold: 12_800,
    classId: '',
    className: '',
    startsAt: 1,
    endsAt: 4_000_000_000,
    left: 2,
    total: 3,
    state: 0,
  }
  const show = (api: Record<string, unknown>, user: typeof testUser | undefined = testUser) =>
    renderWidget(productOffers, {
      query: { id: '1' },
      user,
      value: { promises: [{ icon: 'truck', title: { en: 'Cold all the way' } }] },
      api: {
        'product/productShow/detail': product,
        'product/productShow/skus': skus,
        ...api,
      },
    })

  test('a coupon that fits is claimed where it stands', async () => {
    const { calls } = await show({
      'coupon/fit': { mine: [], open: [coupon] },
      'coupon/claim': { ...coupon, state: 1 },
    })
    expect(calls.find(({ path }) => path === 'coupon/fit')?.body).toEqual({
      products: [{ productId: '1', skuId: '11', count: 1 }],
    })
    await tap(screen.getByRole('button', { name: 'Claim: Hop week, ¥20 off' }))
    expect(calls.find(({ path }) => path === 'coupon/claim')?.body).toEqual({ couponId: 'c1' })
    await tap(screen.getByRole('button', { name: 'Yours: Hop week, ¥20 off' }))
    expect(calls.filter(({ path }) => path === 'coupon/claim')).toHaveLength(1)
  })

  test.each([
    ['none fits', { mine: [], open: [] }],
    ['the server knows none', new EndpointNotFoundError('coupon/fit', 404, '')],
  ])('when %s, the promises stand alone', async (_, answer) => {
    await show({ 'coupon/fit': answer })
    expect(screen.getByText('Cold all the way')).toBeInTheDocument()
    expect(screen.queryByText('Coupons for this beer')).not.toBeInTheDocument()
  })
})
