import { asHostError, type Callbacks, callback, type Options, success } from '../api'
import { ask, type HostFailure, logCall, plannedFailure } from '../bridge'
import { remember, type TempFile } from '../files'
import { onInterrupt } from '../limits/background'
import { beginTransfer, endTransfer, interrupted } from '../limits/transfers'
import { recordTransfer } from '../limits/usage'

/** What the Node side answers to a request. Times are in milliseconds. */
export interface HttpAnswer {
  status: number
  headers: Record<string, string>
  cookies: string[]
  /** The body as base64, so that any bytes survive. */
  body: string
}

/** Why a request got no answer. */
export interface HttpFailure {
  failed: 'abort' | 'timeout' | 'network'
  message: string
}

export interface HttpRequest {
  url: string
  method: string
  headers: Record<string, string>
  /** Text, or base64 when `binary`. */
  body?: string
  binary?: boolean
  timeout: number
}

export interface Task {
  abort(): void
  onHeadersReceived(listener: (event: object) => void): void
  offHeadersReceived(): void
  onProgressUpdate(listener: (event: object) => void): void
  offProgressUpdate(): void
}

/** How a host shapes the outcome of a transfer. */
export interface TransferShape {
  name: string
  failure(failure: HttpFailure): HostFailure
}

let lastId = 0

/** Starts a transfer and returns its task; the callbacks hear of the outcome once. */
export function startTransfer(
  shape: TransferShape,
  options: Options,
  run: (id: number) => Promise<object>,
): Task {
  const { success: onSuccess, fail, complete, ...rest } = options as Options & Callbacks
  const { name } = shape
  logCall(name, rest)
  lastId += 1
  const id = lastId
  const headerListeners: ((event: object) => void)[] = []
  let aborted = false
  let cutOff = false
  const transfer = async (): Promise<object> => {
    recordTransfer({ api: name, url: String(options.url), atOnce: beginTransfer(name, options) })
    const done = onInterrupt(() => {
      cutOff = true
      void ask('abort', { id })
    })
    try {
      await Promise.resolve()
      const planned = plannedFailure(name)
      if (planned) throw asHostError(name, planned)
      if (aborted) throw shape.failure({ failed: 'abort', message: 'abort' })
      return await run(id)
    } catch (reason) {
      throw cutOff ? interrupted(name) : reason
    } finally {
      done()
      endTransfer()
    }
  }
  const outcome = transfer().then(
    (result) => {
      for (const listener of headerListeners) listener(result)
      return success(name, result)
    },
    (reason) => {
      throw asHostError(name, reason)
    },
  )
  outcome.then(
    (result) => {
      callback(name, onSuccess, result)
      callback(name, complete, result)
    },
    (error) => {
      callback(name, fail, error)
      callback(name, complete, error)
    },
  )
  return {
    abort: () => {
      logCall(`${name}Task.abort`, rest)
      aborted = true
      void ask('abort', { id })
    },
    onHeadersReceived: (listener: (event: object) => void) => headerListeners.push(listener),
    offHeadersReceived: () => headerListeners.splice(0),
    onProgressUpdate: () => undefined,
    offProgressUpdate: () => undefined,
  }
}

/** Sends a request through Node; throws the host's failure when no answer came. */
export async function send(
  shape: TransferShape,
  id: number,
  request: HttpRequest,
): Promise<HttpAnswer> {
  const answer = await ask<HttpAnswer | HttpFailure>('request', { id, ...request })
  if ('failed' in answer) throw shape.failure(answer)
  return answer
}

export interface UploadRequest extends HttpRequest {
  filePath: string
  field: string
  form: Record<string, unknown>
}

export async function upload(
  shape: TransferShape,
  id: number,
  request: UploadRequest,
): Promise<HttpAnswer> {
  const answer = await ask<HttpAnswer | HttpFailure>('upload', { id, ...request })
  if ('failed' in answer) throw shape.failure(answer)
  return answer
}

/** Fetches a file into a temporary path. */
export async function download(
  shape: TransferShape,
  id: number,
  request: HttpRequest,
): Promise<HttpAnswer & { file: TempFile }> {
  const answer = await ask<(HttpAnswer & { file: TempFile }) | HttpFailure>('download', {
    id,
    ...request,
  })
  if ('failed' in answer) throw shape.failure(answer)
  remember(answer.file)
  return answer
}

/** The address and body a host makes of `data`. */
export function encodeData(
  url: string,
  method: string,
  contentType: string,
  data: unknown,
): Pick<HttpRequest, 'url' | 'body' | 'binary'> {
  if (data === undefined || data === null || data === '') return { url }
  if (data instanceof ArrayBuffer) return { url, body: toBase64(data), binary: true }
  if (typeof data === 'string') return { url, body: data }
  const inUrl = method === 'GET' || method === 'HEAD'
  if (!inUrl && !contentType.includes('form-urlencoded')) {
    return { url, body: JSON.stringify(data) }
  }
  const query = Object.entries(data as object)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`)
    .join('&')
  if (!inUrl) return { url, body: query }
  return { url: query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url }
}

function asText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

export function toBase64(buffer: ArrayBuffer): string {
  let binary = ''
  for (const byte of new Uint8Array(buffer)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

export function fromBase64(base64: string): ArrayBuffer {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)).buffer
}

export function utf8(base64: string): string {
  return new TextDecoder().decode(fromBase64(base64))
}

/** Lower-cases header names; both hosts take any case. */
export function headersOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries((value ?? {}) as Record<string, unknown>).map(([name, each]) => [
      name.toLowerCase(),
      String(each),
    ]),
  )
}
