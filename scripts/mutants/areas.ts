import { randomOf } from '../../server/attack/random'

/** The parts of the code whose tests are tried, each with the project whose tests are. */
export const AREAS = ['widgets', 'features', 'server'] as const
export type Area = (typeof AREAS)[number]

/**
 * Data and drawings: definitions, seeds, pictures, tables of rows, declarations of calls, and what only
 * starts a process or attacks one. Their tests read them as a whole.
 */
const DATA =
  /(^|\/)(testing|examples?|seed)(\/|\.tsx?$)|^server\/(attack|pictures|views|database\/(migrations|tables))\/|\.test\.|\.d\.ts$|\/contract[\w-]*\.ts$|\/(seed|examples)[\w-]*\.ts$|skeleton[\w-]*\.tsx$|^server\/(index|reset|form\/form-table|record\/enums)\.ts$/

/** @returns undefined for a file that is not tried. */
export function areaOf(file: string): Area | undefined {
  if (!/\.tsx?$/.test(file) || DATA.test(file)) return undefined
  if (/^src\/features\/[\w-]+\/widgets\//.test(file)) return 'widgets'
  if (file.startsWith('src/features/')) return 'features'
  return file.startsWith('server/') ? 'server' : undefined
}

/**
 * The same for the same seed: any number of items, in an order that nobody chose.
 * @param seed an integer.
 */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const { int } = randomOf(`mutants ${seed}`)
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = int(at + 1)
    const item = mixed[at] as T
    mixed[at] = mixed[other] as T
    mixed[other] = item
  }
  return mixed
}
