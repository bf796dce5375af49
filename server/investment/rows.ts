import type { Generated, Selectable } from 'kysely'
import type { L10nJson } from '../database/l10n'

/** A brand of the market table (client spec §3). What it earned follows from its days. */
export interface MarketTable {
  brandNo: string
  /** Cents of one device. */
  price: number
  merchantId: string
  /** Devices of one investment, at least and at most. */
  least: number
  most: number
  /** Devices there are of it in all. */
  offered: number
  launchedAt: number
}

export interface InvestmentTable {
  id: string
  userId: string
  brandNo: string
  /** As on the identity card. */
  name: string
  mobile: string
  count: number
  /** Cents of one device, as it was when the wish was made. */
  price: number
  /** `InvestState`. */
  status: number
  /** Why it was refused, or its exit. */
  reason: Generated<string>
  createdAt: number
  paidAt: Generated<number | null>
  /** The first second of the day that is booked next. */
  bookedTo: Generated<number>
  /** Cents the exit costs, once it was asked for. */
  fee: Generated<number>
}
export type InvestmentRow = Selectable<InvestmentTable>

/** Which wish an investment came of. */
export interface InvestRequestTable {
  userId: string
  requestId: string
  investmentId: string
}

/** What became of an investment, when, and by whom. */
export interface InvestStepTable {
  id: string
  investmentId: string
  status: number
  byUserId: string
  /** `applicant`, `merchant`, `house` or `cashier`. */
  side: string
  reason: string
  at: number
}

/** What was agreed on. Once it is signed nothing of it changes: the database refuses. */
export interface InvestContractTable {
  investmentId: string
  text: L10nJson
  /** SHA-256 of `text`, in hex. */
  hash: string
  createdAt: number
  signedName: Generated<string>
  signedAt: number | null
}

/** A payment that was begun for an investment; one that ran out is followed by another. */
export interface InvestPaymentTable {
  payId: string
  investmentId: string
  createdAt: number
}

/** What an investment brought in on a day: the row a line of the ledger comes from. */
export interface InvestDayTable {
  id: string
  investmentId: string
  day: string
  cents: number
}

/** The same by device; devices count from 1. */
export interface InvestIncomeTable {
  dayId: string
  device: number
  cents: number
}

export interface InvestmentTables {
  market: MarketTable
  investments: InvestmentTable
  invest_requests: InvestRequestTable
  invest_steps: InvestStepTable
  invest_contracts: InvestContractTable
  invest_payments: InvestPaymentTable
  invest_days: InvestDayTable
  invest_incomes: InvestIncomeTable
}
