import type { Generated } from 'kysely'

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

export interface MoneyTables {
  requests: RequestTable
  refunds: RefundTable
  recharges: RechargeTable
  offline_recharges: OfflineRechargeTable
}
