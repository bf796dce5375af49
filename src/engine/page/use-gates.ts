import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ApiError, NetworkError, SessionExpiredError } from '../../errors'
import type { CallOptions } from '../../http/endpoint'
import type { UserRecord } from '../../http/shapes'
import type { Route } from '../../routing/table'
import { checkApi, isAdmin } from '../calls'
import type { Security } from '../contract'
import type { CompiledView } from '../read/compile'
import { useServices } from '../services'

/** A closed gate, by the sentence it shows; `unverified` means the server could not be asked. */
export type ClosedGate = 'login' | 'denied' | 'special' | 'identity' | 'unverified'
export type Verdict = 'open' | ClosedGate

/** `asking` only until the server's first answer: what sells is not drawn meanwhile. */
export type VirtualGoods = 'allowed' | 'hidden' | 'asking'

export interface VirtualGoodsGateProps {
  /** What sells; not drawn, and so asking nothing, before it may. */
  readonly children: ReactNode
  /** False for what turns out to be no virtual goods. */
  readonly needed?: boolean
  /** The way on where nothing may be sold; the home page unless told. */
  readonly actionText?: string
  readonly onAction?: () => void
}

export interface InvestmentGateProps {
  /** What tells of investment; not drawn, and so asking nothing, before it may. */
  readonly children: ReactNode
  /** The address of what is drawn: one that does not lead to it asks nothing. */
  readonly url?: string
  /** True for a part of a page: where it may not be shown there is nothing in its place. */
  readonly silent?: boolean
}

export interface GateInput {
  readonly security: Security
  /** The route itself needs a login, whatever its definition says. */
  readonly needsLogin: boolean
  readonly needsSpecialRole: boolean
  readonly user: UserRecord | undefined
}

interface Gate {
  /** Asks the server; the others know by themselves. */
  readonly remote: boolean
  readonly check: (input: GateInput, options?: CallOptions) => Promise<Verdict> | Verdict
}

/** Commerce spec §6: the grade id must exceed 1. */
const SPECIAL_GRADE = 1

/** In this order (docs/view-definitions.md, 'Gates'): the first closed gate is the one that is shown. */
const gates: readonly Gate[] = [
  {
    remote: false,
    check({ security, needsLogin, user }) {
      const wanted = needsLogin || security.isLogin || security.isAdmin
      return wanted && !user ? 'login' : 'open'
    },
  },
  {
    remote: true,
    check: async ({ security }, options) =>
      !security.isAdmin || (await isAdmin(undefined, options)) === true ? 'open' : 'denied',
  },
  {
    remote: true,
    check: async ({ security }, options) =>
      !security.getApi || (await checkApi(security.getApi, options)) ? 'open' : 'denied',
  },
  {
    remote: false,
    check({ needsSpecialRole, user }) {
      if (!needsSpecialRole) return 'open'
      if (!user) return 'login'
      return user.gradeId > SPECIAL_GRADE ? 'open' : 'special'
    },
  },
  {
    remote: false,
    check: ({ needsSpecialRole, user }) =>
      needsSpecialRole && !user?.detail.identity ? 'identity' : 'open',
  },
]

/**
 * Asks each gate in turn, before any widget is drawn or any data fetched. A server that cannot be
 * reached is neither yes nor no. `signal` gives the question up; what is then answered counts for nothing.
 */
export async function checkGates(input: GateInput, signal?: AbortSignal): Promise<Verdict> {
  for (const { check } of gates) {
    try {
      const verdict = await check(input, { signal })
      if (verdict !== 'open') return verdict
    } catch (error) {
      return verdictOf(error)
    }
  }
  return 'open'
}

/** A gateway that does not get through to the server: nobody said no. */
const UNREACHABLE: readonly number[] = [502, 503, 504]

function verdictOf(error: unknown): Verdict {
  if (error instanceof NetworkError) return 'unverified'
  if (error instanceof SessionExpiredError) return 'login'
  return error instanceof ApiError && UNREACHABLE.includes(error.code) ? 'unverified' : 'denied'
}

/**
 * The verdict without asking the server; undefined when the server has a say, so that a page without
 * such gates is drawn at once.
 */
export function checkLocalGates(input: GateInput): Verdict | undefined {
  const { isAdmin: admin, getApi } = input.security
  for (const { check, remote } of gates) {
    if (remote && (admin || getApi)) return undefined
    if (remote) continue
    const verdict = check(input) as Verdict
    if (verdict !== 'open') return verdict
  }
  return 'open'
}

/** How long an answer of the server about a gate holds, ms (docs/view-definitions.md, 'Gates'). */
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
