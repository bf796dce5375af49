import { sendSmsCode } from '../../src/features/identity/contract'
import {
  barViewer,
  beginLive,
  createLive,
  deleteLive,
  endLive,
  forbidLive,
  getLiveFigures,
  noticeLive,
  pageFollowed,
  pageLives,
  pageViewers,
  pinProduct,
  playLive,
  pushLive,
  sendLiveMessage,
  showLive,
  updateLive,
} from '../../src/features/live/contract'
import { followAuthor, thumbUp } from '../../src/features/live/contract-follow'
import { Barred, LiveStatus } from '../../src/features/live/contract-shapes'
import { register } from '../../src/features/login/contract'
import type { AnyEndpoint } from '../../src/http/endpoint'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

/** @jest-environment node */

const DAY = 86_400

let sandbox: TestSandbox
let author: string
let viewer: string
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  author = await sandbox.logIn(MEMBER)
  viewer = await sandbox.logIn(NEWCOMER)
})
afterAll(() => sandbox.close())

const as = async (token: string | undefined, call: AnyEndpoint, input: object) =>
  sandbox.call(call, input, token)
const data = async (token: string | undefined, call: AnyEndpoint, input: object) =>
  (await as(token, call, input)).data
/** What a refusal says. */
const words = async (token: string | undefined, call: AnyEndpoint, input: object) =>
  (await as(token, call, input)).message
const code = async (token: string | undefined, call: AnyEndpoint, input: object) =>
  (await as(token, call, input)).code

const make = async (more: object = {}): Promise<string> =>
  (await data(author, createLive, { body: { title: '露台夜话', ...more } })).id
async function onAir(more: object = { productIds: ['2001', '2004'] }): Promise<string> {
  const liveId = await make(more)
  await as(author, beginLive, { body: { liveId } })
  return liveId
}
/** Comes in once, as a room that asks for news does. */
const watch = (liveId: string, token = viewer) => data(token, playLive, { query: { liveId } })
const idOf = async (liveId: string) =>
  (await data(author, pageViewers, { body: { liveId } })).result[0].id
const bar = async (liveId: string, barred: Barred) =>
  as(author, barViewer, { body: { liveId, userId: await idOf(liveId), barred } })
const say = async (liveId: string, token: string, fromUserId: string) =>
  code(token, sendLiveMessage, { body: { liveId, content: '你好', fromUserId } })

interface Wrong {
  readonly startsAt?: number
  readonly cover?: string
  readonly productIds?: string[]
}

test('whoever has not proven who they are watches, and does not stream', async () => {
  const mobile = '18800001111'
  await sandbox.call(sendSmsCode, { query: { mobile } })
  const verifyCode = await sandbox.lastCode(mobile)
  await sandbox.call(register, { body: { mobile, verifyCode, password: 'hops-and-malt' } })
  const fresh = await sandbox.logIn(mobile, 'hops-and-malt')
  expect(await as(fresh, createLive, { body: { title: 'x' } })).toMatchObject({
    code: 403,
    message: 'Verify your identity before you stream.',
  })
  expect(await watch('960001', fresh)).toMatchObject({ barred: Barred.No })
  expect(await data(fresh, pageLives, { body: { mine: true } })).toMatchObject({ totalCount: 0 })
})

test('a stream is planned with title, time and products, and is its author’s to find', async () => {
  const startsAt = sandbox.services.clock.now() + DAY
  const liveId = await make({ startsAt, productIds: ['2004', '2001'] })
  const room = await data(author, showLive, { query: { liveId } })
  expect(room).toMatchObject({ title: '露台夜话', status: 0, startsAt, actions: ['manage'] })
  expect(room.products.map(({ id }: { id: string }) => id)).toEqual(['2004', '2001'])
  expect((await data(viewer, showLive, { query: { liveId } })).actions).toEqual([])
  const planned = await data(author, pageLives, { body: { mine: true, status: 0 } })
  expect(planned.result).toMatchObject([{ id: liveId }])
})

test.each([
  ['a time that has gone by', { startsAt: -1 }, 'A stream begins within the next 60 days.'],
  ['a time beyond sixty days', { startsAt: 61 * DAY }, 'A stream begins within the next 60 days.'],
  [
    'a picture that is not the author’s',
    { cover: '/files/1795350000000000001.png' },
    'Only pictures you have uploaded yourself.',
  ],
  [
    'a picture from elsewhere',
    { cover: 'https://example.com/a.png' },
    'The cover is no picture of this app.',
  ],
  ['a product twice', { productIds: ['2001', '2001'] }, 'A product is shown once.'],
  ['a product that is none', { productIds: ['9'] }, 'The product was not found.'],
])('%s is refused', async (_, { startsAt, ...more }: Wrong, refusal) => {
  const now = sandbox.services.clock.now()
  const body = { title: 'x', ...more, ...(startsAt && { startsAt: now + startsAt }) }
  expect(await words(author, createLive, { body })).toBe(refusal)
  const liveId = await make()
  expect(await words(author, updateLive, { body: { liveId, ...body } })).toBe(refusal)
})

test('one wish makes one stream, and with other words it is refused', async () => {
  const body = { title: '一次', requestId: 'wish-1' }
  const [first, second] = [
    await data(author, createLive, { body }),
    await data(author, createLive, { body }),
  ]
  expect(second.id).toBe(first.id)
  expect(await code(author, createLive, { body: { ...body, title: '两次' } })).toBe(409)
})

test('it goes from planned on the air and is over, and never back', async () => {
  const liveId = await make()
  const act = (call: AnyEndpoint) => code(author, call, { body: { liveId } })
  expect(await act(endLive)).toBe(400)
  expect(await act(beginLive)).toBe(200)
  expect(await act(beginLive)).toBe(400)
  expect(await code(author, deleteLive, { query: { liveId } })).toBe(400)
  expect(await act(endLive)).toBe(200)
  expect([await act(endLive), await act(beginLive)]).toEqual([400, 400])
  expect(await code(author, pushLive, { query: { liveId } })).toBe(400)
  expect(await code(author, updateLive, { body: { liveId, title: 'x' } })).toBe(400)
  expect(await code(author, noticeLive, { body: { liveId, notice: 'x' } })).toBe(400)
  expect(await code(author, deleteLive, { query: { liveId } })).toBe(200)
  expect(await code(author, showLive, { query: { liveId } })).toBe(400)
})

test('what is shown and said just now reaches the room; only what is in the stream is shown', async () => {
  const liveId = await onAir()
  const pin = (productId: string) => as(author, pinProduct, { body: { liveId, productId } })
  expect((await pin('2009')).code).toBe(400)
  await pin('2004')
  await as(author, noticeLive, { body: { liveId, notice: ' 八点抽奖 ' } })
  expect(await watch(liveId)).toMatchObject({ pinnedId: '2004', notice: '八点抽奖' })
  // What leaves the stream is not shown any more.
  await as(author, updateLive, { body: { liveId, title: '露台夜话', productIds: ['2001'] } })
  expect(await watch(liveId)).toMatchObject({ pinnedId: '' })
  expect(await code(author, noticeLive, { body: { liveId, notice: '长'.repeat(61) } })).toBe(400)
  const planned = await make({ productIds: ['2001'] })
  const early = { body: { liveId: planned, productId: '2001' } }
  expect(await code(author, pinProduct, early)).toBe(400)
})

test('who is muted watches in silence; who is removed is shown nothing; both may be let again', async () => {
  const liveId = await onAir()
  await as(author, noticeLive, { body: { liveId, notice: '欢迎' } })
  await watch(liveId)
  const id = await idOf(liveId)
  expect(await say(liveId, viewer, id)).toBe(200)

  await bar(liveId, Barred.Muted)
  expect(await watch(liveId)).toMatchObject({ barred: Barred.Muted, notice: '欢迎' })
  expect(await say(liveId, viewer, id)).toBe(403)
  expect(await code(viewer, thumbUp, { body: { liveId } })).toBe(200)

  await bar(liveId, Barred.Removed)
  const out = { barred: Barred.Removed, playUrl: '', messages: [], notice: '', pinnedId: '' }
  expect(await watch(liveId)).toMatchObject(out)
  expect(await say(liveId, viewer, id)).toBe(403)
  const no = { code: 403, message: 'The author does not let you do that here.' }
  expect(await as(viewer, thumbUp, { body: { liveId } })).toMatchObject(no)
  const talk = { body: { liveId, content: 'x', fromUserId: id } }
  expect(await as(viewer, sendLiveMessage, talk)).toMatchObject(no)

  await bar(liveId, Barred.No)
  expect((await watch(liveId)).playUrl).not.toBe('')
  expect(await say(liveId, viewer, id)).toBe(200)
})

test('nobody is barred from a stream they do not watch, from one that is over, or by themselves', async () => {
  const liveId = await onAir()
  const to = (userId: string) =>
    words(author, barViewer, { body: { liveId, userId, barred: Barred.Muted } })
  expect(await to('1005')).toBe('The viewer was not found.')
  expect(await to('1001')).toBe('You cannot bar yourself.')
  await watch(liveId)
  await as(author, endLive, { body: { liveId } })
  expect((await bar(liveId, Barred.Muted)).code).toBe(400)
})

test('who is barred is told to the author alone', async () => {
  const liveId = await onAir()
  await watch(liveId)
  await bar(liveId, Barred.Muted)
  const viewers = async (token?: string) =>
    (await data(token, pageViewers, { body: { liveId } })).result[0]
  expect(await viewers(author)).toMatchObject({ barred: Barred.Muted })
  expect(await viewers(viewer)).not.toHaveProperty('barred')
  expect(await viewers()).not.toHaveProperty('barred')
})

test('the figures count who came, what they said and liked, and who began to follow', async () => {
  const liveId = await onAir()
  await watch(liveId)
  // Whoever streams is no viewer of theirs.
  await watch(liveId, author)
  await say(liveId, viewer, await idOf(liveId))
  await as(viewer, thumbUp, { body: { liveId } })
  await as(viewer, followAuthor, { body: { authorId: '1001' } })
  await as(author, endLive, { body: { liveId } })
  const figures = await data(author, getLiveFigures, { query: { liveId } })
  expect(figures).toMatchObject({ viewers: 1, likes: 1, messages: 1, followers: 1 })
  expect(figures.products).toMatchObject([
    { id: '2001', pieces: 0, amount: 0 },
    { id: '2004', pieces: 0, amount: 0 },
  ])
})

test('what viewers paid for while it ran is counted, and nothing else', async () => {
  const liveId = await onAir()
  await watch(liveId)
  const { db, clock } = sandbox.services
  const order = await db
    .selectFrom('order_lines')
    .select(({ fn, eb }) => [
      'orderId as id',
      fn.sum<number>(eb('count', '-', eb.ref('refunded'))).as('pieces'),
    ])
    .where('productId', '=', '2001')
    .groupBy('orderId')
    .executeTakeFirstOrThrow()
  const sold = async () =>
    (await data(author, getLiveFigures, { query: { liveId } })).products[0].pieces
  const paid = (userId: string, paidAt: number) =>
    db.updateTable('orders').set({ userId, paidAt }).where('id', '=', order.id).execute()
  const me = await idOf(liveId)
  await paid(me, clock.now() - DAY)
  expect(await sold()).toBe(0)
  await paid('1005', clock.now())
  expect(await sold()).toBe(0)
  await paid(me, clock.now())
  expect(await sold()).toBe(order.pieces)
})

test('followed authors stand with those on air first, each with their stream', async () => {
  const followed = async () => (await data(viewer, pageFollowed, { body: {} })).result
  await as(viewer, followAuthor, { body: { authorId: '1001' } })
  expect(await followed()).toMatchObject([{ id: '1001', liveId: '' }])
  const liveId = await onAir()
  await as(viewer, followAuthor, { body: { authorId: '1005' } })
  expect(await followed()).toMatchObject([
    { id: '1001', liveId },
    { id: '1005', liveId: '' },
  ])
})

test('an administrator may take any stream down; its author finds it among what is over', async () => {
  const liveId = await onAir()
  const admin = await sandbox.logIn(OWNER)
  expect((await data(admin, showLive, { query: { liveId } })).actions).toEqual(['forbid'])
  expect(await as(viewer, forbidLive, { body: { liveId } })).toMatchObject({
    code: 403,
    message: 'Only administrators may do that.',
  })
  await as(admin, forbidLive, { body: { liveId } })
  const over = await data(author, pageLives, {
    body: { mine: true, status: LiveStatus.Ended },
  })
  expect(over.result).toMatchObject([{ id: liveId, status: LiveStatus.Forbidden }])
})

test('who follows is told once when it begins, and is led into the room; nobody else is', async () => {
  await as(viewer, followAuthor, { body: { authorId: '1001' } })
  const liveId = await make()
  await as(author, beginLive, { body: { liveId } })
  expect(await code(author, beginLive, { body: { liveId } })).toBe(400)
  const told = await sandbox.services.db
    .selectFrom('notices')
    .select(['userId', 'text'])
    .where('url', '=', `/views/index?url=/live/show&id=${liveId}`)
    .execute()
  expect(told).toEqual([{ userId: '1002', text: expect.stringContaining('露台夜话') }])
})

test('what is over is shown again, except what was taken down and to who was removed', async () => {
  const liveId = await onAir()
  const url = async (token?: string) => (await data(token, playLive, { query: { liveId } })).playUrl
  await url(viewer)
  await as(author, endLive, { body: { liveId } })
  expect(await url(viewer)).toMatch(/^\/films\//)
  const other = await onAir()
  await data(viewer, playLive, { query: { liveId: other } })
  const out = { liveId: other, userId: '1002', barred: Barred.Removed }
  await as(author, barViewer, { body: out })
  await as(author, endLive, { body: { liveId: other } })
  expect((await data(viewer, playLive, { query: { liveId: other } })).playUrl).toBe('')
  await as(await sandbox.logIn(OWNER), forbidLive, { body: { liveId } })
  expect(await url(viewer)).toBe('')
})
