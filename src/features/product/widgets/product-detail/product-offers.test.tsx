import { screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { EndpointNotFoundError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { product, skus, tap } from '../../testing/product-room'
import { productOffers } from '.'

beforeAll(() => initI18n('en'))

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
