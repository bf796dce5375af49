import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/types'
import { initI18n } from '../../../../i18n'
import { cart } from '.'

beforeAll(() => initI18n('en'))

const line = (id: string, name: string, price: number, count: number, stock = 50) => ({
  id,
  productId: `p${id}`,
  skuId: id,
  name,
  skuName: '330 ml',
  image: '/pictures/1.svg',
  price,
  stock,
  count,
})

const hop = line('11', 'Hop Field', 1999, 2)
const plum = line('12', 'Plum Rain', 333, 3)
const gone = line('13', 'Night Train', 5000, 1, 0)

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const total = () => screen.getByRole('group', { name: 'Total' }).textContent
const choice = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const pieces = (name: string) => within(screen.getByRole('group', { name: `Pieces of ${name}` }))
const inDialog = (name: string) =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name })

function open(answer: unknown, api: Record<string, unknown> = {}, config = {}) {
  return renderWidget(cart, { user: testUser, config, api: { 'cart/list': answer, ...api } })
}

/** Answers of `cart/` that come when the test lets them. */
function heldAnswers() {
  const waiting: { count: number; answer: (failure?: Error) => Promise<void> }[] = []
  const call = ({ body }: HttpRequest) =>
    new Promise((resolve, reject) => {
      const { count } = body as { count: number }
      waiting.push({
        count,
        answer: (failure) =>
          act(async () => (failure ? reject(failure) : resolve({ ...hop, count }))),
      })
    })
  return { waiting, call }
}

test('the total is that of the selected lines, to the cent', async () => {
  const { navigator } = await open([hop, plum])
  expect(total()).toContain('49.97')
  await tap(choice('Plum Rain'))
  expect(total()).toContain('39.98')
  await tap(screen.getByRole('checkbox', { name: 'All' }))
  expect(total()).toContain('49.97')
  await tap(screen.getByRole('checkbox', { name: 'All' }))
  expect(total()).toContain('0.00')
  await tap(button('Check out (0)'))
  expect(navigator.open).not.toHaveBeenCalled()
})

test('the chosen lines go to the order, marked as from the cart', async () => {
  const { navigator } = await open([hop, plum, gone])
  await tap(choice('Hop Field'))
  await tap(button('Check out (3)'))
  expect(navigator.open).toHaveBeenCalledWith('/shop/order/buy?items=p12%3A12%3A3&cart=1')
})

test('what is sold out is not bought, and taken out together', async () => {
  let lines = [hop, gone]
  const { calls } = await open(() => lines, {
    'cart/13': () => {
      lines = [hop]
      return null
    },
  })
  expect(screen.queryByRole('checkbox', { name: 'Select Night Train' })).not.toBeInTheDocument()
  expect(total()).toContain('39.98')
  await tap(button('Remove these'))
  expect(calls.filter(({ path }) => path === 'cart/13')).toEqual([])
  await tap(inDialog('Delete'))
  expect(screen.queryByText('Night Train')).not.toBeInTheDocument()
  expect(screen.getByText('Hop Field')).toBeInTheDocument()
})

test('more than there is waits until the count is lowered', async () => {
  const { calls } = await open([line('11', 'Hop Field', 1000, 9, 4)], { 'cart/': hop })
  await tap(choice('Hop Field'))
  expect(choice('Hop Field')).not.toBeChecked()
  expect(screen.getByText('Only 4 left')).toBeInTheDocument()
  await tap(pieces('Hop Field').getByRole('button', { name: 'One piece less' }))
  expect(calls[calls.length - 1]?.body).toEqual({ id: '11', count: 4 })
  expect(choice('Hop Field')).toBeChecked()
  expect(total()).toContain('40.00')
})

test('counts change under the finger; the last tap wins, one call at a time', async () => {
  const { waiting, call } = heldAnswers()
  await open([hop], { 'cart/': call })
  const more = () => pieces('Hop Field').getByRole('button', { name: 'One piece more' })
  await tap(more())
  await tap(more())
  await tap(more())
  expect(total()).toContain('99.95')
  expect(waiting.map(({ count }) => count)).toEqual([3])
  await waiting[0]?.answer()
  expect(waiting.map(({ count }) => count)).toEqual([3, 5])
  await waiting[1]?.answer()
  expect(waiting).toHaveLength(2)
  expect(total()).toContain('99.95')
})

test('a count the server refuses goes back to what it was', async () => {
  const { waiting, call } = heldAnswers()
  const { host } = await open([hop], { 'cart/': call })
  await tap(pieces('Hop Field').getByRole('button', { name: 'One piece more' }))
  await waiting[0]?.answer(new ApiError('cart/', 400, 'Hop Field: only 2 left.'))
  expect(host.toast).toHaveBeenCalledWith('Hop Field: only 2 left.')
  expect(total()).toContain('39.98')
})

test('a line is taken out after a question, not before', async () => {
  let lines = [hop, plum]
  const { calls } = await open(() => lines, {
    'cart/12': () => {
      lines = [hop]
      return null
    },
  })
  await tap(button('Remove Plum Rain'))
  await tap(inDialog('Cancel'))
  expect(calls.some(({ path }) => path === 'cart/12')).toBe(false)
  await tap(button('Remove Plum Rain'))
  await tap(inDialog('Delete'))
  expect(screen.queryByText('Plum Rain')).not.toBeInTheDocument()
  expect(total()).toContain('39.98')
})

test('a cart for reading has no way to change it', async () => {
  await open([hop], {}, { editable: false })
  expect(screen.queryByRole('button', { name: /Remove|piece/ })).not.toBeInTheDocument()
  expect(screen.getByText(/× ?2/)).toBeInTheDocument()
})

test('a name opens the product', async () => {
  const { navigator } = await open([hop])
  await tap(screen.getByRole('link', { name: 'Hop Field' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=p11')
})

test('an empty cart leads to the shop', async () => {
  const { navigator } = await open([])
  await tap(button('Browse beers'))
  expect(navigator.open).toHaveBeenCalledWith('/pages/tabbar/index')
})

test.each([
  ['what the server said', new ApiError('cart/list', 500, 'Kettle on fire'), 'Kettle on fire'],
  ['that the network is gone', new NetworkError('cart/list'), 'You are offline'],
])('a failure shows %s, and a retry asks again', async (_, error, text) => {
  const { calls } = await open(error)
  expect(screen.getByText(text)).toBeInTheDocument()
  const before = calls.length
  await tap(button('Try again'))
  expect(calls.length).toBeGreaterThan(before)
})

test('asks an anonymous visitor to log in and the server for nothing', async () => {
  const { calls } = await renderWidget(cart)
  expect(screen.getByText('Please log in first')).toBeInTheDocument()
  expect(calls).toEqual([])
})

describe('stores', () => {
  const of = (one: typeof hop, storeId: string, storeName: string) => ({
    ...one,
    storeId,
    storeName,
  })
  const quay = [
    of(hop, '301', 'River Quay'),
    of(line('14', 'Night Tram', 500, 1), '301', 'River Quay'),
  ]
  const hill = of(plum, '302', 'Oak Hill')
  const group = (name: string) => within(screen.getByRole('group', { name }))

  test('hold their own lines, and are taken or left whole', async () => {
    const { navigator } = await open([quay[0], hill, quay[1]])
    expect(group('River Quay').getAllByRole('listitem')).toHaveLength(2)
    expect(group('Oak Hill').getAllByRole('listitem')).toHaveLength(1)
    const all = screen.getByRole('checkbox', { name: 'Select all of River Quay' })
    expect(all).toBeChecked()
    await tap(choice('Night Tram'))
    expect(all).not.toBeChecked()
    await tap(all)
    await tap(screen.getByRole('checkbox', { name: 'Select all of Oak Hill' }))
    expect(total()).toContain('44.98')
    await tap(button('Check out (3)'))
    expect(navigator.open).toHaveBeenCalledWith(
      '/shop/order/buy?items=p11%3A11%3A2%2Cp14%3A14%3A1&cart=1',
    )
  })

  test('open their page', async () => {
    const { navigator } = await open([hill])
    await tap(screen.getByRole('link', { name: 'Oak Hill' }))
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/store/show&id=302')
  })
})

test('what is no longer sold stands apart and cannot be bought', async () => {
  await open([hop, { ...plum, isSold: false }])
  const apart = within(screen.getByRole('list', { name: 'Cannot be bought' }))
  expect(apart.getByText('Plum Rain')).toBeInTheDocument()
  expect(apart.getByText('No longer sold')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: 'Select Plum Rain' })).not.toBeInTheDocument()
  expect(total()).toContain('39.98')
})

describe('another variant', () => {
  const sku = (id: string, size: string, stock = 9) => ({
    id,
    productId: 'p11',
    name: size,
    values: [size],
    price: 1999,
    stock,
    image: '',
  })
  const product = {
    ...{ id: 'p11', name: 'Hop Field', image: '', style: '', abv: 0, price: 1999, sold: 0 },
    ...{ stock: 9, tags: [], classId: '1', storeId: '1', skuId: '11', images: [], intro: '' },
    ...{ attributes: [], options: [{ name: 'Size', values: ['330 ml', '500 ml'] }] },
    ...{ store: { id: '1', name: 'Quay' }, description: '' },
  }
  const known = {
    'product/productShow/detail': product,
    'product/productShow/skus': [sku('11', '330 ml'), sku('19', '500 ml')],
  }
  const sheet = () => within(screen.getByRole('dialog', { name: 'Hop Field' }))
  const change = () => tap(button('Another variant of Hop Field: 330 ml'))
  const writes = (calls: readonly HttpRequest[]) =>
    calls.filter(({ path }) => /addCart|^cart\/(?!list)/.test(path)).map(({ path }) => path)

  test('comes in before the old one goes', async () => {
    const { calls } = await open([hop], {
      ...known,
      'product/productShow/addCart': 2,
      'cart/11': null,
    })
    await change()
    await tap(sheet().getByRole('radio', { name: '500 ml' }))
    await tap(sheet().getByRole('button', { name: 'OK' }))
    expect(writes(calls)).toEqual(['product/productShow/addCart', 'cart/11'])
    expect(calls.find(({ path }) => path === 'product/productShow/addCart')?.body).toEqual({
      productId: 'p11',
      skuId: '19',
      count: 2,
      requestId: expect.any(String),
    })
  })

  test('that cannot be had leaves the line as it was', async () => {
    const refusal = new ApiError('product/productShow/addCart', 400, 'Kettle on fire')
    const { calls, host } = await open([hop], { ...known, 'product/productShow/addCart': refusal })
    await change()
    await tap(sheet().getByRole('radio', { name: '500 ml' }))
    await tap(sheet().getByRole('button', { name: 'OK' }))
    expect(host.toast).toHaveBeenCalledWith('Kettle on fire')
    expect(writes(calls)).toEqual(['product/productShow/addCart'])
  })

  describe('whose old one does not go', () => {
    const path = 'product/productShow/addCart'
    const here = { ...hop, id: '30', skuId: '19', skuName: '500 ml' }
    let lines = [hop]
    /** Puts another variant in, and loses the network before the old one goes. */
    async function lose() {
      lines = [hop]
      let tries = 0
      const opened = await open(() => lines, {
        ...known,
        [path]: () => {
          lines = [hop, here]
          return 4
        },
        'cart/30': null,
        'cart/11': () => {
          tries += 1
          if (tries === 1) throw new NetworkError('cart/11', 'lost')
          lines = lines.filter(({ id }) => id !== '11')
          return null
        },
      })
      await swapIt()
      return opened
    }
    async function swapIt() {
      if (!screen.queryByRole('dialog')) await change()
      const size = sheet().getByRole('radio', { name: '500 ml' })
      if (size.getAttribute('aria-checked') !== 'true') await tap(size)
      await tap(sheet().getByRole('button', { name: 'OK' }))
    }

    test('is not put in a second time', async () => {
      const { calls } = await lose()
      expect(total()).toContain('79.96')
      await swapIt()
      expect(writes(calls)).toEqual([path, 'cart/11', 'cart/11'])
      expect(total()).toContain('39.98')
    })

    test('is put in again when it was taken out meanwhile', async () => {
      const { calls } = await lose()
      expect(total()).toContain('79.96')
      await tap(screen.getByRole('button', { name: 'Close' }))
      await tap(screen.getAllByRole('button', { name: 'Remove Hop Field' })[1] as HTMLElement)
      lines = [hop]
      await tap(inDialog('Delete'))
      expect(total()).toContain('39.98')
      await swapIt()
      expect(writes(calls)).toEqual([path, 'cart/11', 'cart/30', path, 'cart/11'])
    })
  })

  test('the same one with another count is a count', async () => {
    const { calls } = await open([hop], { ...known, 'cart/': { ...hop, count: 3 } })
    await change()
    await tap(sheet().getByRole('button', { name: 'One more' }))
    await tap(sheet().getByRole('button', { name: 'OK' }))
    expect(writes(calls)).toEqual(['cart/'])
    expect(total()).toContain('59.97')
  })
})

describe('coupons', () => {
  const held = (discount: number, fits = true) => ({
    ...{ id: String(discount), name: 'Hop week', discount, threshold: 0, endsAt: 4_000_000_000 },
    ...{ fits, reason: '' },
  })
  const free = {
    ...{ id: 'c1', name: 'Oak week', amount: 1500, threshold: 0, classId: '', className: '' },
    ...{ startsAt: 1, endsAt: 4_000_000_000, left: 2, total: 3, state: 0 },
  }

  test('say what the best of them takes off what is selected', async () => {
    const { calls } = await open([hop, plum], {
      'coupon/fit': { mine: [held(800), held(2000), held(9000, false)], open: [] },
    })
    expect(screen.getByText('A coupon takes ¥20 off at the checkout')).toBeInTheDocument()
    expect(calls.find(({ path }) => path === 'coupon/fit')?.body).toEqual({
      products: [
        { productId: 'p11', skuId: '11', count: 2 },
        { productId: 'p12', skuId: '12', count: 3 },
      ],
    })
  })

  test('that are free are claimed in the cart', async () => {
    const { calls } = await open([hop], {
      'coupon/fit': { mine: [], open: [free] },
      'coupon/claim': { ...free, state: 1 },
    })
    await tap(button('1 coupon for these, Claim'))
    await tap(button('Claim: Oak week, ¥15 off'))
    expect(calls.find(({ path }) => path === 'coupon/claim')?.body).toEqual({ couponId: 'c1' })
  })
})
