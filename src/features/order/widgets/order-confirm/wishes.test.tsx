import { act, fireEvent, screen, within } from '@testing-library/react'
import { gone, offers, press, sent, tap, type } from '../../../../engine/testing/hands'
import { ApiError, NavigationError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { BUY, bodyOf, openCheckout, PRICE, place, priceOf, type Wish } from '../../testing/checkout'

beforeAll(() => initI18n('en'))

const pickUpAtQuay = () => tap(screen.getAllByRole('radio', { name: 'Pick up' })[1] as HTMLElement)

test('the best coupon is marked, its sum is told, and how many fit where none is taken', async () => {
  const { calls } = await openCheckout()
  await press(/^Coupon.*−¥8\.00/)
  const sheet = within(screen.getByRole('dialog', { name: 'Coupon' }))
  expect(sheet.getByRole('radio', { name: /Coupon c8 −¥8\.00.*Takes most off/ })).toBeChecked()
  expect(sheet.getByRole('radio', { name: /Coupon c9/ })).not.toHaveTextContent('¥9.00')
  await tap(sheet.getByRole('radio', { name: 'No coupon' }))
  await gone('Coupon')
  // Two of three fit, and none is taken.
  expect(screen.getByRole('button', { name: /Coupon/ })).toHaveTextContent('2 fit')
  await place()
  expect(bodyOf(calls)).toMatchObject({ amount: 7000, stores: [{ couponId: '' }, {}] })
})

test('a store without coupons offers none', async () => {
  await openCheckout()
  expect(screen.getAllByRole('button', { name: /^Coupon/ })).toHaveLength(1)
})

test('freight, what is taken off, and goods are told store by store', async () => {
  await openCheckout()
  const rows = (name: string) =>
    screen.getAllByText(name).map((each) => each.parentElement?.textContent)
  expect(rows('Coupon')).toContain('Coupon−¥8.00')
  expect(rows('Goods')).toEqual(['Goods¥30.00', 'Goods¥30.00'])
  expect(rows('Shipping')).toEqual(['ShippingFree', 'Shipping¥10.00'])
  expect(screen.queryByText('Member discount')).toBeNull()
})

test('a pick-up tells where and when, begins with the buyer, and asks for the price anew', async () => {
  const { calls } = await openCheckout()
  await pickUpAtQuay()
  expect(screen.getByText('Quay 1 · 10:00-22:00')).toBeInTheDocument()
  expect(sent(calls, PRICE).at(-1)).toMatchObject({
    stores: [
      { storeId: '1', way: 1 },
      { storeId: '2', way: 2 },
    ],
  })
  // What goes by courier still needs an address.
  expect(offers(/^Change the delivery address/)).toBe(true)
})

test('the button leads to what is missing, and to why an order was not taken', async () => {
  const { calls, host } = await openCheckout(undefined, {
    [BUY]: new ApiError(BUY, 400, 'Sold out'),
  })
  await pickUpAtQuay()
  await type('Mobile number', '')
  await place()
  expect(bodyOf(calls)).toBeUndefined()
  expect(host.reveal.mock.calls).toEqual([['tp-confirm-pickup-2']])
  expect(document.getElementById('tp-confirm-pickup-2')).toContainElement(
    screen.getByText('Enter a mobile number.'),
  )
  await type('Mobile number', '13800138000')
  await place()
  expect(host.reveal).toHaveBeenLastCalledWith('tp-confirm-top')
})

// Eleven digits: 1, then 3 to 9 (commerce spec §5).
test.each([
  ['13800138000', true],
  ['19900138000', true],
  ['12800138000', false],
  ['23800138000', false],
  ['1380013800', false],
  ['', false],
])('somebody with the number “%s” may pick up: %s', async (mobile, may) => {
  const { calls } = await openCheckout()
  await pickUpAtQuay()
  await type('Who comes', ' Mo ')
  await type('Mobile number', mobile)
  await type('When', ' at six ')
  expect(screen.queryByText('Enter a mobile number.')).toBeNull()
  await place()
  expect(screen.queryAllByText('Enter a mobile number.')).toHaveLength(may ? 0 : 1)
  if (!may) expect(bodyOf(calls)).toBeUndefined()
  else
    expect(bodyOf(calls)).toMatchObject({
      stores: [{}, { way: 2, pickup: { name: 'Mo', mobile, time: 'at six' } }],
    })
})

test('each store has a note of its own, and words do not ask for the price', async () => {
  const { calls } = await openCheckout()
  const before = sent(calls, PRICE).length
  const second = screen.getAllByLabelText('Note')[1] as HTMLElement
  await act(async () => void fireEvent.change(second, { target: { value: ' Ring twice ' } }))
  expect(sent(calls, PRICE)).toHaveLength(before)
  await place()
  expect(bodyOf(calls)).toMatchObject({ stores: [{ note: '' }, { note: 'Ring twice' }] })
})

// As many as the purchase takes, and no more than there are.
test.each([
  [200, 150, 150],
  [100, 150, 100],
])(
  'of %i points that could be spent and %i that are there %i are',
  async (pointsMost, pointsHeld, n) => {
    const { calls } = await openCheckout(undefined, {
      [PRICE]: ({ body }: HttpRequest) => ({ ...priceOf(body as Wish), pointsMost, pointsHeld }),
    })
    // A point takes a cent off.
    expect(screen.getByText(`Takes ¥${(n / 100).toFixed(2)} off`)).toBeInTheDocument()
    await tap(screen.getByRole('switch', { name: `Use ${n} points` }))
    await place()
    expect(bodyOf(calls)).toMatchObject({ points: n, amount: 6200 - n })
  },
)

test('who has no points is offered none', async () => {
  const { calls } = await openCheckout(undefined, {
    [PRICE]: ({ body }: HttpRequest) => ({ ...priceOf(body as Wish), pointsHeld: 0 }),
  })
  expect(screen.queryByRole('switch')).toBeNull()
  await place()
  expect(bodyOf(calls)).toMatchObject({ points: 0 })
})

describe('an invoice', () => {
  const begin = async () => {
    const test = await openCheckout()
    await press(/^Invoice/)
    return test
  }
  const ok = () => press('OK')

  test('to a person has a title, and no tax number', async () => {
    const { calls } = await begin()
    await type('Made out to', '  ')
    await ok()
    expect(screen.getByText('Enter whom it is made out to.')).toBeInTheDocument()
    expect(screen.queryByLabelText('Tax number')).toBeNull()
    await type('Made out to', ' Lin Xia ')
    await type('Email', 'lin')
    await ok()
    expect(offers('No invoice')).toBe(true)
    await type('Email', ' lin@example.com ')
    await ok()
    expect(screen.getByRole('button', { name: /^Invoice/ })).toHaveTextContent('Lin Xia')
    await place()
    expect(bodyOf(calls)).toMatchObject({
      invoice: { kind: 'person', title: 'Lin Xia', taxNumber: '', email: 'lin@example.com' },
    })
  })

  // Fifteen to twenty letters and digits.
  test.each([
    ['A'.repeat(14), false],
    ['A'.repeat(15), true],
    ['A'.repeat(20), true],
    ['91330106-MA2ABCD12', false],
  ])('to a company with the tax number “%s” can be had: %s', async (number, can) => {
    const { calls } = await begin()
    await tap(screen.getByRole('radio', { name: 'Company' }))
    await type('Made out to', 'Lin Ltd')
    await type('Tax number', number)
    await ok()
    expect(screen.queryAllByText('Fifteen to twenty letters and digits.')).toHaveLength(can ? 0 : 1)
    if (!can) return
    await place()
    expect(bodyOf(calls)).toMatchObject({ invoice: { taxNumber: number } })
  })

  test('what is wrong with it is said until it is right, and what was not kept is gone', async () => {
    await begin()
    await ok()
    await type('Made out to', ' ')
    expect(screen.getByText('Enter whom it is made out to.')).toBeInTheDocument()
    await type('Made out to', 'Lin Xia')
    expect(screen.queryByText('Enter whom it is made out to.')).toBeNull()
    await press('Close')
    expect(screen.getByRole('button', { name: /^Invoice/ })).toHaveTextContent('No invoice')
    await press(/^Invoice/)
    expect(screen.getByLabelText('Made out to')).toHaveValue('')
  })

  test('can be done without again', async () => {
    const { calls } = await begin()
    await type('Made out to', 'Lin Xia')
    await ok()
    await press(/^Invoice/)
    expect(screen.getByLabelText('Made out to')).toHaveValue('Lin Xia')
    await press('No invoice')
    await place()
    expect((bodyOf(calls) as { invoice?: object }).invoice).toBeUndefined()
  })
})

test('an address that cannot be had is asked for again in its place', async () => {
  let isBroken = true
  const { calls } = await openCheckout(undefined, {
    'basic/address/page': () => {
      if (isBroken) throw new NetworkError('basic/address/page', 'gone')
      return { result: [], pageIndex: 1, pageSize: 15, totalCount: 0 }
    },
  })
  isBroken = false
  await press(/^Could not get the data/)
  expect(sent(calls, 'basic/address/page')).toHaveLength(2)
  expect(offers(/^Add a delivery address/)).toBe(true)
})

test('what was ordered and only cannot be shown is no refusal', async () => {
  const { navigator, host } = await openCheckout()
  navigator.replace.mockRejectedValue(new NavigationError('host', '/x'))
  await place()
  expect(host.toast).toHaveBeenCalledWith('The page could not be opened')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an order that is refused goes again by the same name', async () => {
  const { calls } = await openCheckout(undefined, { [BUY]: new ApiError(BUY, 400, 'Sold out') })
  await place()
  expect(screen.getByText('Sold out')).toBeInTheDocument()
  await place()
  const [first, second] = sent(calls, BUY) as { requestId: string }[]
  expect(second?.requestId).toBe(first?.requestId)
})
