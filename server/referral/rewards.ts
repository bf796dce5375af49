import type { Kysely } from 'kysely'
import { DAY, startOfDay } from '../../src/shared/business-day'
import { type L10nJson, packText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { book } from '../wallet/book'
import { accountOf } from '../wallet/open-accounts'

/** Of ten thousand of what was kept of an order: who invited the buyer, and who invited those (point 14). */
export const REWARD_RATES = { 1: 500, 2: 250 } as const
type Level = keyof typeof REWARD_RATES

/** Two in the morning: the day before is over, and everybody asleep. */
const AT_NIGHT = 2 * 3600

/** The night that books what happened at a moment. Seconds. */
export const nightAfter = (seconds: number): number => startOfDay(seconds) + DAY + AT_NIGHT
/** The end of the last day that has been booked. Seconds. */
const bookedUntil = (now: number): number => startOfDay(now - AT_NIGHT)

const shareOf = (base: number, rate: number): number =>
  Math.floor((Math.max(0, base) * rate) / 10_000)

const titled = (en: string, zh: string, serial: string) => ({
  en: `${en}, order ${serial}`,
  'zh-Hans': `${zh} · 订单 ${serial}`,
})

/** Enough of a name to know a friend by. */
export function maskedName(name: L10nJson): L10nJson {
  const masked = (locale: 'en' | 'zh-Hans') => `${Array.from(readText(name, locale))[0] ?? ''}**`
  return packText({ en: masked('en'), 'zh-Hans': masked('zh-Hans') })
}

/** What of an order counts: the goods as they were paid, without what went back before a moment. Cents. */
async function keptOf(trx: Kysely<Database>, orderId: string, before: number): Promise<number> {
  const { paid } = await trx
    .selectFrom('order_lines')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('paid'), eb.lit(0)).as('paid'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  const { back } = await trx
    .selectFrom('order_refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('back'))
    .where('orderId', '=', orderId)
    .where('createdAt', '<', before)
    .executeTakeFirstOrThrow()
  return Math.max(0, paid - back)
}

/** Who brought somebody, level by level; closed accounts get nothing and pass nothing on. */
async function invitersOf(trx: Kysely<Database>, buyerId: string) {
  const inviters: { readonly level: Level; readonly userId: string }[] = []
  let userId = buyerId
  for (const level of [1, 2] as const) {
    const inviter = await trx
      .selectFrom('users')
      .innerJoin('users as parent', 'parent.id', 'users.parentId')
      .select('parent.id as id')
      .where('users.id', '=', userId)
      .where('parent.closedAt', 'is', null)
      .executeTakeFirst()
    if (!inviter || inviter.id === buyerId) break
    userId = inviter.id
    inviters.push({ level, userId })
  }
  return inviters
}

interface Arrived {
  readonly id: string
  readonly serial: string
  readonly userId: string
  readonly receivedAt: number | null
}

async function share(trx: Kysely<Database>, order: Arrived): Promise<void> {
  const { id: orderId, userId: fromUserId, serial, receivedAt } = order
  const now = nightAfter(receivedAt ?? 0)
  await trx.updateTable('orders').set({ isShared: 1 }).where('id', '=', orderId).execute()
  const { nickName } = await trx
    .selectFrom('users')
    .select('nickName')
    .where('id', '=', fromUserId)
    .executeTakeFirstOrThrow()
  const from = { fromUserId, fromName: maskedName(nickName) }
  const base = await keptOf(trx, orderId, startOfDay(now))
  for (const { level, userId } of await invitersOf(trx, fromUserId)) {
    const rate = REWARD_RATES[level]
    const amount = shareOf(base, rate)
    if (amount === 0) continue
    const id = newId(now)
    const row = { id, userId, orderId, ...from, level, base, rate, amount, createdAt: now }
    await trx.insertInto('rewards').values(row).execute()
    await book(trx, {
      accountId: await accountOf(trx, userId, 'earnings'),
      amount,
      kind: 'referral',
      title: titled('Referral reward', '推荐奖励', serial),
      now,
      refKind: 'reward',
      refId: id,
    })
  }
}

/** Refunds that came after a reward was booked and have not taken of it yet, the oldest first. */
const openReturns = (db: Kysely<Database>, before: number) =>
  db
    .selectFrom('rewards')
    .innerJoin('order_refunds', 'order_refunds.orderId', 'rewards.orderId')
    .innerJoin('orders', 'orders.id', 'rewards.orderId')
    .leftJoin('reward_returns', (join) =>
      join
        .onRef('reward_returns.rewardId', '=', 'rewards.id')
        .onRef('reward_returns.refundId', '=', 'order_refunds.id'),
    )
    .select([
      'rewards.id as id',
      'rewards.userId as userId',
      'rewards.createdAt as rewardedAt',
      'order_refunds.id as refundId',
      'order_refunds.createdAt as refundedAt',
      'orders.serial as serial',
    ])
    .where('reward_returns.id', 'is', null)
    .where('order_refunds.createdAt', '<', before)
    // Of what went back before the day was over, the reward knew already.
    .whereRef('order_refunds.createdAt', '>=', (eb) =>
      eb('rewards.createdAt', '-', eb.lit(AT_NIGHT)),
    )
    .orderBy('order_refunds.createdAt')
    .orderBy('order_refunds.id')

type Open = Awaited<ReturnType<ReturnType<typeof openReturns>['execute']>>[number]

/** Takes again what a refund makes a reward too large by; another night when it has been spent. */
async function takeBack(trx: Kysely<Database>, open: Open): Promise<void> {
  const { id: rewardId, userId, refundId, refundedAt, serial } = open
  const reward = await trx
    .selectFrom('rewards')
    .selectAll()
    .where('id', '=', rewardId)
    .executeTakeFirstOrThrow()
  const now = nightAfter(refundedAt)
  const back = await trx
    .selectFrom('order_refunds')
    .select((eb) => eb.fn.sum<number>('amount').as('sum'))
    .where('orderId', '=', reward.orderId)
    .where('createdAt', '>=', reward.createdAt - AT_NIGHT)
    .where('createdAt', '<=', refundedAt)
    .executeTakeFirstOrThrow()
  const left = shareOf(reward.base - back.sum, reward.rate)
  const amount = Math.max(0, reward.amount - reward.taken - left)
  const accountId = await accountOf(trx, userId, 'earnings')
  const account = await trx
    .selectFrom('accounts')
    .select(['amount', 'frozen'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (account.amount - account.frozen < amount) return
  const id = newId(now)
  await trx
    .insertInto('reward_returns')
    .values({ id, rewardId, refundId, amount, createdAt: now })
    .execute()
  if (amount === 0) return
  await trx
    .updateTable('rewards')
    .set((eb) => ({ taken: eb('taken', '+', amount) }))
    .where('id', '=', rewardId)
    .execute()
  await book(trx, {
    accountId,
    amount: -amount,
    kind: 'referral',
    title: titled('Referral reward taken back', '推荐奖励收回', serial),
    now,
    refKind: 'rewardBack',
    refId: id,
  })
}

/**
 * Books, each night at two, the shares of the orders that arrived the day before, and takes back what refunds
 * of that day make too much. What was missed is made up for with the times it should have had.
 *
 * @param now seconds.
 */
export async function bookRewards(db: Kysely<Database>, now: number): Promise<void> {
  const until = bookedUntil(now)
  const arrived = (from: Kysely<Database>) =>
    from
      .selectFrom('orders')
      .select(['id', 'serial', 'userId', 'receivedAt'])
      .where('isShared', '=', 0)
      .where('receivedAt', 'is not', null)
      .where('receivedAt', '<', until)
      .orderBy('receivedAt')
      .orderBy('id')
  const due = await arrived(db).executeTakeFirst()
  if (!due && !(await openReturns(db, until).executeTakeFirst())) return
  await db.transaction().execute(async (trx) => {
    for (const order of await arrived(trx).execute()) await share(trx, order)
    for (const open of await openReturns(trx, until).execute()) await takeBack(trx, open)
  })
}
