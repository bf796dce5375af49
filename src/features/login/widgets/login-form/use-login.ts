import { useState } from 'react'
import { useServices } from '../../../../engine/services'
import { AppError } from '../../../../errors'
import type { UserRecord } from '../../../../http/user-record'
import { type Translate, useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { finishLogin } from '../../finish-login'

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export interface Login {
  /** From the first tap until the page is left: a second tap would log in twice. */
  readonly busy: boolean
  /** What the server said, or what went wrong on the way. */
  readonly error: string | undefined
  /**
   * Logs in and leaves the page; `undefined` means that a step is still missing. False when it failed.
   */
  readonly run: (login: () => Promise<UserRecord | undefined>) => Promise<boolean>
  readonly clearError: () => void
}

/** Runs a login and what follows it. What was typed stays when it fails. `done` greets by name. */
export function useLogin(done: TextKey = 'user.login.done'): Login {
  const { session, navigator, host, report } = useServices()
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function run(login: () => Promise<UserRecord | undefined>): Promise<boolean> {
    setBusy(true)
    setError(undefined)
    try {
      const user = await login()
      if (user) {
        const name = user.detail.nickName || user.user.userName
        const announce = () => host.toast(t(done, { name }))
        await finishLogin({ session, navigator, wait, announce }).catch((problem: unknown) =>
          report('cannot leave the login page', problem),
        )
      }
      return true
    } catch (problem) {
      setError(sentenceOf(problem, t))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, run, clearError: () => setError(undefined) }
}

/** The server's own words when it has some, else ours. */
export function sentenceOf(problem: unknown, t: Translate): string {
  if (!(problem instanceof AppError)) return t('error.login.failed')
  return problem.serverMessage || t(problem.messageKey)
}
