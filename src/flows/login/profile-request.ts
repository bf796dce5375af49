import type { Navigator } from '../../routing/navigator'
import type { Profile } from './mini-login'

const PAGE = '/pages/auth/profile-auth'

let waiting: ((profile: Profile | undefined) => void) | undefined

/**
 * Opens `/pages/auth/profile-auth` and waits for its result event: what the user chose, or undefined when
 * they left the page without it.
 */
export async function requestProfile(
  navigator: Pick<Navigator, 'open'>,
): Promise<Profile | undefined> {
  answerProfile(undefined)
  const result = new Promise<Profile | undefined>((resolve) => {
    waiting = resolve
  })
  await navigator.open(PAGE).catch(() => answerProfile(undefined))
  return result
}

/** The page's result event. Only the first answer counts. */
export function answerProfile(profile: Profile | undefined): void {
  const resolve = waiting
  waiting = undefined
  resolve?.(profile)
}
