import { saveAccount } from '../../../src/api/wallet/save-account'
import { mask } from '../../../src/shared/mask'
import { newId } from '../../database/new-id'
import { callerOf, handle } from '../../handler'
import { notFound } from '../../refusal'

export const saveAccountHandler = handle(saveAccount, async ({ body }, context) => {
  const userId = callerOf(context).id
  const { id: known, ...values } = body
  const createdAt = context.now()
  const id = known || newId(createdAt)
  if (known) {
    const { numUpdatedRows } = await context.db
      .updateTable('user_accounts')
      .set(values)
      .where('id', '=', known)
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound({ en: 'The account', 'zh-Hans': '账户' })
  } else {
    await context.db
      .insertInto('user_accounts')
      .values({ ...values, id, userId, createdAt })
      .execute()
  }
  return { ...values, id, number: mask(values.number) }
})
