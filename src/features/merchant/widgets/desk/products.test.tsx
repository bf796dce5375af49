import { screen, within } from '@testing-library/react'
import { gone, press, sent, tap, type } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { beer, DESK, page } from '../../testing/shop'
import { sellerProducts } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'merchant/product/page'
const SHELF = 'merchant/product/shelf'
const SKU = 'merchant/product/sku'
const SHOW = 'merchant/product/show'
const open = (api: object = {}) =>
  renderWidget(sellerProducts, {
    user: testUser,
    api: { ...DESK, [PAGE]: page([beer]), [SHELF]: beer, [SHOW]: beer, [SKU]: beer, ...api },
  })
const shelf = () => screen.getByRole('switch', { name: 'Quay Haze on the shelf' })
const openPrices = async (api: object = {}) => {
  const test = await open(api)
  await press('Price and stock of Quay Haze')
  return test
}

// The server's numbers: 1 on the shelf, 0 off it, 2 there and nearly gone.
test('the shelf, what is off it and what is nearly gone have a tab each', async () => {
  const { calls } = await open({ [PAGE]: page([]) })
  expect(sent(calls, PAGE)).toEqual([{ pageIndex: 1, pageSize: 15, merchantId: '402', status: 1 }])
  await tap(screen.getByRole('tab', { name: 'Off the shelf' }))
  expect(sent(calls, PAGE).at(-1)).toMatchObject({ status: 0 })
  await tap(screen.getByRole('tab', { name: 'Nearly gone' }))
  expect(sent(calls, PAGE).at(-1)).toMatchObject({ status: 2 })
  expect(screen.getByText('No products here')).toBeInTheDocument()
})

// Fewer than five pieces of a variant are low stock.
test.each([
  [4, true],
  [5, false],
])(
  'of a product of which a variant has %i pieces it is said that it runs out: %s',
  async (stock, isLow) => {
    const [can, crate] = beer.skus
    await open({ [PAGE]: page([{ ...beer, skus: [{ ...can, stock }, crate] }]) })
    expect(screen.queryAllByText('Low stock')).toHaveLength(isLow ? 1 : 0)
  },
)

test('a row tells price, stock, what was sold, and whether it is on the shelf', async () => {
  await open({ [PAGE]: page([beer, { ...beer, id: '22', isOnShelf: false }]) })
  const [on, off] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(on).toHaveTextContent('Arcade · 26 in stock · 3 sold')
  expect(on).toHaveTextContent('¥19.00')
  expect(within(on).getByRole('switch')).toBeChecked()
  expect(within(off).getByRole('switch')).not.toBeChecked()
})

test.each([
  [true, 'Taken off the shelf'],
  [false, 'Now on the shelf'],
])('one press moves a product that is on the shelf: %s', async (isOnShelf, said) => {
  const { calls, host } = await open({ [PAGE]: page([{ ...beer, isOnShelf }]) })
  await tap(shelf())
  expect(sent(calls, SHELF)).toEqual([{ id: '21', isOnShelf: !isOnShelf }])
  expect(host.toast).toHaveBeenCalledWith(said)
  expect(sent(calls, PAGE)).toHaveLength(2)
})

test('the shelf is kept when the server refuses, and it says why', async () => {
  const { host } = await open({ [SHELF]: new ApiError(SHELF, 400, 'Not now') })
  await tap(shelf())
  expect(screen.getByRole('alert')).toHaveTextContent('Not now')
  expect(shelf()).toBeChecked()
  expect(host.toast).not.toHaveBeenCalled()
})

test('the form opens for a row, and an empty one for a new product', async () => {
  const { navigator } = await open()
  await press('Edit Quay Haze')
  expect(navigator.open).toHaveBeenLastCalledWith('/views/index?url=/merchant/product&id=21')
  await press('New product')
  expect(navigator.open).toHaveBeenLastCalledWith('/views/index?url=/merchant/product')
})

test('only variants that were changed are sent, in cents, and the panel closes', async () => {
  const { calls, host } = await openPrices()
  expect(screen.getByLabelText('Price of Case (¥)')).toHaveValue('99.00')
  expect(screen.getByLabelText('Stock of Case')).toHaveValue('24')
  await type('Price of Can (¥)', '18.50')
  await press('Save')
  const was = { price: 1900, stock: 2 }
  expect(sent(calls, SKU)).toEqual([{ id: '211', price: 1850, stock: 2, was }])
  expect(host.toast).toHaveBeenCalledWith('Price and stock are changed')
  await gone('Price & stock')
})

test('a stock alone is a change, and what was not touched is none', async () => {
  const { calls } = await openPrices()
  await type('Stock of Case', '30')
  await press('Save')
  const was = { price: 9900, stock: 24 }
  expect(sent(calls, SKU)).toEqual([{ id: '212', price: 9900, stock: 30, was }])
})

// A price is 0.01 to 100,000.00 yuan in whole cents, a stock 0 to 99,999 whole pieces.
const YUAN = 'Enter an amount in yuan from 0.01 on, with two decimals at most.'
const PIECES = 'Enter a whole number from 0 to 99999.'
test.each([
  ['Price of Can (¥)', '0', YUAN],
  ['Price of Can (¥)', '0.005', YUAN],
  ['Price of Can (¥)', '18.505', YUAN],
  ['Price of Can (¥)', '100000.01', YUAN],
  ['Price of Can (¥)', 'free', YUAN],
  ['Price of Can (¥)', '', YUAN],
  ['Stock of Can', '', PIECES],
])('%s of “%s” is not sent', async (name, typed, problem) => {
  const { calls } = await openPrices()
  await type(name, typed)
  await press('Save')
  expect(screen.getByText(problem)).toBeInTheDocument()
  expect(sent(calls, SKU)).toEqual([])
})

test.each(['1.5', '-3', '100000'])(
  'a stock of “%s” stays as it was typed, and is not sent',
  async (typed) => {
    const { calls } = await openPrices()
    await type('Stock of Can', typed)
    await press('Save')
    expect(screen.getByText(PIECES)).toBeInTheDocument()
    expect(screen.getByLabelText('Stock of Can')).toHaveValue(typed)
    expect(sent(calls, SKU)).toEqual([])
  },
)

test.each([
  ['Price of Can (¥)', '0.01', { price: 1 }],
  ['Price of Can (¥)', '100000', { price: 10_000_000 }],
  ['Stock of Can', '0', { stock: 0 }],
  ['Stock of Can', '99999', { stock: 99_999 }],
])('%s of “%s” is the last that is taken', async (name, typed, change) => {
  const { calls } = await openPrices()
  await type(name, typed)
  await press('Save')
  expect(sent(calls, SKU)).toMatchObject([change])
})

test('when the second of two is not taken, the first is: the list is asked for again', async () => {
  let count = 0
  const { calls, host } = await openPrices({
    [SKU]: () => {
      count += 1
      if (count === 2) throw new NetworkError(SKU, 'gone')
      return beer
    },
  })
  await type('Stock of Can', '9')
  await type('Stock of Case', '9')
  const before = sent(calls, PAGE).length
  await press('Save')
  expect(screen.getByText(/^No connection/)).toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
  expect(sent(calls, PAGE).length).toBe(before + 1)
  expect(screen.getByLabelText('Stock of Case')).toHaveValue('9')
})

const [can, crate] = beer.skus
test('the panel opens with what is there then, not with what the list has read', async () => {
  const sold = { ...beer, skus: [{ ...can, stock: 1 }, crate] }
  await openPrices({ [SHOW]: sold })
  expect(screen.getByLabelText('Stock of Can')).toHaveValue('1')
})

test('the panel stays closed when the product cannot be read, and says why', async () => {
  await openPrices({ [SHOW]: new ApiError(SHOW, 400, 'The product was not found.') })
  expect(screen.getByRole('alert')).toHaveTextContent('The product was not found.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who was too late reads so, keeps what was typed, and goes on from what is there now', async () => {
  let tries = 0
  let there = beer
  const { calls } = await openPrices({
    [SHOW]: () => there,
    [SKU]: () => {
      tries += 1
      if (tries > 1) return there
      there = { ...beer, skus: [{ ...can, price: 2000, stock: 1 }, crate] } as typeof beer
      throw new ApiError(SKU, 409, 'Changed meanwhile: ¥20.00, 1 in stock.')
    },
  })
  await type('Stock of Can', '9')
  await press('Save')
  expect(screen.getByText(/^Changed meanwhile/)).toBeInTheDocument()
  expect(screen.getByLabelText('Stock of Can')).toHaveValue('9')
  expect(screen.getByLabelText('Price of Can (¥)')).toHaveValue('20.00')
  await press('Save')
  const was = { price: 2000, stock: 1 }
  expect(sent(calls, SKU).at(-1)).toEqual({ id: '211', price: 2000, stock: 9, was })
  await gone('Price & stock')
})
