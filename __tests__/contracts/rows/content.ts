import { leaveMessage } from '../../../server/content/leave-message'
import type { Services } from '../../../server/services'
import {
  bookEvent,
  cancelBooking,
  countMaterial,
  findTicket,
  pageEvents,
  pageMaterials,
  pageTickets,
  pageVideos,
  redeemTicket,
  showEvent,
  showTicket,
  showVideo,
} from '../../../src/features/content/contract'
import {
  countMessages,
  pageMessages,
  readAllMessages,
  readMessage,
} from '../../../src/features/content/contract-messages'
import {
  listSubscriptions,
  savePushAddress,
  saveSubscription,
} from '../../../src/features/profile/contract'
import type { Row } from '../harness'

const paged = (totalCount: number) =>
  expect.objectContaining({ pageIndex: 1, pageSize: 15, totalCount })
const some = (item: object) => expect.objectContaining(item)

const TAKEOVER = '980003'
/** The member's ticket for the evening in two days. */
const TICKET = '985001'
const CODE = '2604000001'

/** That evening is in a store of the owner's, and its doors are open. */
const doorsOpen = async ({ db, clock }: Services) => {
  const store = await db
    .selectFrom('stores')
    .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
    .select('stores.id as id')
    .where('ownerId', '=', '1003')
    .where('merchants.status', '=', 2)
    .executeTakeFirstOrThrow()
  const times = { startsAt: clock.now() + 60, endsAt: clock.now() + 7200 }
  await db
    .updateTable('contents')
    .set({ storeId: store.id, ...times })
    .where('id', '=', '980008')
    .execute()
}

/** One message of the new customer's team, and nothing else that is unread. */
const toldNewcomer = async ({ db, clock }: Services) => {
  const now = clock.now()
  await db.deleteFrom('notices').execute()
  await leaveMessage(db, {
    userId: '1002',
    kind: 'team',
    text: { en: 'Somebody came', 'zh-Hans': '有人加入' },
    url: '/conduit/teamList',
    now,
  })
  await db.updateTable('notices').set({ id: '7' }).execute()
}
const unread = (team: number) =>
  some({ kinds: { order: 0, wallet: 0, live: 0, team, system: expect.any(Number) } })

const LIVE = 'TAPROOMwx-live-0000000000000000000000000000'

export const contentRows: readonly Row[] = [
  {
    call: savePushAddress,
    as: 'newcomer',
    client: 'AppPlus',
    input: { body: { device: 'phone-0001', vendor: 'apns', token: 'token-0001' } },
    sends: 'POST notice/push/save',
    answers: true,
  },
  {
    call: listSubscriptions,
    as: 'newcomer',
    client: 'WeChatLite',
    sends: 'GET notice/subscription/list',
    answers: expect.arrayContaining([{ moment: 'live', templateId: LIVE, state: 'open', left: 0 }]),
  },
  {
    call: saveSubscription,
    as: 'newcomer',
    client: 'WeChatLite',
    input: { body: { moment: 'live', templateId: LIVE, answer: 'accept', requestId: 's-1' } },
    sends: 'POST notice/subscription/save',
    answers: expect.arrayContaining([
      { moment: 'live', templateId: LIVE, state: 'accepted', left: 1 },
    ]),
  },
  {
    call: pageMessages,
    as: 'newcomer',
    before: toldNewcomer,
    input: { body: { kind: 'team' } },
    sends: 'POST notice/message/page',
    answers: some({ totalCount: 1, result: [some({ id: '7', kind: 'team', isRead: false })] }),
  },
  {
    call: countMessages,
    as: 'newcomer',
    before: toldNewcomer,
    sends: 'GET notice/message/count',
    answers: unread(1),
  },
  {
    call: readMessage,
    as: 'newcomer',
    before: toldNewcomer,
    input: { body: { id: '7' } },
    sends: 'POST notice/message/read',
    answers: unread(0),
  },
  {
    call: readAllMessages,
    as: 'newcomer',
    before: toldNewcomer,
    input: { body: { kind: 'team' } },
    sends: 'POST notice/message/readAll',
    answers: unread(0),
  },
  {
    call: pageMaterials,
    as: 'member',
    input: { body: {} },
    sends: 'POST material/page',
    answers: some({
      totalCount: 5,
      result: expect.arrayContaining([
        some({ id: '980001', shareUrl: '/tool/material?id=980001&parentId=TAP6MNO' }),
      ]),
    }),
  },
  {
    call: countMaterial,
    as: 'newcomer',
    input: { body: { id: '980001', deed: 'save', requestId: 'm1' } },
    sends: 'POST material/count',
    answers: { saves: 5, shares: 2 },
  },
  { call: pageVideos, input: { body: {} }, sends: 'POST video/page', answers: paged(3) },
  {
    call: showVideo,
    input: { query: { id: '980005' } },
    sends: 'GET video/show?id=980005',
    answers: some({ id: '980005', title: 'The perfect pour' }),
  },
  {
    call: pageEvents,
    input: { body: { storeId: '301' } },
    sends: 'POST event/page',
    answers: some({
      totalCount: 1,
      result: [some({ id: TAKEOVER, title: 'Tap takeover', seats: 24, seatsLeft: 24, state: 1 })],
      cities: [{ regionId: '440100', name: 'Guangzhou' }],
    }),
  },
  {
    call: showEvent,
    as: 'member',
    input: { query: { id: '980008' } },
    sends: 'GET event/show?id=980008',
    answers: some({ id: '980008', isBooked: true, ticketId: TICKET, most: 4 }),
  },
  {
    call: bookEvent,
    as: 'member',
    input: { body: { eventId: TAKEOVER, count: 2, points: 0, requestId: 'e1' } },
    sends: 'POST event/book',
    answers: some({ eventId: TAKEOVER, count: 2, state: 1, canCancel: true }),
  },
  {
    call: cancelBooking,
    as: 'member',
    input: { query: { ticketId: TICKET } },
    sends: `DELETE event/cancel?ticketId=${TICKET}`,
    answers: some({ id: TICKET, state: 4, canCancel: false }),
  },
  {
    call: pageTickets,
    as: 'member',
    input: { body: { status: 1 } },
    sends: 'POST event/ticket/page',
    answers: some({ totalCount: 1, result: [some({ id: TICKET, code: CODE })] }),
  },
  {
    call: showTicket,
    as: 'member',
    input: { query: { id: TICKET } },
    sends: `GET event/ticket/show?id=${TICKET}`,
    answers: some({ id: TICKET, count: 2, title: 'Sours and cheese' }),
  },
  {
    call: findTicket,
    as: 'owner',
    before: doorsOpen,
    input: { query: { code: CODE } },
    sends: `GET merchant/ticket/find?code=${CODE}`,
    answers: some({ id: TICKET, state: 1 }),
  },
  {
    call: redeemTicket,
    as: 'owner',
    before: doorsOpen,
    input: { body: { code: CODE } },
    sends: 'POST merchant/ticket/redeem',
    answers: some({ id: TICKET, state: 2 }),
  },
]
