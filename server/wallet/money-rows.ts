import type { Generated } from 'kysely'
import type { L10nJson } from '../database/l10n'

/** A payment that tops an account up; `creditedAt` is set once, with the money. Cents. */
export interface RechargeTable {
  payId: string
  userId: string
  accountId: string
  amount: number
  requestId: string
  createdAt: number
  creditedAt: Generated<number | null>
}

/** Money sent by bank transfer, for somebody to look at. `status` is `OfflineStatus` of src/features/wallet/contract.ts. */
export interface OfflineRechargeTable {
  id: string
  userId: string
  accountId: string
  amount: number
  /** What the transfer's remark must say. */
  code: string
  /** Address of the uploaded voucher, or nothing. */
  voucher: Generated<string>
  status: number
  /** Why it was rejected, for the user to read. */
  reason: Generated<string>
  createdAt: number
  submittedAt: Generated<number | null>
  reviewedAt: Generated<number | null>
}

/** A request id names one wish of its user: what was asked with it first, as a hash. */
export interface RequestTable {
  userId: string
  requestId: string
  digest: string
  createdAt: number
}

/** Money that came for a payment nobody waited for any more, and went back where it came from. */
export interface RefundTable {
  id: string
  payId: string
  gateway: string
  transactionId: string
  /** Cents. */
  amount: number
  /** `late`, `twice`, `wrong-amount` or `unknown`. */
  reason: string
  createdAt: number
}

/** Money on its way to a bank card; `status` is `WithdrawalStatus` of the contract. Cents. */
export interface WithdrawalTable {
  id: string
  userId: string
  accountId: string
  /** What leaves the account; `fee` of it stays with the house. */
  amount: number
  fee: number
  /** The card as it was when it was asked for. */
  bank: string
  branch: string
  holder: string
  number: string
  status: number
  /** Why it was refused, for its owner to read. */
  reason: Generated<string>
  requestId: string
  createdAt: number
  decidedAt: Generated<number | null>
  /** The administrator. */
  decidedBy: Generated<string>
}

/** A share of an order that somebody of the team has kept. Cents. */
export interface RewardTable {
  id: string
  /** Who is rewarded, and whose order it was. */
  userId: string
  orderId: string
  fromUserId: string
  /** As its owner may read it: masked. */
  fromName: L10nJson
  /** 1 invited by them, 2 by one of those. */
  level: number
  /** What was kept of the order, without freight; `rate` of ten thousand of it is `amount`. */
  base: number
  rate: number
  amount: number
  /** What refunds have taken again. */
  taken: Generated<number>
  createdAt: number
}

/** What one refund took of a reward; nothing where nothing was left. */
export interface RewardReturnTable {
  id: string
  rewardId: string
  refundId: string
  amount: number
  createdAt: number
}

export interface MoneyTables {
  withdrawals: WithdrawalTable
  rewards: RewardTable
  reward_returns: RewardReturnTable
  requests: RequestTable
  refunds: RefundTable
  recharges: RechargeTable
  offline_recharges: OfflineRechargeTable
}
