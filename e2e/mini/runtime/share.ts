import { logCall } from './bridge'
import { note } from './limits/breach'
import { callPage, topPage } from './pages'

/** Asks the visible page for its share card, notes it as a call and returns it. */
export function shareFrom(source: { from: 'menu' | 'button'; target?: object }): unknown {
  const card = callPage(topPage(), 'onShareAppMessage', source) ?? null
  logCall('shareAppMessage', card)
  const path = (card as { path?: unknown } | null)?.path
  if (path !== undefined && !String(path).startsWith('/')) note('share-path', String(path))
  return card
}
