import type { Kysely, Selectable } from 'kysely'
import { CommandState, type DeviceOffer, OfferState } from '../../src/features/device/contract'
import { DAY } from '../../src/shared/business-day'
import { mask } from '../../src/shared/mask'
import { leaveMessage } from '../content/leave-message'
import { type L10nText, readText } from '../database/l10n'
import type { Database } from '../database/schema'
import { type Context, callerOf } from '../handler'
import { requireMobile } from '../login/mobile'
import { notFound, Refusal } from '../refusal'
import type { DeviceOfferTable } from './rows'
import { imageOf } from './unit'

type Row = Selectable<DeviceOfferTable>
type Trx = Kysely<Database>

/** Seconds somebody has to answer, and how often one device is offered within a day. */
export const LIFE = 3 * DAY
export const MOST_A_DAY = 5
export const APPROVED = 2

export const OFFER = { en: 'The request', 'zh-Hans': '申请' }
const STORE = { en: 'The store', 'zh-Hans': '门店' }
export const ONE_ALREADY = new Refusal(409, {
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
export const TOO_OFTEN = new Refusal(400, {
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

/** The user with this id or mobile number; undefined where there is none. */
export const userBy = (db: Trx, column: 'id' | 'mobile', value: string) =>
  db
    .selectFrom('users')
    .select(['id', 'mobile', 'nickName'])
    .where(column, '=', value)
    .executeTakeFirst()

/** Who is asked: the owner of a store, or whoever has the number. */
export async function askedOf(
  db: Trx,
  { kind, toMobile, toStoreId }: Row,
): Promise<string | undefined> {
  if (kind === 'rebind') return (await storeOf(db, toStoreId))?.ownerId
  return (await userBy(db, 'mobile', toMobile))?.id
}

const stateOf = ({ state, expiresAt }: Row, now: number): OfferState =>
  state === OfferState.Open && now >= expiresAt ? OfferState.Expired : state

/** The device an offer is about; undefined once it is gone. */
export const deviceOf = (db: Trx, { deviceId }: Row) =>
  db
    .selectFrom('devices')
    .select(['name', 'serial', 'kind'])
    .where('id', '=', deviceId)
    .executeTakeFirstOrThrow()

/** An offer as the caller sees it: from which side, and with the other's name. */
export async function toOffer(context: Context, row: Row): Promise<DeviceOffer> {
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
    image: imageOf(kind, context.services.demo),
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

export const OFFERS = '/views/index?url=/device/offers'

/** Leaves somebody a message; where there is nobody to tell, nothing. */
export async function tell(
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
export async function end(trx: Trx, row: Row, state: OfferState, now: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('device_offers')
    .set({ state })
    .where('id', '=', row.id)
    .where('state', '=', OfferState.Open)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw OVER
}

export const ENDS = {
  accept: OfferState.Accepted,
  decline: OfferState.Declined,
  withdraw: OfferState.Withdrawn,
} as const
type Words = (en: string, zh: string) => L10nText
export const SAID: Readonly<Record<'accept' | 'decline', Words>> = {
  accept: (en, zh) => ({
    en: `Your request for ${en} was accepted.`,
    'zh-Hans': `对方已同意您关于「${zh}」的申请。`,
  }),
  decline: (en, zh) => ({
    en: `Your request for ${en} was declined.`,
    'zh-Hans': `对方已拒绝您关于「${zh}」的申请。`,
  }),
}
export const ASKED: Readonly<Record<'handover' | 'rebind', Words>> = {
  handover: (en, zh) => ({
    en: `You are asked to take ${en}. Nothing changes until you agree.`,
    'zh-Hans': `有人请您接收设备「${zh}」，您同意前不会有任何变化。`,
  }),
  rebind: (en, zh) => ({
    en: `You are asked to let ${en} stand in your store. Nothing changes until you agree.`,
    'zh-Hans': `有人申请将设备「${zh}」换绑到您的门店，您同意前不会有任何变化。`,
  }),
}

/** Does what was offered; in the transaction that marks it accepted. */
export async function accept(trx: Trx, row: Row, userId: string, now: number): Promise<void> {
  if (row.kind === 'handover') return handOver(trx, row, userId, now)
  await trx
    .updateTable('devices')
    .set({ storeId: row.toStoreId })
    .where('id', '=', row.deviceId)
    .execute()
}

/** Where an offer goes. @throws Refusal for nobody, or for who has it already. */
export async function receiverOf(
  trx: Trx,
  context: Context,
  kind: string,
  to: string,
  storeId: string,
) {
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
