import { type Kysely, sql } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import { AfterSaleState } from '../../src/features/order/contract-shapes'
import { PayStatus } from '../../src/features/pay/contract'
import { InvestState } from '../../src/features/report/contract-invest'
import { WithdrawalStatus } from '../../src/features/wallet/contract-withdrawals'
import { PayType } from '../../src/shared/pay'
import type { Database } from '../database/schema'
import { SOURCES } from './audit-sources'

/** Rows the seed has not brought: they must say where they come from. To be asked last: it reads a whole table. */
const isNew = (table: 'ledger' | 'transfers' | 'task_runs' | 'invest_days') =>
  sql`${sql.ref(`${table}.id`)} not in (select id from template.${sql.ref(table)})`

const SAME_ACCOUNT = sql`ledger.accountId = source.accountId`

type Row = Record<string, unknown>

async function problems(db: Kysely<Database>, what: string, query: ReturnType<typeof sql<Row>>) {
  const { rows } = await query.execute(db)
  return rows.map((row) => `${what}: ${JSON.stringify(row)}`)
}

/**
 * Looks through all books: every account holds the sum of its lines and never less than nothing, every
 * line since the seed has a source of exactly its sum, every source has its line, and money at a gateway
 * belongs to a paid payment, is on its way to main, or went back.
 *
 * @param db a seeded database.
 * @returns what is wrong, ready to read; empty when nothing is.
 */
export async function auditBooks(db: Kysely<Database>): Promise<readonly string[]> {
  const found = [
    await problems(
      db,
      'an account is not the sum of its lines',
      sql<Row>`
        select accounts.id, currency, accounts.amount, coalesce(sum(ledger.amount), 0) as lines
        from accounts left join ledger on ledger.accountId = accounts.id
        group by accounts.id having accounts.amount <> coalesce(sum(ledger.amount), 0) or accounts.amount < 0`,
    ),
    await problems(
      db,
      'a line does not follow from the one before',
      sql<Row>`
        select * from (
          select id, accountId, balance,
            sum(amount) over (partition by accountId order by rowid) as expected from ledger
        ) as running where balance <> expected`,
    ),
    await problems(
      db,
      'a line has no source',
      sql<Row>`
        select id, accountId, amount, refKind, refId from ledger
        where refKind not in (${sql.join(Object.keys(SOURCES))}) and ${isNew('ledger')}`,
    ),
  ]
  found.push(await unsourced(db))
  found.push(await problems(db, 'money left no line', unbooked), await strayMoney(db))
  found.push(await refundsOf(db), await settlementsOf(db), await walletless(db))
  found.push(await crowded(db), await unsigned(db))
  found.push(await crowded(db), await frozenOf(db), await rewardsOf(db))
  return found.flat()
}

/** Lines whose source is not of their sum, or there twice; all kinds in one question, since each reads the ledger. */
async function unsourced(db: Kysely<Database>): Promise<string[]> {
  const sources = sql.join(
    Object.entries(SOURCES).map(
      ([kind, source]) =>
        sql`select ${sql.lit(kind)} as kind, id, accountId, amount from (${source}) as ${sql.ref(kind)}`,
    ),
    sql` union all `,
  )
  const { rows } = await sql<Row>`
    select ledger.refKind, min(ledger.id) as id, ledger.accountId, min(ledger.amount) as amount,
      ledger.refId, count(source.id) as sources
    from ledger left join (${sources}) as source
      on source.kind = ledger.refKind and source.id = ledger.refId and ${SAME_ACCOUNT}
        and source.amount = ledger.amount
    where ledger.refKind in (${sql.join(Object.keys(SOURCES))}) and ${isNew('ledger')}
    group by ledger.refKind, ledger.accountId, ledger.refId
    having count(distinct ledger.id) <> 1 or count(source.id) <> 1`.execute(db)
  return rows.map(
    ({ refKind, ...row }) =>
      `a ${refKind} does not have this line, or more than one: ${JSON.stringify(row)}`,
  )
}

/** Rows since the seed that moved money and have no line. */
const unbooked = sql<Row>`
  select 'payment' as kind, id from payments
    where status = ${PayStatus.Paid}
      and id not in (select id from template.payments where status = ${PayStatus.Paid})
      and payType = ${PayType.AssetRedirect}
      and not exists (select 1 from ledger where refId in (payments.id, payments.orderId))
  union all
  select 'recharge', payId from recharges where creditedAt is not null
    and not exists (select 1 from ledger where refKind = 'payment' and refId = payId)
  union all
  select 'transfer', id from transfers where ${isNew('transfers')}
    and (select count(*) from ledger where refKind = 'transfer' and refId = transfers.id) <> 2
  union all
  select 'settlement', id from settlements
    where not exists (select 1 from ledger where refKind = 'settlement' and refId = settlements.id)
  union all
  select 'withdrawal', id from withdrawals where status = ${WithdrawalStatus.Paid}
    and id not in (select id from template.withdrawals)
    and not exists (select 1 from ledger where refKind = 'withdrawal' and refId = withdrawals.id)
  union all
  select 'reward', id from rewards
    where not exists (select 1 from ledger where refKind = 'reward' and refId = rewards.id)
  union all
  select 'rewardBack', id from reward_returns where amount > 0
    and not exists (select 1 from ledger where refKind = 'rewardBack' and refId = reward_returns.id)
  union all
  select 'ticket', id from tickets where points > 0
    and not exists (select 1 from ledger where refKind = 'ticket' and refId = tickets.id)
  union all
  select 'ticketBack', id from tickets where points > 0 and cancelledAt is not null
    and not exists (select 1 from ledger where refKind = 'ticketBack' and refId = tickets.id)
  union all
  select 'investment', payId from invest_payments
    join payments on payments.id = payId and payments.status = ${PayStatus.Paid}
    where payId not in (select payId from template.invest_payments)
      and (select coalesce(sum(amount), 0) from ledger
        where refId = payId and kind = 'invest') <> -payments.amount
  union all
  select 'investDay', id from invest_days where ${isNew('invest_days')}
    and not exists (select 1 from ledger where refKind = 'investDay' and refId = invest_days.id)
  union all
  select 'investBack', id from investments where status = ${InvestState.Exited}
    and id not in (select id from template.investments where status = ${InvestState.Exited})
    and (select coalesce(sum(amount), 0) from ledger
      where refKind in ('investBack', 'investFee') and refId = investments.id) <> count * price - fee
  union all
  select 'task', id from task_runs where ${isNew('task_runs')}
    and not exists (select 1 from ledger where refKind = 'task' and refId = task_runs.id)`

/** What went back for orders: in writing, once, and never more than was paid; stock and coupons with it. */
async function refundsOf(db: Kysely<Database>): Promise<string[]> {
  const more = sql<Row>`
    select payments.id, payments.amount, sum(order_refunds.amount) as refunded
    from order_refunds join payments on payments.id = order_refunds.payId
    group by payments.id
    having sum(order_refunds.amount) > payments.amount
      or (sum(order_refunds.amount) > 0 and payments.status <> ${PayStatus.Paid})`
  const lines = sql<Row>`
    select orderId, position, paid, refundedAmount, points, refundedPoints, refunded, count
    from order_lines
    where refundedAmount > paid or refundedPoints > points or refunded > count`
  const orders = sql<Row>`
    select orders.id, orders.amount, orders.freight, sum(paid) as paid, sum(order_lines.points) as spent
    from orders join order_lines on order_lines.orderId = orders.id
    where orders.id not in (select id from template.orders)
    group by orders.id having orders.amount <> orders.freight + sum(paid)
      or orders.points <> sum(order_lines.points)`
  const closed = sql<Row>`
    select orders.id, orders.points, orders.couponId from orders
    left join coupon_claims on coupon_claims.orderId = orders.id
    where orders.status = ${OrderStatus.Closed} and coupon_claims.couponId is not null`
  const points = sql<Row>`
    select orders.id, orders.points from orders
    where orders.status = ${OrderStatus.Closed} and orders.points <> (
      select coalesce(sum(points), 0) from order_refunds where order_refunds.orderId = orders.id)`
  const gateways = sql<Row>`
    select gateway_orders.id, refunded from gateway_orders
    where status = 'paid' and refunded <> (
      select coalesce(sum(amount), 0) from order_refunds
      where order_refunds.payId = gateway_orders.payId and channel <> 'balance')`
  const twice = sql<Row>`
    select afterSaleId from order_refunds where afterSaleId <> ''
    group by afterSaleId having count(*) > 1`
  const unpaid = sql<Row>`
    select id from after_sales where state = ${AfterSaleState.Refunded}
      and not exists (select 1 from order_refunds where afterSaleId = after_sales.id)`
  return [
    ...(await problems(db, 'more went back than was paid', more)),
    ...(await problems(db, 'more of a line went back than there was', lines)),
    ...(await problems(db, 'an order is not the sum of its lines', orders)),
    ...(await problems(db, 'a closed order keeps its coupon', closed)),
    ...(await problems(db, 'a closed order keeps its points', points)),
    ...(await problems(db, 'a gateway does not know what went back', gateways)),
    ...(await problems(db, 'an after-sale was paid twice', twice)),
    ...(await problems(db, 'an after-sale was not paid', unpaid)),
  ]
}

/** What shops were paid is the sum of the orders that arrived, without what went back of them. */
const settlementsOf = (db: Kysely<Database>) =>
  problems(
    db,
    'a settlement is not the sum of its orders',
    sql<Row>`
      select settlements.id, sold, refunded from settlements
      where sold <> (select coalesce(sum(amount), 0) from orders
          where settlementId = settlements.id and stage in (${OrderStatus.Done}, ${OrderStatus.Closed}))
        or refunded <> (select coalesce(sum(amount), 0) from order_refunds
          where settlementId = settlements.id)`,
  )

/** What is frozen is on its way to a bank card, beside what tests have frozen and the seed explains. */
const frozenOf = (db: Kysely<Database>) =>
  problems(
    db,
    'an account holds back less than is on its way',
    sql<Row>`
      select accounts.id, frozen, sum(withdrawals.amount) as waiting from accounts
      join withdrawals on accountId = accounts.id and status = ${WithdrawalStatus.Review}
      group by accounts.id having frozen < sum(withdrawals.amount)`,
  )

/** What was taken again of a reward is what its refunds took. */
const rewardsOf = (db: Kysely<Database>) =>
  problems(
    db,
    'a reward is not what its refunds left of it',
    sql<Row>`
      select rewards.id, taken, coalesce(sum(reward_returns.amount), 0) as returned from rewards
      left join reward_returns on rewardId = rewards.id
      group by rewards.id having taken <> coalesce(sum(reward_returns.amount), 0)`,
  )

/** An event has no more guests than places. */
const crowded = (db: Kysely<Database>) =>
  problems(
    db,
    'an event has more guests than places',
    sql<Row>`
      select contents.id, seats, sum(count) as guests from contents
      join tickets on tickets.eventId = contents.id and cancelledAt is null
      group by contents.id having sum(count) > seats`,
  )

/** Nothing runs that was not signed as it stands, and paid; a day is the sum of its devices. */
const unsigned = (db: Kysely<Database>) =>
  problems(
    db,
    'an investment runs that was not signed and paid',
    sql<Row>`
      select investments.id, status from investments
      left join invest_contracts on investmentId = investments.id and signedName = investments.name
      where status in (${InvestState.Running}, ${InvestState.ExitAsked}, ${InvestState.Exited})
        and (signedAt is null or paidAt is null or not exists (
          select 1 from invest_payments join payments on payments.id = payId
          where invest_payments.investmentId = investments.id and payments.status = ${PayStatus.Paid}))`,
  )

/** Everybody has a wallet. */
const walletless = (db: Kysely<Database>) =>
  problems(
    db,
    'somebody lacks a wallet',
    sql<Row>`
      select users.id from users left join accounts on accounts.userId = users.id
      where closedAt is null group by users.id having count(distinct kind) < 2`,
  )

/** What gateways hold: never twice for one payment, and never for one that is closed. */
async function strayMoney(db: Kysely<Database>): Promise<string[]> {
  const twice = sql<Row>`
    select payId, count(*) as times from gateway_orders where status = 'paid'
    group by payId having count(*) > 1`
  const kept = sql<Row>`
    select gateway_orders.id, payments.status from gateway_orders
    join payments on payments.id = gateway_orders.payId
    where gateway_orders.status = 'paid' and payments.status <> ${PayStatus.Paid}
      and not exists (
        select 1 from gateway_outbox
        where gatewayOrderId = gateway_orders.id and deliveredAt is null and nextAt is not null
      )`
  const stray = sql<Row>`
    select gateway, transactionId, payId, amount, problem from payment_notifications
    where problem <> '' and not exists (
      select 1 from refunds where refunds.gateway = payment_notifications.gateway
        and refunds.transactionId = payment_notifications.transactionId
    ) and not exists (
      select 1 from gateway_orders join payments on payments.id = gateway_orders.payId
      where gateway_orders.gateway = payment_notifications.gateway
        and gateway_orders.transactionId = payment_notifications.transactionId
        and payments.status = ${PayStatus.Paid}
    )`
  const unpaid = sql<Row>`
    select orders.id, orders.status from orders join payments on payments.orderId = orders.id
    where payments.status = ${PayStatus.Paid} and orders.status = ${OrderStatus.DuePayment}`
  return [
    ...(await problems(db, 'a gateway charged twice', twice)),
    ...(await problems(db, 'a gateway keeps money nobody waits for', kept)),
    ...(await problems(db, 'money that fits nothing was neither used nor returned', stray)),
    ...(await problems(db, 'an order is paid and still due', unpaid)),
  ]
}
