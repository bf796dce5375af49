import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

// @reads config/worker

const SOURCE = fileURLToPath(new URL('../../config/worker/service-worker.ts', import.meta.url))
const TSCONFIG = fileURLToPath(new URL('../../tsconfig.json', import.meta.url))
const HASHED = /\.[0-9a-f]{6,}\.\w+$/
const PACKED = /\.(br|gz)$/
/** Pictures of the app itself: the tabs' and the icons. */
const PICTURES = 'static'

/** What a browser keeps of a build, relative to its folder: what the chunks name, the page, the pictures. */
export function filesToKeep(folder) {
  const { precache } = JSON.parse(readFileSync(join(folder, 'size-manifest.json'), 'utf8'))
  const pictures = existsSync(join(folder, PICTURES))
    ? readdirSync(join(folder, PICTURES), { recursive: true, encoding: 'utf8' })
        .filter((name) => !PACKED.test(name) && statSync(join(folder, PICTURES, name)).isFile())
        .map((name) => `${PICTURES}/${name.replaceAll('\\', '/')}`)
    : []
  return [...new Set(['index.html', ...precache, ...pictures])].sort()
}

/**
 * Writes `sw.js` into a built H5 app: Workbox with the list of the files to keep and their contents' hashes.
 *
 * @throws Error when a file of the list is missing.
 * @returns the list.
 */
export async function buildServiceWorker(folder) {
  const files = filesToKeep(folder)
  const entries = files.map((url) => {
    const hash = (kind, as) =>
      createHash(kind)
        .update(readFileSync(join(folder, url)))
        .digest(as)
    const revision = HASHED.test(url) ? null : hash('md5', 'hex')
    return { url, revision, integrity: `sha256-${hash('sha256', 'base64')}` }
  })
  const id = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 8)
  await build({
    entryPoints: [SOURCE],
    tsconfig: TSCONFIG,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    outfile: join(folder, 'sw.js'),
    logLevel: 'error',
    define: {
      PRECACHE: JSON.stringify(entries),
      BUILD: JSON.stringify(id),
      'process.env.NODE_ENV': '"production"',
    },
  })
  return files
}
