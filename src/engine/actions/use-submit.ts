import { useRef, useState } from 'react'
import { useTranslate } from '../../i18n'
import { TOAST_TIME } from '../../shared/constants'
import type { TextKey } from '../../shared/l10n'
import { errorText } from '../error-text'
import { useHold, usePage } from '../page/page-context'
import { useServices } from '../services'

export interface Outcome {
  /** Said when it worked; the page is left after it. Without it the page stays. */
  readonly done?: string
  /** Where to then; back to the page below unless given. */
  readonly leave?: () => Promise<void>
  /** Asked first about a failure. True when it is told somewhere else, so that it is not told here too. */
  readonly refused?: (error: unknown) => boolean
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
   * @returns whether it was sent and taken.
   */
  readonly run: (work: () => Promise<unknown>, outcome?: Outcome) => Promise<boolean>
}

interface SubmitOptions {
  /** What is said of a failure that is none of ours. */
  readonly otherwise?: TextKey
}

/**
 * Sends a form: what fails is said beside it and nothing that was typed is lost; what worked is said,
 * left on screen for a moment, and the page is left, unless the user has left it already: then it is all told
 * by a line, and nothing happens on the page they are on.
 */
export function useSubmit({ otherwise }: SubmitOptions = {}): Submit {
  const { host, navigator, report } = useServices()
  const { isLeft } = usePage()
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  useHold(busy)
  const [problem, setProblem] = useState<string>()
  /** Two taps in one moment: state would tell the second too late. */
  const running = useRef(false)

  async function leaveAfter(done: string, leave = navigator.back): Promise<void> {
    host.toast(done)
    const shown = navigator.current()
    if (isLeft()) return
    await new Promise((resolve) => setTimeout(resolve, TOAST_TIME))
    if (isLeft() || navigator.current() !== shown) return
    await leave().catch((error: unknown) => report('cannot leave the form', error))
  }

  async function run(work: () => Promise<unknown>, outcome: Outcome = {}): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      if (outcome.done !== undefined) await leaveAfter(outcome.done, outcome.leave)
      return true
    } catch (error) {
      const why = errorText(error, t, otherwise)
      const isTold = outcome.refused?.(error)
      if (isLeft()) host.toast(why)
      else if (!isTold) setProblem(why)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, problem, setProblem, run }
}
