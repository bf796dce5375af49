import type { AnyContract, HostName, Query } from '../../src/http/endpoint'
import { buildHeaders } from '../../src/http/headers'
import { isObject } from '../../src/shared/json'
import * as ownSigner from '../../src/shared/signature'
import { type Credentials, newRequestId } from '../../src/shared/transport'
import { encodePart, formatUrl } from '../../src/shared/url'
import { settings, signer } from '../../taproom.config'

/** What a call is asked with. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Query
  readonly body?: unknown
}

/** What came back, or why nothing did. */
export interface Reply {
  /** HTTP's; 0 when nothing came. */
  readonly status: number
  readonly text: string
  /** Undefined when the text is no JSON. */
  readonly body: unknown
  readonly ms: number
  readonly lost?: 'timeout' | 'unreachable'
}

export interface LineOptions {
  /** Of the server, without a slash at its end: `https://shop.example`. */
  readonly origin: string
  readonly projectKey: string
  /** How long one call may take, ms. */
  readonly timeoutMs: number
  /** How many calls are under way at once. */
  readonly width: number
  readonly locale: string
  /** The machine's own unless given. */
  readonly fetch?: (request: Request) => Response | Promise<Response>
  /** Milliseconds since 1970; the machine's own unless given. */
  readonly nowMs?: () => number
}

const DEVICE = {
  clientType: 'WapH5',
  appType: 'h5',
  isMobile: true,
  clientUrl: '/',
  project: settings.project,
} as const
const NOBODY = { epoch: 0, tenant: 'master', merchantId: '', regionId: '', filter: '' } as const

/** The path and the search of a call, as they stand in its address after the host. */
export function addressOf({ path }: AnyContract, { params = {}, query }: Input) {
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(params[name] ?? '')),
    search: formatUrl('', query),
  }
}

/** Sends calls as the client does, signed and with its headers, a few at a time. */
export class Line {
  private free: number
  private readonly waiting: (() => void)[] = []
  /** Seconds the server's clock is ahead; learnt from a 412. */
  private offset = 0

  constructor(private readonly options: LineOptions) {
    this.free = options.width
  }

  /**
   * Makes a call. Never rejects: what was lost on the way is said in the reply.
   *
   * @param who makes it; nobody unless given.
   */
  async send(contract: AnyContract, input: Input, who?: Credentials): Promise<Reply> {
    if (this.free > 0) this.free--
    else await new Promise<void>((resolve) => this.waiting.push(resolve))
    try {
      const reply = await this.once(contract, input, who)
      const told = isObject(reply.body) && reply.body.code === 412 && reply.body.time
      if (typeof told !== 'number' || this.offset !== 0) return reply
      this.offset = told - this.seconds()
      return await this.once(contract, input, who)
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.free++
    }
  }

  private seconds(): number {
    return Math.floor((this.options.nowMs ?? Date.now)() / 1000)
  }

  private async once(contract: AnyContract, input: Input, who?: Credentials): Promise<Reply> {
    const request = await this.build(contract, input, who)
    const started = Date.now()
    const lost = (why: 'timeout' | 'unreachable', text: string): Reply => ({
      status: 0,
      text,
      body: undefined,
      ms: Date.now() - started,
      lost: why,
    })
    const late = timer(this.options.timeoutMs)
    try {
      const carry = this.options.fetch ?? fetch
      const answered = Promise.resolve(carry(request)).then(async (response) => ({
        status: response.status,
        text: await response.text(),
      }))
      const came = await Promise.race([answered, late.over])
      if (!came) return lost('timeout', `nothing after ${this.options.timeoutMs} ms`)
      return { ...came, body: toJson(came.text), ms: Date.now() - started }
    } catch (error) {
      return lost('unreachable', error instanceof Error ? error.message : String(error))
    } finally {
      late.clear()
    }
  }

  private async build(contract: AnyContract, input: Input, who?: Credentials) {
    const host: HostName = contract.host ?? 'main'
    const { path, search } = addressOf(contract, input)
    const { body } = input
    const form = contract.multipart ? toForm(body) : undefined
    const text = form || body === undefined ? '' : JSON.stringify(body)
    const { 'Content-Type': type = '', ...headers } = await buildHeaders({
      session: { ...NOBODY, user: who },
      device: { ...DEVICE, locale: this.options.locale },
      projectKey: this.options.projectKey,
      signer: signer(ownSigner),
      timestamp: this.seconds() + this.offset,
      nonce: newRequestId(),
      request: {
        host,
        method: contract.method,
        path,
        query: search,
        body: text,
        anonymous: who === undefined,
      },
    })
    return new Request(`${this.options.origin}/${host}/${path}${search}`, {
      method: contract.method,
      // A form names its own boundary.
      headers: form ? headers : { ...headers, 'Content-Type': type },
      ...(form ? { body: form } : text !== '' && { body: text }),
    })
  }
}

function timer(ms: number) {
  let handle: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<undefined>((resolve) => {
    handle = setTimeout(() => resolve(undefined), ms)
  })
  return { over, clear: () => clearTimeout(handle) }
}

function toForm(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
    if (value instanceof Blob) form.append(name, value, 'conformance.txt')
    else form.append(name, String(value))
  }
  return form
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
