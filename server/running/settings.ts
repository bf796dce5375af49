import { readVendors, type VendorSettings } from '../gateways/settings'
import { readOrigins } from '../http/origins'
import { Proxies } from '../http/proxies'
import { BEER_DEMO, type Demo, demoOf } from '../seed/demo'
import { type ObjectStorage, readObjectStorage } from '../storage/object-storage'
import { LOG_LEVELS, type LogLevel } from './log'
import { missingIn } from './missing'
import { RATES, type Rates } from './rates'
import type { StopTimes } from './stop'
import { WrongSettings } from './wrong-settings'

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What the environment says about how this server runs. */
export interface ServerSettings {
  readonly isProduction: boolean
  /** Of a PostgreSQL database; a libsql file in the data folder without. */
  readonly databaseUrl: string | undefined
  /** Whether a new database gets the demonstration's data. */
  readonly withDemo: boolean
  /** Which one that is: that of the brand. */
  readonly demo: Demo
  /** Of the signature of calls before a login; the one of the sandbox when it is not given. */
  readonly projectKey: string | undefined
  /** What `/sandbox/…` asks for; made up when it is not given. */
  readonly controlToken: string | undefined
  /** Pages of other origins that may call. */
  readonly origins: readonly string[]
  readonly proxies: Proxies
  readonly rates: Rates | undefined
  readonly logLevel: LogLevel
  /** What opens `/metrics`, if anything does. */
  readonly metricsToken: string | undefined
  readonly stopTimes: StopTimes
  /** Where uploads are kept; in the database when it is not given. */
  readonly objects: ObjectStorage | undefined
  /** Whom a server for customers speaks to; elsewhere all are simulated. */
  readonly vendors: VendorSettings
}

/** Docker kills after ten seconds: with the time a proxy needs to notice, the rest is left for the calls. */
const STOP_SECONDS = { drain: 2, patience: 6 }
/** Somebody sits before it and waits. */
const STOP_SECONDS_AT_A_DESK = { drain: 0, patience: 1 }
const TOKEN_LENGTH = 16

/**
 * Reads the environment of a server.
 *
 * @throws WrongSettings that names what is missing in production, or the variable which says what cannot be.
 */
export function readSettings(env: Environment): ServerSettings {
  const isProduction = env.NODE_ENV === 'production'
  const missing = isProduction ? missingIn(env) : []
  if (missing.length > 0) throw new WrongSettings(refusalOf(missing))
  const demo = readSwitch(env, 'TAPROOM_DEMO', false)
  const seconds = isProduction ? STOP_SECONDS : STOP_SECONDS_AT_A_DESK
  return {
    isProduction,
    databaseUrl: readDatabaseUrl(env),
    withDemo: !isProduction || demo,
    demo: demoOf(env.BRAND),
    projectKey: env.TAPROOM_PROJECT_KEY || undefined,
    controlToken: env.TAPROOM_SANDBOX_TOKEN || undefined,
    origins: readOrigins(env.TAPROOM_ORIGINS, isProduction),
    proxies: new Proxies(env.TAPROOM_PROXIES),
    rates: readSwitch(env, 'TAPROOM_LIMITS', isProduction) ? RATES : undefined,
    logLevel: readLevel(env, isProduction ? 'info' : 'warn'),
    metricsToken: readToken(env, 'TAPROOM_METRICS_TOKEN'),
    objects: readObjectStorage(env),
    vendors: isProduction ? readVendors(env) : {},
    stopTimes: {
      drain: readSeconds(env, 'TAPROOM_DRAIN_SECONDS', seconds.drain) * 1000,
      patience: readSeconds(env, 'TAPROOM_STOP_SECONDS', seconds.patience) * 1000,
    },
  }
}

/** Where the data lies unless somebody says: another brand's demonstration has a folder of its own. */
export function dataDirOf({ TAPROOM_DATA, BRAND }: Environment): string {
  const { brand } = demoOf(BRAND)
  return TAPROOM_DATA ?? (brand === BEER_DEMO.brand ? '.data' : `.data/${brand}`)
}

const refusalOf = (missing: readonly string[]) =>
  `With NODE_ENV=production nothing is simulated, and this is missing:
${missing.map((line) => `  - ${line}`).join('\n')}
To try it out start without NODE_ENV=production, as npm start does: then all of it is simulated.
docs/how-to/run-a-server.md says more.`

function readSwitch(env: Environment, name: string, otherwise: boolean): boolean {
  const text = env[name]?.trim()
  if (!text) return otherwise
  if (text === '1' || text === '0') return text === '1'
  throw new WrongSettings(`${name}: ${text} is neither 1 nor 0`)
}

function readDatabaseUrl({ TAPROOM_DATABASE_URL: given }: Environment): string | undefined {
  const url = given?.trim()
  if (!url || /^postgres(ql)?:\/\//.test(url)) return url || undefined
  // It may hold a password: it is not repeated.
  throw new WrongSettings('TAPROOM_DATABASE_URL does not begin with postgres://')
}

function readLevel(env: Environment, otherwise: LogLevel): LogLevel {
  const text = env.TAPROOM_LOG_LEVEL?.trim()
  if (!text) return otherwise
  const level = LOG_LEVELS.find((each) => each === text)
  if (level) return level
  throw new WrongSettings(`TAPROOM_LOG_LEVEL: ${text} is none of ${LOG_LEVELS.join(', ')}`)
}

/** A secret that opens something; a short one is guessed. */
function readToken(env: Environment, name: string): string | undefined {
  const token = env[name]?.trim()
  if (!token) return undefined
  if (token.length >= TOKEN_LENGTH) return token
  throw new WrongSettings(`${name} has fewer than ${TOKEN_LENGTH} characters`)
}

/** A time as a person writes it: at most ten minutes. */
function readSeconds(env: Environment, name: string, otherwise: number): number {
  const text = env[name]?.trim()
  if (!text) return otherwise
  const seconds = Number(text)
  if (seconds >= 0 && seconds <= 600) return seconds
  throw new WrongSettings(`${name}: ${text} is no number of seconds from 0 to 600`)
}
