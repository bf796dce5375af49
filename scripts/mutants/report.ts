import { applied } from './make'
import { isDead, type Tried } from './try'

export interface Figures {
  readonly made: number
  readonly killed: number
  /** Of the killed, those that time alone has noticed, or that ended the whole process: to be looked at. */
  readonly doubtful: number
  readonly survived: number
  /** Of the survivors, those that no test reaches. */
  readonly untested: number
  readonly percent: number
}

/** Counts what became of the mutants that were tried; `percent` is 0 to 100. */
export function figuresOf(tried: readonly Tried[]): Figures {
  const killed = tried.filter(({ end }) => isDead(end)).length
  const made = tried.length
  return {
    made,
    killed,
    doubtful: tried.filter(({ end }) => isDead(end) && end !== 'killed').length,
    survived: made - killed,
    untested: tried.filter(({ end }) => end === 'no test').length,
    percent: made === 0 ? 100 : (killed / made) * 100,
  }
}

/** The figures in one line. @param name of what was tried, as the list of areas spells it. */
export const figuresText = (
  name: string,
  { made, killed, doubtful, survived, untested, percent }: Figures,
): string =>
  `${name}: ${made} made, ${killed} killed (${doubtful} by time alone), ${survived} survived (${untested} that no test reaches): ${percent.toFixed(1)} %`

/** A mutant that lived: where, what changed in its lines, and who was asked. */
export function survivorText({ mutant, end, tests }: Tried, text: string): string {
  const { file, start, kind } = mutant
  const line = text.slice(0, start).split('\n').length
  const [before, after] = changedLines(text.split('\n'), applied(mutant, text).split('\n'))
  return [
    `\n${file}:${line}  ${kind}, ${end}`,
    ...before.map((one) => `  - ${one.trim()}`),
    ...after.map((one) => `  + ${one.trim()}`),
    ...tests.map((test) => `    asked: ${test}`),
  ].join('\n')
}

function changedLines(before: readonly string[], after: readonly string[]) {
  const first = before.findIndex((line, at) => line !== after[at])
  let same = 0
  while (
    same < Math.min(before.length, after.length) - first &&
    before.at(-1 - same) === after.at(-1 - same)
  )
    same += 1
  return [
    before.slice(first, before.length - same),
    after.slice(first, after.length - same),
  ] as const
}
