import { addOffer, answerOffer, OfferState, pageOffers } from '../../src/features/device/contract'
import { DAY } from '../../src/shared/business-day'
import { readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { countOf, pageWindow } from '../database/page'
import { callerOf, type Handler, handle } from '../handler'
import { bindRequest } from '../pay/requests'
import { notFound } from '../refusal'
import { catchUp } from './fleet'
import {
  APPROVED,
  ASKED,
  accept,
  askedOf,
  deviceOf,
  ENDS,
  end,
  LIFE,
  MOST_A_DAY,
  OFFER,
  OFFERS,
  ONE_ALREADY,
  receiverOf,
  SAID,
  TOO_OFTEN,
  tell,
  toOffer,
  userBy,
} from './offer'
import { ownDevice } from './own-device'

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
      await catchUp(context.services, known.deviceId, now)
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
