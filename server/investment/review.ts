import type { Kysely } from 'kysely'
import {
  decideInvestment,
  InvestState,
  pageApplications,
} from '../../src/features/report/contract-invest'
import { leaveMessage } from '../content/leave-message'
import { type L10nText, readText } from '../database/l10n'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { bindRequest } from '../pay/requests'
import { Refusal } from '../refusal'
import type { Words } from '../seed/retelling'
import { bookIncomeIn, contractOf, move, payBack, type Side, showUrl } from './course'
import { answerOf, merchantOf, rowById } from './read'
import type { InvestmentRow } from './rows'

const NOBODY = new Refusal(403, {
  en: 'This is for who runs the brand.',
  'zh-Hans': '仅限品牌商家或管理员使用',
})
const OWN = new Refusal(403, {
  en: 'Nobody decides about their own investment.',
  'zh-Hans': '不能处理自己的投资申请',
})
const NO_REASON = new Refusal(400, { en: 'Say why, please.', 'zh-Hans': '请填写拒绝原因' })
const ANSWERED = new Refusal(409, {
  en: 'This was answered already, or called off.',
  'zh-Hans': '该申请已处理或已撤回',
})
/** As whom somebody looks at investments: the house sees all, a merchant those in their brands. */
async function deskOf(context: Context) {
  const { db } = context
  const userId = callerOf(context).id
  const { isAdmin } = await db
    .selectFrom('users')
    .select('isAdmin')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const brands = await db
    .selectFrom('market')
    .innerJoin('merchants', 'merchants.id', 'market.merchantId')
    .select('brandNo')
    .$if(isAdmin !== 1, (query) => query.where('ownerId', '=', userId))
    .execute()
  if (brands.length === 0) throw NOBODY
  const side: Side = isAdmin === 1 ? 'house' : 'merchant'
  return { userId, side, brandNos: brands.map(({ brandNo }) => brandNo) }
}

const AWAITS: readonly number[] = [InvestState.Applied, InvestState.ExitAsked]

async function toReviewed(context: Context, row: InvestmentRow) {
  const isExit = row.status === InvestState.ExitAsked
  return {
    ...(await answerOf(context, row)),
    payBack: isExit ? row.count * row.price - row.fee : 0,
    canDecide: AWAITS.includes(row.status) && row.userId !== callerOf(context).id,
  }
}

/** The contract is drawn up, and waits to be signed. */
async function approve(
  trx: Kysely<Database>,
  row: InvestmentRow,
  at: { readonly now: number; readonly words: Words },
): Promise<void> {
  const name = (await merchantOf(trx, row.brandNo))?.name ?? ''
  const merchant: L10nText = { en: readText(name, 'en'), 'zh-Hans': readText(name, 'zh-Hans') }
  await trx
    .insertInto('invest_contracts')
    .values({
      ...contractOf(row, merchant, at),
      investmentId: row.id,
      createdAt: at.now,
      signedAt: null,
    })
    .execute()
}

/** Where a decision leads, and what is said of it. */
function outcomeOf(row: InvestmentRow, isApproved: boolean, reason: string) {
  const { brandNo } = row
  if (row.status === InvestState.ExitAsked)
    return isApproved
      ? {
          next: InvestState.Exited,
          text: {
            en: `Your exit from ${brandNo} is done; the money is on your balance.`,
            'zh-Hans': `您的 ${brandNo} 投资已退出，款项已返还至余额。`,
          },
        }
      : {
          next: InvestState.Running,
          text: {
            en: `Your exit from ${brandNo} was refused: ${reason}`,
            'zh-Hans': `您的 ${brandNo} 退出申请未通过：${reason}`,
          },
        }
  return isApproved
    ? {
        next: InvestState.Approved,
        text: {
          en: `Your investment in ${brandNo} is approved. Read and sign the contract.`,
          'zh-Hans': `您的 ${brandNo} 投资申请已通过，请阅读并签署合同。`,
        },
      }
    : {
        next: InvestState.Refused,
        text: {
          en: `Your investment in ${brandNo} was refused: ${reason}`,
          'zh-Hans': `您的 ${brandNo} 投资申请未通过：${reason}`,
        },
      }
}

/** What the merchant of a brand, or an administrator, does with investments in it. */
export const investReviewCalls: readonly Handler[] = [
  handle(pageApplications, async ({ body }, context) => {
    const { brandNos } = await deskOf(context)
    const { limit, offset } = pageWindow(body)
    const { status = InvestState.Applied } = body
    const all = context.db
      .selectFrom('investments')
      .selectAll()
      .where('brandNo', 'in', brandNos)
      .where('status', '=', status)
    const isWaiting = AWAITS.includes(status)
    const rows = await all
      .orderBy('createdAt', isWaiting ? 'asc' : 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
    const result = await Promise.all(rows.map((row) => toReviewed(context, row)))
    const totalCount = await countOf(all)
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount }
  }),

  handle(decideInvestment, async ({ body: { requestId, ...body } }, context) => {
    const { userId, side, brandNos } = await deskOf(context)
    const { id, isApproved } = body
    const now = context.now()
    const call = decideInvestment.contract.path
    await context.db.transaction().execute(async (trx) => {
      const row = await rowById(trx, id)
      if (!brandNos.includes(row.brandNo)) throw NOBODY
      if (!(await bindRequest(trx, { userId, requestId, call, body, now }))) return
      if (row.userId === userId) throw OWN
      if (row.status !== body.status || !AWAITS.includes(row.status)) throw ANSWERED
      if (!isApproved && body.reason === '') throw NO_REASON
      const reason = isApproved ? '' : body.reason
      const { next, text } = outcomeOf(row, isApproved, reason)
      if (next === InvestState.Approved)
        await approve(trx, row, { now, words: context.services.demo.words })
      // What came in until now is the investor's.
      if (next === InvestState.Exited) {
        await bookIncomeIn(trx, now)
        await payBack(trx, row, now)
      }
      const step = { investmentId: id, status: next, byUserId: userId, side, reason, now }
      await move(trx, step, next === InvestState.Running ? { fee: 0 } : {})
      const level = isApproved ? 'info' : 'warning'
      await leaveMessage(trx, { userId: row.userId, text, level, url: showUrl(id), now })
    })
    return toReviewed(context, await rowById(context.db, id))
  }),
]
