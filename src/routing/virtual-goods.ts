import { findRoute } from './derive'
import type { RoutePath } from './table'
import { parseUrl } from './url'

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
