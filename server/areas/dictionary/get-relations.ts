import { getRelations } from '../../../src/api/dictionary/get-relations'
import { readText } from '../../database/l10n'
import { handle } from '../../handler'

/** Sends every row: keeping ten with status 1 is the client's rule (client spec §9). */
export const getRelationsHandler = handle(getRelations, async ({ query }, { db, locale }) => {
  const rows = await db
    .selectFrom('relations')
    .selectAll()
    .where('type', '=', query.type)
    .orderBy('position')
    .execute()
  return rows.map(({ id, name, icon, status, url }) => ({
    id,
    name: readText(name, locale),
    icon,
    status,
    url,
  }))
})
