import type { Condition } from '../../src/shared/query'
import type { Context } from '../handler'

export interface ReportQuery {
  readonly pageIndex: number
  readonly pageSize: number
  /** What each report makes of it: a period, a number of days. */
  readonly keyword?: string | undefined
  readonly condition?: Condition | undefined
}

/** Formats: `money` is cents, `percent` 12.3 for 12.3 %, `day` is `2026-11-21`. */
export interface Report {
  readonly columns: { key: string; name: string; format?: string }[]
  readonly rows: Record<string, string | number | null>[]
}

export type Reader = (query: ReportQuery, context: Context) => Promise<Report>
