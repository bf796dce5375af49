import { isObject } from './json'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface TransportRequest {
  readonly url: string
  readonly method: Method
  readonly headers: Readonly<Record<string, string>>
  /** Serialised JSON. A string, so that the signature covers exactly what is sent. */
  readonly body: string | undefined
  readonly timeoutMs: number
  readonly signal?: AbortSignal
  /** A file goes with it, as multipart; `body` is then undefined and no part of it is signed. */
  readonly form?: UploadForm
  /** Throws when the data inside the answer is not what was agreed on. No transport needs it; the inspector does. */
  readonly check?: (data: unknown) => unknown
}

/** A file on the device. */
export interface LocalFile {
  /** A path of the host, or an object URL: good for showing and for sending, until the app ends. */
  readonly path: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** The file itself, on hosts where a path is not enough. */
  readonly blob?: Blob
}

export interface UploadForm {
  /** Name of the form's field that holds the file. */
  readonly field: string
  readonly file: LocalFile
  /** The other fields. */
  readonly fields: Readonly<Record<string, string>>
  /** How much has been sent, 0 to 1. */
  readonly onProgress?: (fraction: number) => void
}

export interface TransportResponse {
  readonly status: number
  /** Parsed JSON when it is JSON, else the text. */
  readonly body: unknown
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** What an answer says once it is open. */
export interface Opened {
  readonly ok: boolean
  /** As HTTP's statuses mean it where it is a refusal: 401, 404, 412 move the app (src/errors). */
  readonly code: number
  readonly data: unknown
  /** What is said to people about a refusal. */
  readonly message?: unknown
  /** Seconds since 1970 by the server, where a refusal tells. */
  readonly time?: number | undefined
}

/** Opens answers of one server; undefined for what is none of its envelopes. Must not throw. */
export type Envelope = (response: TransportResponse) => Opened | undefined

const OK = 200
const REFUSED = 400
/** Of an answer that is no object: none. */
export const fieldsOf = (body: unknown) => (isObject(body) ? body : {})

interface EnvelopeNames {
  /** The field whose number says how it went, and which number is a yes. */
  readonly code: string
  readonly ok: number
  /** The field that holds what was asked for. */
  readonly data: string
  /** The field with the words of a refusal; `message` unless given. */
  readonly message?: string
  /** The field with the server's time. */
  readonly time?: string
  /** HTTP's status counts where it refuses. */
  readonly gateway?: true
}

/** An envelope whose number says how it went: `{ code: 200, message: '', data: … }`. */
export const envelopeOf =
  ({ code: name, ok, data, message = 'message', time = '', gateway }: EnvelopeNames): Envelope =>
  ({ body, status }) => {
    const fields = fieldsOf(body)
    const { [name]: code, [time]: told } = fields
    if (typeof code !== 'number') return undefined
    return {
      ok: code === ok,
      code: gateway && status >= REFUSED ? status : code,
      data: fields[data],
      message: fields[message],
      time: typeof told === 'number' ? told : undefined,
    }
  }

/** No envelope: HTTP's status speaks, and the body is the answer. */
export const bareEnvelope: Envelope = ({ body, status }) => ({
  ok: status >= OK && status < 300,
  code: status,
  data: body,
  message: fieldsOf(body).message,
})

/** What a platform must offer to carry a request. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

/** What an anonymous call is signed over (point 7). */
export interface SignatureParts {
  /** Seconds since 1970, as sent in the `timestamp` header. */
  readonly timestamp: number
  /** Made up for this try of this call, as sent in the `nonce` header: no server takes it twice. */
  readonly nonce: string
  readonly method: string
  /** Path without host prefix, with its query as `encodePart` writes it: `product/page?keyWord=IPA`. */
  readonly path: string
}

/**
 * The text that is signed: one part a line. Shown by the request inspector.
 *
 * @param bodyHash SHA-256 in lower-case hex of the body exactly as sent; of nothing when there is none.
 */
export function signatureBase(
  { timestamp, nonce, method, path }: SignatureParts,
  bodyHash: string,
): string {
  return [timestamp, nonce, method, path, bodyHash].join('\n')
}

/**
 * The text of the header token of the chat host: user id and day (point 8). Who does not hold the session
 * cannot sign it, and it reads nothing but chat.
 *
 * @param seconds since 1970; the day is that of UTC, `YYYY-MM-DD`.
 */
export function chatTokenBase(userId: string, seconds: number): string {
  return userId + new Date(seconds * 1000).toISOString().slice(0, 10)
}

/** HMAC-SHA256 in lower-case hex, by what the host has for it: a browser's own takes a moment. */
export interface Signer {
  /** Over `signatureBase`, with the public project key. `body` exactly as sent. */
  sign(parts: SignatureParts, body: string, projectKey: string): string | Promise<string>
  /** Over `chatTokenBase`, with the token of the session; `seconds` since 1970. */
  chatToken(userId: string, sessionToken: string, seconds: number): string | Promise<string>
}

/** Who makes a call. */
export interface Credentials {
  readonly id: string
  readonly token: string
  /** Seconds since 1970. */
  readonly expireTime: number
}

/** Client types (client spec §9). */
export const CLIENT_TYPES = [
  'WapH5',
  'AlipayH5',
  'WeChat',
  'WeChatLite',
  'AppPlus',
  'Alipay',
] as const
export type ClientType = (typeof CLIENT_TYPES)[number]

/**
 * An id unlike any other, and no secret: it names one wish of the user, so that asking twice does not get it
 * twice (pitfalls P14), and tells one try of a call, or one run of the app, from the next.
 */
export function newRequestId(): string {
  const chance = () => Math.random().toString(36).slice(2, 10)
  return `${Date.now().toString(36)}${chance()}${chance()}`
}
