import type { HostError } from '../types'
import { isAlipay } from './boot'
import { HostFailure, logCall, plannedFailure } from './bridge'
import { report } from './errors'
import { checkCall } from './limits/check-call'

/** The callbacks every asynchronous host API takes among its options. */
export interface Callbacks {
  success?(result: unknown): void
  fail?(error: unknown): void
  complete?(outcome: unknown): void
}

export type Options = Record<string, unknown>
export type AsyncApi = (options: Options) => unknown
export type SyncApi = (...args: never[]) => unknown

/**
 * Gives a function the calling convention of its host: options with callbacks, or a promise when
 * no callback is given.
 */
export function asyncApi(name: string, run: AsyncApi): (options?: Options) => unknown {
  return (options = {}) => {
    const { success, fail, complete, ...rest } = options as Options & Callbacks
    logCall(name, rest)
    const outcome = start(name, run, rest)
    if (!success && !fail && !complete) return outcome
    outcome.then(
      (result) => {
        callback(name, success, result)
        callback(name, complete, result)
      },
      (error) => {
        callback(name, fail, error)
        callback(name, complete, error)
      },
    )
    return undefined
  }
}

async function start(name: string, run: AsyncApi, options: Options): Promise<unknown> {
  // Every host answers later, never within the call.
  await Promise.resolve()
  try {
    checkCall(name, options)
  } catch (reason) {
    throw asHostError(name, reason)
  }
  const failure = plannedFailure(name)
  if (failure) throw asHostError(name, failure)
  try {
    return success(name, await run(options))
  } catch (reason) {
    throw asHostError(name, reason)
  }
}

/** The success value of a host: WeChat adds `errMsg`. */
export function success(name: string, result: unknown): object {
  const fields = (result ?? {}) as object
  return isAlipay() ? { ...fields } : { errMsg: `${name}:ok`, ...fields }
}

/** Any failure in the shape the host's `fail` callback gets. */
export function asHostError(name: string, reason: unknown): object {
  const planned = reason as HostError
  if (!(reason instanceof Error) && (planned?.errMsg || planned?.error !== undefined)) {
    return planned
  }
  const failure =
    reason instanceof HostFailure ? reason : new HostFailure((reason as Error)?.message ?? 'error')
  if (!(reason instanceof HostFailure)) report(`host api ${name}`, reason)
  return isAlipay()
    ? { error: failure.code, errorMessage: failure.message, ...failure.fields }
    : { errMsg: `${name}:fail ${failure.message}`.trim(), ...failure.fields }
}

/** Runs a callback of the bundle. A throwing one is an error of the page, not of the API. */
export function callback(
  name: string,
  run: ((value: unknown) => void) | undefined,
  value: unknown,
): void {
  if (!run) return
  try {
    run(value)
  } catch (reason) {
    report(`callback of ${name}`, reason)
  }
}

/** Gives a synchronous API a log entry and lets a planned failure throw. */
export function syncApi(name: string, run: SyncApi, logged = true): SyncApi {
  return (...args) => {
    if (logged) logCall(name, args.length > 1 ? args : (args[0] ?? null))
    const failure = plannedFailure(name)
    if (failure) throw Object.assign(new Error(failure.errMsg ?? failure.errorMessage), failure)
    try {
      return run(...args)
    } catch (reason) {
      throw Object.assign(reason as Error, asHostError(name, reason))
    }
  }
}
