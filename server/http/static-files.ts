import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'

const HASHED = /[.-][0-9a-f]{6,}\.\w+$/
const PACKED = /\.(br|gz)$/
const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/
/** A browser takes the headers of 'not modified' over into what it has: another policy would stop the page. */
const KEPT = [...RETAINED_304_HEADERS, 'content-security-policy']
/** The worker that keeps the app fetches its own files, and runs nothing but itself. */
const WORKER = /[\\/]sw\.js$/
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"
/** For a page that was built without one: its own files, nothing written into it. */
const STRICT = "default-src 'self'; object-src 'none'; base-uri 'none'"

interface Env {
  /** The file that was found, packed or not. */
  readonly Variables: { file?: string }
}

/**
 * Serves a built app: packed by the build where it did so, else on the way; revalidated by ETag, hashed
 * names for a year. What `root` holds may be built and built again while this runs.
 *
 * @param root absolute path of the folder.
 */
export function staticFiles(root: string): Hono<Env> {
  const app = new Hono<Env>()
  const serve = openFolder(root)
  app.use(compress(), etag({ weak: true, retainedHeaders: KEPT }), async (c, next) => {
    const response = await (serve()?.(c, next) ?? next())
    if (!(response instanceof Response)) return
    for (const [name, value] of await headersOf(c.get('file') ?? '')) {
      response.headers.set(name, value)
    }
    return response
  })
  return app
}

/** The library looks for its folder once: it is asked when there is one. */
function openFolder(root: string): () => MiddlewareHandler<Env> | undefined {
  let serve: MiddlewareHandler<Env> | undefined
  const onFound = (path: string, c: Context<Env>) => c.set('file', path)
  return () => {
    if (!serve && existsSync(root)) serve = serveStatic({ root, precompressed: true, onFound })
    return serve
  }
}

async function headersOf(path: string): Promise<(readonly [name: string, value: string])[]> {
  const file = path.replace(PACKED, '')
  const kept = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
  const caching = ['cache-control', kept] as const
  if (WORKER.test(file)) return [caching, ['content-security-policy', WORKER_POLICY]]
  if (!file.endsWith('.html')) return [caching]
  return [caching, ['content-security-policy', await policyOf(file)]]
}

/** The page's own policy, and who may frame it, which only a header can say. */
async function policyOf(file: string): Promise<string> {
  const [, policy = STRICT] = POLICY.exec(await readFile(file, 'utf8')) ?? []
  return `${policy}; frame-ancestors 'self'`
}
