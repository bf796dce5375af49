import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** Imports a TypeScript module into a plain Node script, its own imports included. */
export async function importTypeScript(file) {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-'))
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
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
