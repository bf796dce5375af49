import { fireEvent, screen, within } from '@testing-library/react'
import { comeBack, tap } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { address, bodyOf, openCheckout, place } from '../../testing/checkout'

beforeAll(() => initI18n('en'))

test('each store has its goods, and the best coupon is taken by itself', async () => {
  const { calls } = await openCheckout()
  expect(screen.getByText('West Lake')).toBeInTheDocument()
  expect(screen.getByText('River Quay')).toBeInTheDocument()
  await place()
  expect(bodyOf(calls)).toMatchObject({
    amount: 6200,
    addressId: 'a',
    stores: [
      { storeId: '1', way: 1, couponId: 'c8' },
      { storeId: '2', way: 1, couponId: '' },
    ],
  })
})

test('another coupon is chosen; one that does not fit says why and cannot be', async () => {
  const { calls } = await openCheckout()
  await tap(screen.getByRole('button', { name: /Coupon/ }))
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByText('Spend ¥99 first')).toBeInTheDocument()
  await tap(sheet.getByRole('radio', { name: /Coupon c9/ }))
  await tap(sheet.getByRole('radio', { name: /Coupon c5/ }))
  await place()
  expect(bodyOf(calls)).toMatchObject({ amount: 6500, stores: [{ couponId: 'c5' }, {}] })
})

test('one store is picked up at, by somebody with a number', async () => {
  const { calls } = await openCheckout()
  const [, quay] = screen.getAllByRole('radio', { name: 'Pick up' })
  await tap(quay as HTMLElement)
  const name = screen.getByLabelText('Who comes')
  fireEvent.change(name, { target: { value: ' ' } })
  await place()
  expect(screen.getByText('Enter who comes.')).toBeInTheDocument()
  expect(bodyOf(calls)).toBeUndefined()
  fireEvent.change(name, { target: { value: 'Mo' } })
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '13900139000' } })
  await place()
  expect(bodyOf(calls)).toMatchObject({
    amount: 5200,
    stores: [{ way: 1 }, { way: 2, pickup: { name: 'Mo', mobile: '13900139000' } }],
  })
})

test('an address that was added on another page is there for who comes back', async () => {
  const addresses: object[] = []
  const { host, calls } = await openCheckout([], {
    'basic/address/page': () => ({
      result: addresses,
      pageIndex: 1,
      pageSize: 15,
      totalCount: addresses.length,
    }),
  })
  addresses.push(address)
  await comeBack(host)
  await place()
  expect(bodyOf(calls)).toMatchObject({ addressId: 'a' })
})

test('all picked up needs no address', async () => {
  const { calls } = await openCheckout([])
  for (const each of screen.getAllByRole('radio', { name: 'Pick up' })) await tap(each)
  for (const each of screen.getAllByLabelText('Who comes'))
    fireEvent.change(each, { target: { value: 'Mo' } })
  for (const each of screen.getAllByLabelText('Mobile number'))
    fireEvent.change(each, { target: { value: '13900139000' } })
  await place()
  expect(bodyOf(calls)).toMatchObject({ addressId: '' })
})

test('points are spent as far as there are any', async () => {
  const { calls } = await openCheckout()
  await tap(screen.getByRole('switch', { name: 'Use 150 points' }))
  await place()
  expect(bodyOf(calls)).toMatchObject({ points: 150, amount: 6050 })
})

test('an invoice to a company needs a tax number', async () => {
  const { calls } = await openCheckout()
  await tap(screen.getByRole('button', { name: /Invoice/ }))
  const sheet = within(screen.getByRole('dialog'))
  await tap(sheet.getByRole('radio', { name: 'Company' }))
  fireEvent.change(sheet.getByLabelText('Made out to'), { target: { value: 'Lin Ltd' } })
  await tap(sheet.getByRole('button', { name: 'OK' }))
  expect(sheet.getByText('Fifteen to twenty letters and digits.')).toBeInTheDocument()
  fireEvent.change(sheet.getByLabelText('Tax number'), { target: { value: '91330106ma2abcd12x' } })
  await tap(sheet.getByRole('button', { name: 'OK' }))
  await place()
  expect(bodyOf(calls)).toMatchObject({
    invoice: { kind: 'company', title: 'Lin Ltd', taxNumber: '91330106MA2ABCD12X' },
  })
})
