import type { VirtualGoodsGateProps } from './types'

/** A browser has no such rule. */
export const VirtualGoodsGate = ({ children }: VirtualGoodsGateProps) => <>{children}</>
