import { leadsToVirtualGoods } from '../../routing/virtual-goods'
import { useServices } from '../services'
import { useVirtualGoods } from './use-virtual-goods'

/** The links that may be shown here: where virtual goods are hidden, without those that lead to them. */
export function useOfferedLinks<T extends { readonly url: string }>(
  links: readonly T[],
): readonly T[] {
  const { host } = useServices()
  const some = host.device.os === 'ios' && links.some(({ url }) => leadsToVirtualGoods(url))
  const goods = useVirtualGoods(some)
  return goods === 'allowed' ? links : links.filter(({ url }) => !leadsToVirtualGoods(url))
}
