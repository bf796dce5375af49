import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import type { HttpRequest } from '../../../../http/types'
import { initI18n } from '../../../../i18n'
import { orderConfirm } from '.'

beforeAll(() => initI18n('en'))

const BUY = 'order/orderBuy/buy'
const PRICE = 'orderBuy/getPrice'
const line = {
  productId: '1',
  skuId: '2',
  name: 'Hop Field',
  skuName: '330 ml',
  image: '/pictures/1.svg',
  price: 1000,
  count: 3,
}
const info = {
  storeName: 'West Lake',
  lines: [line],
  goodsAmount: 3000,
  freight: 500,
  amount: 3500,
}
const couponOf = (id: string, discount: number, fits = true) => ({
  id,
  name: `Coupon ${id}`,
  discount,
  threshold: 0,
  endsAt: 2_000_000_000,
  fits,
  reason: fits ? '' : 'Spend ¥99 first',
})

interface Wish {
  readonly points: number
  readonly stores: readonly { storeId: string; way: number; couponId?: string }[]
}

/** Two stores; the first has three coupons, one of which does not fit. */
function priceOf({ stores, points }: Wish) {
  const of = (storeId: string) => stores.find((each) => each.storeId === storeId)
  const off = { c5: 500, c8: 800 }[of('1')?.couponId ?? ''] ?? 0
  const freight = of('2')?.way === 2 ? 0 : 1000
  const store = {
    lines: [line],
    address: 'Quay 1',
    hours: '10:00-22:00',
    way: 1,
    goodsAmount: 3000,
    freight: 0,
    amount: 3000,
    couponId: '',
    bestCouponId: '',
    coupons: [],
  }
  return {
    goodsAmount: 6000,
    freight,
    amount: 6000 - off - points + freight,
    points,
    pointsMost: 200,
    pointsHeld: 150,
    stores: [
      {
        ...store,
        storeId: '1',
        storeName: 'West Lake',
        couponDiscount: off,
        bestCouponId: 'c8',
        coupons: [couponOf('c5', 500), couponOf('c8', 800), couponOf('c9', 900, false)],
      },
      { ...store, storeId: '2', storeName: 'River Quay', freight },
    ],
  }
}

const address = {
  id: 'a',
  userId: testUser.id,
  name: 'Lin',
  mobile: '13800138000',
  province: 'Zhejiang',
  city: 'Hangzhou',
  area: 'Xihu',
  regionId: '330106',
  detail: 'Street 1',
  isDefault: true,
}

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const place = () => tap(screen.getByRole('button', { name: 'Place order' }))
const open = (addresses = [address]) =>
  renderWidget(orderConfirm, {
    user: testUser,
    query: { items: '1:2:3,5:6:1', cart: '1' },
    api: {
      'order/orderBuy/info': info,
      [PRICE]: ({ body }: HttpRequest) => priceOf(body as Wish),
      [BUY]: { orderId: '7', payId: '97', amount: 1, orderIds: ['7', '8'] },
      'basic/address/page': {
        result: addresses,
        pageIndex: 1,
        pageSize: 15,
        totalCount: addresses.length,
      },
    },
  })
const bodyOf = (calls: readonly HttpRequest[]) => calls.find(({ path }) => path === BUY)?.body

test('each store has its goods, and the best coupon is taken by itself', async () => {
  const { calls } = await open()
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
  const { calls } = await open()
  await tap(screen.getByRole('button', { name: /Coupon/ }))
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByText('Spend ¥99 first')).toBeInTheDocument()
  await tap(sheet.getByRole('radio', { name: /Coupon c9/ }))
  await tap(sheet.getByRole('radio', { name: /Coupon c5/ }))
  await place()
  expect(bodyOf(calls)).toMatchObject({ amount: 6500, stores: [{ couponId: 'c5' }, {}] })
})

test('one store is picked up at, by somebody with a number', async () => {
  const { calls } = await open()
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

test('all picked up needs no address', async () => {
  const { calls } = await open([])
  for (const each of screen.getAllByRole('radio', { name: 'Pick up' })) await tap(each)
  for (const each of screen.getAllByLabelText('Who comes'))
    fireEvent.change(each, { target: { value: 'Mo' } })
  for (const each of screen.getAllByLabelText('Mobile number'))
    fireEvent.change(each, { target: { value: '13900139000' } })
  await place()
  expect(bodyOf(calls)).toMatchObject({ addressId: '' })
})

test('points are spent as far as there are any', async () => {
  const { calls } = await open()
  await tap(screen.getByRole('switch', { name: 'Use 150 points' }))
  await place()
  expect(bodyOf(calls)).toMatchObject({ points: 150, amount: 6050 })
})

test('an invoice to a company needs a tax number', async () => {
  const { calls } = await open()
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
