import type { Copy } from './copy'
import { applied, type Mutant, placeOf } from './make'
import type { Nearness } from './near'
import type { Result, RunTests } from './run'

export type End = 'killed' | 'timed out' | 'crashed' | 'survived' | 'no test'

/** What became of a mutant; `tests` are those that were asked. */
export interface Tried {
  readonly mutant: Mutant
  readonly end: End
  readonly tests: readonly string[]
}

export interface Lab {
  readonly copy: Pick<Copy, 'read' | 'write'>
  readonly near: Nearness
  readonly run: RunTests
  readonly say: (line: string) => void
}

interface Question {
  readonly mutant: Mutant
  readonly project: string
  readonly tests: readonly string[]
}

/** Starting Jest takes longer than most of its tests, so that it is asked about so many mutants at once. */
const AT_ONCE = 12

/** A run may take this many times as long as it took without a mutant, and this much more, ms. */
const PATIENCE = { times: 5, more: 60_000 }
const LONGEST = 30 * 60_000

/**
 * Tries mutants: writes them into the copy, asks their tests, those beside the file first, and takes them
 * out again. Mutants are tried together when none of their tests reaches another one's file. A test that
 * fails without a mutant is not asked.
 */
export async function tryAll(mutants: readonly Mutant[], lab: Lab): Promise<Tried[]> {
  const ends = new Map<Mutant, End>()
  /** How long each test file takes without a mutant, ms; undefined when it fails. */
  const known = new Map<string, number | undefined>()
  for (const where of ['beside', 'around'] as const) {
    const questions: Question[] = []
    for (const mutant of mutants) {
      const near = lab.near.of(mutant.file)
      if (near && !isDead(ends.get(mutant)) && near[where].length > 0)
        questions.push({ mutant, project: near.project, tests: near[where] })
    }
    for (const [mutant, end] of await ask(questions, known, lab)) ends.set(mutant, end)
  }
  for (const [test, took] of known)
    if (took === undefined) lab.say(`! fails without a mutant, so it was not asked: ${test}`)
  return mutants.map((mutant) => {
    const { beside = [], around = [] } = lab.near.of(mutant.file) ?? {}
    return { mutant, end: ends.get(mutant) ?? 'no test', tests: [...beside, ...around] }
  })
}

export const isDead = (end: End | undefined): boolean =>
  end === 'killed' || end === 'timed out' || end === 'crashed'

/** @returns only mutants for which there was a sound test. */
async function ask(
  questions: readonly Question[],
  known: Map<string, number | undefined>,
  lab: Lab,
): Promise<Map<Mutant, End>> {
  await learn(questions, known, lab)
  const sound = questions
    .map((one) => ({ ...one, tests: one.tests.filter((test) => known.get(test) !== undefined) }))
    .filter(({ tests }) => tests.length > 0)
  const ends = new Map<Mutant, End>()
  const groups = groupsOf(sound, lab.near)
  lab.say(`${sound.length} to try, in ${groups.length} runs`)
  for (const group of groups) {
    const together = await tryTogether(group, known, lab)
    const again = typeof together === 'string' && group.length > 1 ? group : []
    if (typeof together !== 'string') for (const [mutant, end] of together) ends.set(mutant, end)
    else if (again.length === 0) for (const { mutant } of group) ends.set(mutant, together)
    for (const one of again) {
      const alone = await tryTogether([one], known, lab)
      ends.set(
        one.mutant,
        typeof alone === 'string' ? alone : (alone.get(one.mutant) ?? 'survived'),
      )
    }
    for (const { mutant } of group)
      lab.say(`${ends.get(mutant)}: ${placeOf(mutant, lab.copy.read(mutant.file))}`)
  }
  return ends
}

/** Runs what has not been run without a mutant yet. */
async function learn(
  questions: readonly Question[],
  known: Map<string, number | undefined>,
  { run }: Lab,
): Promise<void> {
  const byProject = new Map<string, Set<string>>()
  for (const { project, tests } of questions) {
    const all = byProject.get(project) ?? new Set()
    for (const test of tests) if (!known.has(test)) all.add(test)
    byProject.set(project, all)
  }
  for (const [project, tests] of byProject) {
    if (tests.size === 0) continue
    const { failed, took } = await run(project, [...tests], { limit: LONGEST })
    for (const test of tests) known.set(test, failed.includes(test) ? undefined : took / tests.size)
  }
}

/** Groups whose members do not see each other. */
export function groupsOf(questions: readonly Question[], near: Nearness): Question[][] {
  const groups: Question[][] = []
  const sees = (one: Question, other: Question) =>
    one.tests.some((test) => near.reaches(one.project, test, other.mutant.file))
  for (const question of questions) {
    const group = groups.find(
      (members) =>
        members.length < AT_ONCE &&
        members[0]?.project === question.project &&
        members.every((other) => !sees(question, other) && !sees(other, question)),
    )
    if (group) group.push(question)
    else groups.push([question])
  }
  return groups
}

async function tryTogether(
  group: readonly Question[],
  known: ReadonlyMap<string, number | undefined>,
  { copy, run }: Lab,
): Promise<ReadonlyMap<Mutant, End> | 'timed out' | 'crashed'> {
  const tests = [...new Set(group.flatMap((one) => one.tests))]
  const usual = tests.reduce((sum, test) => sum + (known.get(test) ?? 0), 0)
  const limit = usual * PATIENCE.times + PATIENCE.more
  const before = new Map(group.map(({ mutant: { file } }) => [file, copy.read(file)]))
  for (const { mutant } of group) {
    copy.write(mutant.file, applied(mutant, before.get(mutant.file) ?? ''))
  }
  try {
    const [{ project } = { project: '' }] = group
    const result = await run(project, tests, { limit })
    if (result.timedOut) return 'timed out'
    if (!result.crashed) return new Map(group.map((one) => [one.mutant, endOf(one, result)]))
  } finally {
    for (const [file, text] of before) copy.write(file, text)
  }
  if (group.length === 1) await mustRun(group[0] as Question, { tests, limit }, run)
  return 'crashed'
}

/** Noticed by time alone is told apart: a busy machine may have done that. */
function endOf({ tests }: Question, { failed, late }: Result): End {
  const own = tests.filter((test) => failed.includes(test))
  if (own.length === 0) return 'survived'
  return own.every((test) => late.includes(test)) ? 'timed out' : 'killed'
}

/** @throws Error where the tests do not run without a mutant either: then nothing has noticed anything. */
async function mustRun(
  { project }: Question,
  { tests, limit }: { readonly tests: readonly string[]; readonly limit: number },
  run: RunTests,
): Promise<void> {
  const { crashed, timedOut } = await run(project, tests, { limit })
  if (crashed || timedOut)
    throw new Error(`Tests no longer run, mutant or not: ${tests.join(', ')}`)
}
