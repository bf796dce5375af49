import { randomInt } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import {
  addOfflineRecharge,
  type OfflineRecharge,
  OfflineStatus,
  submitOfflineRecharge,
} from '../../src/features/wallet/contract'
import { leaveMessage } from '../content/leave-message'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { callerOf, handle } from '../handler'
import { notFound, Refusal } from '../refusal'
import { book } from './book'
import type { OfflineRechargeTable } from './money-rows'
import { rechargeableAccount } from './recharge'

const RECORD = { en: 'The top-up', 'zh-Hans': '充值记录' }
const TITLE = { en: 'Top-up by bank transfer', 'zh-Hans': '线下转账充值' }
const NO_VOUCHER = new Refusal(400, {
  en: 'This voucher is not one of your files.',
  'zh-Hans': '凭证文件不存在',
})
const CLOSED = new Refusal(400, {
  en: 'This top-up is being reviewed or is done.',
  'zh-Hans': '该笔充值正在审核或已完成',
})

const toRecord = (row: Selectable<OfflineRechargeTable>) => row as OfflineRecharge

/** Letters nobody mistakes for digits, so that a remark can be typed into a bank's form. */
const LETTERS = 'ACDEFHJKMNPQRTUVWXY34679'
const CODE_LENGTH = 6
const newCode = () =>
  `TP${Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

const find = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('offline_recharges').selectAll().where('userId', '=', userId)

export const addOfflineRechargeHandler = handle(addOfflineRecharge, ({ body }, context) => {
  const userId = callerOf(context).id
  const { amount } = body
  return context.db.transaction().execute(async (trx) => {
    const { id: accountId } = await rechargeableAccount(trx, userId, body.accountId)
    const open = await find(trx, userId).where('status', '=', OfflineStatus.Open).executeTakeFirst()
    const createdAt = context.now()
    const id = open?.id ?? newId(createdAt)
    await (open
      ? trx
          .updateTable('offline_recharges')
          .set({ accountId, amount })
          .where('id', '=', id)
          .execute()
      : trx
          .insertInto('offline_recharges')
          .values({
            id,
            userId,
            accountId,
            amount,
            code: newCode(),
            status: OfflineStatus.Open,
            createdAt,
          })
          .execute())
    return toRecord(await find(trx, userId).where('id', '=', id).executeTakeFirstOrThrow())
  })
})

export const submitOfflineRechargeHandler = handle(submitOfflineRecharge, ({ body }, context) => {
  const userId = callerOf(context).id
  const { id, voucher } = body
  return context.db.transaction().execute(async (trx) => {
    const record = await find(trx, userId).where('id', '=', id).executeTakeFirst()
    if (!record) throw notFound(RECORD)
    const fileId = /^\/files\/(\w+)\./.exec(voucher)?.[1] ?? ''
    const file = await trx
      .selectFrom('files')
      .select('id')
      .where('id', '=', fileId)
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (!file) throw NO_VOUCHER
    const changed = await trx
      .updateTable('offline_recharges')
      .set({ voucher, status: OfflineStatus.Waiting, reason: '', submittedAt: context.now() })
      .where('id', '=', id)
      .where('status', 'in', [OfflineStatus.Open, OfflineStatus.Rejected])
      .returningAll()
      .executeTakeFirst()
    // The same voucher twice is a repeated call, not a second try.
    if (!changed && record.voucher === voucher) return toRecord(record)
    if (!changed) throw CLOSED
    return toRecord(changed)
  })
})

/**
 * What the person who sees the bank's statement decides: the money counts, once, or the reason why not.
 *
 * @throws Refusal 400 when it is not waiting for a decision.
 */
export function reviewOfflineRecharge(
  db: Kysely<Database>,
  review: { id: string; approve: boolean; reason: string; now: number },
): Promise<OfflineRecharge> {
  const { id, approve, reason, now } = review
  return db.transaction().execute(async (trx) => {
    const decided = await trx
      .updateTable('offline_recharges')
      .set({
        status: approve ? OfflineStatus.Approved : OfflineStatus.Rejected,
        reason: approve ? '' : reason,
        reviewedAt: now,
      })
      .where('id', '=', id)
      .where('status', '=', OfflineStatus.Waiting)
      .returningAll()
      .executeTakeFirst()
    if (!decided) throw notFound(RECORD)
    const { accountId, amount, userId } = decided
    const line = {
      kind: 'recharge',
      title: TITLE,
      now,
      refKind: 'offlineRecharge',
      refId: id,
    } as const
    // Of money that came in, its line of the bill tells.
    if (approve) await book(trx, { accountId, amount, ...line })
    else {
      const text = {
        en: `${TITLE.en} was refused: ${reason}`,
        'zh-Hans': `${TITLE['zh-Hans']}未通过：${reason}`,
      }
      await leaveMessage(trx, { userId, kind: 'wallet', text, url: '/asset/pay/offline', now })
    }
    return toRecord(decided)
  })
}
