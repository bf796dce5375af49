import type { Kysely } from 'kysely'
import type { AnyContract } from '../src/http/endpoint'
import type { DrawnPages } from './builder/drawn-pages'
import type { News } from './chat/news'
import type { SandboxClock } from './clock'
import type { Faults } from './controls/faults'
import type { RequestLog } from './controls/request-log'
import type { Alone } from './database/dialect/dialect'
import type { Database } from './database/schema'
import type { FormSpec } from './form/spec'
import type { Gateways } from './gateways'
import type { Proxies } from './http/proxies'
import type { RateLimits } from './running/rates'
import type { FilePasses } from './security/file-passes'
import type { Nonces } from './security/nonces'
import type { Tokens } from './security/tokens'
import type { Demo } from './seed/demo'
import type { FileStore } from './storage/file-store'

/** What lives as long as the sandbox does. */
export interface Services {
  readonly db: Kysely<Database>
  /** Whose goods and words the house has. */
  readonly demo: Demo
  readonly alone: Alone
  readonly clock: SandboxClock
  readonly tokens: Tokens
  readonly passes: FilePasses
  /** Keeps what people upload. */
  readonly files: FileStore
  readonly nonces: Nonces
  readonly gateways: Gateways
  readonly faults: Faults
  readonly log: RequestLog
  /** Who hears that there is something new in a conversation. */
  readonly news: News
  /** Forms a tester gave, besides those of the house; gone with a reset. */
  readonly forms: Map<string, FormSpec>
  /** Draws pages ahead of the app. */
  readonly drawn: DrawnPages
  /** Of what ships with the processes on this database: another release may have other pages. */
  readonly epoch: string
  /** Every call the sandbox answers. */
  readonly contracts: readonly AnyContract[]
  readonly projectKey: string
  /** Pages of other origins that may call. */
  readonly origins: readonly string[]
  /** A line for the person at the console. */
  readonly print: (line: string) => void
  /** What went wrong, for who runs it: where it was, and what was thrown. */
  readonly fail: (where: string, error: unknown) => void
  /** How many calls addresses and accounts may make; without it as many as they like. */
  readonly limits: RateLimits | undefined
  /** Whose word about an address is taken. */
  readonly proxies: Proxies
}
