import type { AnyEndpoint } from '../../src/http/endpoint'
import { HEADER } from '../../src/http/headers'
import { sign } from '../../src/shared/signature'
import { settings } from '../../taproom.config'
import type { Sandbox } from './sandbox'

export interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

export type Data<E extends AnyEndpoint> = Awaited<ReturnType<E>>

/** A refusal has code and words and no data. */
interface Envelope {
  readonly code: number
  readonly message: string
  readonly data?: unknown
  readonly result?: unknown
}

/** Somebody who makes the app's calls without the app. */
export interface Caller {
  /** What a call answers. @throws when it is refused. */
  call<E extends AnyEndpoint>(endpoint: E, input?: Input): Promise<Data<E>>
  /** Why a call is refused; empty when it is not. */
  refusal(endpoint: AnyEndpoint, input?: Input): Promise<string>
}

const toSearch = (query: Input['query']) => (query ? `?${new URLSearchParams(query)}` : '')

/** @param token of who calls; nobody in particular without one. */
export function callerOf({ origin }: Sandbox, token = ''): Caller {
  async function ask({ contract }: AnyEndpoint, { params, query, body }: Input = {}) {
    const { method, host = 'main' } = contract
    const filled = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '')
    const path = filled + toSearch(query)
    const text = method === 'GET' ? '' : JSON.stringify(body ?? {})
    const timestamp = Math.floor(Date.now() / 1000)
    const nonce = crypto.randomUUID()
    const signature = sign({ timestamp, nonce, method, path }, text, settings.keys.project)
    const response = await fetch(`${origin}/${host}/${path}`, {
      method,
      ...(text !== '' && { body: text }),
      headers: {
        'content-type': 'application/json',
        [HEADER.language]: 'zh-CN',
        [HEADER.timestamp]: String(timestamp),
        [HEADER.nonce]: nonce,
        [HEADER.sign]: signature,
        ...(token && { [HEADER.authorization]: `Bearer ${token}` }),
      },
    })
    return (await response.json()) as Envelope
  }

  async function call<E extends AnyEndpoint>(endpoint: E, input?: Input): Promise<Data<E>> {
    const { code, message, data, result } = await ask(endpoint, input)
    if (code !== 200) throw new Error(`${endpoint.contract.path}: ${code} ${message}`)
    return (data ?? result) as Data<E>
  }

  return {
    call,
    async refusal(endpoint, input) {
      const { code, message } = await ask(endpoint, input)
      return code === 200 ? '' : message
    },
  }
}
