import { type Submit, useSubmit } from '../../../../engine/actions/use-submit'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import type { UserRecord } from '../../../../http/shapes'
import { useTranslate } from '../../../../i18n'
import { findRoute } from '../../../../routing/derive'
import type { Navigator } from '../../../../routing/navigator'
import { parseUrl, safeTarget } from '../../../../routing/url'
import { LOGIN_SUCCESS_DELAY } from '../../../../shared/constants'
import type { TextKey } from '../../../../shared/l10n'
import type { SessionStore } from '../../../../stores/session-store'

export interface FinishLoginDeps {
  readonly session: SessionStore
  readonly navigator: Navigator
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** Tells the user that it worked. Left out where nobody typed anything. */
  readonly announce?: () => void
}

/**
 * After a login: says so, leaves the words on screen for a moment (point 26), then goes to the
 * saved target, else to the previous page, else home (client spec §2). A target that waits under the
 * login page is gone back to, so that it keeps its state. Goes nowhere when the user has left meanwhile.
 *
 * @throws NavigationError when the host refuses.
 */
export async function finishLogin(deps: FinishLoginDeps): Promise<void> {
  const { session, navigator, wait, announce } = deps
  const target = safeTarget(session.takeReturnTarget())
  const shown = navigator.current()
  announce?.()
  await wait(LOGIN_SUCCESS_DELAY)
  if (navigator.current() !== shown) return
  const below = navigator.previous()
  if (target === undefined || (below !== undefined && isPageOf(target, below))) {
    return navigator.back()
  }
  return navigator.replace(target)
}

/**
 * Whether the page below is the target: the same page with no parameter of another value. The target
 * may say more, such as the variant chosen on it, which the waiting page remembers by itself.
 */
function isPageOf(target: string, below: string): boolean {
  const [wanted, waiting] = [parseUrl(target), parseUrl(below)]
  return (
    (findRoute(wanted.path)?.path ?? wanted.path) ===
      (findRoute(waiting.path)?.path ?? waiting.path) &&
    Object.entries(waiting.query).every(([name, value]) => wanted.query[name] === value)
  )
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

type Enter = () => Promise<UserRecord | undefined>

/** Sends a login; busy from the first tap until the page is left, because a second would log in twice. */
export interface Login extends Submit {
  /** Follows a login that worked: greets, and leaves the page. `undefined` means that a step is missing. */
  readonly finish: (user: UserRecord | undefined) => Promise<void>
  /** Logs in and leaves the page. False when it failed. */
  readonly enter: (login: Enter) => Promise<boolean>
}

/** What is said of a failure of the login that is none of ours. */
export const LOGIN_FAILED: TextKey = 'error.login.failed'

/** Runs a login and what follows it. What was typed stays when it fails. `done` greets by name. */
export function useLogin(done: TextKey = 'login.form.done'): Login {
  const { session, navigator, host, report } = useServices()
  const t = useTranslate()
  const { isLeft } = usePage()
  const submit = useSubmit({ otherwise: LOGIN_FAILED })

  async function finish(user: UserRecord | undefined): Promise<void> {
    if (!user) return
    const name = user.detail.nickName || user.user.userName
    const announce = () => host.toast(t(done, { name }))
    // Logged in all the same: where they are now is where they want to be.
    if (isLeft()) {
      session.takeReturnTarget()
      announce()
      return
    }
    await finishLogin({ session, navigator, wait, announce }).catch((problem: unknown) =>
      report('cannot leave the login page', problem),
    )
  }
  return {
    ...submit,
    finish,
    enter: (login) => submit.run(async () => finish(await login())),
  }
}
