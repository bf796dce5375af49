import type { Outcome, Result } from './run'

/** How often each outcome came, in the order in which they matter. */
export type Counts = Readonly<Record<Outcome['kind'], number>>

export const KINDS: readonly Outcome['kind'][] = [
  'differs',
  'failed',
  'missing',
  'refused',
  'unasked',
  'agrees',
]

/** What an outcome is called in all three forms of the report. */
export const TITLES: Readonly<Record<Outcome['kind'], string>> = {
  differs: 'differs',
  failed: 'failed',
  missing: 'missing',
  refused: 'refused',
  unasked: 'not asked',
  agrees: 'as agreed',
}

/** @param results of a run. */
export function countsOf(results: readonly Result[]): Counts {
  const counts: Record<Outcome['kind'], number> = {
    differs: 0,
    failed: 0,
    missing: 0,
    refused: 0,
    unasked: 0,
    agrees: 0,
  }
  for (const { outcome } of results) counts[outcome.kind]++
  return counts
}

/** 1 when a call differs or fails: a server that lacks one or says no keeps to what was agreed. */
export const exitCodeOf = (results: readonly Result[]): number =>
  results.some(({ outcome }) => outcome.kind === 'differs' || outcome.kind === 'failed') ? 1 : 0

/** What is said of an outcome, a line each. */
export function remarksOf(outcome: Outcome): readonly string[] {
  if (outcome.kind === 'differs')
    return outcome.differences.map(
      ({ at, expected, came }) => `${at || 'the answer'}: ${expected} was agreed, ${came} came`,
    )
  if (outcome.kind === 'agrees') return outcome.note ? [outcome.note] : []
  if (outcome.kind === 'refused') return [`${outcome.code} ‘${outcome.words}’`]
  return [outcome.words]
}

/** The worst first, and within that as the registry has them. */
export const sorted = (results: readonly Result[]): readonly Result[] =>
  KINDS.flatMap((kind) => results.filter(({ outcome }) => outcome.kind === kind))

/** The report as a table for a terminal. */
export function textOf(results: readonly Result[], origin: string): string {
  const width = Math.max(...results.map(({ call }) => call.length), 4)
  const lines = sorted(results).flatMap(({ call, outcome, as, ms }) => {
    const [first = '', ...more] = remarksOf(outcome)
    const when = ms > 0 ? `${ms} ms` : ''
    const head = `${TITLES[outcome.kind].padEnd(9)}  ${call.padEnd(width)}  ${as.padEnd(11)}  ${when.padStart(8)}  ${first}`
    const indent = ' '.repeat(9 + width + 11 + 8 + 8)
    return [head.trimEnd(), ...more.map((line) => indent + line)]
  })
  return [`${origin}: ${summaryOf(results)}`, '', ...lines, '', summaryOf(results)].join('\n')
}

/** `314 calls: 266 as agreed, 2 differ …` in one line. */
export function summaryOf(results: readonly Result[]): string {
  const counts = countsOf(results)
  const parts = [...KINDS].reverse().map((kind) => `${counts[kind]} ${TITLES[kind]}`)
  return `${results.length} calls: ${parts.join(', ')}`
}

/** The report for programs. */
export function jsonOf(results: readonly Result[], origin: string, at: string): string {
  const calls = results.map(({ outcome, ...rest }) => {
    // What came is a stranger's data, and may be a person's.
    const { data: _, ...said } = outcome as Outcome & { readonly data?: unknown }
    return { ...rest, ...said }
  })
  return `${JSON.stringify({ origin, at, counts: countsOf(results), calls }, null, 2)}\n`
}

/**
 * Which calls a server has: those that are not missing, and were tried. `names` is what clients are told
 * (decision 0092): the calls it lacks by their path, and the pages that are nothing without them.
 */
export function capabilitiesOf(
  results: readonly Result[],
  origin: string,
  at: string,
  pagesWithout: (lacks: ReadonlySet<string>) => readonly string[],
): string {
  const named = (kinds: readonly Outcome['kind'][]) =>
    results.filter(({ outcome }) => kinds.includes(outcome.kind)).map(({ call }) => call)
  const lists = {
    has: named(['agrees', 'refused', 'differs']),
    lacks: named(['missing']),
    unknown: named(['unasked', 'failed']),
  }
  // By path alone, as definitions name them: one that some method has is there.
  const paths = (names: readonly string[]) => new Set(names.map(pathOf))
  const others = paths([...lists.has, ...lists.unknown])
  const lacks = [...paths(lists.lacks)].filter((path) => !others.has(path))
  const names = [...lacks, ...pagesWithout(new Set(lacks))]
  return `${JSON.stringify({ origin, at, ...lists, names }, null, 2)}\n`
}

const pathOf = (call: string): string => call.replace(/^.*\b(GET|POST|PUT|DELETE) /, '')
