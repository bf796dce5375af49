import type { UserRecord } from '../../api/auth/shapes'
import type { IdentityDeps } from './host-identity'

/** A browser has no user of its own: nothing can be renewed without a word. */
export async function reloginByHost(_deps: IdentityDeps): Promise<UserRecord | undefined> {
  return undefined
}
