import { AppError, ContractError } from '../errors'
import { sha256Hex } from '../shared/signature'
import {
  signatureBase,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from '../shared/transport'
import { openEnvelope } from './client'
import type { HostName } from './endpoint'
import { HEADER } from './headers'
import { redact, redactHeaders, redactIssue, redactText, redactUrl } from './redact'

/** What the app makes of an answer, or of none. */
export interface Verdict {
  readonly ok: boolean
  /** The typed error, such as `SessionExpiredError`. */
  readonly error?: string
  /** The code the error was chosen by: the envelope's, or the HTTP status. */
  readonly code?: number
  /** What the server said, or what is wrong with the answer in the first place. */
  readonly why?: string
  /** Everything that is wrong with the answer: where, and what. */
  readonly issues?: readonly string[]
}

/** One request and its answer, without secrets, as the request inspector shows it. */
export interface Exchange {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** Absent while the answer is awaited. */
  readonly ms?: number
  readonly host: HostName
  readonly method: string
  /** Relative to the host, query included. */
  readonly path: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** The text the signature was made over. */
  readonly signatureBase: string
  /** Absent while the answer is awaited. */
  readonly verdict?: Verdict
  readonly status?: number
  readonly answer?: unknown
  readonly answerHeaders?: Readonly<Record<string, string>>
  /** The exchange this one repeats. */
  readonly replayOf?: number
}

/** Keeps the last requests of a development build (`/dev/requests`). */
export interface Recorder {
  /** Newest first. */
  list(): readonly Exchange[]
  subscribe(listener: () => void): () => void
  clear(): void
  /** A transport that notes down what passes. */
  wrap(transport: Transport): Transport
  /** Sends a kept request again, byte for byte. It shows up as a new exchange. */
  replay(id: number): Promise<void>
  /** An exchange as a fixture for a test: what was asked, what was answered. */
  fixture(exchange: Exchange): string
}

const KEPT = 60
const TARGET = /^.*?\/(main|chat|generic)\/(.*)$/

/** Creates an empty recorder. */
export function createRecorder(): Recorder {
  let exchanges: readonly Exchange[] = []
  let count = 0
  const originals = new Map<number, TransportRequest>()
  const listeners = new Set<() => void>()
  let carry: Transport = () => Promise.reject(new Error('no transport was wrapped'))

  function keep(next: readonly Exchange[]): void {
    exchanges = next.slice(0, KEPT)
    for (const id of originals.keys())
      if (!exchanges.some((kept) => kept.id === id)) originals.delete(id)
    for (const listener of listeners) listener()
  }

  /** An answer to an exchange that was cleared meanwhile is not news. */
  const settle = (done: Exchange) =>
    keep(exchanges.map((kept) => (kept.id === done.id ? done : kept)))

  async function record(request: TransportRequest, replayOf?: number): Promise<TransportResponse> {
    count += 1
    const exchange = { ...begin(count, request), replayOf }
    originals.set(exchange.id, request)
    keep([exchange, ...exchanges])
    try {
      const response = await carry(request)
      settle({
        ...exchange,
        ms: Date.now() - exchange.at,
        status: response.status,
        answer: redact(response.body),
        answerHeaders: redactHeaders(response.headers),
        verdict: judge(exchange, request, response),
      })
      return response
    } catch (error) {
      settle({ ...exchange, ms: Date.now() - exchange.at, verdict: failed(error) })
      throw error
    }
  }

  return {
    list: () => exchanges,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => keep([]),
    wrap(transport) {
      carry = transport
      return (request) => record(request)
    },
    async replay(id) {
      const request = originals.get(id)
      if (request) await record({ ...request, signal: undefined }, id).catch(() => undefined)
    },
    fixture({ host, method, path, body, status, answer }) {
      const fixture = { request: { host, method, path, body }, response: { status, body: answer } }
      return JSON.stringify(fixture, null, 2)
    },
  }
}

function begin(id: number, request: TransportRequest): Exchange {
  const { method, url, headers, body = '', form } = request
  const [, host = 'main', path = url] = TARGET.exec(url) ?? []
  return {
    id,
    at: Date.now(),
    host: host as HostName,
    method,
    path: redactUrl(path),
    url: redactUrl(url),
    headers: redactHeaders(headers),
    body: redact(form ? { ...form.fields, [form.field]: form.file.name } : parse(body)),
    signatureBase: redactText(
      signatureBase(
        {
          timestamp: Number(headers[HEADER.timestamp]),
          nonce: headers[HEADER.nonce] ?? '',
          method,
          path: redactUrl(path),
        },
        sha256Hex(body),
      ),
    ),
  }
}

/** As client and caller judge: by the envelope of the host, then by the contract of the call. */
function judge(
  to: { host: HostName; path: string },
  { check }: TransportRequest,
  response: TransportResponse,
): Verdict {
  try {
    const data = openEnvelope(to, response)
    check?.(data)
    return { ok: true }
  } catch (error) {
    return failed(error)
  }
}

function failed(error: unknown): Verdict {
  if (!(error instanceof AppError))
    return { ok: false, error: 'Error', why: redactText(String(error)) }
  if (error instanceof ContractError) {
    const issues = error.issues.map(redactIssue)
    return { ok: false, error: error.name, why: issues[0], issues }
  }
  const code = 'code' in error && typeof error.code === 'number' ? error.code : undefined
  const why = redactText(error.serverMessage || error.message)
  return { ok: false, error: error.name, code, why }
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
