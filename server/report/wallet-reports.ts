import { sql } from 'kysely'
import { BILL_TYPES, type BillPeriod, type BillType } from '../../src/features/wallet/rules/bills'
import { DAY, dayOf, startOfDay, startOfMonth } from '../../src/shared/business-day'
import type { L10nText } from '../database/l10n'
import type { Context } from '../handler'
import {
  balanceAccount,
  conditionOf,
  type Totals,
  totalsByDay,
  totalsByKind,
  totalsOf,
  typeOfKind,
} from '../wallet/bills'
import type { Reader } from './reader'

/** Anonymous callers have no lines: their reports are empty, not refused. */
const forUser =
  (read: Reader): Reader =>
  async (query, context) => {
    const { columns, rows } = await read(
      query,
      context.user ? context : { ...context, user: { id: '' } },
    )
    return { columns, rows: context.user ? rows : [] }
  }

const DEFAULT_DAYS = 30
const MOST_DAYS = 366

/** `keyword` is a number of days. */
function daysOf(keyword: string | undefined): number {
  const days = Math.trunc(Number(keyword))
  return days >= 1 && days <= MOST_DAYS ? days : DEFAULT_DAYS
}

/** The last days, today first. */
const lastDays = (count: number, now: number) =>
  Array.from({ length: count }, (_, at) => dayOf(now - at * DAY))

const sinceDays = (count: number, now: number) => startOfDay(now) - (count - 1) * DAY

async function kindByDay(context: Context, kind: string, from: number) {
  const days = await totalsByDay(context, {
    logicalOperator: 'and',
    conditions: [
      { field: 'kind', operator: 'equal', value: kind },
      { field: 'createdAt', operator: 'greaterEqual', value: from },
    ],
  })
  return new Map(days.map(({ day, net }) => [day, net]))
}

/** The caller's income of the last `keyword` days, newest first. */
export const income: Reader = forUser(async ({ keyword }, context) => {
  const now = context.now()
  const count = daysOf(keyword)
  const from = sinceDays(count, now)
  const [devices, referrals] = [
    await kindByDay(context, 'earning', from),
    await kindByDay(context, 'referral', from),
  ]
  const zh = context.locale === 'zh-Hans'
  return {
    columns: [
      { key: 'day', name: zh ? '日期' : 'Day', format: 'day' },
      { key: 'devices', name: zh ? '设备收益' : 'Devices', format: 'money' },
      { key: 'referrals', name: zh ? '推荐奖励' : 'Referrals', format: 'money' },
      { key: 'total', name: zh ? '合计' : 'Total', format: 'money' },
    ],
    rows:
      devices.size + referrals.size === 0
        ? []
        : lastDays(count, now).map((day) => {
            const [one, other] = [devices.get(day) ?? 0, referrals.get(day) ?? 0]
            return { day, devices: one, referrals: other, total: one + other }
          }),
  }
})

/** What stood on the balance account at the end of each of the last `keyword` days, newest first. */
export const balance: Reader = forUser(async ({ keyword }, context) => {
  const zh = context.locale === 'zh-Hans'
  const account = await balanceAccount(context)
  const lines = account
    ? await context.db
        .selectFrom('ledger')
        .select(['createdAt', 'balance'])
        .where('accountId', '=', account.id)
        .orderBy('createdAt', 'desc')
        .orderBy(sql`rowid`, 'desc')
        .execute()
    : []
  const now = context.now()
  const closing = (daysAgo: number) => {
    const end = startOfDay(now) - (daysAgo - 1) * DAY
    return lines.find(({ createdAt }) => createdAt < end)?.balance ?? 0
  }
  return {
    columns: [
      { key: 'day', name: zh ? '日期' : 'Day', format: 'day' },
      { key: 'balance', name: zh ? '余额' : 'Balance', format: 'money' },
    ],
    rows:
      lines.length === 0
        ? []
        : lastDays(daysOf(keyword), now).map((day, at) => ({ day, balance: closing(at) })),
  }
})

const totalsColumns = (zh: boolean) => [
  { key: 'income', name: zh ? '收入' : 'In', format: 'money' },
  { key: 'expense', name: zh ? '支出' : 'Out', format: 'money' },
  { key: 'net', name: zh ? '净额' : 'Net', format: 'money' },
  { key: 'count', name: zh ? '笔数' : 'Lines', format: 'number' },
  { key: 'pointsIn', name: zh ? '积分收入' : 'Points in', format: 'number' },
  { key: 'pointsOut', name: zh ? '积分支出' : 'Points out', format: 'number' },
]

/** What the caller's lines of `condition` add up to: one row. */
export const billTotals: Reader = forUser(async ({ condition }, context) => ({
  columns: totalsColumns(context.locale === 'zh-Hans'),
  rows: [{ ...(await totalsOf(context, condition)) }],
}))

/** The same day by day, newest first. */
export const billDays: Reader = forUser(async ({ condition }, context) => {
  const zh = context.locale === 'zh-Hans'
  return {
    columns: [{ key: 'day', name: zh ? '日期' : 'Day', format: 'day' }, ...totalsColumns(zh)],
    rows: (await totalsByDay(context, condition)).map((row) => ({ ...row })),
  }
})

const TYPE_NAMES: Readonly<Record<BillType, L10nText>> = {
  income: { en: 'Income', 'zh-Hans': '收益' },
  team: { en: 'From the team', 'zh-Hans': '团队收益' },
  recharge: { en: 'Top-ups', 'zh-Hans': '充值' },
  payment: { en: 'Payments', 'zh-Hans': '消费' },
  refund: { en: 'Refunds', 'zh-Hans': '退款' },
  transfer: { en: 'Transfers', 'zh-Hans': '转账' },
  withdraw: { en: 'Withdrawals', 'zh-Hans': '提现' },
  invest: { en: 'Equipment', 'zh-Hans': '设备投资' },
  reward: { en: 'Rewards', 'zh-Hans': '任务奖励' },
}

/** Where the money of the last `keyword` days went, the most first. */
export const billKinds: Reader = forUser(async ({ keyword }, context) => {
  const zh = context.locale === 'zh-Hans'
  const account = await balanceAccount(context)
  const kinds = await totalsByKind(context, {
    logicalOperator: 'and',
    conditions: [
      { field: 'accountId', operator: 'equal', value: account?.id ?? '-' },
      {
        field: 'createdAt',
        operator: 'greaterEqual',
        value: sinceDays(daysOf(keyword), context.now()),
      },
    ],
  })
  const byType = new Map<string, number>()
  for (const { kind, expense } of kinds) {
    const type = typeOfKind(kind)
    byType.set(type, (byType.get(type) ?? 0) + expense)
  }
  return {
    columns: [
      { key: 'name', name: zh ? '类型' : 'Type' },
      { key: 'amount', name: zh ? '支出' : 'Out', format: 'money' },
    ],
    rows: [...byType]
      .filter(([, amount]) => amount > 0)
      .sort(([, a], [, b]) => b - a)
      .map(([type, amount]) => ({
        type,
        name: type in BILL_TYPES ? TYPE_NAMES[type as BillType][context.locale] : type,
        amount,
      })),
  }
})

interface Before {
  readonly span: (now: number) => { from: number; to: number }
  readonly name: L10nText
}

interface Stat {
  readonly key: string
  readonly name: L10nText
  readonly type: BillType
  readonly period: BillPeriod
  /** The same length of the period before. */
  readonly before: Before
  readonly of: (totals: Totals) => number
}

/** As much of last month as has passed of this one: a part is not compared with a whole. */
const lastMonth: Before = {
  name: { en: 'vs last month', 'zh-Hans': '较上月同期' },
  span(now) {
    const end = startOfMonth(now) - 1
    const from = startOfMonth(end)
    return { from, to: Math.min(end, from + now - startOfMonth(now)) }
  },
}
const weekBefore: Before = {
  name: { en: 'vs the week before', 'zh-Hans': '较前 7 天' },
  span: (now) => ({ from: sinceDays(14, now), to: now - 7 * DAY }),
}

const STATS: readonly Stat[] = [
  {
    key: 'income7',
    name: { en: 'Income, 7 days', 'zh-Hans': '近 7 天收益' },
    type: 'income',
    period: 'days7',
    before: weekBefore,
    of: ({ net }) => net,
  },
  {
    key: 'incomeMonth',
    name: { en: 'Income this month', 'zh-Hans': '本月收益' },
    type: 'income',
    period: 'month',
    before: lastMonth,
    of: ({ net }) => net,
  },
  {
    key: 'spentMonth',
    name: { en: 'Spent this month', 'zh-Hans': '本月消费' },
    type: 'payment',
    period: 'month',
    before: lastMonth,
    of: ({ expense }) => expense,
  },
  {
    key: 'withdrawnMonth',
    name: { en: 'Withdrawn this month', 'zh-Hans': '本月提现' },
    type: 'withdraw',
    period: 'month',
    before: lastMonth,
    of: ({ expense }) => expense,
  },
]

const linesOf = ({ type, period }: Stat) =>
  `/views/auto/bill?key=bill&type=${type}&period=${period}`

/** Figures of the caller's wallet, how they changed against the period before, and their lines. */
export const walletStats: Reader = forUser(async (_, context) => {
  const now = context.now()
  const rows = []
  for (const stat of STATS) {
    const { type, period } = stat
    const value = stat.of(await totalsOf(context, conditionOf({ type, period }, now)))
    const { from, to } = stat.before.span(now)
    const earlier = await totalsOf(context, {
      logicalOperator: 'and',
      conditions: [
        { field: 'kind', operator: 'in', value: BILL_TYPES[type] },
        { field: 'createdAt', operator: 'between', value: [from, to] },
      ],
    })
    const delta = value - stat.of(earlier)
    const { key, name } = stat
    rows.push({
      key,
      name: name[context.locale],
      value,
      format: 'money',
      delta,
      note: stat.before.name[context.locale],
      url: linesOf(stat),
    })
  }
  const zh = context.locale === 'zh-Hans'
  return {
    columns: [
      { key: 'name', name: zh ? '指标' : 'Figure' },
      { key: 'value', name: zh ? '数值' : 'Value', format: 'money' },
      { key: 'delta', name: zh ? '较上期' : 'Change', format: 'money' },
    ],
    rows,
  }
})
