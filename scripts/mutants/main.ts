import type { Project } from '../units/graph'
import { AREAS, type Area, areaOf, shuffled } from './areas'
import { compiling } from './compiles'
import { type Copy, openCopy } from './copy'
import { type Mutant, mutantsOf } from './make'
import { NAMED } from './named'
import { testsNear } from './near'
import { type Figures, figuresOf, figuresText, survivorText } from './report'
import { jestIn } from './run'
import { type Tried, tryAll } from './try'

export interface Options {
  readonly seed: number
  /** Mutants of each area. */
  readonly sample: number
  /** Nothing: all of them. */
  readonly area?: Area
  /** A path from the root, or a folder: only mutants of these. */
  readonly file?: string
  /** The list of faults by hand instead of made ones. */
  readonly named: boolean
}

export interface World {
  readonly root: string
  /** All files that count, from the root. */
  readonly files: readonly string[]
  readonly projects: readonly Project[]
  readonly say: (line: string) => void
}

const AIM = 85

/**
 * Makes mutants in a copy of the tree, tries them, and tells which lived.
 * @returns true when in each area as many were noticed as the house wants, of the named ones all.
 */
export async function tryMutants(options: Options, world: World): Promise<boolean> {
  const { root, files, say } = world
  if (options.named) {
    const copy = openCopy(root, files, 'named')
    return told('named', await tried(copy, namedIn(copy, options.file), world), copy, say) === 100
  }
  let holds = true
  for (const area of options.area ? [options.area] : AREAS) {
    const own = files.filter((file) => areaOf(file) === area && isIn(options.file, file))
    if (own.length === 0) continue
    const copy = openCopy(root, files, area)
    const made = own.flatMap((file) => mutantsOf(file, copy.read(file)))
    const sample = sampled(copy, made, options)
    say(`${area}: ${sample.length} of ${made.length} mutants of ${own.length} files`)
    if (told(area, await tried(copy, sample, world), copy, say) < AIM) holds = false
  }
  return holds
}

const isIn = (place: string | undefined, file: string) =>
  place === undefined || file === place || file.startsWith(`${place}/`)

/** As many as asked for of those the compiler takes: of three in a row it takes about two. */
function sampled(copy: Copy, made: readonly Mutant[], { seed, sample }: Options): Mutant[] {
  const first = shuffled(made, seed).slice(0, sample * 2)
  return compiling(copy.root, first, copy.read).slice(0, sample)
}

function namedIn(copy: Copy, place: string | undefined): Mutant[] {
  const own = NAMED.filter(({ file }) => isIn(place, file))
  return own.map(({ name, file, find, replace }) => {
    const start = copy.read(file).indexOf(find)
    if (start < 0) throw new Error(`'${name}': ${file} no longer has what it replaces`)
    return { file, start, end: start + find.length, replacement: replace, kind: 'named' as const }
  })
}

async function tried(copy: Copy, mutants: readonly Mutant[], world: World): Promise<Tried[]> {
  const { files, projects, say } = world
  try {
    // A client's file is tried by the client's tests, where it has any.
    const order = mutants.every(({ file }) => file.startsWith('server/'))
      ? projects.filter(({ name }) => name === 'server')
      : projects.filter(({ name }) => name !== 'taro')
    const near = await testsNear(copy.root, files, order)
    return await tryAll(mutants, { copy, near, run: jestIn(copy.root), say })
  } finally {
    copy.close()
  }
}

function told(name: string, all: readonly Tried[], copy: Copy, say: World['say']): number {
  for (const one of all)
    if (one.end !== 'killed') say(survivorText(one, copy.read(one.mutant.file)))
  const figures: Figures = figuresOf(all)
  say(figuresText(name, figures))
  return figures.percent
}
