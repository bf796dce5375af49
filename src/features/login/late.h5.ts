import type { UserRecord } from '../../http/shapes'
import type { IdentityDeps } from './mini-login'
import type { finishOfficialLogin as finish } from './official-login'
import type { restoreSession as restore } from './restore-stored'

/** As `restore-stored`, whose code loads when there is a session to restore: the first paint needs none. */
export const restoreSession: typeof restore = async (session, tell) => {
  if (!session.storedToken && !session.isLoggedIn) return
  try {
    const { restoreSession } = await import('./restore-stored')
    await restoreSession(session, tell)
  } catch {
    // The code did not arrive: as good as a server that cannot be asked.
  }
}

/** A browser has no user of its own: nothing can be renewed without a word. */
export async function reloginByHost(_deps: IdentityDeps): Promise<UserRecord | undefined> {
  return undefined
}

/** See `official-login`, whose code loads for those who come back from WeChat's page. */
export const finishOfficialLogin: typeof finish = async (...input) =>
  (await import('./official-login')).finishOfficialLogin(...input)
