import { type Kysely, sql } from 'kysely'
import { InvestState, showInvestment } from '../../src/features/report/contract-invest'
import { DAY, dayOf } from '../../src/shared/business-day'
import { mask } from '../../src/shared/mask'
import { readText } from '../database/l10n'
import type { Database } from '../database/schema'
import { type Context, callerOf, handle } from '../handler'
import { notFound } from '../refusal'
import { bookIncome, exitOf, type Side } from './course'
import type { InvestmentRow } from './rows'

const INVESTMENT = { en: 'The investment', 'zh-Hans': '投资申请' }
const SHOWN_DAYS = 30

/** One of the caller’s own. @throws Refusal 400 when there is none, or it is somebody else’s. */
export async function ownInvestment(
  context: Context,
  id: string,
  db: Kysely<Database> = context.db,
): Promise<InvestmentRow> {
  const row = await db
    .selectFrom('investments')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', callerOf(context).id)
    .executeTakeFirst()
  if (!row) throw notFound(INVESTMENT)
  return row
}

/** Anybody’s, for who has looked already whose it is. @throws Refusal 400 when there is none. */
export async function rowById(db: Kysely<Database>, id: string): Promise<InvestmentRow> {
  const row = await db.selectFrom('investments').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(INVESTMENT)
  return row
}

/** The merchant who runs a brand. */
export const merchantOf = (db: Kysely<Database>, brandNo: string) =>
  db
    .selectFrom('market')
    .innerJoin('merchants', 'merchants.id', 'market.merchantId')
    .select(['merchants.name as name', 'merchants.ownerId as ownerId'])
    .where('brandNo', '=', brandNo)
    .executeTakeFirst()

const daysOf = (db: Kysely<Database>, id: string) =>
  db.selectFrom('invest_days').select(['id', 'day', 'cents']).where('investmentId', '=', id)

/** A row as it is answered: the number covered, the merchant by name, what it brought in so far. */
export async function answerOf({ db, locale }: Context, row: InvestmentRow) {
  const merchant = await merchantOf(db, row.brandNo)
  const { income } = await db
    .selectFrom('invest_days')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('cents'), eb.lit(0)).as('income'))
    .where('investmentId', '=', row.id)
    .executeTakeFirstOrThrow()
  const { id, brandNo, name, count, price, reason, createdAt } = row
  return {
    id,
    brandNo,
    merchantName: readText(merchant?.name ?? '', locale),
    name,
    mobile: mask(row.mobile),
    count,
    price,
    amount: count * price,
    status: row.status as InvestState,
    reason,
    createdAt,
    paidAt: row.paidAt ?? 0,
    income,
  }
}

async function stepsOf({ db, locale }: Context, id: string) {
  const rows = await db
    .selectFrom('invest_steps')
    .leftJoin('users', 'users.id', 'byUserId')
    .select(['status', 'side', 'reason', 'at', 'nickName'])
    .where('investmentId', '=', id)
    .orderBy(sql`invest_steps.rowid`)
    .execute()
  return rows.map(({ nickName, ...row }) => ({
    ...row,
    status: row.status as InvestState,
    side: row.side as Side,
    by: readText(nickName ?? '', locale),
  }))
}

async function contractOf({ db, locale }: Context, id: string) {
  const row = await db
    .selectFrom('invest_contracts')
    .selectAll()
    .where('investmentId', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { text, hash, signedName, signedAt } = row
  return { text: readText(text, locale), hash, signedName, signedAt: signedAt ?? 0 }
}

/** What each device brought in: in all, and on the day that ended last. */
async function devicesOf({ db }: Context, row: InvestmentRow, now: number) {
  if (row.paidAt === null) return []
  const rows = await db
    .selectFrom('invest_incomes')
    .innerJoin('invest_days', 'invest_days.id', 'dayId')
    .select(['device', 'day', 'invest_incomes.cents as cents'])
    .where('investmentId', '=', row.id)
    .execute()
  const yesterday = dayOf(now - DAY)
  return Array.from({ length: row.count }, (_, at) => {
    const own = rows.filter(({ device }) => device === at + 1)
    return {
      serial: `${row.brandNo}-${row.id.slice(-4)}-${String(at + 1).padStart(2, '0')}`,
      yesterday: own.find(({ day }) => day === yesterday)?.cents ?? 0,
      total: own.reduce((sum, { cents }) => sum + cents, 0),
    }
  })
}

function exitFor(row: InvestmentRow, now: number) {
  if (row.status === InvestState.Running) return exitOf(row, now)
  const asked: readonly number[] = [InvestState.ExitAsked, InvestState.Exited]
  if (!asked.includes(row.status)) return null
  return { fee: row.fee, payBack: row.count * row.price - row.fee }
}

export const showInvestmentHandler = handle(showInvestment, async ({ query }, context) => {
  const now = context.now()
  await bookIncome(context.db, now)
  const row = await ownInvestment(context, query.id)
  const days = await daysOf(context.db, row.id).orderBy('day', 'desc').limit(SHOWN_DAYS).execute()
  return {
    ...(await answerOf(context, row)),
    contract: await contractOf(context, row.id),
    steps: await stepsOf(context, row.id),
    devices: await devicesOf(context, row, now),
    days: days.reverse().map(({ day, cents }) => ({ day, cents })),
    exit: exitFor(row, now),
    asOf: now,
  }
})
