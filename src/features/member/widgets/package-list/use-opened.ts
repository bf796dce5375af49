import * as v from 'valibot'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { listRecords } from '../../../record'

const row = v.object({ packageId: v.string(), openedAt: v.nullable(v.number()) })

/**
 * When the user last opened each package, seconds. Empty for visitors, and when it cannot be had: the
 * packages are for sale all the same.
 */
export function useOpened(): ReadonlyMap<string, number> {
  const { session } = useServices()
  const opened = useQuery<Readonly<Record<string, number>>>({
    key: ['packages', 'opened'],
    enabled: session.isLoggedIn,
    load: async ({ signal }) => {
      const rows = await listRecords(
        {
          params: { type: 'packageOrder' },
          body: {
            queries: [{ field: 'openedAt', operator: 'greater', value: 0 }],
            sorts: [{ field: 'openedAt', type: 'Asc' }],
            limit: 50,
          },
        },
        { quiet: true, signal },
      )
      const parsed = v.parse(v.array(row), rows)
      return Object.fromEntries(parsed.map(({ packageId, openedAt }) => [packageId, openedAt ?? 0]))
    },
  })
  return new Map(Object.entries(opened.value ?? {}))
}
