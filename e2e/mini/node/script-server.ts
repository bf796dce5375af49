import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Text of each script, by its path. */
const scripts = new Map<string, string>()
const paths = new Map<string, string>()
const servers: Promise<string>[] = []

/**
 * The origin of a server of this process, which has the scripts. A browser compiles megabytes from a server
 * as they come; handed over by Playwright they would cross two pipes as text, at every load.
 */
export function scriptOrigin(): Promise<string> {
  servers[0] ??= listen()
  return servers[0]
}

/** Gives the server a script. @returns its path, by which stack traces call it. */
export function scriptPath(name: string, script: string): string {
  const known = paths.get(script)
  if (known) return known
  const path = `/__${name}-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  scripts.set(path, script)
  paths.set(script, path)
  return path
}

function listen(): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const script = scripts.get(url)
    const headers = { 'content-type': 'text/javascript; charset=utf-8' }
    response.writeHead(script === undefined ? 404 : 200, headers).end(script)
  })
  // Neither it nor a connection keeps a test worker that is done.
  server.unref()
  server.on('connection', (socket) => socket.unref())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
}
