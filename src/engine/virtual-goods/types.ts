import type { ReactNode } from 'react'

/** `asking` only until the server's first answer: what sells is not drawn meanwhile. */
export type VirtualGoods = 'allowed' | 'hidden' | 'asking'

export interface VirtualGoodsGateProps {
  /** What sells; not drawn, and so asking nothing, before it may. */
  readonly children: ReactNode
  /** False for what turns out to be no virtual goods. */
  readonly needed?: boolean
  /** The way on where nothing may be sold; the home page unless told. */
  readonly actionText?: string
  readonly onAction?: () => void
}
