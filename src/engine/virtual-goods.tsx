import { useTranslate } from '../i18n'
import { findRoute } from '../routing/derive'
import type { RoutePath } from '../routing/table'
import { pageOf, parseUrl } from '../routing/url'
import { EmptyState } from '../ui/states/states'
import { getConfigValue } from './calls'
import { useQuery } from './data/queries'
import { PageState } from './page/page-state'
import type { InvestmentGateProps, VirtualGoods, VirtualGoodsGateProps } from './page/use-gates'
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
/** Pages that tell of investment (decision 0062). */
const INVESTS: Partial<Record<RoutePath, true>> = {
  '/device/invest': true,
  '/device/prosperous': true,
}
/** Definitions that do. */
const INVESTS_INSIDE = /^\/(invest|device\/orders)(\/|$)/
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

/** Whether a public address opens a page that tells of investment, also one shown through `/views/index`. */
export function leadsToInvestment(url: string): boolean {
  const { path, query } = parseUrl(url)
  const route = findRoute(path)?.path
  const shown = route === SHOWS && query.url ? parseUrl(query.url).path : path
  return INVESTS_INSIDE.test(shown) || INVESTS[findRoute(shown)?.path as RoutePath] === true
}

const TEN_MINUTES = 600_000

/**
 * What a switch of the server's configuration says, which nothing but a plain `true` turns on; a server that
 * cannot be asked, and one that does not know the switch, leave it off.
 */
function useSwitch(type: string, field: string, enabled: boolean): VirtualGoods {
  const { queries } = useServices()
  const { status, value, error } = useQuery({
    key: ['switch', type],
    enabled,
    // The answer is the same for every user and language, and holds longer than others.
    load: () =>
      queries.fetchQuery({
        queryKey: ['server-switch', type],
        staleTime: TEN_MINUTES,
        queryFn: async () =>
          (await getConfigValue({ query: { type } }, { quiet: true }))?.[field] === true,
      }),
  })
  if (!enabled) return 'allowed'
  if (status === 'loading') return 'asking'
  // An older yes behind a refresh that failed counts no more.
  return value === true && !error ? 'allowed' : 'hidden'
}

/**
 * Whether virtual goods may be sold here (point 16). Mini-programs on iOS may sell none unless the
 * operator switched it on: `virtualPay` of the server's configuration with `weappIos` or `alipayIos`. Only a
 * plain `true` allows; a server that cannot be asked, and one that does not know the switch, hide.
 * `needed: false` asks nothing and says 'allowed'.
 */
export function useVirtualGoods(needed = true): VirtualGoods {
  const { host } = useServices()
  return useSwitch('virtualPay', `${host.platform}Ios`, needed && host.device.os === 'ios')
}

/**
 * Whether investment, its figures and rankings of income may be shown here (decision 0062): in no mini-program
 * unless the operator, who has the licence, switched it on: `investment` of the server's configuration with
 * `weapp` or `alipay`. `needed: false` asks nothing and says 'allowed'.
 */
export function useInvestment(needed = true): VirtualGoods {
  const { platform } = useServices().host
  return useSwitch('investment', platform, needed && platform !== 'h5')
}

/**
 * The links that may be shown here: where something is hidden, without those that lead to it, and without those
 * to pages that the server lacks.
 */
export function useOfferedLinks<T extends { readonly url: string }>(
  all: readonly T[],
): readonly T[] {
  const { host, lacks } = useServices()
  const links = lacks?.size ? all.filter(({ url }) => !lacks.has(pageOf(url))) : all
  const some = host.device.os === 'ios' && links.some(({ url }) => leadsToVirtualGoods(url))
  const goods = useVirtualGoods(some)
  const investment = useInvestment(links.some(({ url }) => leadsToInvestment(url)))
  if (goods === 'allowed' && investment === 'allowed') return links
  return links.filter(
    ({ url }) =>
      (goods === 'allowed' || !leadsToVirtualGoods(url)) &&
      (investment === 'allowed' || !leadsToInvestment(url)),
  )
}

/** Draws what tells of investment where it may be told of; elsewhere nothing, or that it is not here. */
export function InvestmentGate({ children, url, silent }: InvestmentGateProps) {
  const { navigator } = useServices()
  const t = useTranslate()
  const shown = useInvestment(url === undefined || leadsToInvestment(url))
  if (shown === 'allowed') return <>{children}</>
  if (silent) return null
  if (shown === 'asking') return <PageState kind='loading' />
  return (
    <EmptyState
      variant='locked'
      title={t('engine.notHere')}
      actionText={t('common.home')}
      onAction={() => void navigator.home().catch(() => undefined)}
    />
  )
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
