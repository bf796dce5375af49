import { act, screen, within } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import {
  button,
  choice,
  gone,
  hop,
  inDialog,
  line,
  open,
  pieces,
  plum,
  tap,
  total,
} from '../../testing/cart-room'
import { cart } from '.'

beforeAll(() => initI18n('en'))

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
  expect(total()).toBe('¥49.97')
  await tap(choice('Plum Rain'))
  expect(total()).toBe('¥39.98')
  await tap(screen.getByRole('checkbox', { name: 'All' }))
  expect(total()).toBe('¥49.97')
  await tap(screen.getByRole('checkbox', { name: 'All' }))
  expect(total()).toBe('¥0.00')
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
  expect(total()).toBe('¥39.98')
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
  expect(total()).toBe('¥40.00')
})

test('counts change under the finger; the last tap wins, one call at a time', async () => {
  const { waiting, call } = heldAnswers()
  await open([hop], { 'cart/': call })
  const more = () => pieces('Hop Field').getByRole('button', { name: 'One piece more' })
  await tap(more())
  await tap(more())
  await tap(more())
  expect(total()).toBe('¥99.95')
  expect(waiting.map(({ count }) => count)).toEqual([3])
  await waiting[0]?.answer()
  expect(waiting.map(({ count }) => count)).toEqual([3, 5])
  await waiting[1]?.answer()
  expect(waiting).toHaveLength(2)
  expect(total()).toBe('¥99.95')
})

test('a count the server refuses goes back to what it was', async () => {
  const { waiting, call } = heldAnswers()
  const { host } = await open([hop], { 'cart/': call })
  await tap(pieces('Hop Field').getByRole('button', { name: 'One piece more' }))
  await waiting[0]?.answer(new ApiError('cart/', 400, 'Hop Field: only 2 left.'))
  expect(host.toast).toHaveBeenCalledWith('Hop Field: only 2 left.')
  expect(total()).toBe('¥39.98')
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
  expect(total()).toBe('¥39.98')
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
  expect(navigator.open.mock.calls).toEqual([['/pages/tabbar/index']])
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
    expect(total()).toBe('¥44.98')
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
  expect(total()).toBe('¥39.98')
})

test('a variant that its shop has taken away stands apart under its name, with the reason', async () => {
  const { navigator } = await open([hop, { ...plum, isVariantGone: true, stock: 0 }])
  const apart = within(screen.getByRole('list', { name: 'Cannot be bought' }))
  expect(apart.getByText('Plum Rain')).toBeInTheDocument()
  expect(apart.getByText(plum.skuName)).toBeInTheDocument()
  expect(apart.getByText('This variant is no longer sold')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: 'Select Plum Rain' })).not.toBeInTheDocument()
  expect(total()).toBe('¥39.98')
  await tap(apart.getByRole('link', { name: 'Plum Rain' }))
  expect(navigator.open).toHaveBeenCalledTimes(1)
})
