import type { Kysely } from 'kysely'
import { getTransferPrice } from '../../src/api/wallet/get-transfer-price'
import { transfer } from '../../src/api/wallet/transfer'
import { readText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { type Context, callerOf, handle } from '../handler'
import { findByMobile } from '../login/accounts'
import { requireMobile } from '../login/mobile'
import { requirePayPassword } from '../pay/pay-password'
import { notFound, Refusal } from '../refusal'
import { book, ownAccount } from './book'

const TOO_LITTLE = new Refusal(400, { en: 'There is not enough money.', 'zh-Hans': '余额不足' })
const ONESELF = new Refusal(400, {
  en: 'A transfer goes to somebody else.',
  'zh-Hans': '不能转账给自己',
})
const RECEIVER = { en: 'The receiver', 'zh-Hans': '收款人' }

const OUT = { en: 'Transfer sent', 'zh-Hans': '转出' }
const IN = { en: 'Transfer received', 'zh-Hans': '转入' }

/** Half a percent, rounded up, at least one cent. Cents. */
const feeOf = (amount: number) => Math.max(1, Math.ceil(amount / 200))

/** @throws Refusal 400 when the number is nobody's, or the caller's own. */
async function requireReceiver(context: Context, mobile: string) {
  const receiver = await findByMobile(context, requireMobile(mobile))
  if (!receiver) throw notFound(RECEIVER)
  if (receiver.id === callerOf(context).id) throw ONESELF
  return receiver
}

/** Enough of a name to notice a wrong number, and no more: `**o`, `*默`. */
const maskName = (name: string) => {
  const letters = Array.from(name)
  return (
    '*'.repeat(Math.min(2, Math.max(1, letters.length - 1))) + (letters[letters.length - 1] ?? '')
  )
}

export const getTransferPriceHandler = handle(getTransferPrice, async ({ body }, context) => {
  const { amount, toMobile } = body
  const fee = feeOf(amount)
  const price = { amount, fee, total: amount + fee }
  if (toMobile === '') return price
  const { nickName } = await requireReceiver(context, toMobile)
  return { ...price, receiver: maskName(readText(nickName, context.locale)) }
})

const earlier = (db: Kysely<Database>, userId: string, requestId: string) =>
  db
    .selectFrom('transfers')
    .select(['id', 'amount', 'fee', 'balance'])
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()

export const transferHandler = handle(transfer, async ({ body }, context) => {
  const { db } = context
  const userId = callerOf(context).id
  const { accountId, amount, requestId } = body
  const repeated = await earlier(db, userId, requestId)
  if (repeated) return repeated
  await ownAccount(db, userId, accountId)
  const receiver = await requireReceiver(context, body.toMobile)
  await requirePayPassword(context, body.payPassword)

  return db.transaction().execute(async (trx) => {
    // A second one may have come in while the password was checked.
    const done = await earlier(trx, userId, requestId)
    if (done) return done
    const from = await ownAccount(trx, userId, accountId)
    const to = await trx
      .selectFrom('accounts')
      .select('id')
      .where('userId', '=', receiver.id)
      .where('kind', '=', 'balance')
      .executeTakeFirst()
    if (!to) throw notFound(RECEIVER)
    const fee = feeOf(amount)
    if (from.amount - from.frozen < amount + fee) throw TOO_LITTLE
    const now = context.now()
    const id = newId(now)
    const move = { kind: 'transfer', now, refKind: 'transfer', refId: id }
    const balance = await book(trx, { ...move, id, accountId, amount: -amount - fee, title: OUT })
    await book(trx, { ...move, accountId: to.id, amount, title: IN })
    await trx
      .insertInto('transfers')
      .values({
        id,
        amount,
        fee,
        balance,
        userId,
        requestId,
        accountId,
        toUserId: receiver.id,
        createdAt: now,
      })
      .execute()
    return { id, amount, fee, balance }
  })
})
