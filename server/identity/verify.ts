import { isIdCard } from '../../src/shared/validation'
import { type Context, callerOf } from '../handler'
import { currentUser } from '../login/user-record'
import { Refusal } from '../refusal'

// Each names its field, so that a form can say it there.
const WRONG_CARD = new Refusal(400, {
  en: 'ID card number: this is none.',
  'zh-Hans': '身份证号：格式不正确',
})
const TAKEN = new Refusal(400, {
  en: 'ID card number: it belongs to another account.',
  'zh-Hans': '身份证号：已被其他账号认证',
})
const DONE = new Refusal(400, { en: 'You are verified already.', 'zh-Hans': '您已完成实名认证' })

/**
 * Verifies the caller's real name; the sandbox reviews at once.
 *
 * @throws Refusal for a wrong card, one of another account, and for somebody who is verified.
 */
export async function verify(
  person: { readonly name: string; readonly idCard: string },
  context: Context,
): Promise<void> {
  const userId = callerOf(context).id
  const idCard = person.idCard.trim().toUpperCase()
  if (!isIdCard(idCard)) throw WRONG_CARD
  if ((await currentUser(context)).isVerified === 1) throw DONE
  await context.db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('identities')
      .values({ userId, name: person.name, idCard, createdAt: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 0n) throw TAKEN
    await trx.updateTable('users').set({ isVerified: 1 }).where('id', '=', userId).execute()
  })
}
