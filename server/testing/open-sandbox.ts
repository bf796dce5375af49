import { randomUUID } from 'node:crypto'
import type { AnyEndpoint } from '../../src/http/endpoint'
import { HEADER } from '../../src/http/headers'
import { sign } from '../../src/shared/signature'
import { encodePart } from '../../src/shared/url'
import { createApp, PROJECT_KEY, type Sandbox, type SandboxOptions } from '../app'
import { OPEN_BOOKS } from './open-books'

interface CallInput {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | number | boolean>
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** An answer of the main host. `data` is whatever the test says it is. */
interface Answer {
  readonly status: number
  readonly code: number
  readonly message: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it by name.
  readonly data: any
  readonly time?: number
}

export interface TestSandbox extends Sandbox {
  /** Calls as somebody: a token, or undefined for an anonymous signed call. */
  readonly call: (endpoint: AnyEndpoint, input?: CallInput, token?: string) => Promise<Answer>
  /** Posts JSON to any path and answers with the JSON that came back. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it by name.
  readonly post: (path: string, body?: unknown) => Promise<any>
  /** The token of a seeded account. */
  readonly logIn: (mobile: string, password?: string) => Promise<string>
  /** The newest code sent to a number. */
  readonly lastCode: (mobile: string) => Promise<string>
}

/** Codes that say nothing but what their message says; which one belongs to what, the tests say. */
const PLAIN: readonly number[] = [200, 400, 403, 409, 413, 429, 500, 501, 503]

/**
 * Codes that move the client (client spec §8), with what must be so then: 401 ends the session, 404 and 405
 * take the call for one this server does not know, 412 sets the clock.
 */
const MOVING: Readonly<Record<number, RegExp>> = {
  401: /log in|请(先|重新)登录/,
  404: /no such (call|payment)|no table|不存在/,
  405: /Wrong method|请求方式|httpPost/,
  412: /clock|时间|时钟/,
}

/** @throws Error for a refusal that would log somebody out, or the like, and does not mean to. */
function mustMean({ code, message }: Answer): void {
  if (PLAIN.includes(code) || message.startsWith('fault')) return
  if (!MOVING[code]?.test(message)) throw new Error(`no refusal of this server: ${code} ${message}`)
}

/** A sandbox in memory with a caller that signs as the client does. Its clock stands until it is moved. */
export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const openedAt = Date.now()
  const sandbox = await createApp({ dataDir: ':memory:', machineMs: () => openedAt, ...options })
  const { request, services } = sandbox
  OPEN_BOOKS.add(services.db)

  async function call(endpoint: AnyEndpoint, input: CallInput = {}, token?: string) {
    const { method, path: template, body: bodySchema } = endpoint.contract
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => input.params?.[name] ?? '')
    const body = bodySchema || input.body !== undefined ? JSON.stringify(input.body ?? {}) : ''
    const address = path + toSearch(input.query)
    const response = await request(`/main/${address}`, {
      method,
      ...(body === '' ? {} : { body }),
      headers: {
        ...(token
          ? { [HEADER.authorization]: `Bearer ${token}` }
          : signedHeaders({ method, path: address, body, timestamp: services.clock.now() })),
        ...input.headers,
      },
    })
    const answer = { status: response.status, ...(await response.json()) } as Answer
    mustMean(answer)
    return answer
  }

  async function post(path: string, body: unknown = {}) {
    const headers = { 'content-type': 'application/json' }
    const response = await request(path, { method: 'POST', headers, body: JSON.stringify(body) })
    const json = (await response.json()) as object
    return Array.isArray(json) ? json : { status: response.status, ...json }
  }

  async function logIn(mobile: string, password = 'taproom1'): Promise<string> {
    const { login } = await import('../../src/features/login/contract')
    const { data } = await call(login, { body: { key: mobile, password, type: 4 } })
    return data.token
  }

  async function lastCode(mobile: string): Promise<string> {
    const response = await request(`/sandbox/sms?mobile=${mobile}`)
    const [latest] = (await response.json()) as { code: string }[]
    return latest?.code ?? ''
  }

  async function close() {
    OPEN_BOOKS.delete(services.db)
    await sandbox.close()
  }

  return { ...sandbox, call, post, logIn, lastCode, close }
}

function toSearch(query: CallInput['query'] = {}): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encodePart(name)}=${encodePart(value)}`,
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

export interface Signed {
  readonly method: string
  /** Without host prefix, with its query. */
  readonly path: string
  readonly body?: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly nonce?: string
  readonly key?: string
}

/** What an anonymous call carries, as the client makes it. */
export function signedHeaders({
  body = '',
  nonce = randomUUID(),
  key = PROJECT_KEY,
  ...parts
}: Signed): Record<string, string> {
  return {
    [HEADER.timestamp]: String(parts.timestamp),
    [HEADER.nonce]: nonce,
    [HEADER.sign]: sign({ ...parts, nonce }, body, key),
  }
}

export const MEMBER = '13800138000'
export const NEWCOMER = '19912345678'
export const OWNER = '13900139000'
