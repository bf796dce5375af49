import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// @reads server/index.ts server/http

/** A planned mishap, as `/sandbox/faults` takes it. */
export interface Fault {
  readonly match?: { readonly method?: string; readonly path?: string }
  readonly times?: number
  readonly kind:
    | 'latency'
    | 'status'
    | 'token500'
    | 'timeout'
    | 'malformed'
    | 'html'
    | 'empty'
    | 'skew'
    | 'drop'
    | 'duplicate-payment'
  readonly ms?: number
  readonly code?: number
  /** `drop` only: the call is carried out and its answer lost. */
  readonly after?: boolean
}

/** A call the sandbox answered. */
export interface LoggedCall {
  /** Milliseconds since 1970 by the machine's clock. */
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** The sandbox of `npm start`, on a port and a data folder of its own. */
export interface Sandbox {
  readonly origin: string
  /** The headers that open `/sandbox/…`. */
  readonly controls: Readonly<Record<string, string>>
  reset(): Promise<void>
  /** The newest code sent to a mobile number. */
  smsCode(mobile: string): Promise<string>
  plan(faults: readonly Fault[]): Promise<void>
  /** Takes back what is still planned. */
  calm(): Promise<void>
  /** Serves this definition for a url, however broken. */
  serveView(url: string, definition: unknown): Promise<void>
  /** Gives it a form besides those of the house. */
  serveForm(key: string, form: unknown): Promise<void>
  /** Moves the sandbox's clock, seconds from now. */
  moveClock(offset: number): Promise<void>
  /** Cuts the line of a device, or mends it; makes it refuse what it is told next. */
  setDevice(change: {
    readonly id: string
    readonly link?: 'on' | 'off'
    readonly refuses?: boolean
  }): Promise<void>
  log(): Promise<readonly LoggedCall[]>
  stop(): Promise<void>
}

const START_LIMIT = 120_000

/** The H5 build to serve; a copy keeps a run apart from builds that happen meanwhile. */
export const STATIC = process.env.TAPROOM_STATIC ?? 'dist/h5'

/**
 * Starts the sandbox as a process, the way `npm start` does. Rejects when it does not come up.
 *
 * @param build the folder of the app that it serves.
 * @param brand whose demonstration it has; the first one's without.
 */
export async function startSandbox(build = STATIC, brand?: string): Promise<Sandbox> {
  const data = mkdtempSync(path.join(tmpdir(), 'taproom-e2e-'))
  const token = randomUUID()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/index.ts', '--port', '0', '--data', data, '--static', build],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        TAPROOM_SANDBOX_TOKEN: token,
        ...(brand && { BRAND: brand }),
      },
    },
  )
  const origin = await addressOf(child)
  const controls = { 'x-sandbox-token': token }

  async function post(control: string, body: unknown, method = 'POST'): Promise<unknown> {
    const response = await fetch(`${origin}/sandbox/${control}`, {
      method,
      headers: { 'content-type': 'application/json', ...controls },
      body: JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`/sandbox/${control}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const get = async (control: string) =>
    (await fetch(`${origin}/sandbox/${control}`, { headers: controls })).json()

  return {
    origin,
    controls,
    reset: async () => void (await post('reset', {})),
    async smsCode(mobile) {
      const messages = (await get(`sms?mobile=${mobile}`)) as readonly { code: string }[]
      if (!messages[0]) throw new Error(`no message to ${mobile}`)
      return messages[0].code
    },
    plan: async (faults) => void (await post('faults', faults)),
    calm: async () => void (await post('faults', undefined, 'DELETE')),
    serveView: async (url, definition) => void (await post('view-definition', { url, definition })),
    serveForm: async (key, form) => void (await post('forms', { key, form })),
    moveClock: async (offset) => void (await post('clock', { offset })),
    setDevice: async (change) => void (await post('devices', change)),
    log: () => get('log'),
    stop: () =>
      new Promise((resolve) => {
        const forget = () => {
          rmSync(data, { recursive: true, force: true })
          resolve()
        }
        // Ctrl+C reaches it too, and it may have ended before us.
        if (child.exitCode !== null || child.signalCode !== null) return forget()
        child.once('close', forget)
        child.kill()
      }),
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(
      () => reject(new Error(`the sandbox did not start:\n${output}`)),
      START_LIMIT,
    )
    child.stdout?.on('data', (chunk) => {
      output += String(chunk)
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
      if (!address) return
      clearTimeout(timer)
      resolve(address[0])
    })
    child.once('close', (code) => reject(new Error(`the sandbox ended with ${code}:\n${output}`)))
  })
}
