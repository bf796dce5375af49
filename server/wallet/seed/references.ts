import { PayType } from '../../../src/shared/pay'
import { readText } from '../../database/l10n'
import { both } from '../../product/seed/rows'
import { maskedName, nightAfter, REWARD_RATES } from '../../referral/rewards'
import type { Seed } from '../../seed'
import type { Move } from './books'

const DAY = 86_400

/** A move that belongs to a row of another table. */
interface Owned {
  readonly userId: string
  readonly move: Move
}

/** Orders of the last days were paid in other ways, or the books would end with a heap of them. */
const BALANCE_BEFORE_DAYS = 3

/** Every other older order was paid from the balance; its payment says so from now on. */
export async function paidFromBalance({ db, now }: Seed): Promise<readonly Owned[]> {
  const paid = await db
    .selectFrom('payments')
    .select(['id', 'orderId', 'userId', 'title', 'amount', 'paidAt'])
    .where('paidAt', '<', now - BALANCE_BEFORE_DAYS * DAY)
    .orderBy('id')
    .execute()
  const chosen = paid.filter((_, at) => at % 2 === 0)
  if (chosen.length === 0) return []
  await db
    .updateTable('payments')
    .set({ payType: PayType.AssetRedirect })
    .where(
      'id',
      'in',
      chosen.map(({ id }) => id),
    )
    .execute()
  return chosen.map(({ orderId, userId, title, amount, paidAt }) => ({
    userId,
    move: {
      kind: 'order',
      title: both(readText(title, 'en'), readText(title, 'zh-Hans')),
      amount: -amount,
      at: paidAt ?? 0,
      refKind: 'order',
      refId: orderId,
    },
  }))
}

const SENT = both('Transfer sent', '转出')
const RECEIVED = both('Transfer received', '转入')

/** From, to, cents, days ago. */
const TRANSFERS = [
  ['1003', '1001', 20_000, 9],
  ['1001', '1004', 8_800, 17],
  ['1003', '1005', 66_600, 24],
  ['1001', '1003', 5_200, 41],
  ['1004', '1001', 12_000, 58],
] as const

/** Transfers between people of the seed, with both of their lines. */
export async function seedTransfers({ db, now }: Seed): Promise<readonly Owned[]> {
  const people = await db.selectFrom('users').select('id').execute()
  if (people.length === 0) return []
  const rows = TRANSFERS.map(([userId, toUserId, amount, age], i) => ({
    id: String(960_001 + i),
    userId,
    toUserId,
    requestId: `seed-${i}`,
    accountId: `${userId}01`,
    amount,
    fee: Math.max(1, Math.ceil(amount / 200)),
    balance: 0,
    createdAt: now - age * DAY + i * 1741,
  }))
  await db.insertInto('transfers').values(rows).execute()
  return rows.flatMap(({ id, userId, toUserId, amount, fee, createdAt }) => {
    const common = { kind: 'transfer', at: createdAt, refKind: 'transfer', refId: id }
    return [
      { userId, move: { ...common, title: SENT, amount: -amount - fee } },
      { userId: toUserId, move: { ...common, title: RECEIVED, amount } },
    ]
  })
}

/** What the team's orders brought the people of the seed, each line with the order it comes from. */
export async function seedRewards({ db, now }: Seed): Promise<readonly Owned[]> {
  const arrived = await db
    .selectFrom('orders')
    .innerJoin('users as buyer', 'buyer.id', 'orders.userId')
    .innerJoin('users as first', 'first.id', 'buyer.parentId')
    .select((eb) => [
      'orders.id as orderId',
      'serial',
      'buyer.id as fromUserId',
      'buyer.nickName as nickName',
      'receivedAt',
      'first.id as firstId',
      'first.parentId as secondId',
      eb
        .selectFrom('order_lines')
        .select((sum) => sum.fn.sum<number>('paid').as('paid'))
        .whereRef('order_lines.orderId', '=', 'orders.id')
        .as('base'),
    ])
    .where('receivedAt', 'is not', null)
    .where('orders.id', 'not in', (eb) => eb.selectFrom('order_refunds').select('orderId'))
    .orderBy('orders.id')
    .execute()
  // Who had brought nobody when it was bought has no share of it, now or later.
  await db.updateTable('orders').set({ isShared: 1 }).where('receivedAt', 'is not', null).execute()
  const rows = arrived.flatMap(({ orderId, serial, fromUserId, receivedAt, base, ...by }) =>
    ([by.firstId, by.secondId] as const).flatMap((userId, at) => {
      const level = at === 0 ? 1 : 2
      const rate = REWARD_RATES[level]
      const amount = Math.floor(((base ?? 0) * rate) / 10_000)
      const createdAt = nightAfter(receivedAt ?? 0)
      if (userId === '' || amount === 0 || createdAt > now) return []
      const id = `${orderId}${level}`
      const fromName = maskedName(by.nickName)
      const row = {
        id,
        userId,
        orderId,
        fromUserId,
        fromName,
        level,
        base: base ?? 0,
        rate,
        amount,
        createdAt,
      }
      return [{ row, serial }]
    }),
  )
  if (rows.length > 0) {
    await db
      .insertInto('rewards')
      .values(rows.map(({ row }) => row))
      .execute()
  }
  return rows.map(({ serial, row: { id, userId, amount, createdAt } }) => ({
    userId,
    move: {
      kind: 'referral',
      title: both(`Referral reward, order ${serial}`, `推荐奖励 · 订单 ${serial}`),
      amount,
      at: createdAt,
      refKind: 'reward',
      refId: id,
    },
  }))
}
