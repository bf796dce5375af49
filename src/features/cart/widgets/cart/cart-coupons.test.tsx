import { act, screen } from '@testing-library/react'
import { isOff } from '../../../../engine/testing/is-off'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { button, choice, hop, open, plum, tap } from '../../testing/cart-room'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const FIT = 'coupon/fit'
const held = (discount: number, fits = true) => ({
  id: String(discount),
  name: 'Hop week',
  discount,
  threshold: 0,
  endsAt: 4_000_000_000,
  fits,
  reason: '',
})
const free = (id: string, more: object = {}) => ({
  id,
  name: 'Oak week',
  amount: 1500,
  threshold: 0,
  classId: '',
  className: '',
  startsAt: 1,
  endsAt: 4_000_000_000,
  left: 2,
  total: 3,
  state: 0,
  ...more,
})
const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const hint = () => screen.queryByText(/coupon/i)

test.each([
  ['none at all', { mine: [], open: [] }, undefined],
  ['only one that does not fit', { mine: [held(900, false)], open: [] }, undefined],
  [
    'one to the cent',
    { mine: [held(1550)], open: [] },
    'A coupon takes ¥15.50 off at the checkout',
  ],
  ['two to be claimed', { mine: [], open: [free('a'), free('b')] }, '2 coupons for these'],
  [
    'own before free ones',
    { mine: [held(100)], open: [free('a')] },
    'A coupon takes ¥1 off at the checkout',
  ],
])('coupons: %s', async (_, answer, text) => {
  await open([hop], { [FIT]: answer })
  expect(hint()?.textContent).toBe(text)
  // A button is there only where there is something to be had by it.
  expect(screen.queryAllByRole('button', { name: /Claim$/ })).toHaveLength(answer.open.length && 1)
})

test('coupons are a help: where they cannot be had, nothing is said of them', async () => {
  const { host } = await open([hop], { [FIT]: new ApiError(FIT, 500, 'Kettle on fire') })
  expect(hint()).toBeNull()
  expect(host.toast).not.toHaveBeenCalled()
})

test('they are asked for again once the choice has rested for 400 ms', async () => {
  const { calls } = await open([hop, plum], { [FIT]: { mine: [held(800)], open: [] } })
  const asked = () => calls.filter(({ path }) => path === FIT).length
  const before = asked()
  await tap(choice('Plum Rain'))
  await rest(399)
  expect(asked()).toBe(before)
  await rest(1)
  expect(asked()).toBe(before + 1)
  expect(calls[calls.length - 1]?.body).toEqual({
    products: [{ productId: 'p11', skuId: '11', count: 2 }],
  })
})

test('with nothing ticked nothing is asked and nothing said', async () => {
  const { calls } = await open([hop], { [FIT]: { mine: [held(800)], open: [] } })
  const before = calls.length
  await tap(choice('Hop Field'))
  await rest(1000)
  expect(hint()).toBeNull()
  expect(calls).toHaveLength(before)
})

test('what is free opens and closes by a tap; one claimed becomes one’s own', async () => {
  const { calls } = await open([hop], {
    [FIT]: { mine: [], open: [free('c1', { threshold: 5000 })] },
    'coupon/claim': free('c1', { state: 1 }),
  })
  const row = () => button('1 coupon for these, Claim')
  expect(screen.queryByRole('list', { name: 'Coupons' })).not.toBeInTheDocument()
  await tap(row())
  expect(row()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('From ¥50')).toBeInTheDocument()
  await tap(button('Claim: Oak week, ¥15 off'))
  expect(isOff(button('Yours: Oak week, ¥15 off'))).toBe(true)
  expect(calls.filter(({ path }) => path === 'coupon/claim')).toHaveLength(1)
  await tap(row())
  expect(screen.queryByRole('list', { name: 'Coupons' })).not.toBeInTheDocument()
})

test('the best that fits is said, of what is selected', async () => {
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

test('what is selected of a store comes to a sum of its own, whatever becomes of its coupons', async () => {
  await open([hop, plum], { [FIT]: new ApiError(FIT, 500, 'Kettle on fire') })
  expect(screen.getByText('Subtotal ¥49.97')).toBeInTheDocument()
  await tap(choice('Plum Rain'))
  expect(screen.getByText('Subtotal ¥39.98')).toBeInTheDocument()
  await tap(choice('Hop Field'))
  expect(screen.queryByText(/Subtotal/)).toBeNull()
})
