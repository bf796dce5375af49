import type { Services } from '../../engine/services'

export type Recorder = NonNullable<Services['recorder']>
export type Exchange = ReturnType<Recorder['list']>[number]

/** Calls that belong together: a page that opens, a tap. */
export interface Burst {
  /** When its first call began, ms since 1970. */
  readonly at: number
  /** From there to the last answer, ms; never 0, so that it divides. */
  readonly span: number
  /** In the order they began. */
  readonly calls: readonly Exchange[]
}

/** A silence this long ends a burst, ms. */
const SILENCE = 1000

const endOf = ({ at, ms = 0 }: Exchange): number => at + ms

/** Exchanges, newest first, as bursts, newest first. */
export function burstsOf(exchanges: readonly Exchange[]): readonly Burst[] {
  const groups: Exchange[][] = []
  let end = 0
  for (const exchange of [...exchanges].sort((left, right) => left.at - right.at)) {
    const last = groups[groups.length - 1]
    if (last && exchange.at - end < SILENCE) last.push(exchange)
    else groups.push([exchange])
    end = Math.max(end, endOf(exchange))
  }
  return groups.reverse().map((calls) => {
    const at = calls[0]?.at ?? 0
    return { at, span: Math.max(1, ...calls.map((call) => endOf(call) - at)), calls }
  })
}

const HUNDRED = 100
/** A bar that is too short to see says nothing, percent. */
const SHORTEST = 2

/** Where a call lies in its burst, percent. One that waits reaches the end. */
export function barOf({ at, ms }: Exchange, burst: Burst): { left: number; width: number } {
  const left = Math.min(HUNDRED - SHORTEST, ((at - burst.at) / burst.span) * HUNDRED)
  const width = ms === undefined ? HUNDRED : (ms / burst.span) * HUNDRED
  return { left, width: Math.max(SHORTEST, Math.min(HUNDRED - left, width)) }
}
