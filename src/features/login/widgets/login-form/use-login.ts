import { type Submit, useSubmit } from '../../../../engine/actions/use-submit'
import { useServices } from '../../../../engine/services'
import type { UserRecord } from '../../../../http/user-record'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { finishLogin } from '../../finish-login'

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
  const submit = useSubmit({ otherwise: LOGIN_FAILED })

  async function finish(user: UserRecord | undefined): Promise<void> {
    if (!user) return
    const name = user.detail.nickName || user.user.userName
    const announce = () => host.toast(t(done, { name }))
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
