import type { Kysely } from 'kysely'
import type { SandboxClock } from './clock'
import type { Faults } from './controls/faults'
import type { RequestLog } from './controls/request-log'
import type { Database } from './database/schema'
import type { Gateways } from './gateways'
import type { Tokens } from './security/tokens'

/** What lives as long as the sandbox does. */
export interface Services {
  readonly db: Kysely<Database>
  readonly clock: SandboxClock
  readonly tokens: Tokens
  readonly gateways: Gateways
  readonly faults: Faults
  readonly log: RequestLog
  readonly projectKey: string
  /** A line for the person at the console. */
  readonly print: (line: string) => void
}
