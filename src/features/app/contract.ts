import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { l10n } from '../../http/shapes'

/** What can go wrong where nobody sees it (decision 0074). */
export const PROBLEM_KINDS = [
  'widget',
  'definition',
  'answer',
  'slow',
  'code',
  'app',
  'other',
] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** Of one call, and of its parts: more is refused. */
export const MOST_PROBLEMS = 10
export const MOST_TIMES = 10_000
export const PROBLEM_LENGTH = { problem: 300, message: 500, frame: 200, page: 100 } as const
const MOST_FRAMES = 12

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

export const clientProblem = v.object({
  kind: v.picklist(PROBLEM_KINDS),
  problem: v.pipe(text(PROBLEM_LENGTH.problem), v.nonEmpty()),
  message: text(PROBLEM_LENGTH.message),
  /** `name file:line:column`, the innermost first. */
  stack: v.pipe(v.array(text(PROBLEM_LENGTH.frame)), v.maxLength(MOST_FRAMES)),
  /** Path of the page in front. */
  page: text(PROBLEM_LENGTH.page),
  /** How often since it was sent last. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TIMES)),
})
export type ClientProblem = v.InferOutput<typeof clientProblem>

/**
 * POST api/clientReport/save (ours, decision 0074): what went wrong in a client since it told last. Says
 * nothing of who uses it, and is not told who does.
 */
export const saveClientReport = endpoint({
  method: 'POST',
  path: 'api/clientReport/save',
  body: v.object({
    version: v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/)),
    host: v.picklist(['h5', 'weapp', 'alipay']),
    problems: v.pipe(v.array(clientProblem), v.minLength(1), v.maxLength(MOST_PROBLEMS)),
  }),
  data: v.null(),
})

/** A version that was published. */
export const release = v.object({
  /** As people read it: `1.1.2`. */
  version: v.pipe(v.string(), v.nonEmpty()),
  /** When, seconds since 1970. */
  at: v.number(),
  /** What was new in it, a sentence or two. */
  note: l10n,
})
export type Release = v.InferOutput<typeof release>

/**
 * GET app/releases (ours, decision 0082): what was new in each version, the newest first. Of the generic host
 * (client spec §7), whose answer is in `result`; a server without it has no such list, and nothing waits for it.
 */
export const listReleases = endpoint({
  host: 'generic',
  method: 'GET',
  path: 'app/releases',
  data: v.array(release),
})
