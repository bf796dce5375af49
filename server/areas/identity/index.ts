import { checkIdentity } from '../../../src/api/identity/check-identity'
import { verifyIdentity } from '../../../src/api/identity/verify-identity'
import { mask } from '../../../src/shared/mask'
import { type Context, callerOf, type Handler, handle } from '../../handler'
import { Refusal } from '../../refusal'
import { currentUser } from '../auth/user-record'
import { isIdCard } from './id-card'

const WRONG_CARD = new Refusal(400, {
  en: 'This is no ID card number.',
  'zh-Hans': '身份证号格式不正确',
})
const TAKEN = new Refusal(400, {
  en: 'This ID card belongs to another account.',
  'zh-Hans': '该身份证已被其他账号认证',
})
const DONE = new Refusal(400, { en: 'You are verified already.', 'zh-Hans': '您已完成实名认证' })

const hideName = (name: string) => name.slice(0, 1) + '*'.repeat(Math.max(1, name.length - 1))

async function identityOf(context: Context) {
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

export const handlers: readonly Handler[] = [
  handle(checkIdentity, (_, context) => identityOf(context)),

  handle(verifyIdentity, async ({ body }, context) => {
    const userId = callerOf(context).id
    const { name } = body
    const idCard = body.idCard.trim().toUpperCase()
    if (!isIdCard(idCard)) throw WRONG_CARD
    if ((await currentUser(context)).isVerified === 1) throw DONE
    await context.db.transaction().execute(async (trx) => {
      const inserted = await trx
        .insertInto('identities')
        .values({ userId, name, idCard, createdAt: context.now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (inserted.numInsertedOrUpdatedRows === 0n) throw TAKEN
      await trx.updateTable('users').set({ isVerified: 1 }).where('id', '=', userId).execute()
    })
    return identityOf(context)
  }),
]
