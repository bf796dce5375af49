export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface TransportRequest {
  readonly url: string
  readonly method: Method
  readonly headers: Readonly<Record<string, string>>
  /** Serialised JSON. A string, so that the signature covers exactly what is sent. */
  readonly body: string | undefined
  readonly timeoutMs: number
  readonly signal?: AbortSignal
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
