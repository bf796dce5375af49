import type { ReactNode } from 'react'

export interface SliceProps {
  /** Room the contents will take, px at base width 375. */
  readonly height: number
  /** Drawn with the first frame; the others wait until they are near the screen or the app is idle. */
  readonly eager: boolean
  /** Position among the slices: later ones wait longer where visibility cannot be observed. */
  readonly order: number
  /** Whether what is inside has margins of its own: they then stay inside. */
  readonly holdsMargins?: boolean
  /** Called only while the slice is drawn. */
  readonly children: () => ReactNode
}
