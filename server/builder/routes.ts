import { getAllViews, getViewByUrl } from '../../src/engine/calls'
import { type Handler, handle } from '../handler'
import { VIEWS } from '../views'
import { readOverride } from './read-override'

export const getAllViewsHandler = handle(getAllViews, async (_, { db }) => {
  const overrides = await db.selectFrom('view_overrides').selectAll().execute()
  const all = new Map<string, unknown>(VIEWS)
  for (const { url, json } of overrides) all.set(url, readOverride(json))
  return [...all.values()]
})

/** `?x=1#top` behind a path does not make another page, nor does a slash at its end. */
const pathOf = (url: string) => url.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')

/** By url, engineId or x (client spec §2), in this order; null when there is no such definition. */
export const getViewByUrlHandler = handle(getViewByUrl, async ({ query }, { db }) => {
  const key = query.url || query.engineId || query.x
  if (!key) return null
  const path = pathOf(key)
  const override = await db
    .selectFrom('view_overrides')
    .select('json')
    .where('url', 'in', [key, path])
    .executeTakeFirst()
  if (override) return readOverride(override.json)
  return VIEWS.get(path) ?? null
})

export const handlers: readonly Handler[] = [getViewByUrlHandler, getAllViewsHandler]
