import { getReport } from '../../../src/api/report/get-report'
import { readText } from '../../database/l10n'
import { type Context, handle } from '../../handler'
import { notFound } from '../../refusal'
import { PERIODS } from '../../seed/rankings'

interface Query {
  readonly pageIndex: number
  readonly pageSize: number
  readonly keyword?: string | undefined
}

interface Report {
  readonly columns: { key: string; name: string; format?: string }[]
  readonly rows: Record<string, string | number | null>[]
}

type Reader = (query: Query, context: Context) => Promise<Report>

/** `keyword` chooses the period; formats: money is cents, percent is 12.3 for 12.3 %. */
const ranking: Reader = async ({ keyword }, { db, locale }) => {
  const period = PERIODS.find((each) => each === keyword) ?? 'week'
  const rows = await db
    .selectFrom('rankings')
    .selectAll()
    .where('period', '=', period)
    .orderBy('value', 'desc')
    .execute()
  const zh = locale === 'zh-Hans'
  return {
    columns: [
      { key: 'rank', name: zh ? '名次' : 'Rank', format: 'number' },
      { key: 'name', name: zh ? '名称' : 'Name' },
      { key: 'value', name: zh ? '收益' : 'Income', format: 'money' },
    ],
    rows: rows.map(({ userId, name, avatar, value, delta }, i) => ({
      rank: i + 1,
      name: readText(name, locale),
      value,
      avatar,
      delta,
      userId,
    })),
  }
}

const market: Reader = async (_, { db, locale }) => {
  const rows = await db.selectFrom('market').selectAll().orderBy('brandNo').execute()
  const zh = locale === 'zh-Hans'
  return {
    columns: [
      { key: 'brandNo', name: zh ? '品牌编号' : 'Brand number' },
      { key: 'price', name: zh ? '价格' : 'Price', format: 'money' },
      { key: 'cumIncome', name: zh ? '累计收益' : 'Cumulative income', format: 'money' },
      { key: 'cumReturn', name: zh ? '累计回报' : 'Cumulative return', format: 'percent' },
    ],
    rows: rows.map((row) => ({ ...row })),
  }
}

/** The caller's income by day, newest first; nobody's for anonymous callers. */
const income: Reader = async (_, { db, locale, user }) => {
  const rows = await db
    .selectFrom('incomes')
    .selectAll()
    .where('userId', '=', user?.id ?? '')
    .orderBy('day', 'desc')
    .execute()
  const zh = locale === 'zh-Hans'
  return {
    columns: [
      { key: 'day', name: zh ? '日期' : 'Day' },
      { key: 'devices', name: zh ? '设备收益' : 'Devices', format: 'money' },
      { key: 'referrals', name: zh ? '推荐奖励' : 'Referrals', format: 'money' },
      { key: 'total', name: zh ? '合计' : 'Total', format: 'money' },
    ],
    rows: rows.map(({ day, devices, referrals }) => ({
      day,
      devices,
      referrals,
      total: devices + referrals,
    })),
  }
}

const READERS: ReadonlyMap<string, Reader> = new Map(Object.entries({ ranking, market, income }))

export const getReportHandler = handle(getReport, async ({ params, body }, context) => {
  const read = READERS.get(String(params.type))
  if (!read) throw notFound({ en: 'The report', 'zh-Hans': '报表' })
  const { columns, rows } = await read(body, context)
  const start = (body.pageIndex - 1) * body.pageSize
  return { columns, rows: rows.slice(start, start + body.pageSize), asOf: context.now() }
})
