import type { RankingListValue } from '.'

/** A line of the ranking. */
export interface Place {
  readonly rank: number
  readonly name: string
  readonly value: string | number | null
  readonly avatar: string
  /** Places won since the last period; lost ones are negative. Undefined when nobody said. */
  readonly delta: number | undefined
  readonly userId: string
}

/** Reads the rows of the report, best first. Rows without a rank get that of their position. */
export function toPlaces(report: NonNullable<RankingListValue>): readonly Place[] {
  return report.rows
    .map((row, at) => ({
      rank: typeof row.rank === 'number' ? row.rank : at + 1,
      name: String(row.name ?? ''),
      value: row.value ?? null,
      avatar: typeof row.avatar === 'string' ? row.avatar : '',
      delta: typeof row.delta === 'number' ? row.delta : undefined,
      userId: String(row.userId ?? ''),
    }))
    .sort((left, right) => left.rank - right.rank)
}
