import type { Verdict } from './gates'

/** How long an answer of the server about a gate holds, ms (view-engine.md, 'Gate order'). */
export const VERDICT_TIME = 30_000

/** Nobody decided these: they are asked again each time. */
const UNDECIDED: readonly Verdict[] = ['unverified', 'login']

/**
 * What gates said a moment ago, by session and question. A new epoch is another question, so that a login
 * or logout asks anew; `now` is in ms.
 */
export function createVerdicts(now: () => number = Date.now) {
  const kept = new WeakMap<
    object,
    Map<string, { readonly verdict: Verdict; readonly at: number }>
  >()
  return {
    recall(session: object, question: string): Verdict | undefined {
      const found = kept.get(session)?.get(question)
      return found && now() - found.at < VERDICT_TIME ? found.verdict : undefined
    },
    keep(session: object, question: string, verdict: Verdict): void {
      if (UNDECIDED.includes(verdict)) return
      const own = kept.get(session) ?? new Map()
      kept.set(session, own.set(question, { verdict, at: now() }))
    },
  }
}
