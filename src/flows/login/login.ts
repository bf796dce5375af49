import { login } from '../../api/auth/login'
import { loginByMobile } from '../../api/auth/login-by-mobile'
import type { UserRecord } from '../../api/auth/shapes'
import type { SessionStore } from '../../stores/session-store'

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
  const user = await loginByMobile(
    { body: { username: mobile, verifyCode: code } },
    { quiet: true },
  )
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
  const user = await login({ body }, { quiet: true })
  session.login(user)
  return user
}
