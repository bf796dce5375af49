import { useCallback, useEffect, useState } from 'react'
import type { Route } from '../../routing/table'
import {
  checkGates,
  checkLocalGates,
  createVerdicts,
  type GateInput,
  type Verdict,
} from '../gates/gates'
import type { CompiledView } from '../read/compile'
import { useServices } from '../services'

export interface GateState {
  /** `checking` while the server is asked. */
  readonly verdict: Verdict | 'checking'
  readonly retry: () => void
}

const verdicts = createVerdicts()

/** The gates of a page for the current session; asked again after a login or logout. */
export function useGates(route: Route, view: CompiledView | undefined): GateState {
  const { session } = useServices()
  const { user, epoch } = session
  const [asked, setAsked] = useState<{ key: string; verdict: Verdict }>()
  const [attempt, setAttempt] = useState(0)
  const input: GateInput | undefined = view && {
    security: view.security,
    needsLogin: route.login === true,
    needsSpecialRole: route.role === 'special' || Boolean(view.meta.role),
    user,
  }
  const local = input && checkLocalGates(input)
  const key = JSON.stringify([route.path, epoch, attempt, view?.security])
  const mustAsk = input !== undefined && local === undefined

  // The key holds everything the question depends on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!mustAsk || !input) return undefined
    const left = new AbortController()
    const question = JSON.stringify([epoch, input.security, input.needsSpecialRole])
    const known = attempt === 0 ? verdicts.recall(session, question) : undefined
    const answer = known ? Promise.resolve(known) : checkGates(input, left.signal)
    answer.then((verdict) => {
      if (left.signal.aborted) return
      if (!known) verdicts.keep(session, question, verdict)
      setAsked({ key, verdict })
    })
    return () => left.abort()
  }, [key, mustAsk])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  if (local !== undefined) return { verdict: local, retry }
  return { verdict: asked?.key === key ? asked.verdict : 'checking', retry }
}
