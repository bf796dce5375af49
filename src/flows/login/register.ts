import { register as sendRegister } from '../../api/auth/register'
import type { UserRecord } from '../../api/auth/shapes'
import { ValidationError } from '../../errors'
import { checkPassword } from '../../shared/validation/password'
import type { SessionStore } from '../../stores/session-store'

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
  const user = await sendRegister({ body }, { quiet: true })
  session.login(user)
  return user
}
