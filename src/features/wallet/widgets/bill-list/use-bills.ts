import { type PagesState, usePages, useQuery } from '../../../../engine/data/queries'
import { billsOf, type Totals } from '../../queries-bills'
import type { BillFilter } from '../../rules/bills'
import type { Bill } from './schema'

export type { Totals }

export interface Bills {
  readonly lines: PagesState<Bill>
  /** Of all lines of the filter, not only of those that are loaded. */
  readonly totals: Totals | undefined
  readonly byDay: ReadonlyMap<string, Totals>
  readonly reload: () => Promise<unknown>
}

/** The lines of a filter with their totals. @param now of the server, seconds; undefined while it is not known. */
export function useBills(filter: BillFilter, now: number | undefined, pageSize: number): Bills {
  const enabled = now !== undefined
  const bills = billsOf(filter, now ?? 0, pageSize)
  const lines = usePages<Bill>({ ...bills.lines, enabled })
  const totals = useQuery({ ...bills.totals, enabled })
  const days = useQuery({ ...bills.days, enabled })
  return {
    lines,
    totals: totals.value,
    byDay: new Map(Object.entries(days.value ?? {})),
    reload: () => Promise.all([lines.reload(), totals.reload(), days.reload()]),
  }
}
