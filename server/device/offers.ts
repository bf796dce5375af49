import type { Kysely, Selectable } from 'kysely'
import {
  addOffer,
  answerOffer,
  CommandState,
  type DeviceOffer,
  OfferState,
  pageOffers,
} from '../../src/features/device/contract'
import { DAY } from '../../src/shared/business-day'
import { mask } from '../../src/shared/mask'
import { leaveMessage } from '../content/leave-message'
import { type L10nText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { requireMobile } from '../login/mobile'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { catchUp } from './fleet'
import { ownDevice } from './own-device'
import type { DeviceOfferTable } from './rows'

type Row = Selectable<DeviceOfferTable>
type Trx = Kysely<Database>

/** Seconds somebody has to answer, and how often one device is offered within a day. */
const LIFE = 3 * DAY
const MOST_A_DAY = 5
const APPROVED = 2

const OFFER = { en: 'The request', 'zh-Hans': '申请' }
const STORE = { en: 'The store', 'zh-Hans': '门店' }
const ONE_ALREADY = new Refusal(409, {
  en: 'Somebody is asked already. Withdraw that first.',
  'zh-Hans': '已有待对方确认的申请，请先撤回',
})
const YOURSELF = new Refusal(400, {
  en: 'It is yours already.',
  'zh-Hans': '设备已在您名下',
})
const SAME_STORE = new Refusal(400, {
  en: 'It stands there already.',
  'zh-Hans': '设备已在该门店',
})
const TOO_OFTEN = new Refusal(400, {
  en: 'This device was offered too often today. Try again tomorrow.',
  'zh-Hans': '今日申请次数过多，请明天再试',
})
const OVER = new Refusal(409, {
  en: 'This was answered, withdrawn or has run out.',
  'zh-Hans': '该申请已处理、已撤回或已过期',
})

const storeOf = (db: Trx, id: string) =>
  db
    .selectFrom('stores')
    .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
    .select(['stores.id as id', 'stores.name as name', 'merchants.ownerId as ownerId'])
    .where('merchants.status', '=', APPROVED)
    .where('stores.id', '=', id)
    .executeTakeFirst()

const userBy = (db: Trx, column: 'id' | 'mobile', value: string) =>
  db
    .selectFrom('users')
    .select(['id', 'mobile', 'nickName'])
    .where(column, '=', value)
    .executeTakeFirst()

/** Who is asked: the owner of a store, or whoever has the number. */
async function askedOf(db: Trx, { kind, toMobile, toStoreId }: Row): Promise<string | undefined> {
  if (kind === 'rebind') return (await storeOf(db, toStoreId))?.ownerId
  return (await userBy(db, 'mobile', toMobile))?.id
}

const stateOf = ({ state, expiresAt }: Row, now: number): OfferState =>
  state === OfferState.Open && now >= expiresAt ? OfferState.Expired : state

const deviceOf = (db: Trx, { deviceId }: Row) =>
  db
    .selectFrom('devices')
    .select(['name', 'serial', 'kind'])
    .where('id', '=', deviceId)
    .executeTakeFirstOrThrow()

async function toOffer(context: Context, row: Row): Promise<DeviceOffer> {
  const { db, locale } = context
  const isMine = row.fromUserId === callerOf(context).id
  const { name, serial, kind } = await deviceOf(db, row)
  const sender = isMine ? undefined : await userBy(db, 'id', row.fromUserId)
  const store = isMine && row.kind === 'rebind' ? await storeOf(db, row.toStoreId) : undefined
  return {
    id: row.id,
    deviceId: row.deviceId,
    kind: row.kind as 'handover',
    state: stateOf(row, context.now()),
    side: isMine ? 'from' : 'to',
    deviceName: readText(name, locale),
    serial,
    image: `/pictures/device/${kind}.svg`,
    other: sender
      ? readText(sender.nickName, locale)
      : store
        ? readText(store.name, locale)
        : // Whether anybody has this number is not told.
          mask(row.toMobile),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  }
}

/** What the caller asks of another about a device, while it is open; null for none. */
export async function openOfferOf(context: Context, deviceId: string): Promise<DeviceOffer | null> {
  const row = await context.db
    .selectFrom('device_offers')
    .selectAll()
    .where('deviceId', '=', deviceId)
    .where('fromUserId', '=', callerOf(context).id)
    .where('state', '=', OfferState.Open)
    .where('expiresAt', '>', context.now())
    .executeTakeFirst()
  return row ? toOffer(context, row) : null
}

const OFFERS = '/views/index?url=/device/offers'

async function tell(
  trx: Trx,
  userId: string | undefined,
  text: L10nText,
  url: string,
  now: number,
) {
  if (userId !== undefined) await leaveMessage(trx, { userId, text, url, now })
}

/** Gives the device to whom was asked, with nothing of the one before: no income, no command that waits. */
async function handOver(trx: Trx, { deviceId }: Row, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('devices')
    .set({ ownerId: userId, income: 0, todayIncome: 0 })
    .where('id', '=', deviceId)
    .execute()
  await trx
    .updateTable('device_units')
    .set({ ownedSince: now, given: 1 })
    .where('deviceId', '=', deviceId)
    .execute()
  await trx
    .updateTable('device_commands')
    .set({ state: CommandState.Withdrawn, doneAt: now })
    .where('deviceId', '=', deviceId)
    .where('state', '=', CommandState.Queued)
    .execute()
}

/** Ends an open offer in one of the ways there are. @throws Refusal 409 when it has ended otherwise. */
async function end(trx: Trx, row: Row, state: OfferState, now: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('device_offers')
    .set({ state })
    .where('id', '=', row.id)
    .where('state', '=', OfferState.Open)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw OVER
}

const ENDS = {
  accept: OfferState.Accepted,
  decline: OfferState.Declined,
  withdraw: OfferState.Withdrawn,
} as const
type Words = (en: string, zh: string) => L10nText
const SAID: Readonly<Record<'accept' | 'decline', Words>> = {
  accept: (en, zh) => ({
    en: `Your request for ${en} was accepted.`,
    'zh-Hans': `对方已同意您关于「${zh}」的申请。`,
  }),
  decline: (en, zh) => ({
    en: `Your request for ${en} was declined.`,
    'zh-Hans': `对方已拒绝您关于「${zh}」的申请。`,
  }),
}
const ASKED: Readonly<Record<'handover' | 'rebind', Words>> = {
  handover: (en, zh) => ({
    en: `You are asked to take ${en}. Nothing changes until you agree.`,
    'zh-Hans': `有人请您接收设备「${zh}」，您同意前不会有任何变化。`,
  }),
  rebind: (en, zh) => ({
    en: `You are asked to let ${en} stand in your store. Nothing changes until you agree.`,
    'zh-Hans': `有人申请将设备「${zh}」换绑到您的门店，您同意前不会有任何变化。`,
  }),
}

async function accept(trx: Trx, row: Row, userId: string, now: number): Promise<void> {
  if (row.kind === 'handover') return handOver(trx, row, userId, now)
  await trx
    .updateTable('devices')
    .set({ storeId: row.toStoreId })
    .where('id', '=', row.deviceId)
    .execute()
}

/** Where an offer goes. @throws Refusal for nobody, or for who has it already. */
async function receiverOf(trx: Trx, context: Context, kind: string, to: string, storeId: string) {
  const me = callerOf(context).id
  if (kind === 'handover') {
    if ((await userBy(trx, 'mobile', requireMobile(to)))?.id === me) throw YOURSELF
    return { toMobile: to, toStoreId: '', isOwn: false }
  }
  const store = await storeOf(trx, to)
  if (!store) throw notFound(STORE)
  if (store.id === storeId) throw SAME_STORE
  return { toMobile: '', toStoreId: to, isOwn: store.ownerId === me }
}

export const offerCalls: readonly Handler[] = [
  handle(addOffer, async ({ body }, context) => {
    const { deviceId, requestId, kind, to } = body
    const userId = callerOf(context).id
    const now = context.now()
    const row = await context.db.transaction().execute(async (trx) => {
      const wish = { userId, requestId, call: 'device/offer', now, body: [deviceId, kind, to] }
      const find = () =>
        trx
          .selectFrom('device_offers')
          .selectAll()
          .where('fromUserId', '=', userId)
          .where('requestId', '=', requestId)
          .executeTakeFirst()
      if (!(await bindRequest(trx, wish))) {
        const before = await find()
        if (before) return before
      }
      const { storeId } = await ownDevice(context, deviceId, trx)
      const { isOwn, ...receiver } = await receiverOf(trx, context, kind, to, storeId)
      await trx
        .updateTable('device_offers')
        .set({ state: OfferState.Expired })
        .where('deviceId', '=', deviceId)
        .where('state', '=', OfferState.Open)
        .where('expiresAt', '<=', now)
        .execute()
      const recent = await trx
        .selectFrom('device_offers')
        .select(['state'])
        .where('deviceId', '=', deviceId)
        .where('createdAt', '>', now - DAY)
        .execute()
      if (recent.some(({ state }) => state === OfferState.Open)) throw ONE_ALREADY
      if (recent.length >= MOST_A_DAY) throw TOO_OFTEN
      await trx
        .insertInto('device_offers')
        .values({
          id: newId(now),
          deviceId,
          kind,
          fromUserId: userId,
          requestId,
          ...receiver,
          createdAt: now,
          expiresAt: now + LIFE,
        })
        .execute()
      const added = await find()
      if (!added) throw notFound(OFFER)
      if (isOwn) {
        await end(trx, added, OfferState.Accepted, now)
        await accept(trx, added, userId, now)
        return { ...added, state: OfferState.Accepted }
      }
      const { name } = await deviceOf(trx, added)
      const text = ASKED[kind](readText(name, 'en'), readText(name, 'zh-Hans'))
      await tell(trx, await askedOf(trx, added), text, OFFERS, now)
      return added
    })
    return toOffer(context, row)
  }),

  handle(pageOffers, async ({ body }, context) => {
    const { db } = context
    const me = callerOf(context).id
    const { limit, offset } = pageWindow(body)
    const mobile = (await userBy(db, 'id', me))?.mobile ?? ''
    const stores = db
      .selectFrom('stores')
      .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
      .select('stores.id')
      .where('merchants.status', '=', APPROVED)
      .where('merchants.ownerId', '=', me)
    const mine = db
      .selectFrom('device_offers')
      .where((eb) =>
        eb.or([
          eb('fromUserId', '=', me),
          eb.and([eb('toMobile', '=', mobile), eb('toMobile', '<>', '')]),
          eb('toStoreId', 'in', stores),
        ]),
      )
    const rows = await mine
      .selectAll()
      .orderBy('state')
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const count = await countOf(mine)
    return {
      result: await Promise.all(rows.map((row) => toOffer(context, row))),
      pageIndex: body.pageIndex,
      pageSize: limit,
      totalCount: count,
    }
  }),

  handle(answerOffer, async ({ body: { id, answer } }, context) => {
    const { db } = context
    const me = callerOf(context).id
    const now = context.now()
    const known = await db
      .selectFrom('device_offers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    const isMine = known?.fromUserId === me
    const isAsked = known !== undefined && !isMine && (await askedOf(db, known)) === me
    // Who asks withdraws, who is asked answers; to all others there is no such thing.
    if (!known || !(answer === 'withdraw' ? isMine : isAsked)) throw notFound(OFFER)
    if (known.state !== ENDS[answer]) {
      // What the device took in until now is the owner's before.
      await catchUp(db, known.deviceId, now)
      await db.transaction().execute(async (trx) => {
        await end(trx, known, ENDS[answer], now)
        if (answer === 'withdraw') return
        if (answer === 'accept') await accept(trx, known, me, now)
        const { name } = await deviceOf(trx, known)
        const text = SAID[answer](readText(name, 'en'), readText(name, 'zh-Hans'))
        await tell(trx, known.fromUserId, text, OFFERS, now)
      })
    }
    return toOffer(context, { ...known, state: ENDS[answer] })
  }),
]
