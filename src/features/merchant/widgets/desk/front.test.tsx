import { screen } from '@testing-library/react'
import { offers, press, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { DESK, figures, income, night, page, SHOPS, shopOf } from '../../testing/shop'
import { sellerApplications, sellerFigures } from '.'

beforeAll(() => initI18n('en'))

const OWN = 'merchant/merchants/simpleMerchants'
const open = (api: object = {}, more: WidgetSetup = {}) =>
  renderWidget(sellerFigures, {
    user: testUser,
    api: { ...DESK, 'merchant/desk/figures': figures, 'merchant/income/days': income, ...api },
    ...more,
  })

test('today tells what was paid, by how many, and what went back', async () => {
  await open({ 'merchant/desk/figures': { ...figures, refunded: 505 } })
  const today = screen.getByRole('link', { name: 'Paid today ¥128.50' })
  expect(today).toHaveTextContent('3 orders · 1 buyer · ¥5.05 refunded')
})

// What waits, each with the page where it is done: those to ship and those nearly gone begin on their tab.
test.each([
  ['To ship 5', 'orders&status=2'],
  ['Pick-ups 2', 'codes'],
  ['After-sales 0', 'after-sales'],
  ['Reviews 4', 'reviews'],
  ['Low stock 1', 'products&status=2'],
  ['Paid today ¥128.50', 'income'],
  ['Orders', 'orders'],
  ['Redeem', 'codes'],
  ['After-sales', 'after-sales'],
  ['Products', 'products'],
  ['Coupons', 'coupons'],
  ['Reviews', 'reviews'],
  ['Customers', 'customers'],
  ['Income', 'income'],
])('“%s” leads to %s', async (name, to) => {
  const { navigator } = await open()
  await tap(screen.getByRole('link', { name }))
  expect(navigator.open).toHaveBeenCalledWith(`/views/index?url=/merchant/${to}`)
})

test.each([
  [1, 'In review'],
  [2, 'Approved'],
  [3, 'Turned down'],
])('papers of state %i are marked “%s”, each of the three', async (status, text) => {
  const { navigator } = await open({ 'merchant/merchants/show': { ...shopOf('402'), status } })
  expect(screen.getAllByText(text)).toHaveLength(3)
  expect(screen.getByText('91440100TAP40000X')).toBeInTheDocument()
  for (const [name, path] of [
    ['Shop information', 'information'],
    ['Basic data', 'essential'],
    ['Business licence', 'business'],
  ]) {
    await press(new RegExp(`^${name}`))
    expect(navigator.open).toHaveBeenLastCalledWith(`/merchant/${path}?id=402`)
  }
})

test('papers of an open shop that were changed are in review', async () => {
  await open({ 'merchant/merchants/show': { ...shopOf('402'), isWaiting: true } })
  expect(screen.getAllByText('Change in review')).toHaveLength(3)
  expect(screen.queryByText('Approved')).not.toBeInTheDocument()
})

test('who runs a shop applies for another', async () => {
  const { navigator } = await open()
  await press(/^Open another shop/)
  expect(navigator.open).toHaveBeenLastCalledWith('/views/index?url=/merchant/another')
})

test('another shop that waits or was turned down says so, and leads to its form', async () => {
  const night = { id: '9', name: 'Night Shift', status: 3, reason: 'No sign' }
  const { navigator } = await open({ [OWN]: [...SHOPS, night] })
  expect(offers(/^Open another shop/)).toBe(false)
  const row = screen.getByRole('button', { name: /^Night Shift/ })
  expect(row).toHaveTextContent('Night ShiftReason: No signTurned down')
  await tap(row)
  expect(navigator.open).toHaveBeenLastCalledWith('/views/index?url=/merchant/another')
})

test('who has one shop that is open has none to switch to, whatever else waits', async () => {
  await open({ [OWN]: [{ id: '9', name: 'Night Shift', status: 1 }, SHOPS[1]] })
  expect(screen.getByRole('heading', { name: 'Island' })).toBeInTheDocument()
  expect(offers(/^Switch/)).toBe(false)
  expect(screen.queryByText('You look at it as an administrator')).toBeNull()
})

test.each([
  [1, '', 'Quay: your details are being looked at.'],
  [2, '', 'Quay is approved. It stays open while a change is looked at.'],
  [3, '', 'Quay was turned down. Check your details and send them again.'],
  [
    2,
    'No licence',
    'Quay is approved. It stays open while a change is looked at. Reason: No licence',
  ],
])('above a form of a shop in state %i with the reason “%s”: %s', async (status, reason, text) => {
  const config = { show: 'papers' }
  await open({ [OWN]: [{ id: '1', name: 'Quay', status, reason }] }, { config })
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('above a form of an open shop that was changed: it stays open meanwhile', async () => {
  const config = { show: 'papers' }
  await open({ [OWN]: [{ id: '1', name: 'Quay', status: 2, isWaiting: true }] }, { config })
  expect(screen.getByText('Quay stays open while what you changed is in review.')).toBeVisible()
})

test('a form speaks of the shop it is about, and leads to the others of that shop', async () => {
  const config = { show: 'papers' }
  const shops = [
    { id: '1', name: 'Quay', status: 2 },
    { id: '2', name: 'Island', status: 2 },
  ]
  const { navigator } = await open(
    { [OWN]: shops },
    { config, url: '/merchant/essential', query: { id: '2' } },
  )
  expect(screen.getByText(/^Island is approved/)).toBeInTheDocument()
  expect(offers(/^Basic data/)).toBe(false)
  await press(/^Business licence/)
  expect(navigator.open).toHaveBeenLastCalledWith('/merchant/business?id=2')
  await press(/^Shop information/)
  expect(navigator.open).toHaveBeenLastCalledWith('/merchant/information?id=2')
})

test('a form that a page of its own is for is led to with what its address has already', async () => {
  const config = { show: 'papers', urls: { business: '/papers?kind=licence' } }
  const { navigator } = await open(
    { [OWN]: [{ id: '2', name: 'Island', status: 2 }] },
    { config, url: '/merchant/essential', query: { id: '2' } },
  )
  await press(/^Business licence/)
  expect(navigator.open).toHaveBeenLastCalledWith('/papers?kind=licence&id=2')
})

test('an administrator reads how another’s papers stand, and does not open them', async () => {
  await open({ 'merchant/merchants/show': { ...shopOf('402'), isOperator: true } })
  expect(screen.getByText('91440100TAP40000X')).toBeInTheDocument()
  for (const name of ['Shop information', 'Basic data', 'Business licence'])
    expect(offers(new RegExp(`^${name}`))).toBe(false)
})

test('above the form of who has no shop nothing is said', async () => {
  const { container } = await open({ [OWN]: [] }, { config: { show: 'papers' } })
  expect(container).toHaveTextContent('')
})

test('income begins with 30 days; a day on which nothing went back does not speak of it', async () => {
  const days = [
    { day: '2026-11-21', orders: 1, amount: 1005, refunded: 0 },
    { day: '2026-11-20', orders: 2, amount: 3995, refunded: 1200 },
  ]
  const answer = { 'merchant/income/days': { ...income, days } }
  const { calls } = await open(answer, { config: { show: 'income' } })
  expect(sent(calls, 'merchant/income/days')).toEqual([{ merchantId: '402', days: 30 }])
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(first).toHaveTextContent(/^21 Nov 20261 order\+¥10\.05$/)
  // 39.95 less 12.00.
  expect(second).toHaveTextContent(/^20 Nov 20262 orders · ¥12\.00 refunded\+¥27\.95$/)
  await tap(screen.getByRole('radio', { name: '7 days' }))
  expect(sent(calls, 'merchant/income/days').at(-1)).toEqual({ merchantId: '402', days: 7 })
  expect(screen.queryByText(/is paid out on/)).toBeNull()
})

test.each([
  ['Net income', '¥38.00'],
  ['Paid', '¥50.00'],
  ['Refunded', '¥12.00'],
  ['Settled', '¥30.00'],
  ['Not yet settled', '¥8.00'],
])('the sum “%s” is %s', async (name, amount) => {
  await open({}, { config: { show: 'income' } })
  expect(screen.getByText(name).parentElement).toHaveTextContent(`${name}${amount}`)
})

test('days without an order say so', async () => {
  const none = { amount: 0, refunded: 0, net: 0, settled: 0, pending: 0, days: [] }
  await open({ 'merchant/income/days': none }, { config: { show: 'income' } })
  expect(screen.getByText('Nothing in these days')).toBeInTheDocument()
})

test('who was never paid out reads when that happens', async () => {
  await open({ 'merchant/settlement/page': page([]) }, { config: { show: 'income' } })
  await tap(screen.getByRole('tab', { name: 'Settlements' }))
  expect(screen.getByText('Nothing was paid out yet')).toBeInTheDocument()
  expect(screen.getByText(/paid out every Monday for the week before/)).toBeInTheDocument()
})

const APPLICATIONS = 'merchant/application/page'
const applications = (rows: readonly object[], query: Record<string, string> = {}) =>
  renderWidget(sellerApplications, {
    user: testUser,
    query,
    api: { ...DESK, [APPLICATIONS]: page(rows) },
  })

test('an applicant is told with all that was filled in, and the pictures', async () => {
  const papers = { intro: 'Late hours', company: 'Night Ltd', code: '91440100' }
  const { calls } = await applications([{ ...night, ...papers }])
  expect(sent(calls, APPLICATIONS)).toMatchObject([{ merchantId: '', status: 1 }])
  const row = screen.getByRole('listitem')
  for (const text of ['Phone: 19912345678', 'About: Late hours', 'Company: Night Ltd'])
    expect(row).toHaveTextContent(text)
  expect(row).toHaveTextContent('Licence: 91440100')
  expect(row).not.toHaveTextContent('Reason')
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeInTheDocument()
})

test.each([
  [{ status: '2' }, 'Approved', 2],
  [{ status: '3' }, 'Turned down', 3],
  [{ status: '7' }, 'In review', 1],
])('the address %j begins with the tab “%s”', async (query, name, status) => {
  const { calls } = await applications([], query as Record<string, string>)
  expect(screen.getByRole('tab', { name, selected: true })).toBeInTheDocument()
  expect(sent(calls, APPLICATIONS)).toMatchObject([{ status }])
  expect(screen.getByText('No applications here')).toBeInTheDocument()
})

const NOBODY = { owner: false, merchant: false, author: false, staff: false, admin: false }

test.each([
  ['of a shop that was approved just now', NOBODY, 1],
  ['of one that is known of', { ...NOBODY, merchant: true }, 0],
  ['by an administrator', { ...NOBODY, admin: true }, 0],
])('at the desk %s', async (_, roles, times) => {
  const { services } = await open({}, { user: { ...testUser, roles } })
  expect(services.renewUser).toHaveBeenCalledTimes(times)
})
