import { useTranslate } from '../i18n'
import { findRoute } from '../routing/derive'
import type { RoutePath } from '../routing/table'
import { parseUrl } from '../routing/url'
import { EmptyState } from '../ui/states/states'
import { getConfigValue } from './calls'
import { useQuery } from './data/queries'
import { PageState } from './page/page-state'
import type { VirtualGoods, VirtualGoodsGateProps } from './page/use-gates'
import { useServices } from './services'

/**
 * Pages that sell what nobody can hold: a top-up, or a membership grade where the address names one
 * (point 16). Beside the route table, not in it: a browser has no use for the list.
 */
const SELLS: Partial<Record<RoutePath, true | 'gradeId'>> = {
  '/asset/recharge': true,
  '/user/recharge': true,
  '/asset/pay/offline': true,
  '/scanPay/purchase': 'gradeId',
  '/auto/buy': 'gradeId',
}
/** Shows the definition of another address. */
const SHOWS: RoutePath = '/views/index'

/** Whether a public address opens a page that sells virtual goods, also one shown through `/views/index`. */
export function leadsToVirtualGoods(url: string): boolean {
  const { path, query } = parseUrl(url)
  const route = findRoute(path)?.path
  if (route === SHOWS && query.url) {
    const shown = parseUrl(query.url)
    return sells(shown.path, { ...query, ...shown.query })
  }
  return sells(path, query)
}

function sells(path: string, query: Readonly<Record<string, string>>): boolean {
  const mark = SELLS[findRoute(path)?.path as RoutePath]
  return mark === true || (mark !== undefined && query[mark] !== undefined)
}

const TEN_MINUTES = 600_000
const FLAGS = { query: { type: 'virtualPay' } }

/**
 * Whether virtual goods may be sold here (point 16). Mini-programs on iOS may sell none unless the
 * operator switched it on: `virtualPay` of the server's configuration with `weappIos` or `alipayIos`. Only a
 * plain `true` allows; a server that cannot be asked, and one that does not know the switch, hide.
 * `needed: false` asks nothing and says 'allowed'.
 */
export function useVirtualGoods(needed = true): VirtualGoods {
  const { host, queries } = useServices()
  const restricted = needed && host.device.os === 'ios'
  const { status, value, error } = useQuery({
    key: ['may-sell-virtual-goods'],
    enabled: restricted,
    // The answer is the same for every user and language, and holds longer than others.
    load: () =>
      queries.fetchQuery({
        queryKey: ['virtual-pay'],
        staleTime: TEN_MINUTES,
        queryFn: async () =>
          (await getConfigValue(FLAGS, { quiet: true }))?.[`${host.platform}Ios`] === true,
      }),
  })
  if (!restricted) return 'allowed'
  if (status === 'loading') return 'asking'
  // An older yes behind a refresh that failed counts no more.
  return value === true && !error ? 'allowed' : 'hidden'
}

/** The links that may be shown here: where virtual goods are hidden, without those that lead to them. */
export function useOfferedLinks<T extends { readonly url: string }>(
  links: readonly T[],
): readonly T[] {
  const { host } = useServices()
  const some = host.device.os === 'ios' && links.some(({ url }) => leadsToVirtualGoods(url))
  const goods = useVirtualGoods(some)
  return goods === 'allowed' ? links : links.filter(({ url }) => !leadsToVirtualGoods(url))
}

/** Says why nothing is sold on an iPhone, without pointing to another place to pay (point 16). */
export function VirtualGoodsGate({
  children,
  needed,
  actionText,
  onAction,
}: VirtualGoodsGateProps) {
  const { navigator } = useServices()
  const t = useTranslate()
  const goods = useVirtualGoods(needed)
  if (goods === 'allowed') return <>{children}</>
  if (goods === 'asking') return <PageState kind='loading' />
  return (
    <EmptyState
      variant='locked'
      title={t('engine.virtual.hidden')}
      actionText={actionText ?? t('common.home')}
      onAction={onAction ?? (() => void navigator.home().catch(() => undefined))}
    />
  )
}
