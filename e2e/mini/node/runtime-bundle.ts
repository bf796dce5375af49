import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buildSync, version } from 'esbuild'

const ROOT = path.resolve(__dirname, '..')
const CACHE = path.resolve(ROOT, '../../node_modules/.cache/mini-harness')

/** The browser side of the harness as one script. Built once per change of its sources. */
export function runtimeBundle(): string {
  const sources = [path.join(ROOT, 'types.ts'), ...filesUnder(path.join(ROOT, 'runtime'))]
  const hash = createHash('sha256').update(version)
  for (const file of sources) hash.update(file).update(fs.readFileSync(file))
  const target = path.join(CACHE, `runtime-${hash.digest('hex').slice(0, 16)}.js`)
  if (!fs.existsSync(target)) build(target)
  return fs.readFileSync(target, 'utf8')
}

function build(target: string): void {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(ROOT, 'runtime/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
    logLevel: 'error',
  })
  fs.mkdirSync(CACHE, { recursive: true })
  // Written aside and renamed: several test workers may get here at once.
  const aside = `${target}.${process.pid}`
  fs.writeFileSync(aside, outputFiles[0]?.text ?? '')
  fs.renameSync(aside, target)
}

function filesUnder(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const name = path.join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(name) : [name]
    })
    .sort()
}
