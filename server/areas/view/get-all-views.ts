import { getAllViews } from '../../../src/api/view/get-all'
import { handle } from '../../handler'
import { VIEWS } from '../../views'
import { readOverride } from './read-override'

export const getAllViewsHandler = handle(getAllViews, async (_, { db }) => {
  const overrides = await db.selectFrom('view_overrides').selectAll().execute()
  const all = new Map<string, unknown>(VIEWS)
  for (const { url, json } of overrides) all.set(url, readOverride(json))
  return [...all.values()]
})
