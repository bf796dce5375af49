import type { Kysely } from 'kysely'
import { saveAccount } from '../../src/features/wallet/contract'
import { isAccountNumber } from '../../src/features/wallet/rules/banks'
import { mask } from '../../src/shared/mask'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { callerOf, handle } from '../handler'
import { notFound, Refusal } from '../refusal'

const WRONG_NUMBER = new Refusal(400, {
  en: 'This is not a valid account number.',
  'zh-Hans': '账号有误，请检查',
})
const TOO_MANY = new Refusal(400, {
  en: 'There is room for twenty accounts.',
  'zh-Hans': '最多可添加 20 个账户',
})
const MOST = 20

const accountsOf = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('user_accounts').selectAll().where('userId', '=', userId)

export const saveAccountHandler = handle(saveAccount, ({ body }, context) => {
  const userId = callerOf(context).id
  const { id: known, number: typed, isDefault: wanted, ...values } = body
  return context.db.transaction().execute(async (trx) => {
    const all = await accountsOf(trx, userId).execute()
    // The same number once more is the same account: the first answer may have been lost (decision 0038).
    const before = all.find(({ id, kind, number }) =>
      known ? id === known : kind === body.kind && number === typed,
    )
    if (known && !before) throw notFound({ en: 'The account', 'zh-Hans': '账户' })
    if (!before && all.length >= MOST) throw TOO_MANY
    const number = typed || (before?.number ?? '')
    // A number that is kept was right for its own kind.
    const isKept = typed === '' && before?.kind === body.kind
    if (!isKept && !isAccountNumber(body.kind, number)) throw WRONG_NUMBER

    const highest = Math.max(0, ...all.map(({ preferred }) => preferred))
    const others = all.filter((each) => each !== before)
    const isDefault = wanted || others.length === 0
    const preferred = isDefault ? highest + 1 : (before?.preferred ?? 0)
    const createdAt = context.now()
    const id = before?.id ?? newId(createdAt)
    const row = { ...values, number, preferred }
    await (before
      ? trx.updateTable('user_accounts').set(row).where('id', '=', id).execute()
      : trx
          .insertInto('user_accounts')
          .values({ ...row, id, userId, createdAt })
          .execute())
    return { ...values, id, number: mask(number), isDefault }
  })
})
