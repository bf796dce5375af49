import * as v from 'valibot'
import { getConfigValue } from '../../engine/calls'
import type { LoadContext } from '../../engine/data/queries'

const HOSTS = v.array(v.string())

/** Sites that are shown inside the app, as the server lists them; null where it lists none. */
export const webHosts = {
  key: ['web-hosts'],
  staleTime: 600_000,
  async load({ signal }: LoadContext): Promise<readonly string[] | null> {
    const found = await getConfigValue({ query: { type: 'webHosts' } }, { quiet: true, signal })
    return v.is(HOSTS, found?.hosts) ? found.hosts : null
  },
} as const
