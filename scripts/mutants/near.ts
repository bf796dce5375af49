import { type Project, type Reached, reachOf } from '../units/graph'

/** Test files that could notice a change of a file, and the project that runs them. */
export interface Near {
  readonly project: string
  /** The tests of its own folder. */
  readonly beside: readonly string[]
  /** The nearest of all others that reach it. */
  readonly around: readonly string[]
  /** The tests of its own folder that are another program on another host: of what a phone does, most often. */
  readonly elsewhere?: { readonly project: string; readonly tests: readonly string[] }
}

/**
 * A mutant that so many test files do not notice has survived: hundreds reach what everybody uses. Those of
 * its own folder are asked, as that is where its tests belong; of those below it fewer, as below `server` that
 * would be every test of the sandbox. Of the others some are near by their folder, and some by their imports:
 * more of those that are about it than of those that come to it by the way.
 */
const MOST = { own: 24, beside: 12, room: 8, around: 4, about: 8 }
/** Folders that the files of one room have in common: `src/features/order`. */
const ROOM = 3
/** A test that comes to a file by no more imports is about it, or about what it belongs to. */
const ABOUT = 2

/** Tests over everything of a kind, however far they are from it. */
const OVER_ALL: readonly (readonly [files: RegExp, tests: RegExp])[] = [
  [/\/widgets\/[\w-]+\/(index|schema)\.ts$/, /^__tests__\/views-check\/reference\.test\.ts$/],
  [/\/queries[\w-]*\.ts$/, /^__tests__\/(queries[\w-]*|stale)\.test\.ts$/],
  [/^src\/features\/builder\/lint\//, /^__tests__\/views-check\//],
  [/^server\//, /^__tests__\/contracts\/contracts\.test\.ts$/],
]

type Reaching = Pick<Reached, 'files' | 'steps' | 'setup'>
/** A project's tests and, by test file, all it reaches. */
type Reach = ReadonlyMap<string, Reaching>

export interface Nearness {
  /** The tests of a file; undefined where no test reaches it. */
  readonly of: (file: string) => Near | undefined
  readonly reaches: (project: string, test: string, file: string) => boolean
}

/**
 * Finds the tests of any file.
 * @param files all files of the tree, from its root.
 * @param projects the first whose tests reach a file runs them; of the next only those that the first does not run.
 */
export async function testsNear(
  root: string,
  files: readonly string[],
  projects: readonly Project[],
): Promise<Nearness> {
  const reaches = new Map<string, Reach>()
  for (const project of projects) {
    const own = new RegExp(project.tests)
    const tests = files.filter((file) => own.test(file))
    const reach = await reachOf(root, project, tests)
    if (!reach) throw new Error(`The imports of ${project.name}'s tests cannot be followed.`)
    reaches.set(project.name, reach)
  }
  const found = new Map<string, Near | undefined>()
  const find = (file: string): Near | undefined => {
    let found: Near | undefined
    for (const [project, reach] of reaches) {
      // What the client's tests reach of the sandbox, they reach by the way.
      if (file.startsWith('server/') && project !== 'server') continue
      const near = nearest(file, reach)
      if (!near) continue
      if (!found) {
        found = { project, ...near }
        continue
      }
      const known = reaches.get(found.project)
      const tests = near.beside.filter((test) => isOther(file, known?.get(test), reach.get(test)))
      if (tests.length > 0) return { ...found, elsewhere: { project, tests } }
    }
    return found
  }
  return {
    of(file) {
      if (!found.has(file)) found.set(file, find(file))
      return found.get(file)
    },
    reaches(project, test, file) {
      const reached = reaches.get(project)?.get(test)
      return reached !== undefined && (reached.files.has(file) || reached.setup.has(file))
    },
  }
}

/** Whether a test runs there alone, or comes to other variants in the folder of the file than here. */
function isOther(file: string, here: Reaching | undefined, there: Reaching | undefined): boolean {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const own = (one: Reaching | undefined) =>
    [...(one?.files ?? [])].filter((each) => each.startsWith(folder)).sort()
  return here === undefined || String(own(here)) !== String(own(there))
}

interface Candidate {
  readonly test: string
  /** Folders that it has in common with the file, and all of its own. */
  readonly shared: number
  readonly deep: number
  readonly named: number
  readonly steps: number
  readonly size: number
}

function nearest(file: string, reach: Reach): Pick<Near, 'beside' | 'around'> | undefined {
  const own = foldersOf(file).length
  const all = [...reach].flatMap(([test, { files, steps }]): Candidate[] => {
    const count = steps.get(file)
    if (count === undefined) return []
    const named = nameOf(test) === nameOf(file) ? 1 : 0
    const deep = foldersOf(test).length
    const shared = sharedFolders(file, test)
    return [{ test, shared, deep, named, steps: count, size: files.size }]
  })
  if (all.length === 0) return undefined
  const near = byFolder(all, own)
  const names = (isBeside: boolean) =>
    near.filter(({ shared }) => (shared === own) === isBeside).map(({ test }) => test)
  const beside = names(true)
  const around = [...names(false), ...byImports(all), ...overAll(file, all)]
  return { beside, around: [...new Set(around)].filter((test) => !beside.includes(test)) }
}

/** Nearer is what shares more folders with the file, then what is named after it, then what reaches less. */
function byFolder(all: readonly Candidate[], own: number): readonly Candidate[] {
  const isOwn = ({ shared, deep }: Candidate) => Number(shared === own && deep === own)
  return [...all]
    .sort(
      (left, right) =>
        right.shared - left.shared ||
        isOwn(right) - isOwn(left) ||
        right.named - left.named ||
        left.size - right.size,
    )
    .filter((one, at) => {
      const near = one.shared >= ROOM ? MOST.room : MOST.around
      const below = one.shared === own ? MOST.beside : near
      return at < (isOwn(one) ? MOST.own : below)
    })
}

/** Nearer is what comes to the file by fewer imports, then what reaches less. */
const byImports = (all: readonly Candidate[]): readonly string[] =>
  [...all]
    .sort((left, right) => left.steps - right.steps || left.size - right.size)
    .filter(({ steps }, at) => at < (steps <= ABOUT ? MOST.about : MOST.around))
    .map(({ test }) => test)

const overAll = (file: string, all: readonly Candidate[]): readonly string[] => {
  const tests = OVER_ALL.flatMap(([files, of]) => (files.test(file) ? [of] : []))
  return all.flatMap(({ test }) => (tests.some((of) => of.test(test)) ? [test] : []))
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).split('.')[0]
const foldersOf = (file: string) => file.split('/').slice(0, -1)

function sharedFolders(left: string, right: string): number {
  const others = foldersOf(right)
  const apart = foldersOf(left).findIndex((folder, at) => folder !== others[at])
  return apart < 0 ? foldersOf(left).length : apart
}
