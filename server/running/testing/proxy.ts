import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../testing/postgres/cluster'

/** What a caller from outside gets. */
interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** The proxy of `deploy/Caddyfile`, with a certificate of its own making. */
export interface TlsProxy {
  /** Rejects unless the certificate is the proxy's for `localhost`. */
  readonly ask: (path: string, call?: Call) => Promise<Answer>
  readonly stop: () => Promise<void>
}

interface Call {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Whether there is Caddy, installed from Debian where it may be. */
export function hasCaddy(): boolean {
  const isThere = () => spawnSync('caddy', ['version']).status === 0
  if (isThere()) return true
  if (userInfo().uid !== 0) return false
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'caddy'])
  return isThere()
}

/**
 * Starts Caddy with the file that `compose.yml` gives it, on ports of its own.
 *
 * @param upstreams host and port of each server, in the place of the service in the file.
 */
export async function startProxy(upstreams: readonly string[]): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-proxy-'))
  const [port, plain] = [await freePort(), await freePort()]
  const file = join(folder, 'Caddyfile')
  const options = `{\n admin off\n skip_install_trust\n http_port ${plain}\n https_port ${port}\n}\n`
  const site = readFileSync('deploy/Caddyfile', 'utf8')
  writeFileSync(file, options + site.replace('taproom:4000', upstreams.join(' ')))
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      TAPROOM_DOMAIN: 'localhost',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      HOME: folder,
    },
  })
  const certificate = join(folder, 'caddy/pki/authorities/local/root.crt')
  const ask = (path: string, { method = 'GET', body, headers }: Call = {}) =>
    new Promise<Answer>((done, fail) => {
      const ca = readFileSync(certificate)
      const where = { host: '127.0.0.1', servername: 'localhost', port, path }
      const call = request(
        { ...where, method, headers: { host: 'localhost', ...headers }, ca, agent: false },
        (response) => {
          let text = ''
          response.on('data', (chunk) => {
            text += String(chunk)
          })
          response.on('end', () =>
            done({ status: response.statusCode, headers: response.headers, body: text }),
          )
        },
      )
      call.on('error', fail)
      call.end(body)
    })
  await ready(child)
  if (!existsSync(certificate)) throw new Error('the proxy has made no certificate')
  return {
    ask,
    async stop() {
      const closed = new Promise((done) => child.once('close', done))
      if (child.kill()) await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** It has its certificate before it says so. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += String(chunk)
      if (/certificate obtained successfully/.test(said) && /serving initial/.test(said)) done()
    })
    child.once('close', (code) => fail(new Error(`the proxy ended with ${code}:\n${said}`)))
  })
}
