import type { Copy } from './copy'
import { applied, type Mutant, placeOf } from './make'
import type { Near, Nearness } from './near'
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

/** How long a run may take at first: this and so much more a test file, ms. A busy machine is given more. */
const PATIENCE = { start: 30_000, each: 30_000, more: 3 }
const LONGEST = 60 * 60_000

/** What a trial has said before anybody asked whether its tests pass without the mutant. */
interface Answer {
  readonly end: End
  /** The tests that failed. */
  readonly by: readonly string[]
}

/**
 * Tries mutants: writes them into the copy, asks their tests, those beside the file first, and takes them
 * out again. Mutants are tried together when none of their tests reaches another one's file. Only tests that
 * failed are run without a mutant: one that fails there too has noticed nothing, and the others are asked.
 */
export async function tryAll(mutants: readonly Mutant[], lab: Lab): Promise<Tried[]> {
  const ends = new Map<Mutant, End>()
  /** Whether a test file that has failed passes without a mutant. */
  const sound = new Map<string, boolean>()
  for (const where of ['beside', 'around', 'elsewhere'] as const) {
    const questions: Question[] = []
    for (const mutant of mutants) {
      if (isDead(ends.get(mutant))) continue
      const question = questionOf(lab.near.of(mutant.file), where)
      if (question && question.tests.length > 0) questions.push({ mutant, ...question })
    }
    for (const [mutant, end] of await ask(questions, sound, lab)) ends.set(mutant, end)
  }
  for (const [test, passes] of sound)
    if (!passes) lab.say(`! fails without a mutant, so it was not asked: ${test}`)
  return mutants.map((mutant) => {
    const { beside = [], around = [], elsewhere } = lab.near.of(mutant.file) ?? {}
    const tests = [...beside, ...around, ...(elsewhere?.tests ?? [])]
    return { mutant, end: ends.get(mutant) ?? 'no test', tests }
  })
}

function questionOf(
  near: Near | undefined,
  where: 'beside' | 'around' | 'elsewhere',
): Omit<Question, 'mutant'> | undefined {
  if (where === 'elsewhere') return near?.elsewhere
  return near && { project: near.project, tests: near[where] }
}

/** Whether a test noticed the mutant, by failing or by not coming to an end. */
export const isDead = (end: End | undefined): boolean =>
  end === 'killed' || end === 'timed out' || end === 'crashed'

/** @returns only mutants for which there was a sound test. */
async function ask(
  questions: readonly Question[],
  sound: Map<string, boolean>,
  lab: Lab,
): Promise<Map<Mutant, End>> {
  const ends = new Map<Mutant, End>()
  let open = questions
  while (open.length > 0) {
    open = open
      .map((one) => ({ ...one, tests: one.tests.filter((test) => sound.get(test) !== false) }))
      .filter(({ tests }) => tests.length > 0)
    const answers = await answersOf(open, lab)
    await learn(open, answers, sound, lab)
    const again: Question[] = []
    for (const one of open) {
      const { end, by } = answers.get(one) ?? { end: 'survived', by: [] }
      if (end === 'survived' || by.some((test) => sound.get(test))) ends.set(one.mutant, end)
      else again.push(one)
    }
    open = again
  }
  return ends
}

async function answersOf(
  questions: readonly Question[],
  lab: Lab,
): Promise<ReadonlyMap<Question, Answer>> {
  const all = new Map<Question, Answer>()
  const groups = groupsOf(questions, lab.near)
  lab.say(`${questions.length} to try, in ${groups.length} runs`)
  for (const group of groups) {
    const result = group.length > 1 ? await tryTogether(group, lab) : undefined
    for (const one of group) {
      const together = result && !hasStopped(result) ? answerOf(one, result) : undefined
      // By time alone, or as one of many of which any may have stopped the rest: alone once more.
      const answer = together && together.end !== 'timed out' ? together : await tryAlone(one, lab)
      all.set(one, answer)
      const { mutant } = one
      lab.say(`${answer.end}: ${placeOf(mutant, lab.copy.read(mutant.file))}`)
    }
  }
  return all
}

/** Runs once without a mutant what has failed with one. */
async function learn(
  questions: readonly Question[],
  answers: ReadonlyMap<Question, Answer>,
  sound: Map<string, boolean>,
  { run }: Lab,
): Promise<void> {
  const byProject = new Map<string, Set<string>>()
  for (const question of questions) {
    const all = byProject.get(question.project) ?? new Set()
    for (const test of answers.get(question)?.by ?? []) if (!sound.has(test)) all.add(test)
    byProject.set(question.project, all)
  }
  for (const [project, tests] of byProject) {
    let left = [...tests]
    // A machine that was busy for a moment is asked once more.
    for (let at = 0; at < 2 && left.length > 0; at += 1) {
      const { failed } = await run(project, left, { limit: LONGEST })
      for (const test of left) sound.set(test, !failed.includes(test))
      left = left.filter((test) => failed.includes(test))
    }
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
  { copy, run }: Lab,
  limit?: number,
): Promise<Result> {
  const tests = [...new Set(group.flatMap((one) => one.tests))]
  const before = new Map(group.map(({ mutant: { file } }) => [file, copy.read(file)]))
  for (const { mutant } of group) {
    copy.write(mutant.file, applied(mutant, before.get(mutant.file) ?? ''))
  }
  try {
    const [{ project } = { project: '' }] = group
    return await run(project, tests, {
      limit: limit ?? patienceFor(tests),
      first: group.length === 1,
    })
  } finally {
    for (const [file, text] of before) copy.write(file, text)
  }
}

const patienceFor = (tests: readonly string[]) => PATIENCE.start + PATIENCE.each * tests.length

/**
 * What is noticed by time alone is believed when it happens twice, and the same tests have time enough
 * without the mutant in between.
 * @throws Error where the tests do not run without a mutant either: then nothing has noticed anything.
 */
async function tryAlone(one: Question, lab: Lab): Promise<Answer> {
  const { project, tests } = one
  let before: End | undefined
  for (let limit = patienceFor(tests); limit <= LONGEST; ) {
    const result = await tryTogether([one], lab, limit)
    const answer = answerOf(one, result)
    if (answer.end === 'killed' || answer.end === 'survived' || answer.end === before) return answer
    const usual = await lab.run(project, answer.by, { limit })
    if (usual.crashed) break
    // Wrong without the mutant too: that is for `learn` to say.
    if (usual.failed.some((test) => !usual.late.includes(test))) return answer
    const slow = usual.timedOut || usual.late.length > 0 || usual.took * PATIENCE.more > limit
    before = slow ? undefined : answer.end
    if (slow) limit *= PATIENCE.more
  }
  throw new Error(`Tests no longer run, mutant or not: ${tests.join(', ')}`)
}

const hasStopped = ({ timedOut, crashed }: Result) => timedOut || crashed

/** Noticed by time alone is told apart: a busy machine may have done that. */
function answerOf({ tests }: Question, { failed, late, crashed, timedOut }: Result): Answer {
  if (crashed || timedOut) return { end: crashed ? 'crashed' : 'timed out', by: tests }
  const by = tests.filter((test) => failed.includes(test))
  if (by.length === 0) return { end: 'survived', by }
  return { end: by.every((test) => late.includes(test)) ? 'timed out' : 'killed', by }
}
