import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { expectSeen } from '../../../../engine/testing/seen'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { KeptStore } from '../../../../stores/kept-store'
import { DESK, page, shopOf } from '../../testing/shop'
import { sellerBuyers, sellerFigures } from '.'

beforeAll(() => initI18n('en'))

const figures = {
  orders: 3,
  amount: 12_850,
  buyers: 1,
  refunded: 0,
  toShip: 5,
  toPickUp: 2,
  afterSales: 0,
  reviews: 4,
  lowStock: 1,
}
const FIGURES = 'merchant/desk/figures'
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
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
  const kept = new KeptStore()
  const { calls } = await open({}, { kept })
  await tap(screen.getByRole('button', { name: 'Switch shop, now Old Arcade' }))
  await tap(screen.getByRole('radio', { name: 'Island' }))
  expect(calls.filter(({ path }) => path === FIGURES).map(({ query }) => query)).toEqual([
    { merchantId: '402' },
    { merchantId: '403' },
  ])
  const next = await renderWidget(sellerBuyers, {
    user: testUser,
    kept,
    config: { show: 'customers' },
    api: { ...DESK, 'merchant/customer/page': page([]) },
  })
  expect(next.calls.find(({ path }) => path === 'merchant/customer/page')?.body).toMatchObject({
    merchantId: '403',
  })
  expectSeen([
    'picture /pictures/store/x.svg?w=44',
    'heading: Island',
    'button «Switch shop, now Island»: Switch',
    'heading: Today',
    'link «Paid today ¥128.50»: Paid today | ¥ | 128 | .50 | 3 orders · 1 buyer · ¥0.00 refunded',
    'link «To ship 5»: 5 | To ship',
    'link «Pick-ups 2»: 2 | Pick-ups',
    'link «After-sales 0»: 0 | After-sales',
    'link «Reviews 4»: 4 | Reviews',
    'link «Low stock 1»: 1 | Low stock',
    'group «What you can do»',
    'link: Orders',
    'link: Redeem',
    'link: After-sales',
    'link: Products',
    'link: Coupons',
    'link: Reviews',
    'link: Customers',
    'link: Income',
    'heading: The shop',
    'button: Shop information | Sign, hours, services | Approved',
    'button: Basic data | Name, address, phone | Approved',
    'button: Business licence | 91440100TAP40000X | Approved',
    'picture /pictures/store/x.svg?w=44',
    'heading: Island',
    'button «Switch shop, now Island»: Switch',
    'field «Name», ≤ 140, Name = ',
    'No customers yet',
    'Whoever buys from you appears here.',
  ])
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

test('figures that cannot be had are asked for again in place', async () => {
  let answer: unknown = new ApiError('x', 500, 'Broken')
  await open({
    [FIGURES]: () => {
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  expect(screen.getByRole('heading', { name: 'Old Arcade' })).toBeInTheDocument()
  answer = figures
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('link', { name: 'To ship 5' })).toBeInTheDocument()
})

test('the papers say how they stand, and an administrator that it is not their shop', async () => {
  const { navigator } = await open({
    'merchant/merchants/show': { ...shopOf('402'), status: 3, isOperator: true },
  })
  expect(screen.getByText('You look at it as an administrator')).toBeInTheDocument()
  expect(screen.getAllByText('Turned down')).toHaveLength(3)
  await tap(screen.getByRole('button', { name: /Business licence/ }))
  expect(navigator.open).toHaveBeenCalledWith('/merchant/business')
  expectSeen([
    'picture /pictures/store/x.svg?w=44',
    'heading: Old Arcade',
    'You look at it as an administrator',
    'button «Switch shop, now Old Arcade»: Switch',
    'heading: Today',
    'link «Paid today ¥128.50»: Paid today | ¥ | 128 | .50 | 3 orders · 1 buyer · ¥0.00 refunded',
    'link «To ship 5»: 5 | To ship',
    'link «Pick-ups 2»: 2 | Pick-ups',
    'link «After-sales 0»: 0 | After-sales',
    'link «Reviews 4»: 4 | Reviews',
    'link «Low stock 1»: 1 | Low stock',
    'group «What you can do»',
    'link: Orders',
    'link: Redeem',
    'link: After-sales',
    'link: Products',
    'link: Coupons',
    'link: Reviews',
    'link: Customers',
    'link: Income',
    'heading: The shop',
    'button: Shop information | Sign, hours, services | Turned down',
    'button: Basic data | Name, address, phone | Turned down',
    'button: Business licence | 91440100TAP40000X | Turned down',
  ])
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
    '2026-11-212 orders · ¥12.00 refunded+¥38.00',
  )
  expect(screen.getByText('¥8.00')).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: '90 days' }))
  expect(calls.filter((call) => call.path === path).map(({ query }) => query)).toEqual([
    { merchantId: '402', days: 30 },
    { merchantId: '402', days: 90 },
  ])
  expectSeen([
    'picture /pictures/store/x.svg?w=44',
    'heading: Old Arcade',
    'button «Switch shop, now Old Arcade»: Switch',
    'tablist «Income»',
    'tab (selected): Day by day',
    'tab: Settlements',
    'radiogroup «Period»',
    'radio: 7 days',
    'radio: 30 days',
    'radio (checked): 90 days',
    'Net income',
    '¥',
    '38',
    '.00',
    'Paid',
    '¥50.00',
    'Refunded',
    '¥12.00',
    'Paid out',
    '¥30.00',
    'Not yet paid out',
    '¥8.00',
    'list «Day by day»',
    expect.stringMatching(/^listitem: .+ \| 2 orders · ¥12\.00 refunded \| \+ \| ¥ \| 38 \| \.00$/),
  ])
})
