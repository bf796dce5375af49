import type { TextKey } from '../shared/l10n'
import { ApiError, AppError, type SessionExpiredError } from '.'

/** Client spec §8, 'Mini-program', and commerce spec §8: one problem a text of the catalogue. */
export type LoginProblem =
  | 'openId'
  | 'noOpenId'
  | 'miniOpenId'
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
