import { createHash } from 'node:crypto'
import { type Project, type Reached, reachOf } from './graph'

/** By project and test file, a fingerprint: what passed under it would pass again. */
export type Prints = Record<string, Record<string, string>>

/** What a runner says of one test file. */
export interface Outcome {
  readonly project: string
  readonly file: string
  readonly passed: boolean
  readonly seconds: number
}

/** The files of the repository. */
export interface Tree {
  readonly root: string
  /** Every file that counts, from the root, with slashes. */
  readonly files: readonly string[]
  read(file: string): Uint8Array | string
}

/** What the test files of a project reach; undefined for a tree that cannot be read. */
interface Surveyed {
  readonly project: Project
  readonly files: readonly string[]
  readonly reach: ReadonlyMap<string, Reached> | undefined
}

/** What every test depends on besides what it imports. */
const SHARED = /^(package-lock\.json|jest\.config\.cjs|scripts\/units\/projects\.cjs)$/

/** Finds out, project by project, what each test file reaches. */
export function survey(tree: Tree, projects: readonly Project[]): Promise<Surveyed[]> {
  return Promise.all(
    projects.map(async (project) => {
      const tests = new RegExp(project.tests)
      const files = tree.files.filter((file) => tests.test(file))
      return { project, files, reach: await reachOf(tree.root, project, files, tree.read) }
    }),
  )
}

/**
 * Fingerprints of all test files, each over the contents of all it reaches and of the files it reads. On
 * the second and third host a test counts for what it reaches there only: it has one over those files, and
 * none where there are no such.
 */
export function printsOf(tree: Tree, surveyed: readonly Surveyed[]): Prints {
  const hashes = new Map(tree.files.map((file) => [file, sha(tree.read(file))]))
  const hashOf = (files: Iterable<string>) =>
    sha([...files].sort().map((file) => `${file} ${hashes.get(file)}`))
  const shared = hashOf(tree.files.filter((file) => SHARED.test(file)))
  const whole = hashOf(tree.files)

  const prints: Prints = {}
  /** What each test file reaches on the hosts so far. */
  const seen = new Map<string, Set<string>>()
  for (const { project, files, reach } of surveyed) {
    const concerns = new RegExp(project.concernedBy ?? '')
    const own: Record<string, string> = {}
    for (const file of files) {
      const reached = reach?.get(file)
      const before = seen.get(file)
      if (!reached) own[file] = whole
      else if (!before) {
        const concerned = [...reached.files].filter((one) => one === file || concerns.test(one))
        const read = tree.files.filter((one) =>
          reached.reads.some((start) => one.startsWith(start)),
        )
        own[file] = sha([shared, hashOf(concerned), hashOf(reached.setup), hashOf(read)])
      } else {
        const added = [...reached.files].filter((one) => !before.has(one))
        if (added.length > 0) own[file] = sha([shared, hashOf([file, ...added])])
      }
      seen.set(file, new Set([...(before ?? []), ...(reached?.files ?? [])]))
    }
    prints[project.name] = own
  }
  return prints
}

/**
 * All test files of each project, but for those that are on an earlier one the same program to the last
 * file, its setup included: what they said there they would say again. What a project calls `silent` makes
 * no program of its own there.
 */
export function matrixOf(surveyed: readonly Surveyed[]): Record<string, string[]> {
  return Object.fromEntries(
    surveyed.map(({ project, files, reach }, at) => {
      const loud = loudOf(project)
      const programs = new Set(
        surveyed
          .slice(0, at)
          .flatMap(({ reach: earlier }) =>
            [...(earlier ?? [])].map(([file, reached]) => programOf(file, reached, loud)),
          ),
      )
      const isNew = (file: string) => {
        const reached = reach?.get(file)
        return !reached || !programs.has(programOf(file, reached, loud))
      }
      return [project.name, files.filter(isNew)]
    }),
  )
}

type Filter = (file: string) => boolean

function loudOf({ silent }: Project): Filter {
  const pattern = silent === undefined ? undefined : new RegExp(silent)
  return (file) => !pattern?.test(file)
}

const programOf = (test: string, { files, setup }: Reached, counts: Filter) =>
  JSON.stringify([[test], ...[files, setup].map((all) => [...all].filter(counts).sort())])

/** The test files of each project that have not passed under their fingerprint. */
export function staleOf(prints: Prints, green: Prints): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(prints).map(([project, files]) => [
      project,
      Object.keys(files).filter((file) => files[file] !== green[project]?.[file]),
    ]),
  )
}

/** The outcomes a run has written, a line each; of a run that was broken off the last may be half a line. */
export const outcomesOf = (lines: string): Outcome[] =>
  lines.split('\n').flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Outcome] : []))

/** What has passed after a run: as before, but for what ran; test files that are gone are forgotten. */
export function greenAfter(prints: Prints, green: Prints, outcomes: readonly Outcome[]): Prints {
  const ran = new Map(outcomes.map(({ project, file, passed }) => [`${project} ${file}`, passed]))
  return Object.fromEntries(
    Object.entries(prints).map(([project, files]) => {
      const passed = Object.entries(files).filter(
        ([file, print]) => ran.get(`${project} ${file}`) ?? green[project]?.[file] === print,
      )
      return [project, Object.fromEntries(passed)]
    }),
  )
}

function sha(parts: string | Uint8Array | readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of Array.isArray(parts) ? parts : [parts]) hash.update(part).update('\0')
  return hash.digest('base64url').slice(0, 22)
}
