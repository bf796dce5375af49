import { both, define, given, missing, widget } from './definition'

const LOGGED_IN = { security: { isLogin: true } }
const BILLS = '/views/auto/bill?key=bill'

const action = (id: string, icon: string, url: string, en: string, zh: string) => ({
  id,
  icon,
  url,
  name: both(en, zh),
  status: 1,
})

const overview = widget(
  'walletOverview',
  'wallet',
  { mask: true, url: '', auditUrl: BILLS },
  { cssConfig: { m: [12, 0, 0, 0] } },
)

const actions = widget(
  'gridNav',
  'actions',
  { columns: 5, rows: 1 },
  {
    value: [
      action('recharge', 'download', '/asset/recharge', 'Top up', '充值'),
      action('transfer', 'send', '/views/index?url=/asset/transfer', 'Transfer', '转账'),
      action('withdraw', 'upload', '/views/index?url=/asset/withdraw', 'Withdraw', '提现'),
      action('bank', 'credit-card', '/asset/bank', 'Bank cards', '银行卡'),
      action('bill', 'receipt', BILLS, 'Bills', '账单'),
    ],
    cssConfig: { m: [12, 0, 0, 0] },
  },
)

const accounts = widget('accountList', 'accounts', { itemUrl: `${BILLS}&account={id}` })

const stats = widget('statCards', 'stats', {
  title: both('At a glance', '收支速览'),
  columns: 2,
  bind: { from: 'report', type: 'walletStats' },
})

const period = (days: number) => ({
  key: String(days),
  name: both(`${days} days`, `${days} 天`),
})

const balance = widget('reportChart', 'balance', {
  title: both('Balance over time', '余额走势'),
  kind: 'line',
  report: 'balance',
  periods: [period(7), period(30), period(90)],
  period: '30',
})

const income = widget('reportChart', 'income', {
  title: both('Income by day', '每日收益'),
  kind: 'bar',
  report: 'income',
  y: ['devices', 'referrals'],
  periods: [period(7), period(30), period(90)],
  period: '30',
})

const spending = widget(
  'reportChart',
  'spending',
  {
    title: both('Where the money went', '支出构成'),
    kind: 'pie',
    report: 'billKinds',
    periods: [period(30), period(90)],
  },
  { cssConfig: { m: [0, 0, 24, 0] } },
)

type Widget = ReturnType<typeof widget>

/** Two that stand side by side on a wide screen, below each other on a phone. */
const pair = (id: string, ...content: readonly [Widget, Widget]) =>
  widget('group', id, { pairs: true, slots: { content } })

/** `/asset/account/rawindex` and its twin (point 28). */
const wallets = ['/asset/account/rawindex', '/account/rawindex'].map((url) =>
  define(
    url,
    both('My wallet', '我的钱包'),
    [overview, actions, pair('state', accounts, stats), pair('trends', balance, income), spending],
    LOGGED_IN,
  ),
)

const BILLS_OF = { required: true, pageSize: 15, hideWith: 'id' }
const bills = widget('billList', 'bills', BILLS_OF)

const KINDS = {
  earning: both('Device earnings', '设备收益'),
  referral: both('Referral reward', '推荐奖励'),
  shop: both('Shop', '店铺结算'),
  recharge: both('Top-up', '充值'),
  order: both('Payment', '消费'),
  refund: both('Refund', '退款'),
  transfer: both('Transfer', '转账'),
  settle: both('Between own accounts', '账户互转'),
  withdraw: both('Withdrawal', '提现'),
  invest: both('Equipment', '设备投资'),
  task: both('Reward', '任务奖励'),
}

/** What a line may belong to; the words are those of `refKind`. */
const BELONGS = {
  order: both('An order', '订单'),
  payment: both('A payment', '支付单'),
  transfer: both('A transfer', '转账单'),
  line: both('The other account’s line', '对方账户的账单'),
  offlineRecharge: both('A bank transfer', '线下充值单'),
  settlement: both('A settlement of the shop', '店铺结算单'),
  task: both('A task', '任务'),
  orderPoints: both('An order', '订单'),
  orderEarned: both('An order', '订单'),
  orderRefund: both('A refund', '退款单'),
  refundPoints: both('A refund', '退款单'),
  refundTaken: both('A refund', '退款单'),
  ticket: both('A ticket', '活动票'),
  ticketBack: both('A ticket', '活动票'),
  reward: both('A friend’s order', '好友订单'),
  rewardBack: both('A friend’s refund', '好友退款'),
  withdrawal: both('A withdrawal', '提现单'),
}

const belongs = (equals: keyof typeof BELONGS, url: string, en: string, zh: string) => ({
  path: 'refKind',
  equals,
  url,
  label: both(en, zh),
})

const line = widget('detail', 'line', {
  ...given('id'),
  entity: 'ledger',
  idParam: 'id',
  head: { title: 'title', amount: 'amount' },
  rows: [
    { label: both('Type', '类型'), path: 'kind', format: 'enum', options: KINDS },
    { label: both('Time', '时间'), path: 'createdAt', format: 'bookTime' },
    { label: both('Account', '账户'), path: 'accountId', format: 'relation', relation: 'account' },
    { label: both('Balance after', '交易后余额'), path: 'balance', format: 'money' },
    { label: both('Belongs to', '关联'), path: 'refKind', format: 'enum', options: BELONGS },
    { label: both('Its number', '关联单号'), path: 'refId', copy: true },
    { label: both('Line number', '流水号'), path: 'id', copy: true },
  ],
  links: [
    belongs('order', '/views/index?url=/order/show&id={refId}', 'See the order', '查看订单'),
    belongs('payment', '/asset/pay/success?payId={refId}', 'See the payment', '查看支付结果'),
    belongs('orderPoints', '/views/index?url=/order/show&id={refId}', 'See the order', '查看订单'),
    belongs('orderEarned', '/views/index?url=/order/show&id={refId}', 'See the order', '查看订单'),
    belongs('settlement', '/views/index?url=/merchant/income', 'See the income', '查看店铺收入'),
    belongs('ticket', '/views/index?url=/event/ticket&id={refId}', 'See the ticket', '查看活动票'),
    belongs(
      'ticketBack',
      '/views/index?url=/event/ticket&id={refId}',
      'See the ticket',
      '查看活动票',
    ),
    belongs(
      'reward',
      '/views/index?url=/team/reward&id={refId}',
      'See where it comes from',
      '查看奖励来源',
    ),
    belongs(
      'withdrawal',
      '/views/index?url=/asset/withdraw',
      'See your withdrawals',
      '查看提现记录',
    ),
    belongs('line', `${BILLS}&id={refId}`, 'See the other account’s line', '查看对方账户的账单'),
  ],
})

const BILL = both('Bills', '账单')

/** Pages of the wallet: figures, accounts, charts, and every line behind them. */
export const walletViews = [
  ...wallets,
  define('/account/bill', BILL, [bills], LOGGED_IN),
  define('/views/bill', BILL, [bills], LOGGED_IN),
  // Either of them, from the first moment: what is not to come takes no room.
  define(
    '/views/auto/bill',
    BILL,
    [widget('billList', 'bills', { ...BILLS_OF, ...missing('id') }), line],
    LOGGED_IN,
  ),
]
