import { readOrigins } from '../http/origins'
import type { StopTimes } from './stop'

type Environment = Readonly<Record<string, string | undefined>>

/** What the environment says about how this server runs. */
export interface ServerSettings {
  readonly isProduction: boolean
  /** Of the signature of calls before a login; the one of the sandbox when it is not given. */
  readonly projectKey: string | undefined
  /** What `/sandbox/…` asks for; made up when it is not given. */
  readonly controlToken: string | undefined
  /** Pages of other origins that may call. */
  readonly origins: readonly string[]
  readonly stopTimes: StopTimes
}

/** Docker kills after ten seconds: with the time a proxy needs to notice, the rest is left for the calls. */
const STOP_SECONDS = { drain: 2, patience: 6 }
/** Somebody sits before it and waits. */
const STOP_SECONDS_AT_A_DESK = { drain: 0, patience: 1 }

/**
 * Reads the environment of a server.
 *
 * @throws Error that names the variable which says what cannot be.
 */
export function readSettings(env: Environment): ServerSettings {
  const isProduction = env.NODE_ENV === 'production'
  const seconds = isProduction ? STOP_SECONDS : STOP_SECONDS_AT_A_DESK
  return {
    isProduction,
    projectKey: env.TAPROOM_PROJECT_KEY || undefined,
    controlToken: env.TAPROOM_SANDBOX_TOKEN || undefined,
    origins: readOrigins(env.TAPROOM_ORIGINS, isProduction),
    stopTimes: {
      drain: readSeconds(env, 'TAPROOM_DRAIN_SECONDS', seconds.drain) * 1000,
      patience: readSeconds(env, 'TAPROOM_STOP_SECONDS', seconds.patience) * 1000,
    },
  }
}

/** A time as a person writes it: at most ten minutes. */
function readSeconds(env: Environment, name: string, otherwise: number): number {
  const text = env[name]?.trim()
  if (!text) return otherwise
  const seconds = Number(text)
  if (seconds >= 0 && seconds <= 600) return seconds
  throw new Error(`${name}: ${text} is no number of seconds from 0 to 600`)
}
