import { act, fireEvent, screen } from '@testing-library/react'
import { ClosedPage } from '../src/engine/page/closed-page'
import { PageContext } from '../src/engine/page/page-context'
import { ServicesContext } from '../src/engine/services'
import { type FakeApi, renderWidget, testUser } from '../src/engine/testing/render-widget'
import { spacer } from '../src/features/layout/widgets/breaks'
import { floatMenu } from '../src/features/layout/widgets/float-menu'
import { gridNav } from '../src/features/layout/widgets/grid-nav'
import { menuList } from '../src/features/layout/widgets/menu-list'
import { gradeList, gradePurchase } from '../src/features/member/widgets/grade-list'
import { payPanel } from '../src/features/pay/widgets/pay-panel'
import { offlinePay, rechargePanel } from '../src/features/wallet/widgets/recharges'
import { initI18n } from '../src/i18n'

// Virtual goods on an iPhone (point 16): every widget that sells them or leads to them, as the
// mini-programs have it.

const FLAG = 'basic/autoConfig/getValue'
const GRADES = 'basic/autoConfig/getList'
const WALLET = 'asset/account/userAccountList'
const OFFLINE = 'offlineRecharge/list'
const PAYMENT = 'asset/pay/list'
const REASON = 'Not available on iOS, by the rules of the platform'

const grade = (id: number, name: string) => ({
  id,
  name,
  icon: '',
  experience: id * 100,
  price: 49_900,
})
const WALLET_OF = {
  accounts: [{ id: 'a', kind: 'balance', name: 'Balance', amount: 100, frozen: 0 }],
  overview: {
    balance: 100,
    investedEquipment: 0,
    todayEarnings: 0,
    cumulativeIncome: 0,
    yesterdayYield: 0,
    referralCode: 'TAP',
  },
  asOf: 1,
}
const payment = (more: object = {}) => ({
  payId: '77',
  orderId: '',
  title: 'Cellar',
  amount: 49_900,
  status: 1,
  expiresAt: 4_000_000_000,
  paidAt: null,
  methods: [
    { payType: 12, name: 'WeChat Pay', note: '' },
    { payType: 300, name: 'Balance', note: '', balance: 100 },
  ],
  ...more,
})

const api = (flag: boolean, more: FakeApi = {}): FakeApi => ({
  [FLAG]: { weappIos: flag, alipayIos: false },
  [GRADES]: [grade(2, 'Regular'), grade(3, 'Cellar')],
  [WALLET]: WALLET_OF,
  [OFFLINE]: [],
  [PAYMENT]: payment(),
  ...more,
})

/** An iPhone with WeChat; `flag` is the operator's switch. */
const phone = (flag: boolean, more: FakeApi = {}) =>
  ({
    user: testUser,
    platform: 'weapp',
    os: 'ios',
    clientType: 'WeChatLite',
    api: api(flag, more),
  }) as const

const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

beforeAll(() => initI18n('en'))

describe('grades', () => {
  test('hidden: what they are and how they are reached, neither price nor button', async () => {
    const { container } = await renderWidget(gradeList, phone(false))
    expect(screen.getByText('Cellar')).toBeInTheDocument()
    expect(container).not.toHaveTextContent(/¥|499/)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('allowed: price and button', async () => {
    const { container } = await renderWidget(gradeList, phone(true))
    expect(container).toHaveTextContent('499')
    expect(screen.getByRole('button', { name: 'Get Cellar' })).toBeInTheDocument()
  })

  test('hidden: a purchase opened by its address says why and leads to the list', async () => {
    const { container, navigator } = await renderWidget(gradePurchase, {
      ...phone(false),
      query: { gradeId: '3' },
    })
    expect(screen.getByText(REASON)).toBeInTheDocument()
    expect(container).not.toHaveTextContent(/¥|499|pay/i)
    await tap('All grades')
    expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/grade/index')
  })

  test('allowed: a purchase can be confirmed', async () => {
    await renderWidget(gradePurchase, { ...phone(true), query: { gradeId: '3' } })
    expect(screen.getByRole('button', { name: 'Confirm and pay' })).toBeInTheDocument()
  })
})

describe('a top-up', () => {
  test.each([
    ['at once', rechargePanel, {}],
    ['by bank', offlinePay, { value: { payee: 'Taproom', bank: 'CMB', number: '1' } }],
  ])('%s, hidden: says why, asks nothing of the wallet, leads home', async (_, widget, more) => {
    const { calls, navigator } = await renderWidget(widget, { ...phone(false), ...more })
    expect(screen.getByText(REASON)).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(calls.map(({ path }) => path)).toEqual([FLAG])
    await tap('Back to home')
    expect(navigator.home).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['at once', rechargePanel, {}],
    ['by bank', offlinePay, { value: { payee: 'Taproom', bank: 'CMB', number: '1' } }],
  ])('%s, allowed: asks how much', async (_, widget, more) => {
    await renderWidget(widget, { ...phone(true), ...more })
    expect(screen.getByRole('textbox', { name: /amount/i })).toBeInTheDocument()
  })

  test('while the server is asked, nothing is for sale yet', async () => {
    await renderWidget(rechargePanel, phone(true, { [FLAG]: () => new Promise(() => {}) }))
    expect(screen.getAllByRole('status')[0]).toHaveAccessibleName('Loading')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText(REASON)).toBeNull()
  })
})

describe('the cashier', () => {
  const QUERY = { query: { id: '77' } }

  test.each([
    [true, 1],
    [false, 0],
  ])('a balance that is too low: top up when allowed (%s)', async (flag, count) => {
    await renderWidget(payPanel, { ...phone(flag), ...QUERY })
    expect(screen.queryAllByRole('button', { name: 'Top up' })).toHaveLength(count)
    expect(screen.getByRole('button', { name: 'Pay ¥499.00' })).toBeInTheDocument()
  })

  test.each([
    [true, 0],
    [false, 1],
  ])('a grade or a top-up is paid for only when allowed (%s)', async (flag, reasons) => {
    const more = { [PAYMENT]: payment({ virtual: true }) }
    await renderWidget(payPanel, { ...phone(flag, more), ...QUERY })
    expect(screen.queryAllByText(REASON)).toHaveLength(reasons)
    expect(screen.queryAllByRole('button', { name: 'Pay ¥499.00' })).toHaveLength(1 - reasons)
  })

  test('one that is paid already is shown as such', async () => {
    const paid = payment({ virtual: true, status: 2, paidAt: 1 })
    await renderWidget(payPanel, { ...phone(false, { [PAYMENT]: paid }), ...QUERY })
    expect(screen.queryByText(REASON)).toBeNull()
    expect(screen.getByRole('button', { name: 'View order' })).toBeInTheDocument()
  })

  test('goods that can be held ask for no leave', async () => {
    const methods = [{ payType: 12, name: 'WeChat Pay', note: '' }]
    const more = { [PAYMENT]: payment({ methods }) }
    const { calls } = await renderWidget(payPanel, { ...phone(false, more), ...QUERY })
    expect(screen.getByRole('button', { name: 'Pay ¥499.00' })).toBeInTheDocument()
    expect(calls.map(({ path }) => path)).not.toContain(FLAG)
  })
})

describe('links', () => {
  const link = (id: string, url: string) => ({ id, url, icon: 'beer', name: id, title: id })
  const LINKS = [
    link('Top up', '/asset/recharge'),
    link('Cellar', '/scanPay/purchase?gradeId={id}'),
    link('Bills', '/views/auto/bill?key=bill'),
    link('Packages', '/scanPay/index'),
  ]
  const shown = () => ['Top up', 'Cellar', 'Bills', 'Packages'].filter((n) => screen.queryByText(n))

  test.each([
    ['a grid', gridNav],
    ['a menu', menuList],
  ])('%s leaves out what leads to virtual goods, and nothing else', async (_, widget) => {
    await renderWidget(widget, { ...phone(false), value: LINKS })
    expect(shown()).toEqual(['Bills', 'Packages'])
  })

  test.each([
    ['a grid', gridNav],
    ['a menu', menuList],
  ])('%s shows all where they may be sold', async (_, widget) => {
    await renderWidget(widget, { ...phone(true), value: LINKS })
    expect(shown()).toHaveLength(4)
  })

  test.each([
    ['a grid', gridNav],
    ['a menu', menuList],
    ['a floating menu', floatMenu],
  ])('%s of nothing else takes no room', async (_, widget) => {
    const { container } = await renderWidget(widget, {
      ...phone(false),
      value: LINKS.slice(0, 2),
      config: { title: 'Money' },
    })
    expect(container).toHaveTextContent('')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('what is left out makes room in a full grid', async () => {
    const more = Array.from({ length: 10 }, (_, at) => link(`Entry ${at}`, '/company/about'))
    await renderWidget(gridNav, { ...phone(false), value: [...LINKS.slice(0, 2), ...more] })
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      more.map(({ name }) => name),
    )
  })

  test('without such a link nobody is asked', async () => {
    const { calls } = await renderWidget(gridNav, { ...phone(false), value: LINKS.slice(2) })
    expect(shown()).toEqual(['Bills', 'Packages'])
    expect(calls).toEqual([])
  })
})

test.each([
  [true, 'Open membership', '/scanPay/purchase'],
  [false, 'Back to home', '/pages/tabbar/index'],
])('a page for some members only, allowed %s: %s', async (flag, name, url) => {
  const { services, page, navigator, rerender } = await renderWidget(spacer, phone(flag))
  await act(async () =>
    rerender(
      <ServicesContext.Provider value={services}>
        <PageContext.Provider value={page}>
          <ClosedPage verdict='special' onRetry={() => {}} />
        </PageContext.Provider>
      </ServicesContext.Provider>,
    ),
  )
  await tap(name)
  expect(navigator.open).toHaveBeenCalledWith(url)
})
