import type { Kysely, Selectable } from 'kysely'
import { getTransferPrice } from '../../../src/api/wallet/get-transfer-price'
import { transfer } from '../../../src/api/wallet/transfer'
import { packText } from '../../database/l10n'
import { newId } from '../../database/new-id'
import type { Database } from '../../database/schema'
import type { AccountTable } from '../../database/tables/wallet'
import { type Context, callerOf, handle } from '../../handler'
import { notFound, Refusal } from '../../refusal'
import { verifyPassword } from '../../security/passwords'
import { findByMobile } from '../auth/accounts'
import { requireMobile } from '../auth/mobile'
import { currentUser } from '../auth/user-record'

const WRONG = new Refusal(400, {
  en: 'The pay password is wrong.',
  'zh-Hans': '支付密码错误',
})
const TOO_MANY = new Refusal(429, {
  en: 'Too many attempts. Try again in ten minutes.',
  'zh-Hans': '密码错误次数过多，请 10 分钟后再试',
})
const TOO_LITTLE = new Refusal(400, { en: 'There is not enough money.', 'zh-Hans': '余额不足' })
const ONESELF = new Refusal(400, {
  en: 'A transfer goes to somebody else.',
  'zh-Hans': '不能转账给自己',
})

const TRIES = 5
const WINDOW_SECONDS = 600

/** Half a percent, at least one cent. */
const feeOf = (amount: number) => Math.max(1, Math.ceil(amount / 200))

/** @throws Refusal 400 for a wrong pay password, 429 after five of them in ten minutes. */
async function checkPayPassword(context: Context, password: string): Promise<void> {
  const { db, now } = context
  const account = `pay ${callerOf(context).id}`
  const failures = await db
    .selectFrom('login_failures')
    .select('at')
    .where('account', '=', account)
    .where('at', '>', now() - WINDOW_SECONDS)
    .execute()
  if (failures.length >= TRIES) throw TOO_MANY
  const { payPasswordHash } = await currentUser(context)
  if (await verifyPassword(password, payPasswordHash)) return
  await db.insertInto('login_failures').values({ account, at: now() }).execute()
  throw WRONG
}

interface Move {
  readonly id: string
  readonly amount: number
  readonly title: string
  readonly now: number
}

async function book(trx: Kysely<Database>, account: Selectable<AccountTable>, move: Move) {
  const balance = account.amount + move.amount
  await trx.updateTable('accounts').set({ amount: balance }).where('id', '=', account.id).execute()
  await trx
    .insertInto('ledger')
    .values({
      id: move.id,
      accountId: account.id,
      userId: account.userId,
      kind: 'transfer',
      title: move.title,
      amount: move.amount,
      balance,
      createdAt: move.now,
    })
    .execute()
  return balance
}

const accountsOf = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('accounts').selectAll().where('userId', '=', userId)

const ACCOUNT = { en: 'The account', 'zh-Hans': '账户' }
const OUT = packText({ en: 'Transfer sent', 'zh-Hans': '转出' })
const IN = packText({ en: 'Transfer received', 'zh-Hans': '转入' })

export const getTransferPriceHandler = handle(getTransferPrice, async ({ body: { amount } }) => {
  const fee = feeOf(amount)
  return { amount, fee, total: amount + fee }
})

export const transferHandler = handle(transfer, async ({ body }, context) => {
  const { db } = context
  const userId = callerOf(context).id
  const { accountId, amount, requestId } = body
  const repeated = await db
    .selectFrom('transfers')
    .select(['id', 'amount', 'fee', 'balance'])
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()
  if (repeated) return repeated
  if (!(await accountsOf(db, userId).where('id', '=', accountId).executeTakeFirst()))
    throw notFound(ACCOUNT)
  const receiver = await findByMobile(context, requireMobile(body.toMobile))
  if (!receiver) throw notFound({ en: 'The receiver', 'zh-Hans': '收款人' })
  if (receiver.id === userId) throw ONESELF
  await checkPayPassword(context, body.payPassword)

  return db.transaction().execute(async (trx) => {
    const from = await accountsOf(trx, userId).where('id', '=', accountId).executeTakeFirst()
    const to = await accountsOf(trx, receiver.id).where('kind', '=', 'balance').executeTakeFirst()
    if (!from || !to) throw notFound(ACCOUNT)
    const fee = feeOf(amount)
    if (from.amount - from.frozen < amount + fee) throw TOO_LITTLE
    const now = context.now()
    const id = newId(now)
    const balance = await book(trx, from, { id, amount: -amount - fee, title: OUT, now })
    await book(trx, to, { id: newId(now), amount, title: IN, now })
    const done = { id, amount, fee, balance }
    await trx
      .insertInto('transfers')
      .values({ ...done, userId, requestId, accountId, toUserId: receiver.id, createdAt: now })
      .execute()
    return done
  })
})
