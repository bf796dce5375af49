import { type Kysely, sql } from 'kysely'
import { PayStatus } from '../../src/features/pay/contract'
import {
  applyInvestment,
  cancelInvestment,
  exitInvestment,
  InvestState,
  pageInvestments,
  payInvestment,
  signInvestment,
} from '../../src/features/report/contract-invest'
import { packText } from '../database/l10n'
import { newId } from '../database/new-id'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { requireMobile } from '../login/mobile'
import { addPayment, priceChanged } from '../pay/add-payment'
import { reconcile } from '../pay/reconcile'
import { bindRequest } from '../pay/requests'
import { Refusal } from '../refusal'
import { brandOf, leftOf } from './brands'
import { bookIncome, bookIncomeIn, exitOf, move, tellMerchant } from './course'
import { answerOf, ownInvestment, rowById } from './read'

const NOT_SPECIAL = new Refusal(403, {
  en: 'This is for members of a grade.',
  'zh-Hans': '您暂无权限使用该功能，请先开通会员',
})
const UNKNOWN = new Refusal(403, {
  en: 'Prove who you are first.',
  'zh-Hans': '请先完成实名认证',
})
const OTHER_NAME = new Refusal(400, {
  en: 'Name: it is not the one on your identity card.',
  'zh-Hans': '姓名：与实名认证不一致',
})
const TOO_FEW = new Refusal(400, {
  en: 'Number of devices: there are not so many left, or not so many at once.',
  'zh-Hans': '设备数量：超出可投范围或剩余数量',
})
const CROWDED = new Refusal(400, {
  en: 'You have too many applications open. Finish or call off some first.',
  'zh-Hans': '您有太多未完成的申请，请先处理',
})
const ANOTHER_NAME = new Refusal(400, {
  en: 'Name: the contract is made out to another.',
  'zh-Hans': '姓名：与合同中的姓名不一致',
})
const ANOTHER_TEXT = new Refusal(409, {
  en: 'This is not the contract you have read. Read it again, please.',
  'zh-Hans': '合同内容与您阅读的不一致，请重新阅读',
})
/** What somebody else, or another page, has done meanwhile. */
const MOVED_ON = new Refusal(409, {
  en: 'It is no longer as you saw it. Look again, please.',
  'zh-Hans': '状态已变化，请刷新后再试',
})

const MOST_OPEN = 10
const OPEN = [InvestState.Applied, InvestState.Approved, InvestState.ToPay]
const UNPAID: readonly number[] = OPEN

/** Who may invest: a grade and a name that was looked at (point 25). @returns the name. */
async function requireInvestor(context: Context, trx: Kysely<Database>): Promise<string> {
  const user = await trx
    .selectFrom('users')
    .leftJoin('identities', 'identities.userId', 'users.id')
    .select(['gradeId', 'isVerified', 'identities.name as name'])
    .where('users.id', '=', callerOf(context).id)
    .executeTakeFirstOrThrow()
  if (user.gradeId <= 1) throw NOT_SPECIAL
  if (user.isVerified !== 1) throw UNKNOWN
  return user.name ?? ''
}

interface Wish {
  readonly requestId: string
  readonly call: string
  /** Binds the request: what is asked for, without what was merely seen. */
  readonly body: object
}

/** Does something to one of the caller’s own, once for each request; answers with how it stands then. */
async function change(
  context: Context,
  id: string,
  { requestId, call, body }: Wish,
  work: (trx: Kysely<Database>, row: Awaited<ReturnType<typeof ownInvestment>>) => Promise<unknown>,
) {
  const now = context.now()
  const userId = callerOf(context).id
  await context.db.transaction().execute(async (trx) => {
    const row = await ownInvestment(context, id, trx)
    if (!(await bindRequest(trx, { userId, requestId, call, body, now }))) return
    await work(trx, row)
  })
  return answerOf(context, await ownInvestment(context, id))
}

/** Payments of an investment that are still due are over, unless a gateway has the money. */
async function closePayments(trx: Kysely<Database>, id: string, now: number): Promise<void> {
  const due = await trx
    .selectFrom('invest_payments')
    .innerJoin('payments', 'payments.id', 'invest_payments.payId')
    .select('payId')
    .where('investmentId', '=', id)
    .where('status', '=', PayStatus.Due)
    .execute()
  const payIds = due.map(({ payId }) => payId)
  if (payIds.length === 0) return
  await reconcile(trx, now, payIds)
  await trx
    .updateTable('payments')
    .set({ status: PayStatus.Cancelled })
    .where('id', 'in', payIds)
    .where('status', '=', PayStatus.Due)
    .execute()
}

/** What somebody does with their own investments. */
export const applicationCalls: readonly Handler[] = [
  handle(applyInvestment, async ({ body: { requestId, amount, ...wish } }, context) => {
    requireMobile(wish.mobile)
    const now = context.now()
    const userId = callerOf(context).id
    const call = applyInvestment.contract.path
    const id = await context.db.transaction().execute(async (trx) => {
      const isNew = await bindRequest(trx, { userId, requestId, call, body: wish, now })
      if (!isNew) return sentBefore(trx, userId, requestId)
      const name = await requireInvestor(context, trx)
      if (name !== wish.name) throw OTHER_NAME
      const brand = await brandOf(trx, wish.brandNo)
      const { count } = wish
      const isOffered = count >= brand.least && count <= brand.most
      if (!isOffered || count > (await leftOf(trx, brand))) throw TOO_FEW
      if (count * brand.price !== amount) throw priceChanged(amount, count * brand.price)
      const open = trx.selectFrom('investments').where('userId', '=', userId)
      if ((await countOf(open.where('status', 'in', OPEN))) >= MOST_OPEN) throw CROWDED
      const row = { ...wish, id: newId(now), userId, price: brand.price, createdAt: now }
      await trx
        .insertInto('investments')
        .values({ ...row, status: InvestState.Applied })
        .execute()
      await trx
        .insertInto('invest_requests')
        .values({ userId, requestId, investmentId: row.id })
        .execute()
      const step = { investmentId: row.id, status: InvestState.Applied, byUserId: userId }
      await move(trx, { ...step, side: 'applicant', now })
      await tellMerchant(trx, row, now)
      return row.id
    })
    return answerOf(context, await ownInvestment(context, id))
  }),

  handle(pageInvestments, async ({ body }, context) => {
    await bookIncome(context.db, context.now())
    const { limit, offset } = pageWindow(body)
    const own = context.db
      .selectFrom('investments')
      .selectAll()
      .where('userId', '=', callerOf(context).id)
    const rows = await own
      .orderBy('createdAt', 'desc')
      .orderBy(sql`rowid`, 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const result = await Promise.all(rows.map((row) => answerOf(context, row)))
    const totalCount = await countOf(own)
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount }
  }),

  handle(signInvestment, ({ body: { requestId, ...body } }, context) => {
    const call = signInvestment.contract.path
    return change(context, body.id, { requestId, call, body }, async (trx, row) => {
      if (row.status !== InvestState.Approved) throw MOVED_ON
      if (row.name !== body.name) throw ANOTHER_NAME
      const now = context.now()
      const signed = await trx
        .updateTable('invest_contracts')
        .set({ signedName: body.name, signedAt: now })
        .where('investmentId', '=', row.id)
        .where('hash', '=', body.hash)
        .where('signedAt', 'is', null)
        .executeTakeFirst()
      if (signed.numUpdatedRows !== 1n) throw ANOTHER_TEXT
      const step = { investmentId: row.id, byUserId: row.userId, side: 'applicant' as const }
      await move(trx, { ...step, status: InvestState.ToPay, now })
    })
  }),

  handle(payInvestment, async ({ body: { requestId, amount: seen, ...body } }, context) => {
    const now = context.now()
    const userId = callerOf(context).id
    const call = payInvestment.contract.path
    return context.db.transaction().execute(async (trx) => {
      const row = await ownInvestment(context, body.id, trx)
      await bindRequest(trx, { userId, requestId, call, body, now })
      if (row.status !== InvestState.ToPay) throw MOVED_ON
      const amount = row.count * row.price
      if (seen !== amount) throw priceChanged(seen, amount)
      const due = await trx
        .selectFrom('invest_payments')
        .innerJoin('payments', 'payments.id', 'invest_payments.payId')
        .select('payId')
        .where('investmentId', '=', row.id)
        .where('status', '=', PayStatus.Due)
        .where('expiresAt', '>', now)
        .executeTakeFirst()
      if (due) return { payId: due.payId, amount }
      // One that ran out may have been paid in its last second.
      await closePayments(trx, row.id, now)
      if ((await rowById(trx, row.id)).status !== InvestState.ToPay) throw MOVED_ON
      const title = packText({
        en: `${row.count} devices of ${row.brandNo}`,
        'zh-Hans': `${row.brandNo} 设备 ${row.count} 台`,
      })
      const payId = await addPayment(trx, { userId, title, amount, createdAt: now })
      await trx
        .insertInto('invest_payments')
        .values({ payId, investmentId: row.id, createdAt: now })
        .execute()
      return { payId, amount }
    })
  }),

  handle(cancelInvestment, ({ body: { requestId, ...body } }, context) => {
    const call = cancelInvestment.contract.path
    return change(context, body.id, { requestId, call, body }, async (trx, row) => {
      const now = context.now()
      if (!UNPAID.includes(row.status)) throw MOVED_ON
      await closePayments(trx, row.id, now)
      if ((await rowById(trx, row.id)).status !== row.status) throw MOVED_ON
      const step = { investmentId: row.id, byUserId: row.userId, side: 'applicant' as const }
      await move(trx, { ...step, status: InvestState.CalledOff, now })
    })
  }),

  handle(exitInvestment, ({ body: { requestId, payBack: seen, ...body } }, context) => {
    const call = exitInvestment.contract.path
    return change(context, body.id, { requestId, call, body }, async (trx, row) => {
      if (row.status !== InvestState.Running) throw MOVED_ON
      const now = context.now()
      await bookIncomeIn(trx, now)
      const { fee, payBack } = exitOf(row, now)
      if (seen !== payBack) throw priceChanged(seen, payBack)
      const step = { investmentId: row.id, byUserId: row.userId, side: 'applicant' as const }
      await move(trx, { ...step, status: InvestState.ExitAsked, now }, { fee })
      await tellMerchant(trx, row, now)
    })
  }),
]

/** What came of a request that was taken before. */
async function sentBefore(trx: Kysely<Database>, userId: string, requestId: string) {
  const { investmentId } = await trx
    .selectFrom('invest_requests')
    .select('investmentId')
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow()
  return investmentId
}
