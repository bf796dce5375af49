import { useQuery } from '../../../../engine/data/queries'
import { getKeyValues } from '../../contract'
import type { DetailRow } from '.'
import type { Relations } from './field-text'

/** The names of the ids in rows of format `relation`. Until they are there, and where they fail, ids stand. */
export function useRelations(rows: readonly DetailRow[]): Relations {
  const types = rows
    .filter(({ format, relation }) => format === 'relation' && relation !== '')
    .map(({ relation }) => relation)
  const query = useQuery<Relations>({
    key: ['relations', types],
    load: async ({ signal }) => {
      const lists = await Promise.all(
        types.map((type) => getKeyValues({ params: { type } }, { quiet: true, signal })),
      )
      return Object.fromEntries(
        types.map((type, at) => [
          type,
          Object.fromEntries((lists[at] ?? []).map(({ key, value }) => [String(key), value])),
        ]),
      )
    },
    enabled: types.length > 0,
  })
  return query.value ?? {}
}
