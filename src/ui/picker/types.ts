export interface PickerColumnProps {
  /** What is chosen in this column; read aloud. */
  readonly label: string
  /** Distinguishes this column's ids on the page. */
  readonly name: string
  readonly items: readonly string[]
  /** Row that is chosen; -1 for none. */
  readonly chosen: number
  readonly onChoose: (index: number) => void
}
