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
}

/** What a test file depends on. */
export interface Reached {
  /** Itself, what it imports, what that imports: paths from the root. Packages have no path. */
  readonly files: ReadonlySet<string>
  /** What the project's setup reaches. */
  readonly setup: ReadonlySet<string>
  /** True when it may read any file of the repository, or start a program that does. */
  readonly readsFiles: boolean
}

/** Replaced by nothing in unit tests. */
const NOTHING = /\.(scss|css|png|svg|jpe?g)$/
const READERS = /^(node:)?(fs|fs\/promises|child_process|module)$/
/** What the app itself reads are its own data, never the repository. */
const APP = /^(src|server)\/(?!.*(\.test\.tsx?$|\/testing\/))/

/**
 * Finds out what each test file of a project reaches.
 * @param files paths from `root`.
 * @returns undefined while the tree cannot be read: a file with a syntax error, an import of nothing.
 */
export async function reachOf(
  root: string,
  { extensions, setup }: Pick<Project, 'extensions' | 'setup'>,
  files: readonly string[],
): Promise<ReadonlyMap<string, Reached> | undefined> {
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
  const always = setup ? closure(inputs, setup) : new Set<string>()
  return new Map(
    files.map((file) => {
      const reached = closure(inputs, file)
      return [file, { files: reached, setup: always, readsFiles: readsFiles(inputs, reached) }]
    }),
  )
}

function closure(inputs: Metafile['inputs'], start: string): Set<string> {
  const found = new Set([start])
  for (const file of found) {
    for (const { path, external } of inputs[file]?.imports ?? []) if (!external) found.add(path)
  }
  return found
}

const readsFiles = (inputs: Metafile['inputs'], files: ReadonlySet<string>) =>
  [...files].some(
    (file) =>
      !APP.test(file) &&
      inputs[file]?.imports.some(({ path, external }) => external && READERS.test(path)),
  )
