import type { InvestmentGateProps, VirtualGoods, VirtualGoodsGateProps } from './page/use-gates'

/** A browser has no such rule. */
export const useVirtualGoods = (_needed?: boolean): VirtualGoods => 'allowed'

/** A browser shows it. */
export const useInvestment = (_needed?: boolean): VirtualGoods => 'allowed'

/** A browser shows it. */
export const InvestmentGate = ({ children }: InvestmentGateProps) => <>{children}</>

/** A browser shows them all. */
export const useOfferedLinks = <T,>(links: readonly T[]): readonly T[] => links

/** A browser has no such rule. */
export const VirtualGoodsGate = ({ children }: VirtualGoodsGateProps) => <>{children}</>
