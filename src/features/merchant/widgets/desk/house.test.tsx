import { act, fireEvent, screen } from '@testing-library/react'
import { button, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { DESK, night, page } from '../../testing/shop'
import { sellerApplications, sellerFigures, sellerProducts } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'merchant/application/page'
const DECIDE = 'merchant/application/decide'
const SHOPS = 'merchant/merchants/simpleMerchants'

const applications = (answer: unknown, more: object = {}) =>
  renderWidget(sellerApplications, {
    user: testUser,
    api: { ...DESK, [PAGE]: answer, [DECIDE]: night, ...more },
  })

test('an administrator reads what an applicant says, and opens the shop', async () => {
  let left: unknown = page([night])
  const { calls, host } = await applications(() => left, {
    [DECIDE]: () => {
      left = page([])
      return night
    },
  })
  const row = screen.getByRole('listitem')
  expect(row).toHaveTextContent('Night Shift')
  expect(row).toHaveTextContent('Chen Mo')
  expect(row).toHaveTextContent('Address: 3 Dashatou Road')
  expect(row).toHaveTextContent('Hours: 10:00–22:00')
  expect(row).not.toHaveTextContent('Company')
  expect(row).toHaveTextContent('New')
  await tap(button('Approve Night Shift'))
  expect(sent(calls, DECIDE)).toEqual([{ id: '9', isApproved: true }])
  expect(host.toast).toHaveBeenCalledWith('Night Shift is open')
  expect(screen.queryByText('Night Shift')).not.toBeInTheDocument()
})

test('turning down takes a reason', async () => {
  const { calls, host } = await applications(page([night]))
  await tap(button('Refuse Night Shift'))
  await tap(button('Refuse'))
  expect(screen.getByText('Say why you refuse.')).toBeInTheDocument()
  expect(sent(calls, DECIDE)).toEqual([])
  const field = screen.getByRole('textbox', { name: /Why do you refuse/ })
  await act(async () => void fireEvent.change(field, { target: { value: ' No licence ' } }))
  await tap(button('Refuse'))
  expect(sent(calls, DECIDE)).toEqual([{ id: '9', isApproved: false, reason: 'No licence' }])
  expect(host.toast).toHaveBeenCalledWith('Night Shift was told why')
})

test('what was answered is read by its state, and not answered again', async () => {
  const { calls } = await applications(
    page([{ ...night, status: 3, isWaiting: false, reason: 'No licence' }]),
  )
  await tap(screen.getByRole('tab', { name: 'Turned down' }))
  expect(sent(calls, PAGE)).toMatchObject([{ status: 1 }, { status: 3 }])
  expect(screen.getByRole('listitem')).toHaveTextContent('Reason: No licence')
  expect(screen.queryByRole('button', { name: 'Approve Night Shift' })).not.toBeInTheDocument()
})

test('an answer that is not taken stays with its row', async () => {
  await applications(page([{ ...night, status: 2 }]), {
    [DECIDE]: new ApiError(DECIDE, 400, 'Answered already'),
  })
  expect(screen.getByRole('listitem')).toHaveTextContent('Changed')
  await tap(button('Approve Night Shift'))
  expect(screen.getByRole('alert')).toHaveTextContent('Answered already')
})

const figures = { orders: 0, amount: 0, buyers: 0, refunded: 0, toShip: 0, toPickUp: 0 }
const more = { afterSales: 0, reviews: 0, lowStock: 3 }
const front = (api: object = {}) =>
  renderWidget(sellerFigures, {
    user: testUser,
    api: { ...DESK, 'merchant/desk/figures': { ...figures, ...more, applications: 2 }, ...api },
  })

test('the desk leads to what is nearly gone and, an administrator, to applications', async () => {
  const { navigator } = await front()
  await tap(screen.getByRole('link', { name: 'Low stock 3' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/merchant/products&status=2')
  await tap(screen.getByRole('link', { name: 'Applicants 2' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/merchant/applications')
})

test('who is no administrator is shown no applications', async () => {
  await front({ 'merchant/desk/figures': { ...figures, ...more } })
  expect(screen.getByRole('link', { name: 'Low stock 3' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Applications/ })).not.toBeInTheDocument()
})

test('the list of products begins with what the address asks for', async () => {
  const path = 'merchant/product/page'
  const { calls } = await renderWidget(sellerProducts, {
    user: testUser,
    query: { status: '2' },
    api: { ...DESK, [path]: page([]) },
  })
  expect(sent(calls, path)).toMatchObject([{ status: 2 }])
  expect(screen.getByRole('tab', { name: 'Nearly gone', selected: true })).toBeInTheDocument()
})

test('a product of the shop is told with its class', async () => {
  const names = { en: 'Quay Haze', 'zh-Hans': '江岸浑浊' }
  const beer = {
    id: '21',
    storeId: '302',
    storeName: 'Arcade',
    classId: '11',
    name: names,
    intro: names,
    images: [],
    isOnShelf: true,
    price: 1900,
    stock: 26,
    sold: 3,
    skus: [],
  }
  await renderWidget(sellerProducts, {
    user: testUser,
    api: {
      ...DESK,
      'merchant/product/page': page([beer]),
      'relation/ProductClassRelation/kv': [{ key: 11, value: 'Hazy' }],
    },
  })
  expect(screen.getByRole('listitem')).toHaveTextContent('Arcade · Hazy · 26 in stock')
})

test('who was turned down reads why, on the desk and above the form', async () => {
  const shops = [{ id: '9', name: 'Night Shift', status: 3, reason: 'No licence' }]
  const { navigator } = await front({ [SHOPS]: shops })
  expect(screen.getByText('Reason: No licence')).toBeInTheDocument()
  await tap(button('Check my details'))
  expect(navigator.open).toHaveBeenCalledWith('/merchant/essential')
  await renderWidget(sellerFigures, {
    user: testUser,
    config: { show: 'papers' },
    api: { ...DESK, [SHOPS]: shops },
  })
  expect(screen.getByText(/Night Shift was turned down.*Reason: No licence/)).toBeInTheDocument()
})

test('settlements are told a week a line: what was sold, what went back, the fee, and when it came', async () => {
  const path = 'merchant/settlement/page'
  const week = {
    id: '1',
    fromDay: '2026-11-09',
    toDay: '2026-11-15',
    orders: 4,
    sold: 20_000,
    refunded: 2_500,
    fee: 105,
    paid: 17_395,
    paidAt: 1_795_000_000,
  }
  const { calls } = await renderWidget(sellerFigures, {
    user: testUser,
    config: { show: 'income' },
    api: {
      ...DESK,
      'merchant/income/days': {
        amount: 0,
        refunded: 0,
        net: 0,
        settled: 0,
        pending: 0,
        days: [],
        nextAt: 1_795_000_000,
      },
      [path]: page([week]),
    },
  })
  expect(screen.getByText(/is paid out on/)).toBeInTheDocument()
  await tap(screen.getByRole('tab', { name: 'Settlements' }))
  expect(sent(calls, path)).toMatchObject([{ merchantId: '402' }])
  const row = screen.getByRole('listitem')
  expect(row).toHaveTextContent('9 Nov 2026 – 15 Nov 2026')
  expect(row).toHaveTextContent('4 orders · ¥200.00 sold · ¥25.00 refunded · ¥1.05 fee')
  expect(row).toHaveTextContent('+¥173.95')
  expect(row).toHaveTextContent(/Paid to your balance on/)
})
