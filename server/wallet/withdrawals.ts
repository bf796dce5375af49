import type { Kysely, Selectable } from 'kysely'
import {
  addWithdrawal,
  decideWithdrawal,
  feeOfWithdrawal,
  getWithdrawalRules,
  pageReviews,
  pageWithdrawals,
  type Withdrawal,
  WithdrawalStatus,
} from '../../src/features/wallet/contract-withdrawals'
import { startOfDay } from '../../src/shared/business-day'
import { mask } from '../../src/shared/mask'
import { moneyText } from '../../src/shared/money'
import { leaveMessage, tellAdministrators } from '../content/leave-message'
import { readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { currentUser } from '../login/user-record'
import { requirePayPassword } from '../pay/pay-password'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { book, freeze, ownAccount } from './book'
import type { WithdrawalTable } from './money-rows'

/** Cents; a day's are those that were not refused. */
const LIMITS = { least: 1_000, most: 2_000_000, dayMost: 5_000_000, dayTimes: 3 } as const
/** One in a thousand, between one yuan and twenty-five. */
export const FEE = { feeRate: 10, feeLeast: 100, feeMost: 2_500 } as const

const { Review, Paid, Refused } = WithdrawalStatus
const TITLE = { en: 'Withdrawal to the bank', 'zh-Hans': '提现至银行卡' }
const RECORD = { en: 'The withdrawal', 'zh-Hans': '提现记录' }
const PAGE = '/views/index?url=/asset/withdraw'
const REVIEWS = '/views/index?url=/asset/withdrawals'

const said = (code: number, en: string, zh: string) => new Refusal(code, { en, 'zh-Hans': zh })
const TOO_LITTLE = said(
  400,
  `A withdrawal is at least ${moneyText(LIMITS.least)}.`,
  `单笔提现不能少于${moneyText(LIMITS.least)}`,
)
const TOO_MUCH = said(
  400,
  `A withdrawal is at most ${moneyText(LIMITS.most)}.`,
  `单笔提现不能超过${moneyText(LIMITS.most)}`,
)
const TOO_OFTEN = said(
  400,
  `Three withdrawals a day are the most. Try again tomorrow.`,
  '每日最多提现 3 次，请明天再试',
)
const DAY_IS_FULL = said(
  400,
  `At most ${moneyText(LIMITS.dayMost)} can be withdrawn in a day.`,
  `每日提现总额不能超过${moneyText(LIMITS.dayMost)}`,
)
const NO_MONEY = said(400, 'Points cannot be withdrawn.', '积分不能提现')
const NO_CARD = said(400, 'Choose a bank card of your own.', '请选择您本人绑定的银行卡')
const OTHER_FEE = said(
  409,
  'The fee has changed. Look at it and confirm again.',
  '手续费已变化，请核对后重新确认',
)
const NO_ADMINISTRATOR = said(
  403,
  'Withdrawals are looked at by administrators.',
  '仅管理员可审核提现',
)
const DECIDED = said(409, 'This withdrawal has been decided.', '该笔提现已处理')
const NEEDS_REASON = said(400, 'Say why it is refused.', '请填写拒绝原因')

type Row = Selectable<WithdrawalTable>

const shown = ({ id, status, amount, fee, bank, holder, number, ...row }: Row): Withdrawal => ({
  id,
  status: status as Withdrawal['status'],
  amount,
  fee,
  bank,
  holder,
  number: mask(number),
  reason: row.reason,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
})

/** What is left of a day. @param now seconds. */
async function leftOf(db: Kysely<Database>, userId: string, now: number) {
  const { amount, times } = await db
    .selectFrom('withdrawals')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('amount'),
      eb.fn.countAll<number>().as('times'),
    ])
    .where('userId', '=', userId)
    .where('status', '<>', Refused)
    .where('createdAt', '>=', startOfDay(now))
    .executeTakeFirstOrThrow()
  return {
    leftMost: Math.max(0, LIMITS.dayMost - amount),
    leftTimes: Math.max(0, LIMITS.dayTimes - times),
  }
}

/** @throws Refusal 400 for what is never allowed, whoever asks and whatever they have. */
function requireAmount(amount: number): void {
  if (amount < LIMITS.least) throw TOO_LITTLE
  if (amount > LIMITS.most) throw TOO_MUCH
}

const earlier = (db: Kysely<Database>, userId: string, requestId: string) =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()

const addHandler = handle(addWithdrawal, async ({ body }, context) => {
  const { db } = context
  const userId = callerOf(context).id
  const { payPassword, requestId, ...wish } = body
  const { accountId, cardId, amount, fee } = wish
  const now = context.now()
  const request = { userId, requestId, call: addWithdrawal.contract.path, body: wish, now }
  const repeated = await earlier(db, userId, requestId)
  if (repeated) {
    await bindRequest(db, request)
    return shown(repeated)
  }
  requireAmount(amount)
  await requirePayPassword(context, payPassword)
  return db.transaction().execute(async (trx) => {
    await bindRequest(trx, request)
    // A second one may have come in while the password was checked.
    const done = await earlier(trx, userId, requestId)
    if (done) return shown(done)
    const { currency } = await ownAccount(trx, userId, accountId)
    if (currency !== 'CNY') throw NO_MONEY
    const card = await trx
      .selectFrom('user_accounts')
      .select(['bank', 'branch', 'holder', 'number'])
      .where('id', '=', cardId)
      .where('userId', '=', userId)
      .where('kind', '=', 'bank')
      .executeTakeFirst()
    if (!card) throw NO_CARD
    if (fee !== feeOfWithdrawal(amount, FEE)) throw OTHER_FEE
    const { leftMost, leftTimes } = await leftOf(trx, userId, now)
    if (leftTimes < 1) throw TOO_OFTEN
    if (amount > leftMost) throw DAY_IS_FULL
    await freeze(trx, accountId, amount)
    const row = { id: newId(now), userId, accountId, amount, fee, ...card }
    const kept = await trx
      .insertInto('withdrawals')
      .values({ ...row, status: Review, requestId, createdAt: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    const text = { en: 'A withdrawal waits to be paid.', 'zh-Hans': '有一笔提现待审核。' }
    await tellAdministrators(trx, { text, url: REVIEWS, now })
    return shown(kept)
  })
})

/** @throws Refusal 403 for everybody else. */
async function requireAdministrator(context: Context): Promise<string> {
  const { id, isAdmin } = await currentUser(context)
  if (isAdmin !== 1) throw NO_ADMINISTRATOR
  return id
}

const reviewHandler = handle(pageReviews, async ({ body }, context) => {
  await requireAdministrator(context)
  const { status = Review } = body
  const { limit, offset } = pageWindow(body)
  const all = context.db
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.userId')
    .where('withdrawals.status', '=', status)
  const rows = await all
    .selectAll('withdrawals')
    .select(['users.nickName as nickName', 'users.mobile as mobile'])
    .orderBy('withdrawals.createdAt', status === Review ? 'asc' : 'desc')
    .orderBy('withdrawals.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const result = rows.map((row) => ({
    ...shown(row),
    number: row.status === Review ? row.number : mask(row.number),
    branch: row.branch,
    owner: readText(row.nickName, context.locale),
    mobile: mask(row.mobile ?? ''),
  }))
  return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount: await countOf(all) }
})

const decideHandler = handle(decideWithdrawal, async ({ body }, context) => {
  const decidedBy = await requireAdministrator(context)
  const { id, isPaid, reason } = body
  if (!isPaid && reason === '') throw NEEDS_REASON
  const now = context.now()
  const status = isPaid ? Paid : Refused
  return context.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!before) throw notFound(RECORD)
    // Told twice in the same words it is the same decision: the first answer may have been lost.
    const isSame = before.status === status && (isPaid || before.reason === reason)
    if (before.status !== Review && isSame) return shown(before)
    if (before.status !== Review) throw DECIDED
    const row = await trx
      .updateTable('withdrawals')
      .set({ status, reason: isPaid ? '' : reason, decidedAt: now, decidedBy })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { accountId, userId, amount } = row
    await freeze(trx, accountId, -amount)
    const move = { kind: 'withdraw', title: TITLE, now, refKind: 'withdrawal', refId: id } as const
    // Of money that went, its line of the bill tells.
    if (isPaid) await book(trx, { ...move, accountId, amount: -amount })
    else {
      const money = moneyText(amount)
      const text = {
        en: `${TITLE.en} of ${money} was refused: ${reason}. The money can be spent again.`,
        'zh-Hans': `${TITLE['zh-Hans']} ${money} 未通过：${reason}，款项已退回账户`,
      }
      await leaveMessage(trx, { userId, kind: 'wallet', text, url: PAGE, now })
    }
    return shown(row)
  })
})

/** Money on its way to a bank card: asked for, looked at, paid or refused. */
export const withdrawalCalls: readonly Handler[] = [
  handle(getWithdrawalRules, async (_, context) => ({
    ...LIMITS,
    ...FEE,
    ...(await leftOf(context.db, callerOf(context).id, context.now())),
  })),
  addHandler,
  handle(pageWithdrawals, async ({ body }, context) => {
    const { limit, offset } = pageWindow(body)
    const all = context.db.selectFrom('withdrawals').where('userId', '=', callerOf(context).id)
    const rows = await all
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const totalCount = await countOf(all)
    return { result: rows.map(shown), pageIndex: body.pageIndex, pageSize: limit, totalCount }
  }),
  reviewHandler,
  decideHandler,
]
