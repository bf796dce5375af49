import { mask } from '../../src/shared/mask'
import type { Context } from '../handler'
import { currentUser } from '../login/user-record'

const hideName = (name: string) => name.slice(0, 1) + '*'.repeat(Math.max(1, name.length - 1))

/** Whether the caller is verified, with name and number masked. */
export async function identityOf(context: Context) {
  const user = await currentUser(context)
  const known = await context.db
    .selectFrom('identities')
    .select(['name', 'idCard'])
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return {
    isVerified: user.isVerified === 1,
    name: known ? hideName(known.name) : '',
    idCard: known ? mask(known.idCard) : '',
  }
}
