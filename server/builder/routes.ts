import { getAllViews, getViewByUrl } from '../../src/engine/calls'
import { HOME } from '../../src/routing/table'
import { formatUrl, parseUrl } from '../../src/routing/url'
import { isObject } from '../../src/shared/json'
import { type Context, type Handler, handle } from '../handler'
import { assetCalls } from './assets'
import { catalogueCalls } from './catalogue'
import { DRAWN } from './drawn-pages'
import { editCalls } from './edit-routes'
import { type FirstLists, firstLists, firstOfProduct, firstOfStart, isOpen } from './first-lists'
import { listCalls } from './lists'
import { livePage, livePages } from './pages'
import { draftByLink, isLink, previewCalls } from './previews'
import { pathOf } from './redirects'
import { passReleases } from './releases'
import { renameCalls } from './rename'
import { changesSince, revisionOf } from './revision'
import { templateCalls } from './templates'

export const getAllViewsHandler = handle(getAllViews, async ({ query }, { db, now, services }) => {
  await passReleases(db, now())
  if (query.since === undefined) return [...(await livePages(db)).values()]
  // Asked first: what changes while pages are read comes once more, and is not missed.
  const rev = await revisionOf(services)
  const pages = await livePages(db)
  return { rev, views: await changesSince(services, query.since, pages) }
})

/**
 * By url, engineId or x (client spec §2), in this order; null when there is no such definition. A draft is
 * found by a link that was handed out, and by nothing else.
 */
export const getViewByUrlHandler = handle(getViewByUrl, async ({ query }, context) => {
  const key = query.url || query.engineId || query.x
  if (!key) return null
  if (isLink(key)) return draftByLink(context, key)
  await passReleases(context.db, context.now())
  const view = await livePage(context.db, key, pathOf(key))
  if (query.lists === undefined || !isObject(view) || context.user) return view
  const $lists = await firstLists(view, context)
  const $drawn = await drawnAhead(key, view, $lists, query.drawn, context)
  const answers =
    key === HOME ? { ...$lists.answers, ...(await firstOfStart(context)) } : $lists.answers
  return { ...view, $lists: { ...$lists, answers }, ...($drawn && { $drawn }) }
})

/** The page drawn ahead of the app, for everybody who asks for it with their screen. */
async function drawnAhead(
  address: string,
  view: object,
  { locale, answers }: FirstLists,
  screen: string | undefined,
  context: Context,
): Promise<string | undefined> {
  const { path, query } = parseUrl(address)
  if (screen === undefined || !DRAWN.includes(path) || !isOpen(view)) return undefined
  const { drawn } = context.services
  if (path === HOME) return drawn.draw({ address: path, view, locale, answers }, screen)
  const product = await firstOfProduct(query.id ?? '', context)
  if (Object.keys(product).length === 0) return undefined
  return drawn.draw(
    { address: formatUrl(path, { id: query.id }), view, locale, answers: product },
    screen,
  )
}

export const handlers: readonly Handler[] = [
  getViewByUrlHandler,
  getAllViewsHandler,
  ...listCalls,
  ...editCalls,
  ...renameCalls,
  ...previewCalls,
  ...catalogueCalls,
  ...templateCalls,
  ...assetCalls,
]
