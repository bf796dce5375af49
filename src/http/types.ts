import type { Credentials, Method } from '../shared/transport'

/** The three servers of client spec §7. */
export type HostName = 'main' | 'chat' | 'generic'

export type Query = Readonly<Record<string, string | number | boolean | undefined>>

export interface HttpRequest {
  readonly host: HostName
  readonly method: Method
  /** Relative to the host, no leading slash: `people/user/login`. */
  readonly path: string
  readonly query?: Query
  readonly body?: unknown
  /** Changes nothing on the server: may be shared in flight and retried. */
  readonly read: boolean
  /**
   * Through the alternate client (client spec §7; decision 0011): an address of its own, and neither
   * shared nor retried even when it reads, since each try may count.
   */
  readonly alternate?: true
  /** Sent without a session even when there is one, and signed. */
  readonly anonymous: boolean
  readonly signal?: AbortSignal
  /** No global spinner for this call. */
  readonly quiet?: boolean
  /** `body` is a flat object with one file in it, sent as a form. */
  readonly multipart?: boolean
  /** How much of a form has been sent, 0 to 1. */
  readonly onProgress?: (fraction: number) => void
  /** False for the call that ends the session: when it is refused, nobody wants another one. */
  readonly recover?: false
  /** A stored token this call is made with, before it is a session. */
  readonly credentials?: Credentials
  /** What the caller will make of the data; throws a ContractError. The client only hands it on. */
  readonly check?: (data: unknown) => unknown
}

export interface HttpClient {
  /** Resolves with the data inside the envelope. Every call settles (client spec §9: 60 s). */
  send(request: HttpRequest): Promise<unknown>
}
