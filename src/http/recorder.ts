import { isObject } from '../shared/json'
import { signatureBase } from '../shared/signature'
import type { Transport, TransportRequest } from '../shared/transport'
import { HEADER } from './headers'

/** One request and its answer, with secrets blacked out, as the request inspector shows it. */
export interface Exchange {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** Absent while the answer is awaited. */
  readonly ms?: number
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** The text the signature was made over. */
  readonly signatureBase: string
  readonly status?: number
  readonly answer?: unknown
  /** Why there is no answer. */
  readonly failure?: string
}

/** Keeps the last requests of a development build (`/dev/requests`). */
export interface Recorder {
  /** Newest first. */
  list(): readonly Exchange[]
  subscribe(listener: () => void): () => void
  /** A transport that notes down what passes. */
  wrap(transport: Transport): Transport
  /** Sends a kept request again, byte for byte. It shows up as a new exchange. */
  replay(id: number): Promise<void>
  /** An exchange as a fixture for a test: what was asked, what was answered. */
  fixture(exchange: Exchange): string
}

const KEPT = 60
const HIDDEN = '•••'
const SECRET_HEADERS: readonly string[] = [
  HEADER.authorization,
  HEADER.token,
  HEADER.userToken,
  HEADER.sign,
]
const SECRET_FIELDS = /password|token|verif(y|iy)code|sessionkey|openid|^code$|^data$|^iv$/i

/** Creates an empty recorder. `apiPath` takes the host prefix off a url's path, as signatures do. */
export function createRecorder(apiPath: (url: string) => string): Recorder {
  let exchanges: readonly Exchange[] = []
  let count = 0
  const originals = new Map<number, TransportRequest>()
  const listeners = new Set<() => void>()
  let carry: Transport = () => Promise.reject(new Error('no transport was wrapped'))

  function put(exchange: Exchange): void {
    exchanges = [exchange, ...exchanges.filter(({ id }) => id !== exchange.id)].slice(0, KEPT)
    for (const id of originals.keys())
      if (!exchanges.some((kept) => kept.id === id)) originals.delete(id)
    for (const listener of listeners) listener()
  }

  const recorded: Transport = async (request) => {
    count += 1
    const exchange = begin(count, request, apiPath(request.url))
    originals.set(exchange.id, request)
    put(exchange)
    try {
      const response = await carry(request)
      put({
        ...exchange,
        ms: Date.now() - exchange.at,
        status: response.status,
        answer: redact(response.body),
      })
      return response
    } catch (error) {
      put({ ...exchange, ms: Date.now() - exchange.at, failure: String(error) })
      throw error
    }
  }

  return {
    list: () => exchanges,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wrap(transport) {
      carry = transport
      return recorded
    },
    async replay(id) {
      const request = originals.get(id)
      if (request) await recorded({ ...request, signal: undefined }).catch(() => undefined)
    },
    fixture({ method, url, body, status, answer }) {
      const fixture = { request: { method, url, body }, response: { status, body: answer } }
      return JSON.stringify(fixture, null, 2)
    },
  }
}

function begin(id: number, request: TransportRequest, path: string): Exchange {
  const { method, url, headers, body = '' } = request
  const timestamp = Number(headers[HEADER.timestamp])
  const shown = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    SECRET_HEADERS.includes(name) && value !== '' ? HIDDEN : value,
  ])
  return {
    id,
    at: Date.now(),
    method,
    url,
    headers: Object.fromEntries(shown),
    body: redact(parse(body)),
    signatureBase: signatureBase({ timestamp, method, path, body }),
  }
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

/** A copy in which every text under a telling name is blacked out, at any depth. */
function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_FIELDS.test(name) && typeof inner === 'string' ? HIDDEN : redact(inner),
    ]),
  )
}
