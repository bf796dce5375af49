import { useState } from 'react'
import { useTranslate } from '../../i18n'
import { TOAST_TIME } from '../../shared/constants'
import { errorText } from '../error-text'
import { useServices } from '../services'

interface Outcome {
  /** Said when it worked. */
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
  readonly run: (work: () => Promise<unknown>, outcome: Outcome) => Promise<void>
}

/**
 * Sends a form: what fails is said beside it and nothing that was typed is lost; what worked is said,
 * left on screen for a moment, and the page is left, unless the user has left it already.
 */
export function useSubmit(): Submit {
  const { host, navigator, report } = useServices()
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function run(work: () => Promise<unknown>, { done, leave }: Outcome): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(errorText(error, t))
      setBusy(false)
      return
    }
    host.toast(done)
    const shown = navigator.current()
    await new Promise((resolve) => setTimeout(resolve, TOAST_TIME))
    if (navigator.current() === shown) {
      await (leave ?? navigator.back)().catch((error: unknown) =>
        report('cannot leave the form', error),
      )
    }
    setBusy(false)
  }
  return { busy, problem, setProblem, run }
}
