import type { TextKey } from '../shared/l10n'

/** Every failure the app raises on purpose. Anything else that is thrown is a bug. */
export abstract class AppError extends Error {
  /** Set by hand: minifiers mangle constructor names, logs must not. */
  abstract override readonly name: string
  /** Locale key of the sentence shown to the user. */
  abstract readonly messageKey: TextKey
  /** What the server said, when it is meant for people (client spec §8, 'other 500: show the message'). */
  readonly serverMessage: string = ''
  /** What made this happen, for the log. */
  readonly reason?: unknown

  constructor(message: string, reason?: unknown) {
    super(message)
    this.reason = reason
  }
}

/** The request never produced an HTTP response. */
export class NetworkError extends AppError {
  override readonly name: string = 'NetworkError'
  readonly messageKey: TextKey = 'error.network'
  constructor(
    readonly path: string,
    reason?: unknown,
  ) {
    super(`no response from ${path}`, reason)
  }
}

/** No answer within the limit (client spec §9: 60 000 ms). */
export class RequestTimeoutError extends NetworkError {
  override readonly name = 'RequestTimeoutError'
  override readonly messageKey = 'error.timeout'
}

/** The caller no longer wants the answer: its page closed or a newer search replaced it. Never shown. */
export class RequestCancelledError extends AppError {
  override readonly name = 'RequestCancelledError'
  readonly messageKey = 'error.cancelled'
  constructor(readonly path: string) {
    super(`cancelled ${path}`)
  }
}

/** The server answered, and the answer was a refusal. Thrown as is for 500, 503 and unlisted codes. */
export class ApiError extends AppError {
  override readonly name: string = 'ApiError'
  readonly messageKey: TextKey = 'error.server'
  constructor(
    readonly path: string,
    readonly code: number,
    override readonly serverMessage: string,
  ) {
    super(`${code} from ${path}: ${serverMessage}`)
  }
}

/** 401, or 500 whose message names the token. The session store reacts; callers do not. */
export class SessionExpiredError extends ApiError {
  override readonly name = 'SessionExpiredError'
  override readonly messageKey = 'error.sessionExpired'
}

/** 404: 接口不存在，请注意大小写 */
export class EndpointNotFoundError extends ApiError {
  override readonly name = 'EndpointNotFoundError'
  override readonly messageKey = 'error.endpointNotFound'
}

/** 405: called with the wrong verb. */
export class MethodNotAllowedError extends ApiError {
  override readonly name = 'MethodNotAllowedError'
  override readonly messageKey = 'error.methodNotAllowed'
}

/** 412: the server's clock and ours differ by more than it allows. Healed once by the client, then shown. */
export class ClockSkewError extends ApiError {
  override readonly name = 'ClockSkewError'
  override readonly messageKey = 'error.clockSkew'
  constructor(
    path: string,
    code: number,
    serverMessage: string,
    /** Seconds since 1970 by the server's clock. */
    readonly serverTime: number,
  ) {
    super(path, code, serverMessage)
  }
}

/** The body was no envelope, or had the wrong shape inside. */
export class ContractError extends AppError {
  override readonly name = 'ContractError'
  readonly messageKey = 'error.dataFetchFailed'
  constructor(
    readonly path: string,
    readonly issues: readonly string[],
  ) {
    super(`unexpected body from ${path}: ${issues.join('; ')}`)
  }
}

/** The user closed the sheet, or the order expired while it was open. Warn, never report. */
export class UserCancelledError extends AppError {
  override readonly name = 'UserCancelledError'
  readonly messageKey = 'error.cancelledOrExpired'
}

/** Nobody can say yet whether the money moved: the server's answer decides (pitfalls P15). */
export class PaymentUnknownError extends AppError {
  override readonly name = 'PaymentUnknownError'
  readonly messageKey = 'error.paymentUnknown'
}

export type Capability = 'pay' | 'share' | 'scan' | 'login' | 'phone' | 'upload' | 'location'

/** This build has no such capability, for example sharing in a browser. */
export class UnsupportedError extends AppError {
  override readonly name = 'UnsupportedError'
  readonly messageKey: TextKey
  constructor(readonly capability: Capability) {
    super(`${capability} is not supported on this host`)
    this.messageKey = `error.unsupported.${capability}`
  }
}

/** A host API failed for a reason of its own. */
export class HostError extends AppError {
  override readonly name = 'HostError'
  constructor(
    readonly messageKey: TextKey,
    reason?: unknown,
  ) {
    super(messageKey, reason)
  }
}

export type NavigationProblem =
  | 'missing-url'
  | 'unknown-page'
  | 'repeated'
  | 'tab-page'
  | 'not-a-tab'
  | 'blocked-url'
  | 'host'

/** A navigation that was refused (client spec §8, 'Navigation'). */
export class NavigationError extends AppError {
  override readonly name = 'NavigationError'
  readonly messageKey: TextKey
  constructor(
    readonly problem: NavigationProblem,
    readonly url: string,
    reason?: unknown,
  ) {
    super(`${problem}: ${url}`, reason)
    this.messageKey = `error.navigation.${problem}`
  }
}

/** Local storage is full, unreadable or missing. */
export class StorageError extends AppError {
  override readonly name = 'StorageError'
  readonly messageKey: TextKey
  constructor(
    readonly problem: 'full' | 'tampered' | 'unavailable',
    readonly key: string,
    reason?: unknown,
  ) {
    super(`storage ${problem}: ${key}`, reason)
    this.messageKey = `error.storage.${problem}`
  }
}

/** The user's input breaks a rule; `messageKey` says which (client spec §5). */
export class ValidationError extends AppError {
  override readonly name = 'ValidationError'
  constructor(
    readonly field: string,
    readonly messageKey: TextKey,
  ) {
    super(`${field}: ${messageKey}`)
  }
}

/** Maps a failed envelope to its error. The only place that knows the codes (client spec §8). */
export function toApiError(
  path: string,
  code: number,
  message: string,
  serverTime?: number,
): ApiError {
  if (code === 401) return new SessionExpiredError(path, code, message)
  if (code === 500 && /token/i.test(message)) return new SessionExpiredError(path, code, message)
  if (code === 404) return new EndpointNotFoundError(path, code, message)
  if (code === 405) return new MethodNotAllowedError(path, code, message)
  if (code === 412 && serverTime !== undefined) {
    return new ClockSkewError(path, code, message, serverTime)
  }
  return new ApiError(path, code, message)
}

/** A definition names a call this client does not make: it is for a newer one, or it is wrong. */
export class UnsupportedCallError extends AppError {
  override readonly name = 'UnsupportedCallError'
  readonly messageKey = 'engine.update.note'
  constructor(readonly call: string) {
    super(`${call} is not in the table of calls`)
  }
}

/** Codes of something between us and the server: it may have done what was asked. */
const BETWEEN: readonly number[] = [502, 503, 504]

/** True when the server could not be reached: it is the network's failure, and not that of what was asked. */
export const isOutage = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && BETWEEN.includes(error.code))

/** True when the server itself said no. A lost or unreadable answer may have been a yes. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && !BETWEEN.includes(error.code)

/**
 * The user did not agree to the host's privacy guidelines, so the call was not made. What they entered
 * stays; the same tap asks again.
 */
export class PrivacyRefusedError extends AppError {
  override readonly name = 'PrivacyRefusedError'
  readonly messageKey = 'platform.privacy.refused'
  constructor(reason?: unknown) {
    super('privacy guidelines refused', reason)
  }
}

/** Client spec §8, 'Mini-program', and commerce spec §8: one problem a text of the catalogue. */
export type LoginProblem =
  | 'openId'
  | 'noOpenId'
  | 'miniOpenId'
  | 'noSessionKey'
  | 'declined'
  | 'profile'
  | 'phone'
  | 'failed'

/** A login through the host (WeChat, Alipay) that came to nothing; `problem` says at which step. */
export class LoginError extends AppError {
  override readonly name = 'LoginError'
  readonly messageKey: TextKey
  constructor(
    readonly problem: LoginProblem,
    reason?: unknown,
  ) {
    super(`login: ${problem}`, reason)
    this.messageKey = `login.problem.${problem}`
  }
}

/**
 * The token of a write was refused and a new one is there. The write was not sent again: whoever asked
 * for it decides. Not a `SessionExpiredError`: the user is logged in.
 */
export class SessionRenewedError extends ApiError {
  override readonly name = 'SessionRenewedError'
  override readonly messageKey = 'login.renewed'
  constructor(refusal: SessionExpiredError) {
    // Without the server's words: they say that the login is over.
    super(refusal.path, refusal.code, '')
  }
}
