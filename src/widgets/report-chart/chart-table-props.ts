export interface ChartTableProps {
  readonly label: string
  /** Names of the columns; the first is that of the axis. */
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Sums, where a sum says something. */
  readonly foot: readonly string[] | undefined
}
