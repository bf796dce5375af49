import { addColleague, listDesks, removeColleague } from '../../src/features/chat/contract-desk'
import { leaveMessage } from '../content/leave-message'
import { type L10nText, readText } from '../database/l10n'
import { type Context, callerOf, handle } from '../handler'
import { requireMobile } from '../login/mobile'
import { currentUser } from '../login/user-record'
import { notFound, Refusal } from '../refusal'
import { retold } from '../seed/retelling'
import { HOUSE } from './talks'

const APPROVED = 2
const STORE = { en: 'The store', 'zh-Hans': '门店' }
const NOBODY = new Refusal(400, {
  en: 'Nobody has registered with this number.',
  'zh-Hans': '该手机号尚未注册',
})
const YOURSELF = new Refusal(400, {
  en: 'You answer here anyway.',
  'zh-Hans': '您本人无需添加',
})
const NO_DESK = new Refusal(403, {
  en: 'This is for the owners of a shop.',
  'zh-Hans': '仅限店铺经营者使用',
})
/** More than a shop has: nobody tries out numbers here. */
const SEATS = 20
const FULL = new Refusal(400, {
  en: `At most ${SEATS} people answer for one store.`,
  'zh-Hans': `每家门店最多 ${SEATS} 位客服`,
})

interface Desk {
  readonly storeId: string
  readonly name: L10nText
}

/** The desks whose colleagues the caller chooses: of their shops' stores, and an administrator's of the house. */
async function desksOf(context: Context): Promise<readonly Desk[]> {
  const { id, isAdmin } = await currentUser(context)
  const stores = await context.db
    .selectFrom('stores')
    .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
    .select(['stores.id as storeId', 'stores.name'])
    .where('merchants.status', '=', APPROVED)
    .where('merchants.ownerId', '=', id)
    .orderBy('stores.id')
    .execute()
  const own = stores.map(({ storeId, name }) => ({
    storeId,
    name: { en: readText(name, 'en'), 'zh-Hans': readText(name, 'zh-Hans') },
  }))
  const house = { storeId: '', name: retold(HOUSE, context.services.demo.words) }
  return isAdmin === 1 ? [...own, house] : own
}

/** @throws Refusal 403 for who has no desk, 400 for a desk of somebody else. */
async function deskOf(context: Context, storeId: string): Promise<Desk> {
  const desks = await desksOf(context)
  if (desks.length === 0) throw NO_DESK
  const desk = desks.find((each) => each.storeId === storeId)
  if (!desk) throw notFound(STORE)
  return desk
}

/** Every desk of the caller's with who sits at it. */
async function readDesks(context: Context) {
  const desks = await desksOf(context)
  if (desks.length === 0) throw NO_DESK
  const seats = await context.db
    .selectFrom('desk_members')
    .innerJoin('users', 'users.id', 'desk_members.userId')
    .select(['desk_members.storeId', 'users.id', 'users.nickName', 'users.avatar'])
    .where('users.closedAt', 'is', null)
    .orderBy('users.id')
    .execute()
  return desks.map(({ storeId, name }) => ({
    storeId,
    name: name[context.locale],
    colleagues: seats
      .filter((seat) => seat.storeId === storeId)
      .map(({ id, nickName, avatar }) => ({
        id,
        name: readText(nickName, context.locale),
        avatar,
      })),
  }))
}

/** Who answers the messages of a shop's customers beside its owner. */
export const deskCalls = [
  handle(listDesks, (_, context) => readDesks(context)),

  handle(addColleague, async ({ body: { storeId, mobile } }, context) => {
    const { db, now } = context
    const desk = await deskOf(context, storeId)
    const person = await db
      .selectFrom('users')
      .select('id')
      .where('mobile', '=', requireMobile(mobile))
      .where('closedAt', 'is', null)
      .executeTakeFirst()
    if (!person) throw NOBODY
    if (person.id === callerOf(context).id) throw YOURSELF
    await db.transaction().execute(async (trx) => {
      const seated = await trx
        .selectFrom('desk_members')
        .select('userId')
        .where('storeId', '=', storeId)
        .execute()
      // Said once more, it changes nothing.
      if (seated.some(({ userId }) => userId === person.id)) return
      if (seated.length >= SEATS) throw FULL
      await trx.insertInto('desk_members').values({ storeId, userId: person.id }).execute()
      await leaveMessage(trx, {
        userId: person.id,
        kind: 'team',
        text: {
          en: `You answer the customers of ${desk.name.en} now.`,
          'zh-Hans': `您已成为${desk.name['zh-Hans']}的客服，可回复客户消息。`,
        },
        url: '/views/index?url=/merchant/messages',
        now: now(),
      })
    })
    return readDesks(context)
  }),

  handle(removeColleague, async ({ body: { storeId, userId } }, context) => {
    await deskOf(context, storeId)
    await context.db
      .deleteFrom('desk_members')
      .where('storeId', '=', storeId)
      .where('userId', '=', userId)
      .execute()
    return readDesks(context)
  }),
]
