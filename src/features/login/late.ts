import type { UserRecord } from '../../http/shapes'
import { type IdentityDeps, identify, loginIfBound } from './mini-login'
import type { finishOfficialLogin as finish } from './official-login'

export { restoreSession } from './restore-stored'

/**
 * Logs in as the phone's user of this host without a word, for a session that was refused. Undefined when
 * nobody is bound to that user; who it is may be another account than before, which the caller sees.
 *
 * @throws LoginError whose text is that of the step that failed; NetworkError.
 */
export async function reloginByHost(deps: IdentityDeps): Promise<UserRecord | undefined> {
  const silent = { background: true }
  return loginIfBound(await identify(deps, silent), {}, silent)
}

/** Only a browser comes back from the page of an official account. */
export const finishOfficialLogin: typeof finish = async () => {}
