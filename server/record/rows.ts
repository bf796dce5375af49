import type { Generated } from 'kysely'

/** What a user told the company. */
export interface FeedbackTable {
  id: string
  userId: string
  kind: string
  content: string
  contact: string
  createdAt: number
}

/** An account of a user at a bank or a payment service, where withdrawals go. */
export interface UserAccountTable {
  id: string
  userId: string
  /** `bank`, `alipay` or `wechat`. */
  kind: string
  bank: string
  holder: string
  number: string
  branch: Generated<string>
  /** The account with the highest one is the default. */
  preferred: Generated<number>
  createdAt: number
}

/** A record of a light app: any JSON object, in one of the tables light apps may use. */
export interface LightRecordTable {
  id: string
  tableName: string
  userId: string
  /** JSON. */
  data: string
  createdAt: number
}

export interface GenericTables {
  feedback: FeedbackTable
  user_accounts: UserAccountTable
  light_records: LightRecordTable
}
