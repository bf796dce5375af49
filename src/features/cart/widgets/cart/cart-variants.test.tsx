import { screen, within } from '@testing-library/react'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { button, choice, hop, inDialog, open, plum, tap, total } from '../../testing/cart-room'

beforeAll(() => initI18n('en'))

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
  id: 'p11',
  name: 'Hop Field',
  image: '',
  style: '',
  abv: 0,
  price: 1999,
  sold: 0,
  stock: 9,
  tags: [],
  classId: '1',
  storeId: '1',
  skuId: '11',
  images: [],
  intro: '',
  attributes: [],
  options: [{ name: 'Size', values: ['330 ml', '500 ml'] }],
  store: { id: '1', name: 'Quay' },
  description: '',
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
    placeOf: '11',
    count: 2,
    requestId: expect.any(String),
  })
})

test('is ticked only as the one before was', async () => {
  let lines = [hop, plum]
  await open(() => lines, {
    ...known,
    'product/productShow/addCart': () => {
      lines = [{ ...hop, id: '19', skuId: '19', skuName: '500 ml' }, plum]
      return 5
    },
    'cart/11': null,
  })
  await tap(choice('Hop Field'))
  expect(total()).toBe('¥9.99')
  await change()
  await tap(sheet().getByRole('radio', { name: '500 ml' }))
  await tap(sheet().getByRole('button', { name: 'OK' }))
  expect(button('Another variant of Hop Field: 500 ml')).toBeInTheDocument()
  expect(choice('Hop Field')).not.toBeChecked()
  expect(total()).toBe('¥9.99')
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
    expect(total()).toBe('¥79.96')
    await swapIt()
    expect(writes(calls)).toEqual([path, 'cart/11', 'cart/11'])
    expect(total()).toBe('¥39.98')
  })

  test('is put in again when it was taken out meanwhile', async () => {
    const { calls } = await lose()
    expect(total()).toBe('¥79.96')
    await tap(screen.getByRole('button', { name: 'Close' }))
    await tap(screen.getAllByRole('button', { name: 'Remove Hop Field' })[1] as HTMLElement)
    lines = [hop]
    await tap(inDialog('Delete'))
    expect(total()).toBe('¥39.98')
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
  expect(total()).toBe('¥59.97')
})
