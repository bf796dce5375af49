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

/** What a platform must offer to carry a request. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

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
