import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { isOff } from '../../../../engine/testing/hands'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { idNow, openSheet, openWith, product, sheet, skus, tap } from '../../testing/product-room'

beforeAll(() => initI18n('en'))

/** The sheet slides away. */
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the price follows the choice', async () => {
  await openWith({})
  await openSheet()
  await tap(sheet().getByRole('radio', { name: '500 ml' }))
  expect(sheet().getByText('38')).toBeInTheDocument()
  expect(sheet().getByText('Only 3 left')).toBeInTheDocument()
})

describe('what a member pays', () => {
  const DETAIL = 'product/productShow/detail'
  const SKUS = 'product/productShow/skus'
  const told = () => screen.queryByText(/member price/)?.textContent
  const choose = async (name: string) => {
    await openSheet()
    await tap(sheet().getByRole('radio', { name }))
  }

  test('is that of the chosen variant, and from the cheapest on while none is chosen', async () => {
    await openWith({
      [DETAIL]: { ...product, memberPrice: 2716 },
      [SKUS]: skus.map((each) => ({ ...each, memberPrice: each.price - each.price * 0.03 })),
    })
    expect(told()).toBe('Your member price ¥27.16')
    await choose('500 ml')
    expect(told()).toBe('Your member price ¥36.86')
    await tap(sheet().getByRole('radio', { name: '500 ml' }))
    expect(told()).toBe('Your member price from ¥27.16')
  })

  test('is not told of another variant by a server that knows the cheapest’s alone', async () => {
    await openWith({ [DETAIL]: { ...product, memberPrice: 2716 } })
    await choose('500 ml')
    expect(told()).toBeUndefined()
    await tap(sheet().getByRole('radio', { name: '330 ml' }))
    expect(told()).toBe('Your member price ¥27.16')
  })
})

test('a choice that is sold out cannot be taken', async () => {
  const { navigator } = await openWith({})
  await openSheet()
  await tap(sheet().getByRole('radio', { name: '6 pack' }))
  await tap(sheet().getByRole('button', { name: 'Buy now' }))
  expect(navigator.open).toHaveBeenCalledWith(expect.stringContaining('skuId=11'))
})

test('says what is still to be chosen', async () => {
  await openWith({})
  await openSheet()
  await tap(sheet().getByRole('radio', { name: '330 ml' }))
  expect(sheet().getByRole('button', { name: 'Choose Size' })).toBeInTheDocument()
})

test('the count stops at the stock, and shrinks with it', async () => {
  const { navigator } = await openWith({})
  await openSheet()
  for (let times = 0; times < 9; times++) {
    await tap(sheet().getByRole('button', { name: 'One more' }))
  }
  expect(sheet().getByText('8')).toBeInTheDocument()
  await tap(sheet().getByRole('radio', { name: '500 ml' }))
  await tap(sheet().getByRole('button', { name: 'Buy now' }))
  expect(navigator.open).toHaveBeenCalledWith(
    `/shop/order/buy?productId=${idNow()}&skuId=14&count=3`,
  )
  // Whoever comes back from the till finds the page, not the sheet.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an anonymous buyer is told why, and comes back to the same variant', async () => {
  const { navigator, session } = await openWith({}, false)
  await openSheet()
  await tap(sheet().getByRole('radio', { name: '500 ml' }))
  await tap(sheet().getByRole('button', { name: 'One more' }))
  await tap(sheet().getByRole('button', { name: 'Buy now' }))
  const gate = within(screen.getByRole('alertdialog', { name: 'Not logged in' }))
  expect(gate.getByText('Please log in first')).toBeInTheDocument()
  expect(navigator.open).not.toHaveBeenCalled()
  await tap(gate.getByRole('button', { name: 'Log in' }))
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  // Who comes back without one finds the page, and no sheet in front of it.
  await gone()
  expect(session.returnTarget).toBe(
    `/views/index?url=%2Fproduct%2Fshow&id=${idNow()}&skuId=14&count=2`,
  )
})

test('back from the login, the sheet is open as it was', async () => {
  const { navigator } = await openWith({}, true, { skuId: '14', count: '2' })
  await tap(sheet().getByRole('button', { name: 'Buy now' }))
  expect(navigator.open).toHaveBeenCalledWith(
    `/shop/order/buy?productId=${idNow()}&skuId=14&count=2`,
  )
})

test('the chosen variant and count go into the cart, once for two quick taps', async () => {
  const { calls, host } = await openWith({})
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
    { productId: idNow(), skuId: '14', count: 2, requestId: expect.any(String) },
  ])
  expect(host.tick).toHaveBeenCalled()
  expect(host.toast).toHaveBeenCalledWith('It is in your cart')
  await gone()
})

test('while it goes into the cart nothing can be bought, and afterwards all is as before', async () => {
  let refuse = () => {}
  const answer = new Promise<never>((_, reject) => {
    refuse = () => reject(new NetworkError('product/productShow/addCart', 'lost'))
  })
  await openWith({ 'product/productShow/addCart': () => answer })
  await openSheet()
  const buy = () => isOff(sheet().getByRole('button', { name: 'Buy now' }))
  expect(buy()).toBe(false)
  await tap(sheet().getByRole('button', { name: 'Add to cart' }))
  expect(buy()).toBe(true)
  await act(async () => refuse())
  expect(buy()).toBe(false)
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

test('what is sold out cannot be bought', async () => {
  const { navigator } = await openWith({
    'product/productShow/skus': skus.map((one) => ({ ...one, stock: 0 })),
  })
  await tap(screen.getByRole('button', { name: 'Sold out' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(navigator.open).not.toHaveBeenCalled()
})

test('adding is as near as buying', async () => {
  await openWith({})
  await tap(screen.getByRole('button', { name: 'Add to cart' }))
  expect(sheet().getByRole('button', { name: 'Add to cart' })).toBeInTheDocument()
})
