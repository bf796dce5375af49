/**
 * `npm run pack`: the server as files that need nothing but Node, in dist/server: one script for it, one
 * each for backups and moves, and the packages that cannot be joined into them.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))

const OUT = process.argv[2] ?? 'dist/server'
/** Native code. */
const OUTSIDE = ['libsql', 'sharp']
/** For a desk, or for other places than Node: production never asks for them. */
const LEFT_OUT = ['pino-pretty', 'pg-native', 'cloudflare:sockets']

rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
await build({
  entryPoints: {
    index: 'server/index.ts',
    backup: 'server/running/backup-cli.ts',
    move: 'server/move/cli.ts',
  },
  outdir: OUT,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: [...OUTSIDE, ...LEFT_OUT],
  logLevel: 'warning',
})
for (const name of withTheirs(OUTSIDE)) {
  cpSync(join('node_modules', name), join(OUT, 'node_modules', name), { recursive: true })
}
console.log(OUT)

/** Packages and what they need, as far as it is installed: of native ones that is this machine's. */
function withTheirs(names, found = new Set()) {
  for (const name of names) {
    const folder = join('node_modules', name)
    if (found.has(name) || !existsSync(folder)) continue
    found.add(name)
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    withTheirs(Object.keys({ ...dependencies, ...optionalDependencies }), found)
  }
  return found
}
