import * as v from 'valibot'
import { ContractError, ValidationError } from '../errors'
import type { TextKey } from '../shared/l10n'
import { checkRequired, checkSorts, type RequiredPart } from '../shared/query'
import type { Credentials, Method, UploadForm } from '../shared/transport'
import { encodePart } from '../shared/url'

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
  /** See `CallOptions`. */
  readonly quiet?: boolean
  readonly background?: boolean
  /** What is sent in place of `body`, which has one file in it. */
  readonly form?: UploadForm
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

type Schema = v.GenericSchema
type Flat<T> = { [K in keyof T]: T[K] }

/**
 * What client and sandbox agree on for one call (__tests__/spec/calls.json). The sandbox validates `query`
 * and `body` with the same schemas, and its handlers must return `data`.
 */
export interface Contract<
  Q extends Schema | undefined,
  B extends Schema | undefined,
  D extends Schema,
> {
  readonly method: Method
  /** Exactly as the specification spells it, `{name}` for a parameter. */
  readonly path: string
  /** Which of the three servers answers; `main` unless said. */
  readonly host?: HostName
  /** Sent through the alternate client: passwords, identity, codes (client spec §7). */
  readonly alternate?: true
  readonly query?: Q
  readonly body?: B
  readonly data: D
  /** `user`: refuses without a session. `optional`: knows the user if there is one. Default `none`. */
  readonly auth?: 'none' | 'optional' | 'user'
  /** Accepted without a signature: index.html asks before any code is there (decision 0007). */
  readonly unsigned?: true
  /** A POST that only reads (`…/page`, `…/list`): shared in flight and retried like a GET. */
  readonly read?: true
  /** The body has one file among its fields and travels as a form. */
  readonly multipart?: true
}

// biome-ignore lint/suspicious/noExplicitAny: a contract whose shapes are forgotten, for tables of them.
export type AnyContract = Contract<any, any, any>

type PathParameters<P extends string> = P extends `${string}{${infer K}}${infer R}`
  ? { [Key in K]: string | number } & PathParameters<R>
  : unknown

/** The one argument of an endpoint function: path parameters, query and body side by side by role. */
export type EndpointInput<
  P extends string,
  Q extends Schema | undefined,
  B extends Schema | undefined,
> = Flat<
  (P extends `${string}{${string}` ? { params: Flat<PathParameters<P>> } : unknown) &
    (Q extends Schema ? { query: v.InferInput<Q> } : unknown) &
    (B extends Schema ? { body: v.InferInput<B> } : unknown)
>

export interface CallOptions {
  /** Settles the call with `RequestCancelledError` when aborted. */
  readonly signal?: AbortSignal
  /** A read without the app's spinner: whoever draws it shows its own waiting state. */
  readonly quiet?: boolean
  /** Nobody waits for it: the app does it by itself, or what was tapped is drawn as done before the answer. */
  readonly background?: boolean
  /** How much of a form has been sent, 0 to 1. */
  readonly onProgress?: (fraction: number) => void
  /** Sent in place of the body (`uploadFile`). */
  readonly form?: UploadForm
  /** False: a refused session is not renewed for this call. */
  readonly recover?: false
  /** Makes the call with a stored token instead of the session. */
  readonly credentials?: Credentials
}

type Arguments<I> = keyof I extends never
  ? [input?: undefined, options?: CallOptions]
  : [input: I, options?: CallOptions]

/** A typed call: `const user = await login({ body })`. Carries its contract for the sandbox and tests. */
export type Endpoint<
  P extends string,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  D extends Schema,
> = ((...args: Arguments<EndpointInput<P, Q, B>>) => Promise<v.InferOutput<D>>) & {
  readonly contract: Contract<Q, B, D> & { readonly path: P }
}

// biome-ignore lint/suspicious/noExplicitAny: an endpoint whose shapes are forgotten, for tables of them.
export type AnyEndpoint = ((input?: any, options?: CallOptions) => Promise<any>) & {
  readonly contract: AnyContract
}

/** What all calls go through. It knows no user: who calls, the client is told with each request. */
class Line {
  private client: HttpClient | undefined

  connect(client: HttpClient | undefined): HttpClient | undefined {
    const before = this.client
    this.client = client
    return before
  }

  send(request: HttpRequest): Promise<unknown> {
    if (!this.client) throw new Error('setHttpClient was not called')
    return this.client.send(request)
  }
}
const line = new Line()

/** Called once by `bootstrap`, and by what stands before the client for a while. @returns the one before. */
export const setHttpClient = (client: HttpClient | undefined): HttpClient | undefined =>
  line.connect(client)

interface LooseInput {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string | number | boolean | undefined>
  readonly body?: unknown
}

/**
 * Declares one call of the specification. The function it returns sends the call and resolves with the
 * parsed data of the envelope.
 *
 * @throws AppError of the kinds in `src/errors`; ContractError when the data has another shape.
 */
export function endpoint<
  const P extends string,
  D extends Schema,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(contract: Contract<Q, B, D> & { readonly path: P }): Endpoint<P, Q, B, D> {
  async function send(input: LooseInput = {}, options: CallOptions = {}) {
    const path = fillPath(contract.path, input.params)
    /** Given along, so that the request inspector judges an answer as the caller does. */
    const check = (data: unknown) => {
      const result = v.safeParse(contract.data, data)
      if (result.success) return result.output
      throw new ContractError(
        path,
        result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()),
      )
    }
    const data = await line.send({
      host: contract.host ?? 'main',
      method: contract.method,
      alternate: contract.alternate,
      path,
      query: input.query,
      body: input.body,
      read: contract.read === true || contract.method === 'GET',
      anonymous: (contract.auth ?? 'none') === 'none',
      check,
      ...options,
    })
    return check(data)
  }
  return Object.assign(send, { contract }) as unknown as Endpoint<P, Q, B, D>
}

function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodePart(String(params[name])))
}

export interface Problem {
  readonly field: string
  readonly messageKey: TextKey
}

/**
 * A call that looks at its input before it leaves.
 *
 * @throws ValidationError whose text is that of client spec §5; nothing is sent then.
 */
export function guarded<E extends AnyEndpoint>(
  call: E,
  check: (input: NonNullable<Parameters<E>[0]>) => Problem | undefined,
): E {
  async function send(...[input, options]: Parameters<E>) {
    const problem = check(input)
    if (problem) throw new ValidationError(problem.field, problem.messageKey)
    return call(input, options)
  }
  return Object.assign(send, { contract: call.contract }) as unknown as E
}

/** The first required part that is empty. */
export function missing(parts: Partial<Record<RequiredPart, unknown>>): Problem | undefined {
  const names = Object.keys(parts) as RequiredPart[]
  const problems = names.flatMap((field) => {
    const messageKey = checkRequired(field, parts[field])
    return messageKey ? [{ field, messageKey }] : []
  })
  return problems[0]
}

/** A sort that is neither Desc nor Asc. */
export function wrongSort(sorts: unknown): Problem | undefined {
  const messageKey = checkSorts(sorts)
  return messageKey ? { field: 'type', messageKey } : undefined
}
