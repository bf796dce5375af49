import type { Kysely, Selectable } from 'kysely'
import { decideApplication, pageApplications } from '../../src/features/merchant/contract-house'
import { leaveMessage } from '../content/leave-message'
import { packText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, type Handler, handle } from '../handler'
import { requireAdmin } from '../login/user-record'
import { regionOf } from '../place/cities'
import { notFound, Refusal } from '../refusal'
import type { MerchantTable } from '../store/rows'
import { FALLBACK_PLACE } from '../store/seed'
import { papersOf, Review, savedPapers } from './papers'

type Row = Selectable<MerchantTable>

const APPLICATION = { en: 'The application', 'zh-Hans': '入驻申请' }
const NO_REASON = new Refusal(400, { en: 'Say why, please.', 'zh-Hans': '请填写拒绝原因' })
const ANSWERED = new Refusal(400, {
  en: 'This application was answered already.',
  'zh-Hans': '该申请已处理',
})
/** Where a shop tells about itself, and where the answer leads. */
const DESK = '/merchant/index'

/** How many shops wait for the house's word. */
export async function countApplications(db: Kysely<Database>): Promise<number> {
  return countOf(db.selectFrom('merchants').where('submittedAt', 'is not', null))
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const pictureIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string' && each !== '') : []

async function toApplication(context: Context, row: Row) {
  const { db, locale } = context
  const papers = await papersOf(db, row, locale)
  const { nickName } = await db
    .selectFrom('users')
    .select('nickName')
    .where('id', '=', row.ownerId)
    .executeTakeFirstOrThrow()
  const { opens, closes } = papers
  return {
    id: row.id,
    name: textIn(papers.name) || readText(row.name, locale),
    status: row.status,
    isWaiting: row.submittedAt !== null,
    reason: row.reason,
    submittedAt: row.submittedAt ?? row.reviewedAt ?? row.createdAt,
    ownerName: readText(nickName, locale),
    mobile: textIn(papers.mobile),
    address: textIn(papers.address),
    intro: textIn(papers.intro),
    hours: opens && closes ? `${textIn(opens)}–${textIn(closes)}` : '',
    company: textIn(papers.company),
    code: textIn(papers.code),
    pictures: [...pictureIn(papers.logo), ...pictureIn(papers.licence)],
  }
}

/** What was saved of the papers becomes what the shop is; one without a store gets its first. */
async function open(trx: Kysely<Database>, row: Row, now: number): Promise<void> {
  const saved = await savedPapers(trx, row)
  const { merchantEssential: essential, merchantInformation: information } = saved
  const business = saved.merchantBusiness
  const name = essential ? packText(textIn(essential.name)) : row.name
  const licence = textIn(business?.code) || row.licence
  await trx
    .updateTable('merchants')
    .set({ name, licence, status: Review.Approved, reason: '', reviewedAt: now, submittedAt: null })
    .where('id', '=', row.id)
    .execute()
  const [logo] = pictureIn(information?.logo)
  const hours = `${textIn(information?.opens) || '10:00'}–${textIn(information?.closes) || '22:00'}`
  const daily = packText({ en: `Daily ${hours}`, 'zh-Hans': `每日 ${hours}` })
  const store = await trx
    .selectFrom('stores')
    .select('id')
    .where('merchantId', '=', row.id)
    .orderBy('id')
    .executeTakeFirst()
  if (store) {
    const said = {
      ...(essential && { address: packText(textIn(essential.address)) }),
      ...(essential && { phone: textIn(essential.mobile) }),
      ...(information && { hours: daily }),
      ...(logo && { image: logo }),
    }
    if (Object.keys(said).length === 0) return
    await trx.updateTable('stores').set(said).where('id', '=', store.id).execute()
    return
  }
  const id = newId(now)
  await trx
    .insertInto('stores')
    .values({
      id,
      merchantId: row.id,
      name,
      address: packText(textIn(essential?.address)),
      phone: textIn(essential?.mobile),
      hours: daily,
      image: logo ?? `/pictures/store/${id}.svg`,
      // The sandbox knows no streets: a new shop stands in the middle of its town.
      ...FALLBACK_PLACE,
      regionId: regionOf(textIn(essential?.address)),
    })
    .execute()
}

/** An applicant is turned down; a shop that is open stays as it is. */
const refuse = (trx: Kysely<Database>, row: Row, reason: string, now: number) =>
  trx
    .updateTable('merchants')
    .set({
      reason,
      reviewedAt: now,
      submittedAt: null,
      ...(row.status === Review.Applied && { status: Review.Refused }),
    })
    .where('id', '=', row.id)
    .execute()

const answerOf = (name: string, reason: string) =>
  reason === ''
    ? {
        text: { en: `${name} is approved.`, 'zh-Hans': `「${name}」已通过审核。` },
        level: 'info' as const,
      }
    : {
        text: {
          en: `${name} was turned down: ${reason}`,
          'zh-Hans': `「${name}」未通过审核：${reason}`,
        },
        level: 'warning' as const,
      }

export const applicationCalls: readonly Handler[] = [
  handle(pageApplications, async ({ body }, context) => {
    await requireAdmin(context)
    const { limit, offset } = pageWindow(body)
    const { status = Review.Applied } = body
    const all = context.db
      .selectFrom('merchants')
      .$if(status === Review.Applied, (query) => query.where('submittedAt', 'is not', null))
      .$if(status !== Review.Applied, (query) => query.where('status', '=', status))
    const rows = await all
      .selectAll()
      .orderBy('submittedAt')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
    const count = await countOf(all)
    const result = await Promise.all(rows.map((row) => toApplication(context, row)))
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount: count }
  }),

  handle(decideApplication, async ({ body: { id, isApproved, reason } }, context) => {
    await requireAdmin(context)
    const now = context.now()
    const find = (db: Kysely<Database>) =>
      db.selectFrom('merchants').selectAll().where('id', '=', id)
    await context.db.transaction().execute(async (trx) => {
      const row = await find(trx).executeTakeFirst()
      if (!row) throw notFound(APPLICATION)
      if (row.submittedAt === null) throw ANSWERED
      if (!isApproved && reason === '') throw NO_REASON
      await (isApproved ? open(trx, row, now) : refuse(trx, row, reason, now))
      const { name } = await find(trx).executeTakeFirstOrThrow()
      const answer = answerOf(readText(name, context.locale), isApproved ? '' : reason)
      await leaveMessage(trx, { userId: row.ownerId, ...answer, url: DESK, now })
    })
    return toApplication(context, await find(context.db).executeTakeFirstOrThrow())
  }),
]
