import type { Kysely } from 'kysely'
import {
  decideIdentity,
  IdentityStatus,
  pageIdentities,
} from '../../src/features/identity/contract'
import { mask } from '../../src/shared/mask'
import { leaveMessage } from '../content/leave-message'
import { readText } from '../database/l10n'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { requireAdmin } from '../login/user-record'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { requireFree } from './hand-in'

const IDENTITY = { en: 'The identity', 'zh-Hans': '实名认证' }
const NO_REASON = new Refusal(400, { en: 'Say why, please.', 'zh-Hans': '请填写拒绝原因' })
const ANSWERED = new Refusal(409, {
  en: 'This was answered already, or sent anew.',
  'zh-Hans': '该申请已处理或已重新提交',
})
/** Where the answer leads. */
const OWN_PAGE = '/auto/edit?url=/user/identity'

const handedIn = (db: Kysely<Database>) =>
  db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.userId')
    .select(['userId', 'name', 'idCard', 'front', 'back', 'status', 'reason', 'submittedAt'])
    .select(['nickName', 'mobile'])

type Row = Awaited<ReturnType<ReturnType<typeof handedIn>['execute']>>[number]

async function toAnswer({ userId, ...row }: Row, { services: { passes }, locale }: Context) {
  return {
    ...row,
    id: userId,
    nickName: readText(row.nickName, locale),
    mobile: mask(row.mobile ?? ''),
    front: await passes.addressOf(row.front),
    back: await passes.addressOf(row.back),
  }
}

const answerOf = (reason: string) =>
  reason === ''
    ? {
        text: { en: 'Your identity is verified.', 'zh-Hans': '您的实名认证已通过。' },
        level: 'info' as const,
      }
    : {
        text: {
          en: `Your identity was not verified: ${reason}`,
          'zh-Hans': `您的实名认证未通过：${reason}`,
        },
        level: 'warning' as const,
      }

/** What administrators do with who somebody says they are. */
export const reviewCalls: readonly Handler[] = [
  handle(pageIdentities, async ({ body }, context) => {
    await requireAdmin(context)
    const { limit, offset } = pageWindow(body)
    const { status = IdentityStatus.Waiting } = body
    const all = handedIn(context.db).where('status', '=', status)
    const rows = await all
      .orderBy('submittedAt', status === IdentityStatus.Waiting ? 'asc' : 'desc')
      .orderBy('userId')
      .limit(limit)
      .offset(offset)
      .execute()
    const result = await Promise.all(rows.map((row) => toAnswer(row, context)))
    const totalCount = await countOf(all)
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount }
  }),

  handle(decideIdentity, async ({ body: { requestId, ...body } }, context) => {
    await requireAdmin(context)
    const { id, submittedAt, isApproved, reason } = body
    const now = context.now()
    const userId = callerOf(context).id
    const find = (db: Kysely<Database>) => handedIn(db).where('userId', '=', id)
    const call = decideIdentity.contract.path
    await context.db.transaction().execute(async (trx) => {
      if (!(await bindRequest(trx, { userId, requestId, call, body, now }))) return
      const row = await find(trx).executeTakeFirst()
      if (!row) throw notFound(IDENTITY)
      if (row.status !== IdentityStatus.Waiting || row.submittedAt !== submittedAt) throw ANSWERED
      if (!isApproved && reason === '') throw NO_REASON
      if (isApproved) await requireFree(trx, row)
      const status = isApproved ? IdentityStatus.Approved : IdentityStatus.Refused
      const why = isApproved ? '' : reason
      await trx
        .updateTable('identities')
        .set({ status, reason: why, reviewedAt: now })
        .where('userId', '=', id)
        .execute()
      if (isApproved)
        await trx.updateTable('users').set({ isVerified: 1 }).where('id', '=', id).execute()
      await leaveMessage(trx, { userId: id, ...answerOf(why), url: OWN_PAGE, now })
    })
    return toAnswer(await find(context.db).executeTakeFirstOrThrow(), context)
  }),
]
