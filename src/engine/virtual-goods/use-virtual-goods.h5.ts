import type { VirtualGoods } from './types'

/** A browser has no such rule. */
export const useVirtualGoods = (_needed?: boolean): VirtualGoods => 'allowed'
