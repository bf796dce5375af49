import { useRef, useState } from 'react'
import { useTranslate } from '../../i18n'
import { TOAST_TIME } from '../../shared/constants'
import type { TextKey } from '../../shared/l10n'
import { errorText } from '../error-text'
import { useServices } from '../services'

export interface Outcome {
  /** Said when it worked; the page is left after it. */
  readonly done: string
  /** Where to then; back to the page below unless given. */
  readonly leave?: () => Promise<void>
}

export interface Submit {
  /** From the tap until the page is left: a second tap would send it twice. */
  readonly busy: boolean
  /** What the server said, or what went wrong on the way. */
  readonly problem: string | undefined
  readonly setProblem: (problem: string | undefined) => void
  /**
   * Sends once; a second tap while it is on its way does nothing. Never rejects.
   *
   * @param outcome without it the page stays, and what follows is the caller's.
   * @returns whether it was sent and taken.
   */
  readonly run: (work: () => Promise<unknown>, outcome?: Outcome) => Promise<boolean>
}

interface SubmitOptions {
  /** What is said of a failure that is none of ours. */
  readonly otherwise?: TextKey
  /** Asked first about a failure. True when it is told somewhere else, so that it is not told here too. */
  readonly onRefused?: (error: unknown) => boolean
}

/**
 * Sends a form: what fails is said beside it and nothing that was typed is lost; what worked is said,
 * left on screen for a moment, and the page is left, unless the user has left it already.
 */
export function useSubmit({ otherwise, onRefused }: SubmitOptions = {}): Submit {
  const { host, navigator, report } = useServices()
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** Two taps in one moment: state would tell the second too late. */
  const running = useRef(false)

  async function leaveAfter({ done, leave = navigator.back }: Outcome): Promise<void> {
    host.toast(done)
    const shown = navigator.current()
    await new Promise((resolve) => setTimeout(resolve, TOAST_TIME))
    if (navigator.current() !== shown) return
    await leave().catch((error: unknown) => report('cannot leave the form', error))
  }

  async function run(work: () => Promise<unknown>, outcome?: Outcome): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      if (outcome) await leaveAfter(outcome)
      return true
    } catch (error) {
      if (!onRefused?.(error)) setProblem(errorText(error, t, otherwise))
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, problem, setProblem, run }
}
