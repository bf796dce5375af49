import { act, screen } from '@testing-library/react'
import { ServicesContext } from '../src/engine/services'
import { type FakeApi, renderWidget, testUser } from '../src/engine/testing/render-widget'
import { InvestmentGate } from '../src/engine/virtual-goods'
import { settingsPanel } from '../src/features/app/widgets/settings-panel'
import { spacer } from '../src/features/layout/widgets/breaks'
import { gridNav } from '../src/features/layout/widgets/grid-nav'
import { payPanel } from '../src/features/pay/widgets/pay-panel'
import {
  investBrand,
  investMine,
  investReview,
  investShow,
} from '../src/features/report/widgets/investment'
import {
  BRAND,
  FLAG,
  INVESTED,
  MARKET,
  paged,
} from '../src/features/report/widgets/investment/testing/invested'
import { marketTable } from '../src/features/report/widgets/market-table'
import { rankingList } from '../src/features/report/widgets/ranking-list'
import { reportChart } from '../src/features/report/widgets/report-chart'
import { walletOverview } from '../src/features/wallet/widgets/wallet-overview'
import { initI18n } from '../src/i18n'
import { Text } from '../src/ui/primitives/elements'

// Investment in a mini-program (decision 0062): every widget that tells of it or leads to it, on both hosts.

beforeAll(() => initI18n('en'))

const RANKING = {
  columns: [{ key: 'value', name: 'Income', format: 'money' }],
  rows: [{ rank: 1, name: 'Mona', value: 98_700, userId: '7' }],
}
const WALLET = {
  accounts: [],
  overview: {
    balance: 100,
    investedEquipment: 77_700,
    todayEarnings: 1,
    cumulativeIncome: 2,
    yesterdayYield: 88_800,
    referralCode: 'TAP',
  },
  asOf: 1,
}

const API: FakeApi = {
  'paas/autoReport/market': MARKET,
  'paas/autoReport/ranking': RANKING,
  'investMerchant/show': BRAND,
  'investApply/show': INVESTED,
  'investApply/page': paged([INVESTED]),
  'investMerchant/applications': paged([{ ...INVESTED, payBack: 0, canDecide: true }]),
  'asset/account/userAccountList': WALLET,
  'employee/isAdmin': true,
}

const phone = (flag: unknown, platform: 'weapp' | 'alipay' = 'weapp') => ({
  user: testUser,
  platform,
  query: { brandNo: 'TR-101', id: '9' },
  api: { ...API, [FLAG]: flag },
})
const OFF = { weapp: false, alipay: false }

const TELLS = [
  ['the market', marketTable, {}, 'TR-101'],
  ['a ranking of income', rankingList, { bind: { from: 'report', type: 'ranking' } }, 'Mona'],
  ['a chart of the market', reportChart, { report: 'market', title: 'By brand' }, 'By brand'],
  ['a brand', investBrand, {}, 'Delta Taphouse'],
  ['an investment', investShow, {}, 'Delta Taphouse'],
  ['own investments', investMine, {}, 'Delta Taphouse'],
  ['what waits', investReview, {}, 'Delta Taphouse'],
] as const

describe.each(['weapp', 'alipay'] as const)('on %s', (platform) => {
  test.each(TELLS)(
    '%s: nothing of it by default, and nothing is asked',
    async (_, widget, config, text) => {
      const { container, calls } = await renderWidget(widget, { ...phone(OFF, platform), config })
      expect(container).not.toHaveTextContent(text)
      expect(container).not.toHaveTextContent('¥')
      expect(calls.map(({ path }) => path).filter((path) => path.startsWith('invest'))).toEqual([])
    },
  )

  test.each(TELLS)('%s: there with the flag of this host', async (_, widget, config, text) => {
    await renderWidget(widget, { ...phone({ ...OFF, [platform]: true }, platform), config })
    expect(screen.getAllByText(text, { exact: false })[0]).toBeInTheDocument()
  })
})

test.each([
  ['the flag of the other host', { weapp: false, alipay: true }],
  ['a flag that is no plain yes', { weapp: 'yes' }],
  ['a server that does not know it', null],
  ['no answer yet', () => new Promise(() => {})],
])('%s shows nothing', async (_, flag) => {
  const { container } = await renderWidget(investMine, phone(flag))
  expect(container).not.toHaveTextContent('TR-101')
})

test.each([
  [false, 0],
  [true, 1],
])('the wallet leaves out what is invested: flag %s', async (weapp, count) => {
  await renderWidget(walletOverview, phone({ weapp }))
  expect(screen.queryAllByText('Invested equipment')).toHaveLength(count)
  expect(screen.queryAllByText('777', { exact: false })).toHaveLength(count)
})

const LINKS = [
  '/device/invest',
  '/device/prosperous',
  '/views/index?url=/invest/review',
  '/views/index?url=/device/orders',
  '/company/about',
].map((url) => ({ id: url, url, icon: 'beer', name: url }))

test.each([
  [false, ['/company/about']],
  [true, LINKS.map(({ url }) => url)],
])('links to it: flag %s', async (weapp, names) => {
  await renderWidget(gridNav, { ...phone({ weapp }), value: LINKS })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
})

test.each([
  [false, 0],
  [true, 1],
])('an administrator’s way to what waits: flag %s', async (weapp, count) => {
  await renderWidget(settingsPanel, phone({ weapp }))
  expect(screen.queryAllByText('Investments to look at')).toHaveLength(count)
  expect(screen.getByText('Identities to look at')).toBeInTheDocument()
})

test.each([
  ['/device/invest', false],
  ['/device/prosperous', false],
  ['/invest/show', false],
  ['/device/orders', false],
  ['/device/manageconfig', true],
  ['/pages/tabbar/index', true],
])('the page %s is drawn without the flag: %s', async (url, drawn) => {
  const { services, rerender } = await renderWidget(spacer, phone(OFF))
  await act(async () =>
    rerender(
      <ServicesContext.Provider value={services}>
        <InvestmentGate url={url}>
          <Text>What is on it</Text>
        </InvestmentGate>
      </ServicesContext.Provider>,
    ),
  )
  expect(screen.queryAllByText('What is on it')).toHaveLength(drawn ? 1 : 0)
  expect(screen.queryAllByText('Not shown here')).toHaveLength(drawn ? 0 : 1)
})

test.each([
  [false, 1],
  [true, 0],
])('the cashier of one that was begun elsewhere: flag %s', async (weapp, reasons) => {
  const payment = {
    payId: '77',
    orderId: '',
    title: 'Devices',
    amount: 174_000,
    status: 1,
    expiresAt: 4_000_000_000,
    paidAt: null,
    kind: 'investment',
    methods: [{ payType: 12, name: 'WeChat Pay', note: '' }],
  }
  const setup = phone({ weapp })
  const api = { ...setup.api, 'asset/pay/list': payment }
  await renderWidget(payPanel, { ...setup, api, query: { id: '77' }, clientType: 'WeChatLite' })
  expect(screen.queryAllByText('Not shown here')).toHaveLength(reasons)
  expect(screen.queryAllByRole('button', { name: 'Pay ¥1,740.00' })).toHaveLength(1 - reasons)
})
