import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** Inside the repository: what is built finds the packages of node_modules. */
const CACHE = fileURLToPath(new URL('../../.cache/', import.meta.url))

/** Modules of a build find files by where they lie themselves, as CommonJS has it. */
const withFolders = {
  name: 'with-folders',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]config[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: `const __dirname = ${JSON.stringify(dirname(path))}\n${await readFile(path, 'utf8')}`,
      loader: 'ts',
    }))
  },
}

/** Imports a TypeScript module into a plain Node script, its own imports included. */
export async function importTypeScript(file) {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'script-'))
  const outfile = join(folder, 'module.mjs')
  try {
    await build({
      entryPoints: [file],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      outfile,
      logLevel: 'error',
      plugins: [withFolders],
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
