import { getAllViews, getViewByUrl } from '../../src/engine/calls'
import { HOME } from '../../src/routing/table'
import { isObject } from '../../src/shared/json'
import { type Handler, handle } from '../handler'
import { assetCalls } from './assets'
import { catalogueCalls } from './catalogue'
import { editCalls } from './edit-routes'
import { firstLists, isOpen } from './first-lists'
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
  const isHome = key === HOME && isOpen(view)
  const $drawn = isHome && (await context.services.homes.draw(view, $lists, query.drawn ?? ''))
  return { ...view, $lists, ...($drawn && { $drawn }) }
})

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
