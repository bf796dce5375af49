import { sql } from 'kysely'
import { PayStatus } from '../../src/features/pay/contract'
import { InvestState } from '../../src/features/report/contract-invest'
import { OfflineStatus } from '../../src/features/wallet/contract'
import { WithdrawalStatus } from '../../src/features/wallet/contract-withdrawals'
import { PayType } from '../../src/shared/pay'

/** Rows of `source` that allow a line: one line each, of exactly this sum. Cents, signed. */
export const SOURCES = {
  payment: sql`
    select payId as id, accountId, amount from recharges where creditedAt is not null
    union all
    select payments.id, accounts.id, -payments.amount from payments
      join accounts on accounts.userId = payments.userId and accounts.kind = 'balance'
      where payments.orderId = '' and payments.status = ${PayStatus.Paid}
        and payments.payType = ${PayType.AssetRedirect}`,
  order: sql`
    select payments.orderId as id, accounts.id as accountId, -payments.amount as amount from payments
      join accounts on accounts.userId = payments.userId and accounts.kind = 'balance'
      where payments.orderId <> '' and payments.status = ${PayStatus.Paid}
        and payments.payType = ${PayType.AssetRedirect}`,
  orderPoints: sql`
    select orders.id, accounts.id as accountId, -orders.points as amount from orders
      join accounts on accounts.userId = orders.userId and accounts.kind = 'points'
      where orders.points > 0`,
  orderEarned: sql`
    select refId as id, ledger.accountId, ledger.amount from ledger
      join orders on orders.id = ledger.refId and orders.receivedAt is not null
      join accounts on accounts.id = ledger.accountId and accounts.kind = 'points'
      where ledger.refKind = 'orderEarned' and ledger.amount = orders.earned + (
        select coalesce(sum(taken), 0) from order_refunds where order_refunds.orderId = orders.id)`,
  orderRefund: sql`
    select order_refunds.id, accounts.id as accountId, order_refunds.amount from order_refunds
      join accounts on accounts.userId = order_refunds.userId and accounts.kind = 'balance'
      where channel = 'balance'`,
  refundPoints: sql`
    select order_refunds.id, accounts.id as accountId, order_refunds.points as amount from order_refunds
      join accounts on accounts.userId = order_refunds.userId and accounts.kind = 'points'
      where order_refunds.points > 0`,
  refundTaken: sql`
    select order_refunds.id, accounts.id as accountId, -order_refunds.taken as amount from order_refunds
      join accounts on accounts.userId = order_refunds.userId and accounts.kind = 'points'
      where order_refunds.taken > 0`,
  offlineRecharge: sql`
    select id, accountId, amount from offline_recharges where status = ${OfflineStatus.Approved}`,
  transfer: sql`
    select transfers.id, accountId, -amount - fee as amount from transfers
    union all
    select transfers.id, mine.id, transfers.amount from transfers
      join accounts as theirs on theirs.id = transfers.accountId
      join accounts as mine on mine.userId = transfers.toUserId
        and mine.currency = theirs.currency
        and mine.kind = case theirs.currency when 'CNY' then 'balance' else 'points' end`,
  task: sql`
    select task_runs.id, accounts.id as accountId, task_jobs.reward as amount from task_runs
      join task_jobs on task_jobs.id = task_runs.jobId
      join accounts on accounts.userId = task_runs.userId and accounts.currency = 'points'`,
  settlement: sql`
    select settlements.id, accounts.id as accountId, settlements.paid as amount from settlements
      join accounts on accounts.userId = settlements.userId and accounts.kind = 'balance'`,
  withdrawal: sql`
    select id, accountId, -amount as amount from withdrawals where status = ${WithdrawalStatus.Paid}`,
  reward: sql`
    select rewards.id, accounts.id as accountId, rewards.amount as amount from rewards
      join accounts on accounts.userId = rewards.userId and accounts.kind = 'earnings'`,
  rewardBack: sql`
    select reward_returns.id, accounts.id as accountId, -reward_returns.amount as amount
      from reward_returns join rewards on rewards.id = reward_returns.rewardId
      join accounts on accounts.userId = rewards.userId and accounts.kind = 'earnings'`,
  ticket: sql`
    select tickets.id, accounts.id as accountId, -tickets.points as amount from tickets
      join accounts on accounts.userId = tickets.userId and accounts.kind = 'points'`,
  ticketBack: sql`
    select tickets.id, accounts.id as accountId, tickets.points as amount from tickets
      join accounts on accounts.userId = tickets.userId and accounts.kind = 'points'
      where cancelledAt is not null`,
  investIn: sql`
    select payId as id, accounts.id as accountId, payments.amount as amount from invest_payments
      join payments on payments.id = payId and payments.status = ${PayStatus.Paid}
        and payments.payType <> ${PayType.AssetRedirect}
      join accounts on accounts.userId = payments.userId and accounts.kind = 'balance'`,
  investOut: sql`
    select payId as id, accounts.id as accountId, -payments.amount as amount from invest_payments
      join payments on payments.id = payId and payments.status = ${PayStatus.Paid}
        and payments.payType <> ${PayType.AssetRedirect}
      join accounts on accounts.userId = payments.userId and accounts.kind = 'balance'`,
  investDay: sql`
    select invest_days.id, accounts.id as accountId, sum(invest_incomes.cents) as amount
      from invest_days join invest_incomes on dayId = invest_days.id
      join investments on investments.id = investmentId
      join accounts on accounts.userId = investments.userId and accounts.kind = 'earnings'
      group by invest_days.id, accounts.id`,
  investBack: sql`
    select investments.id, accounts.id as accountId, count * price as amount from investments
      join accounts on accounts.userId = investments.userId and accounts.kind = 'balance'
      where status = ${InvestState.Exited}`,
  investFee: sql`
    select investments.id, accounts.id as accountId, -fee as amount from investments
      join accounts on accounts.userId = investments.userId and accounts.kind = 'balance'
      where status = ${InvestState.Exited}`,
  test: sql`select refId as id, accountId, amount from ledger where refKind = 'test'`,
} as const
