import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, '../..')
const cache = join(root, '.cache')

/**
 * What a definition is checked against are schemas and tables: components, styles, pictures and hosts are
 * replaced by nothing, as the unit tests replace styles.
 */
const NOTHING = [/\.(tsx|scss|css|png|svg|jpe?g)$/, /\/src\/platform\/[^?]*$/]

const withoutScreens = {
  name: 'without-screens',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^@tarojs\// }, ({ path }) => ({ path, namespace: 'nothing' }))
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {}' }))
    for (const filter of NOTHING)
      onLoad({ filter }, () => ({ contents: 'module.exports = {}', loader: 'js' }))
  },
}

/** Builds the checker with all widgets' schemas and the client's definitions, and imports both. */
export const importChecker = () =>
  importWithoutScreens("export * from './scripts/views-check/main'")

/**
 * Builds a TypeScript module that reads widgets' schemas, and imports it.
 *
 * @param contents its text, as if it lay at the root of the repository.
 */
export async function importWithoutScreens(contents) {
  mkdirSync(cache, { recursive: true })
  // Beside node_modules, where its packages are found.
  const outfile = join(cache, `without-screens-${process.pid}.mjs`)
  try {
    await build({
      stdin: { contents, resolveDir: root, loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      plugins: [withoutScreens],
      // Also for packages of widgets, which have one of their own.
      tsconfig: join(root, 'tsconfig.json'),
      outfile,
      logLevel: 'error',
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile, { force: true })
  }
}
