import { screen } from '@testing-library/react'
import { tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { DESK, figures, page, shopOf } from '../../testing/shop'
import { sellerBuyers, sellerFigures } from '.'

beforeAll(() => initI18n('en'))

const FIGURES = 'merchant/desk/figures'
const open = (api: object = {}, more: object = {}) =>
  renderWidget(sellerFigures, {
    user: testUser,
    api: { ...DESK, [FIGURES]: figures, ...api },
    ...more,
  })

test('is headed by the shop, says what waits and leads there', async () => {
  const { navigator } = await open()
  expect(screen.getByRole('heading', { name: 'Old Arcade' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Paid today ¥128.50' })).toHaveTextContent(
    '3 orders · 1 buyer',
  )
  await tap(screen.getByRole('link', { name: 'To ship 5' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/merchant/orders&status=2')
  await tap(screen.getByRole('link', { name: 'Pick-ups 2' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/merchant/codes')
})

test('the shop that was chosen is asked about, here and on the next page', async () => {
  const storage = memoryStorage()
  const { calls, session } = await open({}, { storage })
  expect(session.headers.merchantId).toBe('402')
  await tap(screen.getByRole('button', { name: 'Switch shop, now Old Arcade' }))
  await tap(screen.getByRole('radio', { name: 'Island' }))
  expect(calls.filter(({ path }) => path === FIGURES).map(({ query }) => query)).toEqual([
    { merchantId: '402' },
    { merchantId: '403' },
  ])
  const next = await renderWidget(sellerBuyers, {
    user: testUser,
    storage,
    config: { show: 'customers' },
    api: { ...DESK, 'merchant/customer/page': page([]) },
  })
  expect(next.calls.find(({ path }) => path === 'merchant/customer/page')?.body).toMatchObject({
    merchantId: '403',
  })
  expect(next.session.headers.merchantId).toBe('403')
})

test.each([
  [[], 'You have no shop yet', 'Open a shop'],
  [[{ id: '1', name: 'x', status: 1 }], 'We are looking at your application', 'My details'],
  [[{ id: '1', name: 'x', status: 3 }], 'Your application was turned down', 'Check my details'],
])('who runs no shop reads why, and how to get one: %j', async (shops, title, action) => {
  const { navigator, calls } = await open({ 'merchant/merchants/simpleMerchants': shops })
  expect(screen.getByText(title)).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: action }))
  expect(navigator.open).toHaveBeenCalledWith('/merchant/essential')
  expect(calls.some(({ path }) => path === FIGURES)).toBe(false)
})

test('a shop that was taken away meanwhile is no broken list', async () => {
  await renderWidget(sellerBuyers, {
    user: testUser,
    config: { show: 'customers' },
    api: { ...DESK, 'merchant/customer/page': new ApiError('x', 403, 'Not for you') },
  })
  expect(screen.getByText('You have no shop yet')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('the papers say how they stand, and an administrator that it is not their shop', async () => {
  await open({
    'merchant/merchants/show': { ...shopOf('402'), status: 3, isOperator: true },
  })
  expect(screen.getByText('You look at it as an administrator')).toBeInTheDocument()
  expect(screen.getAllByText('Turned down')).toHaveLength(3)
})

test('a form says whether what it says was approved', async () => {
  await open(
    { 'merchant/merchants/simpleMerchants': [{ id: '1', name: 'Quay', status: 1 }] },
    { config: { show: 'papers' } },
  )
  expect(screen.getByText('Quay: your details are being looked at.')).toBeInTheDocument()
})

test('income is told by day, what went back taken off', async () => {
  const path = 'merchant/income/days'
  const { calls } = await open(
    {
      [path]: {
        amount: 5000,
        refunded: 1200,
        net: 3800,
        settled: 3000,
        pending: 800,
        days: [{ day: '2026-11-21', orders: 2, amount: 5000, refunded: 1200 }],
      },
    },
    { config: { show: 'income' } },
  )
  expect(screen.getByRole('listitem')).toHaveTextContent(
    '21 Nov 20262 orders · ¥12.00 refunded+¥38.00',
  )
  expect(screen.getByText('¥8.00')).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: '90 days' }))
  expect(calls.filter((call) => call.path === path).map(({ query }) => query)).toEqual([
    { merchantId: '402', days: 30 },
    { merchantId: '402', days: 90 },
  ])
})
