import { pageOf } from '../routing/url'
import type { InvestmentGateProps, VirtualGoods, VirtualGoodsGateProps } from './page/use-gates'
import { useServices } from './services'

/** A browser has no such rule. */
export const useVirtualGoods = (_needed?: boolean): VirtualGoods => 'allowed'

/** A browser shows it. */
export const useInvestment = (_needed?: boolean): VirtualGoods => 'allowed'

/** A browser shows it. */
export const InvestmentGate = ({ children }: InvestmentGateProps) => <>{children}</>

/** A browser shows them all, but for those to pages that the server lacks. */
export function useOfferedLinks<T extends { readonly url: string }>(
  links: readonly T[],
): readonly T[] {
  const { lacks } = useServices()
  return lacks?.size ? links.filter(({ url }) => !lacks.has(pageOf(url))) : links
}

/** A browser has no such rule. */
export const VirtualGoodsGate = ({ children }: VirtualGoodsGateProps) => <>{children}</>
