import { getViewByUrl } from '../../../src/api/view/get-by-url'
import { handle } from '../../handler'
import { VIEWS } from '../../views'
import { readOverride } from './read-override'

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
