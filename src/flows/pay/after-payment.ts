import { getLoginUserByToken } from '../../api/auth/get-login-user-by-token'
import type { SessionStore } from '../../stores/session-store'

/**
 * The after-handler of a payment (commerce spec §4): the user's record anew, since a payment may have
 * raised the grade.
 *
 * @throws AppError of the call; the payment stays paid.
 */
export async function afterPayment(session: Pick<SessionStore, 'refresh'>): Promise<void> {
  session.refresh(await getLoginUserByToken(undefined, { quiet: true }))
}
