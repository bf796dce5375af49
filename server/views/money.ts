import type { ViewDefinition } from '../../src/engine/contract'
import { both, define, widget } from './definition'

const LOGGED_IN = { security: { isLogin: true } }

const cards = (url: string) =>
  define(
    url,
    both('Bank cards', '银行卡'),
    [widget('bankCards', 'cards', { kinds: ['bank'] })],
    LOGGED_IN,
  )

const recharge = (url: string) =>
  define(url, both('Top up', '充值'), [widget('rechargePanel', 'recharge')], LOGGED_IN)

const offline = define(
  '/asset/pay/offline',
  both('Bank transfer', '线下充值'),
  [
    widget(
      'offlinePay',
      'offline',
      {},
      {
        value: {
          payee: both('Taproom Trading (Guangzhou) Co., Ltd.', '酒头贸易（广州）有限公司'),
          bank: both('China Merchants Bank', '招商银行'),
          branch: both('Guangzhou Tianhe branch', '广州天河支行'),
          number: '1209 0755 6610 608',
          note: both('We look at it within one working day.', '我们将在一个工作日内完成审核'),
        },
      },
    ),
  ],
  LOGGED_IN,
)

/** Where money goes to and comes from: cards, top-ups, bank transfers, transfers. */
export const moneyViews: readonly ViewDefinition[] = [
  cards('/asset/bank'),
  cards('/bank/list'),
  define(
    '/asset/account/backAccount',
    both('Payment accounts', '收款账户'),
    [widget('bankCards', 'accounts', { kinds: ['bank', 'alipay', 'wechat'] })],
    LOGGED_IN,
  ),
  recharge('/asset/recharge'),
  recharge('/user/recharge'),
  offline,
  define(
    '/asset/withdraw',
    both('Withdraw', '提现'),
    [widget('withdrawals', 'withdraw', { required: true })],
    { ...LOGGED_IN, nav: { pullRefresh: false } },
  ),
  define(
    '/asset/withdrawals',
    both('Withdrawals', '提现审核'),
    [widget('withdrawals', 'withdrawals', { required: true, show: 'review' })],
    { security: { isLogin: true, isAdmin: true } },
  ),
  define('/asset/transfer', both('Transfer', '转账'), [widget('transferForm', 'transfer')], {
    ...LOGGED_IN,
    nav: { pullRefresh: false },
  }),
]
