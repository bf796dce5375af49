import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import type { AnyContract, AnyEndpoint, EndpointInput } from '../src/http/endpoint'
import type { Database } from './database/schema'
import type { Locale } from './locale'
import type { Services } from './services'

export type { Locale } from './locale'

/** Who is calling, once the token has been checked. */
export interface Caller {
  readonly id: string
}

/** The session a call came with. */
export interface LiveSession {
  readonly id: string
  readonly userId: string
  readonly token: string
  /** When the token ends, seconds since 1970. */
  readonly expiresAt: number
}

/** What a handler may use. `user` is there when the contract's `auth` is `user` and the token was good. */
export interface Context {
  readonly db: Kysely<Database>
  /** Seconds since 1970 by the sandbox's own clock, which `/sandbox/clock` can move. */
  readonly now: () => number
  readonly locale: Locale
  readonly user: Caller | undefined
  readonly session: LiveSession | undefined
  /** `http://127.0.0.1:4000`, as the caller reached us. */
  readonly origin: string
  /** Where a browser goes after the cashier: the page that asked, if it may be trusted. */
  readonly returnOrigin: string
  readonly clientType: string
  /** The city or county the caller has chosen; empty for all places. */
  readonly regionId: string
  /** Of the connection; empty for a call in process. */
  readonly address: string
  readonly services: Services
}

type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined

/** The input of a call after validation: defaults filled in. */
type Handled<E> = E extends { contract: infer C }
  ? C extends { query?: infer Q; body?: infer B; data: infer D; path: infer P }
    ? {
        readonly params: P extends string
          ? EndpointInput<P, undefined, undefined> extends { params: infer K }
            ? { readonly [Name in keyof K]: string }
            : Record<string, never>
          : never
        readonly query: Output<Q>
        readonly body: Output<B>
        readonly data: D extends v.GenericSchema ? v.InferInput<D> : never
      }
    : never
  : never

/** A call as the sandbox answers it. Collected noun by noun (`routes.ts`) and mounted by `app.ts`. */
export interface Handler {
  readonly contract: AnyContract
  readonly answer: (
    input: { params: Record<string, string>; query: unknown; body: unknown },
    context: Context,
  ) => Promise<unknown>
}

/** Ties a handler to the client's own contract: both compile against the same shapes. */
export function handle<E extends AnyEndpoint>(
  endpoint: E,
  answer: (
    input: Pick<Handled<E>, 'params' | 'query' | 'body'>,
    context: Context,
  ) => Promise<Handled<E>['data']>,
): Handler {
  return { contract: endpoint.contract, answer: answer as unknown as Handler['answer'] }
}

/**
 * The caller of a contract whose `auth` is `user`; the app lets nobody else in.
 *
 * @throws Error in a handler whose contract does not ask for a user.
 */
export function callerOf({ user }: Context): Caller {
  if (!user) throw new Error('callerOf in a handler whose contract does not ask for a user')
  return user
}

/** The session of a contract whose `auth` is `user`. @throws Error as `callerOf` does. */
export function sessionOf({ session }: Context): LiveSession {
  if (!session) throw new Error('sessionOf in a handler whose contract does not ask for a user')
  return session
}
