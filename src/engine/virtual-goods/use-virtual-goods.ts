import { getConfigValue } from '../../api/dictionary/get-config-value'
import { useQuery } from '../data/use-query'
import { useServices } from '../services'
import type { VirtualGoods } from './types'

const TEN_MINUTES = 600_000

/**
 * Whether virtual goods may be sold here (decisions.md, 16). Mini-programs on iOS may sell none unless the
 * operator switched it on: `virtualPay` of the server's configuration with `weappIos` or `alipayIos`. Only a
 * plain `true` allows; a server that cannot be asked, and one that does not know the switch, hide.
 * `needed: false` asks nothing and says 'allowed'.
 */
export function useVirtualGoods(needed = true): VirtualGoods {
  const { host } = useServices()
  const restricted = needed && host.device.os === 'ios'
  const { status, value, error } = useQuery({
    key: ['virtual-pay'],
    enabled: restricted,
    freshFor: TEN_MINUTES,
    load: async ({ signal }) => {
      const flags = await getConfigValue({ query: { type: 'virtualPay' } }, { quiet: true, signal })
      return flags?.[`${host.platform}Ios`] === true
    },
  })
  if (!restricted) return 'allowed'
  if (status === 'loading') return 'asking'
  // An older yes behind a refresh that failed counts no more.
  return value === true && !error ? 'allowed' : 'hidden'
}
