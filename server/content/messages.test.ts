import {
  countMessages,
  type Message,
  pageMessages,
  readAllMessages,
  readMessage,
} from '../../src/features/content/contract-messages'
import { sendSmsCode } from '../../src/features/identity/contract'
import { beginLive } from '../../src/features/live/contract'
import { register } from '../../src/features/login/contract'
import { transfer } from '../../src/features/wallet/contract'
import { PayType } from '../../src/shared/pay'
import { moveAfterSale } from '../order/after-sales'
import { closePaid } from '../order/close'
import { expireOrders } from '../order/expire'
import { shipParcel } from '../order/ship'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { book } from '../wallet/book'
import { accountOf } from '../wallet/open-accounts'
import { leaveMessage } from './leave-message'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const db = () => sandbox.services.db
const now = () => sandbox.services.clock.now()
const listed = async (who: string, body: object = {}): Promise<Message[]> =>
  (await sandbox.call(pageMessages, { body: { pageSize: 50, ...body } }, who)).data.result
const unread = async (who: string) => (await sandbox.call(countMessages, {}, who)).data
const newest = async (who: string, kind: string) => (await listed(who, { kind }))[0]

const tell = (userId: string, changes: object = {}) =>
  leaveMessage(db(), {
    userId,
    kind: 'order',
    text: { en: 'Shipped', 'zh-Hans': '已发货' },
    url: '/zero/class',
    now: now(),
    ...changes,
  })

test('are counted by kind until they are read, one by one or all of a kind', async () => {
  const who = await sandbox.logIn(NEWCOMER)
  await sandbox.call(readAllMessages, { body: {} }, who)
  await tell('1002')
  await tell('1002')
  await tell('1002', { kind: 'team' })
  const nothing = { order: 0, wallet: 0, team: 0, live: 0, system: 0 }
  expect(await unread(who)).toEqual({ total: 3, kinds: { ...nothing, order: 2, team: 1 } })
  const [first] = await listed(who, { kind: 'order' })
  expect(first).toMatchObject({ text: 'Shipped', url: '/zero/class', isRead: false })
  const input = { body: { id: String(first?.id) } }
  const left = { total: 2, kinds: { ...nothing, order: 1, team: 1 } }
  expect((await sandbox.call(readMessage, input, who)).data).toEqual(left)
  expect((await sandbox.call(readMessage, input, who)).data).toEqual(left)
  expect((await listed(who, { kind: 'order' })).map(({ isRead }) => isRead).sort()).toEqual([
    false,
    true,
  ])
  const ofOrders = await sandbox.call(readAllMessages, { body: { kind: 'order' } }, who)
  expect(ofOrders.data).toEqual({ total: 1, kinds: { ...nothing, team: 1 } })
  expect((await sandbox.call(readAllMessages, { body: {} }, who)).data.total).toBe(0)
})

test('of somebody else are neither seen, counted nor read', async () => {
  const [who, other] = await Promise.all([sandbox.logIn(NEWCOMER), sandbox.logIn(MEMBER)])
  const before = await unread(who)
  await tell('1001', { text: { en: 'Yours', 'zh-Hans': '您的' } })
  expect(await unread(who)).toEqual(before)
  expect((await listed(who)).map(({ text }) => text)).not.toContain('Yours')
  const theirs = await newest(other, 'order')
  expect(theirs?.text).toBe('Yours')
  const stolen = await sandbox.call(readMessage, { body: { id: String(theirs?.id) } }, who)
  expect(stolen.code).toBe(400)
  await sandbox.call(readAllMessages, { body: {} }, who)
  expect((await newest(other, 'order'))?.isRead).toBe(false)
  expect((await sandbox.call(countMessages, {})).code).toBe(401)
})

test('for everybody are no news to who came later, and news to who was there', async () => {
  const who = await sandbox.logIn(NEWCOMER)
  const came = now() + 60
  await db().updateTable('users').set({ createdAt: came }).where('id', '=', '1002').execute()
  await sandbox.call(readAllMessages, { body: {} }, who)
  await db().deleteFrom('notice_reads').where('noticeId', 'in', ['701', '702', '703']).execute()
  expect(await unread(who)).toMatchObject({ total: 0 })
  expect((await listed(who)).every(({ isRead }) => isRead)).toBe(true)
  // Who registers within the second of a reset: the newest line of the house is from that second.
  await tell('', { kind: 'system', now: came })
  expect((await unread(who)).kinds.system).toBe(0)
  await tell('', { kind: 'system', now: came + 1 })
  expect((await unread(who)).kinds.system).toBe(1)
})

const send = async (kind: 'balance' | 'points', amount: number) => {
  const body = {
    accountId: await accountOf(db(), '1001', kind),
    toMobile: NEWCOMER,
    amount,
    payPassword: '135790',
    requestId: `send-${kind}`,
  }
  return sandbox.call(transfer, { body }, await sandbox.logIn(MEMBER))
}

/** An order of the member that is paid and waits to be sent by courier. */
const paidOrder = () =>
  db()
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', '1001')
    .where('stage', '=', 2)
    .where('way', '=', 1)
    .executeTakeFirstOrThrow()

test('money that came in or went out leads to its line of the bill; points say nothing', async () => {
  const [who, sender] = await Promise.all([sandbox.logIn(NEWCOMER), sandbox.logIn(MEMBER)])
  expect((await send('balance', 500)).code).toBe(200)
  const line = await db()
    .selectFrom('ledger')
    .select('id')
    .where('userId', '=', '1002')
    .where('kind', '=', 'transfer')
    .where('amount', '=', 500)
    .executeTakeFirstOrThrow()
  const of = async () => (await listed(who, { kind: 'wallet' })).map(({ text, url }) => [text, url])
  const told = [['Transfer received: +¥5.00', `/views/auto/bill?key=bill&id=${line.id}`]]
  expect(await of()).toEqual(told)
  // A seed of the first second of a day tells of that day's earnings in the same one.
  const sent = (await listed(sender, { kind: 'wallet' })).filter((each) => each.createdAt === now())
  expect(sent.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Transfer sent: −¥5/))
  expect((await send('points', 50)).code).toBe(200)
  expect(await of()).toEqual(told)
})

test('of an order that was called off after it was paid, the order tells, and the wallet does not', async () => {
  const who = await sandbox.logIn(MEMBER)
  const order = await paidOrder()
  const { id, payId, serial, amount } = order
  await db()
    .updateTable('payments')
    .set({ payType: PayType.AssetRedirect })
    .where('id', '=', payId)
    .execute()
  const money = { accountId: await accountOf(db(), '1001', 'balance'), kind: 'order', now: now() }
  const title = { en: 'Beer', 'zh-Hans': '啤酒' }
  await book(db(), { ...money, title, amount: -amount, refKind: 'order', refId: id })
  const told = (await listed(who, { kind: 'wallet' })).length
  await closePaid(db(), order, { reason: 'buyer', now: now() })
  expect(await newest(who, 'order')).toMatchObject({
    text: `Order ${serial} was called off; the money is on its way back.`,
    url: `/views/index?url=/order/show&id=${id}`,
  })
  expect(await listed(who, { kind: 'wallet' })).toHaveLength(told)
})

test('an order that is shipped, and one that has arrived, are told to their buyer', async () => {
  const who = await sandbox.logIn(MEMBER)
  const order = await paidOrder()
  const lines = await db()
    .selectFrom('order_lines')
    .select(['position', 'count'])
    .where('orderId', '=', order.id)
    .execute()
  const parcel = { carrier: 'SF', number: '1', requestId: 's1', lines, now: now() }
  await shipParcel(db(), order.id, parcel)
  await shipParcel(db(), order.id, parcel)
  const of = async () =>
    (await listed(who, { kind: 'order' })).filter(({ text }) => text.includes(order.serial))
  const url = `/views/index?url=/order/show&id=${order.id}`
  expect(await of()).toMatchObject([{ url, text: expect.stringContaining('on its way') }])
  await expireOrders(db(), now() + 8 * 86_400)
  expect((await of()).map(({ text }) => text)).toContain(
    `Order ${order.serial} counts as received. How was it?`,
  )
})

test('an after-sale that others decide is told to its buyer, their own steps are not', async () => {
  const sale = await db()
    .selectFrom('after_sales')
    .selectAll()
    .where('state', '=', 1)
    .executeTakeFirstOrThrow()
  const of = () =>
    db()
      .selectFrom('notices')
      .selectAll()
      .where('url', '=', `/views/index?url=/after-sale/show&id=${sale.id}`)
      .execute()
  const deed = { actorId: '1003', now: now() }
  await moveAfterSale(db(), sale.id, { ...deed, by: 'seller', action: 'refuse' })
  expect(await of()).toMatchObject([{ userId: sale.userId, kind: 'order' }])
  await moveAfterSale(db(), sale.id, { ...deed, by: 'buyer', action: 'appeal' })
  expect(await of()).toHaveLength(1)
})

test('who follows an author learns that they are on air, and who does not, does not', async () => {
  const [author, follower] = await Promise.all([sandbox.logIn(OWNER), sandbox.logIn(NEWCOMER)])
  const live = await db()
    .selectFrom('lives')
    .selectAll()
    .where('authorId', '=', '1003')
    .where('status', '=', 0)
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('live_follows')
    .values({ userId: '1002', authorId: '1003', createdAt: now() })
    .execute()
  expect((await sandbox.call(beginLive, { body: { liveId: live.id } }, author)).code).toBe(200)
  const url = `/views/index?url=/live/show&id=${live.id}`
  expect(await listed(follower, { kind: 'live' })).toMatchObject([{ url, isRead: false }])
  const all = await db().selectFrom('notices').select('userId').where('url', '=', url).execute()
  expect(all).toEqual([{ userId: '1002' }])
})

test('who invited somebody learns that they came', async () => {
  const mobile = '13711112222'
  await sandbox.call(sendSmsCode, { query: { mobile } })
  const verifyCode = await sandbox.lastCode(mobile)
  const body = { mobile, verifyCode, password: 'secret1', openId: '', parentId: '1002' }
  expect((await sandbox.call(register, { body })).code).toBe(200)
  const told = await listed(await sandbox.logIn(NEWCOMER), { kind: 'team' })
  expect(told).toMatchObject([
    { url: '/conduit/teamList', text: 'Guest 2222 has joined your team.', isRead: false },
  ])
})

test('an alarm of a device is told to its owner once, until it is over', async () => {
  const who = await sandbox.logIn(OWNER)
  const device = await db()
    .selectFrom('device_units')
    .innerJoin('devices', 'devices.id', 'device_units.deviceId')
    .select(['deviceId', 'heardAt'])
    .where('ownerId', '=', '1003')
    .executeTakeFirstOrThrow()
  const { deviceId } = device
  await db().deleteFrom('device_alarms').where('deviceId', '=', deviceId).execute()
  await db()
    .updateTable('device_units')
    .set({ link: 'off' })
    .where('deviceId', '=', deviceId)
    .execute()
  const url = `/views/index?url=/device/show&id=${deviceId}`
  const of = async () =>
    (await listed(who, { kind: 'system' })).filter(
      (each) => each.url === url && each.text.includes('heard of'),
    )
  await sandbox.post('/sandbox/clock', { offset: 7200 })
  expect(await of()).toMatchObject([{ level: 'warning', isRead: false }])
  await sandbox.post('/sandbox/clock', { offset: 7800 })
  expect(await of()).toHaveLength(1)
})
