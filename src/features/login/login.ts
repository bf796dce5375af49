import { ValidationError } from '../../errors'
import type { UserRecord } from '../../http/shapes'
import { checkPassword } from '../../shared/validation'
import type { SessionStore } from '../../stores/session-store'
import { login, loginByMobile, register as sendRegister } from './contract'

interface LoginDeps {
  readonly session: SessionStore
}

/** Commerce spec §3: the login payload's `type`. */
const LOGIN_TYPE = 4

/**
 * Logs in with a mobile number and the code sent to it.
 *
 * @throws ApiError when the code is wrong or too old; its `serverMessage` says which.
 */
export async function loginByCode(
  { mobile, code }: { readonly mobile: string; readonly code: string },
  { session }: LoginDeps,
): Promise<UserRecord> {
  const user = await loginByMobile({ body: { username: mobile, verifyCode: code } })
  session.login(user)
  return user
}

/**
 * Logs in with a user name or mobile number and a password.
 *
 * @throws ApiError when they do not fit; its `serverMessage` says so.
 */
export async function loginByPassword(
  { username, password }: { readonly username: string; readonly password: string },
  { session }: LoginDeps,
): Promise<UserRecord> {
  const body = { key: username, password, type: LOGIN_TYPE } as const
  const user = await login({ body })
  session.login(user)
  return user
}

export interface Registration {
  readonly mobile: string
  readonly code: string
  readonly password: string
  /** Referral code of the inviter; may be empty. */
  readonly parentId: string
}

/**
 * Opens an account and logs in (commerce spec §4). The password rule is enforced here too, which the
 * original only meant to do.
 *
 * @throws ValidationError for a short password; ApiError whose `serverMessage` says why it was refused.
 */
export async function register(
  { mobile, code, password, parentId }: Registration,
  { session }: { readonly session: Pick<SessionStore, 'login'> },
): Promise<UserRecord> {
  const problem = checkPassword(password)
  if (problem) throw new ValidationError('password', problem)
  const body = { mobile, verifyCode: code, password, parentId }
  const user = await sendRegister({ body })
  session.login(user)
  return user
}
