import * as v from 'valibot'
import { getConfigValue } from '../../engine/calls'
import type { Services } from '../../engine/services'
import {
  ApiError,
  ContractError,
  isOutage,
  RequestCancelledError,
  SessionExpiredError,
  UserCancelledError,
} from '../../errors'
import { type HttpClient, setHttpClient } from '../../http/endpoint'
import { readFailure, redactProblem } from '../../http/redact'
import { pagePath, watchFaults } from '../../platform/faults'
import { APP_VERSION } from '../../shared/constants'
import { isObject } from '../../shared/json'
import type { Persistence } from '../../stores/persistence'
import {
  type ClientProblem,
  clientProblem,
  MOST_PROBLEMS,
  MOST_TIMES,
  PROBLEM_LENGTH,
  type ProblemKind,
  saveClientReport,
} from './contract'

/** A start comes first, ms; what fails before is heard of all the same. */
export const AFTER_START = 4000
/** What goes wrong together is sent together, and what goes on going wrong once in a while, ms. */
const GATHER = 10_000
const PAUSE = 60_000
/** Of different problems so many are kept, and so much is sent in a day. */
const MOST_KEPT = 20
const DAY_BYTES = 64 * 1024
const DAY = 86_400_000
/** A write to the device at most so often while the same thing fails again and again, ms. */
const WRITE_EVERY = 5000
/** Who waits as long for an answer waits long; slow phones and networks are many, so few of them tell. */
const SLOW = 5000
const SLOW_SHARE = 0.2
/** Nothing waits as long: the app was away meanwhile. */
const AWAY = 65_000

/** What a failure is, by how `report` is told of it. */
const KINDS: readonly (readonly [says: RegExp, kind: ProblemKind])[] = [
  [/^widget /, 'widget'],
  [/^definition of /, 'definition'],
  [/^the app threw/, 'app'],
]

/** What the operator has set (`reports` of the configuration): `sample` is the share of starts that tell, 0 to 1. */
interface SinkSettings {
  readonly on?: unknown
  readonly sample?: unknown
}

export interface SinkDeps {
  readonly persistence: Pick<Persistence, 'read' | 'tryWrite'>
  readonly host: 'h5' | 'weapp' | 'alipay'
  readonly send: typeof saveClientReport
  readonly settings: () => Promise<SinkSettings | null>
  /** Path of the page in front. */
  readonly page: () => string
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** From 0 to 1. */
  readonly random?: () => number
}

/** Told of what went wrong. Nothing of it throws, and nobody waits for it. */
export interface Sink {
  /** Takes a failure as `report` is told of it. */
  readonly tell: (said: string, detail?: unknown) => void
  /** Notes a failure down; one that is there already is counted. */
  readonly add: (kind: ProblemKind, said: string, detail?: unknown) => void
  /** There is a network again. */
  readonly retry: () => void
}

/** Opens what keeps failures until the server has them. */
export function createSink(deps: SinkDeps): Sink {
  const { persistence, host, send, settings, page, now = Date.now, random = Math.random } = deps
  const chance = random()
  const tellsSlow = random() < SLOW_SHARE
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastTry = Number.NEGATIVE_INFINITY
  let lastWrite = Number.NEGATIVE_INFINITY
  let isSending = false
  /** Until the next start: the operator, chance or a server without the call says so. */
  let isOff = false
  let isAsked = false
  const read = persistence.read('problems')
  const kept: Record<string, unknown> = isObject(read) ? read : {}
  let problems: ClientProblem[] = Array.isArray(kept.problems)
    ? kept.problems.filter((each) => v.is(clientProblem, each)).slice(0, MOST_KEPT)
    : []
  /** What was sent on a day. */
  let day = Number(kept.day) || 0
  let bytes = Number(kept.bytes) || 0

  function keep(): void {
    lastWrite = now()
    persistence.tryWrite('problems', { problems, day, bytes })
  }

  function describe(kind: ProblemKind, said: string, detail: unknown): ClientProblem {
    const { message, stack } = readFailure(detail)
    return {
      kind,
      problem: redactProblem(said).slice(0, PROBLEM_LENGTH.problem) || kind,
      message: message.slice(0, PROBLEM_LENGTH.message),
      stack,
      page: redactProblem(page()).slice(0, PROBLEM_LENGTH.page),
      count: 1,
    }
  }

  function add(kind: ProblemKind, said: string, detail?: unknown): void {
    try {
      if (isOff || isNoProblem(detail) || (kind === 'slow' && !tellsSlow)) return
      const problem = describe(kind, said, detail)
      const key = keyOf(problem)
      const known = problems.find((each) => keyOf(each) === key)
      if (known) known.count = Math.min(known.count + 1, MOST_TIMES)
      else if (problems.length < MOST_KEPT) problems.push(problem)
      else return
      if (!known || now() - lastWrite >= WRITE_EVERY) keep()
      sendLater(GATHER)
    } catch {
      // What cannot be described cannot be told either.
    }
  }

  function sendLater(ms: number): void {
    if (timer !== undefined || isOff || isSending || problems.length === 0) return
    timer = setTimeout(
      () => {
        timer = undefined
        deliver().catch(() => {})
      },
      Math.max(ms, lastTry + PAUSE - now()),
    )
  }

  async function deliver(): Promise<void> {
    isSending = true
    lastTry = now()
    try {
      if (!(await mayTell())) return
      const sent = problems.slice(0, MOST_PROBLEMS).map((problem) => ({ ...problem }))
      const body = { version: APP_VERSION, host, problems: sent }
      if (sent.length === 0 || !fits(JSON.stringify(body).length)) return
      await send({ body }, { background: true }).catch(giveUp)
      forget(sent)
    } finally {
      isSending = false
    }
    sendLater(PAUSE)
  }

  /** Asked once a start, and only by who has something to tell. */
  async function mayTell(): Promise<boolean> {
    if (!isAsked) {
      const set = await settings().catch((error: unknown) => {
        // A server that cannot be reached is asked again; one that has no such answer is one without reports.
        isOff = !isOutage(error)
        throw error
      })
      isAsked = true
      const isLeftOut = typeof set?.sample === 'number' && chance >= set.sample
      if (set?.on === false || isLeftOut) {
        isOff = true
        problems = []
        keep()
      }
    }
    return !isOff
  }

  /** Counts what is sent today. */
  function fits(more: number): boolean {
    const today = Math.floor(now() / DAY)
    if (today !== day) [day, bytes] = [today, 0]
    if (bytes + more > DAY_BYTES) return false
    bytes += more
    return true
  }

  /** What a server refuses for what it is, it refuses again: it is forgotten. @throws what may go well later. */
  function giveUp(error: unknown): void {
    const code = error instanceof ApiError ? error.code : 0
    if (code === 404 || code === 405) isOff = true
    if (code !== 400 && code !== 413) throw error
  }

  /** What was counted while it was on its way is still to be told. */
  function forget(sent: readonly ClientProblem[]): void {
    const counts = new Map(sent.map((problem) => [keyOf(problem), problem.count]))
    problems = problems
      .map((each) => ({ ...each, count: each.count - (counts.get(keyOf(each)) ?? 0) }))
      .filter(({ count }) => count > 0)
    keep()
  }

  sendLater(GATHER)
  return {
    add,
    tell(said, detail) {
      const kind = KINDS.find(([says]) => says.test(said))?.[1] ?? 'other'
      add(detail instanceof ContractError ? 'answer' : kind, said, detail)
    },
    retry: () => sendLater(0),
  }
}

/** A failure like another one: where it is counted, only the time differs. */
const keyOf = ({ kind, problem, message, stack }: ClientProblem): string =>
  [kind, problem, message, stack[0]].join('\n')

/** A network that is away, a wish that was taken back, a login that is over: nothing of ours is broken. */
const isNoProblem = (detail: unknown): boolean =>
  isOutage(detail) ||
  detail instanceof RequestCancelledError ||
  detail instanceof UserCancelledError ||
  detail instanceof SessionExpiredError

const sinks = new WeakMap<object, Sink>()

/** Tells the sink of these services; without a failure it is opened alone. */
export function tellSink(services: Services, said?: string, detail?: unknown): void {
  const sink = sinks.get(services) ?? open(services)
  sinks.set(services, sink)
  if (said !== undefined) sink.tell(said, detail)
}

function open({ persistence, host, queries }: Services): Sink {
  const sink = createSink({
    persistence,
    host: host.platform,
    send: saveClientReport,
    settings: () => getConfigValue({ query: { type: 'reports' } }, { quiet: true }),
    page: pagePath,
  })
  watchFaults((kind, said, detail) =>
    sink.add(kind, said, kind === 'slow' ? secondsOf(Number(detail)) : detail),
  )
  host.onNetwork(() => sink.retry())
  const answers = watchAnswers(sink, { page: pagePath, isHidden: host.isHidden })
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') answers(event.action.error)
  })
  return sink
}

/** In steps, so that waiting for 7 seconds and for 8 is the same problem. */
const secondsOf = (ms: number): string =>
  `${[30, 10].find((step) => ms >= step * 1000) ?? SLOW / 1000} s and more`

/**
 * Stands before the client from now on: an answer that is none of ours is told, and one the page in front
 * waited long for. What a query makes of an answer it says by itself; of a write this is the only place.
 *
 * @returns tells of an error that came out of a query.
 */
export function watchAnswers(
  sink: Pick<Sink, 'add'>,
  { page, isHidden }: { readonly page: () => string; readonly isHidden: () => boolean },
): (error: unknown) => void {
  const told = new WeakSet<object>()
  const tell = (error: unknown) => {
    if (!(error instanceof ContractError) || told.has(error)) return
    told.add(error)
    sink.add('answer', `answer of ${error.path}`, error)
  }
  const before = setHttpClient(undefined)
  const send: HttpClient['send'] = async (request) => {
    const [began, from] = [Date.now(), page()]
    try {
      const data = await (before as HttpClient).send(request)
      if (!request.read) request.check?.(data)
      return data
    } catch (error) {
      if (request.path !== saveClientReport.contract.path) tell(error)
      throw error
    } finally {
      const ms = Date.now() - began
      if (request.read && ms >= SLOW && ms < AWAY && page() === from && !isHidden())
        sink.add('slow', `${request.path} took long on ${from}`, secondsOf(ms))
    }
  }
  setHttpClient(before && { send })
  return tell
}
