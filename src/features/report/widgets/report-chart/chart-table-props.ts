/** Figures as text. Keys are unique among their like. */
export interface ChartTableProps {
  readonly label: string
  /** The columns; the first is that of the axis. */
  readonly head: readonly { readonly key: string; readonly name: string }[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[]
  /** Sums, where a sum says something. */
  readonly foot: readonly string[] | undefined
}
