import { IdentityStatus } from '../../src/features/identity/contract'
import { mask } from '../../src/shared/mask'
import type { Context } from '../handler'
import { currentUser } from '../login/user-record'

const hideName = (name: string) => name.slice(0, 1) + '*'.repeat(Math.max(1, name.length - 1))

/**
 * Who the caller is and how the proof of it stands, the number masked. The name can be read, and the pictures
 * seen, where they can still be corrected.
 */
export async function identityOf(context: Context) {
  const { db, services } = context
  const user = await currentUser(context)
  const isVerified = user.isVerified === 1
  const known = await db
    .selectFrom('identities')
    .selectAll()
    .where('userId', '=', user.id)
    .executeTakeFirst()
  if (!known) {
    const status = isVerified ? IdentityStatus.Approved : IdentityStatus.None
    const nothing = { name: '', idCard: '', front: '', back: '', reason: '', submittedAt: 0 }
    return { isVerified, status, ...nothing }
  }
  const { status, name, idCard, reason, submittedAt } = known
  const shown = async (url: string) => (isVerified ? '' : services.passes.addressOf(url))
  return {
    isVerified,
    status,
    name: status === IdentityStatus.Refused ? name : hideName(name),
    idCard: mask(idCard),
    front: await shown(known.front),
    back: await shown(known.back),
    reason,
    submittedAt,
  }
}
