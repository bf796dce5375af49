import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'

/** What esbuild has to know of a project to resolve imports as jest does. */
export interface Project {
  readonly name: string
  /** A regular expression over paths from the repository's root. */
  readonly tests: string
  /** Endings of files without their dot, first choice first. */
  readonly extensions: readonly string[]
  /** A file that runs before each test file. */
  readonly setup?: string
  /** A regular expression: the files whose change concerns its tests. Without it, all that they reach. */
  readonly concernedBy?: string
  /** A regular expression: files that do nothing here, and their variants that do something elsewhere. */
  readonly silent?: string
}

/** What a test file depends on. */
export interface Reached {
  /** Itself, what it imports, what that imports: paths from the root. Packages have no path. */
  readonly files: ReadonlySet<string>
  /** By how many imports it comes to each of them. */
  readonly steps: ReadonlyMap<string, number>
  /** What the project's setup reaches. */
  readonly setup: ReadonlySet<string>
  /**
   * Beginnings of the paths that it may read or start a program over: the root ('') unless every module
   * with such hands says in a comment what it reads (`// @reads src/engine biome.json`, `// @reads nothing`).
   */
  readonly reads: readonly string[]
}

type Read = (file: string) => Uint8Array | string

/** Replaced by nothing in unit tests. */
const NOTHING = /\.(scss|css|png|svg|jpe?g)$/
const SAID = /^\s*\/\/ @reads (.+)$/m
const READERS = /^(node:)?(fs|fs\/promises|child_process|module)$/
/** What the app itself reads are its own data, never the repository. */
const APP = /^(src|server)\/(?!.*(\.test\.tsx?$|\/testing\/))/

/**
 * Finds out what each test file of a project reaches.
 * @param files paths from `root`.
 * @param read the contents of one, when what it reads matters.
 * @returns undefined while the tree cannot be read: a file with a syntax error, an import of nothing.
 */
export async function reachOf(
  root: string,
  { extensions, setup }: Pick<Project, 'extensions' | 'setup'>,
  files: readonly string[],
  read: Read = () => '',
): Promise<ReadonlyMap<string, Reached> | undefined> {
  const config = join(root, 'tsconfig.json')
  const entries = setup ? [setup, ...files] : files
  const built = await build({
    stdin: {
      contents: entries.map((file) => `import ${JSON.stringify(`./${file}`)}`).join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // Where packages of widgets find the kit.
    ...(existsSync(config) && { tsconfig: config }),
    // "Has no side effects" is said of modules of the app; the tests are imported for theirs.
    ignoreAnnotations: true,
    resolveExtensions: extensions.map((extension) => `.${extension}`),
    plugins: [
      {
        name: 'nothing',
        setup({ onResolve }) {
          onResolve({ filter: NOTHING }, ({ path }) => ({ path, external: true }))
        },
      },
    ],
    logLevel: 'silent',
  }).catch(() => undefined)
  if (!built) return undefined
  const { inputs } = built.metafile
  const always = new Set(setup ? stepsFrom(inputs, setup).keys() : [])
  return new Map(
    files.map((file) => {
      const steps = stepsFrom(inputs, file)
      const reached = new Set(steps.keys())
      const reads = readsOf(inputs, reached, read)
      return [file, { files: reached, steps, setup: always, reads }]
    }),
  )
}

function stepsFrom(inputs: Metafile['inputs'], start: string): Map<string, number> {
  const found = new Map([[start, 0]])
  for (const [file, steps] of found) {
    for (const { path, external } of inputs[file]?.imports ?? [])
      if (!external && !found.has(path)) found.set(path, steps + 1)
  }
  return found
}

function readsOf(inputs: Metafile['inputs'], files: ReadonlySet<string>, read: Read): string[] {
  const readers = [...files].filter(
    (file) =>
      !APP.test(file) &&
      inputs[file]?.imports.some(({ path, external }) => external && READERS.test(path)),
  )
  return readers.flatMap((file) => {
    const said = SAID.exec(String(read(file)))?.[1]?.trim()
    return said === 'nothing' ? [] : (said?.split(/[\s,]+/) ?? [''])
  })
}
