import type { Kysely } from 'kysely'
import { getTransferPrice, transfer } from '../../src/features/wallet/contract'
import { readText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { type Context, callerOf, handle } from '../handler'
import { findByMobile } from '../login/accounts'
import { requireMobile } from '../login/mobile'
import { requirePayPassword } from '../pay/pay-password'
import { bindRequest, type MoneyRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { book, ownAccount } from './book'
import type { Currency } from './rows'

const ONESELF = new Refusal(400, {
  en: 'A transfer goes to somebody else.',
  'zh-Hans': '不能转账给自己',
})
const NO_ACCOUNT = new Refusal(400, {
  en: 'The receiver has no account of this currency.',
  'zh-Hans': '收款人没有对应币种的账户',
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

/** Where a transfer arrives: it stays in the currency it was sent in. */
const ARRIVES_AT: Readonly<Record<Currency, string>> = { CNY: 'balance', points: 'points' }

/** @throws Refusal 400 when the receiver has no account of this currency. */
async function arrivalAccount(db: Kysely<Database>, userId: string, currency: Currency) {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('userId', '=', userId)
    .where('currency', '=', currency)
    .where('kind', '=', ARRIVES_AT[currency])
    .executeTakeFirst()
  if (!account) throw NO_ACCOUNT
  return account
}

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
  const { accountId, toMobile, amount, requestId } = body
  const request: MoneyRequest = {
    userId,
    requestId,
    call: transfer.contract.path,
    body: { accountId, toMobile, amount },
    now: context.now(),
  }
  const repeated = await earlier(db, userId, requestId)
  if (repeated) {
    await bindRequest(db, request)
    return repeated
  }
  await ownAccount(db, userId, accountId)
  const receiver = await requireReceiver(context, toMobile)
  await requirePayPassword(context, body.payPassword)

  return db.transaction().execute(async (trx) => {
    await bindRequest(trx, request)
    // A second one may have come in while the password was checked.
    const done = await earlier(trx, userId, requestId)
    if (done) return done
    const { currency } = await ownAccount(trx, userId, accountId)
    const to = await arrivalAccount(trx, receiver.id, currency)
    const fee = feeOf(amount)
    const now = context.now()
    const id = newId(now)
    const move = { kind: 'transfer', now, refKind: 'transfer', refId: id } as const
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
