import { sendSmsCode } from '../../src/features/identity/contract'
import {
  beginLive,
  createLive,
  deleteLive,
  endLive,
  getLiveFigures,
  noticeLive,
  pageFollowed,
  pageLives,
  pinProduct,
  pushLive,
  showLive,
  updateLive,
} from '../../src/features/live/contract'
import { followAuthor, thumbUp } from '../../src/features/live/contract-follow'
import { Barred } from '../../src/features/live/contract-shapes'
import { register } from '../../src/features/login/contract'
import type { AnyEndpoint } from '../../src/http/endpoint'
import {
  as,
  author,
  code,
  data,
  idOf,
  make,
  onAir,
  sandbox,
  say,
  viewer,
  watch,
  words,
} from './testing/stream'

const DAY = 86_400

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
  const words =
    /Lin Xia, whom you follow, is on air: 露台夜话.*您关注的主播林夏开播了：「露台夜话」/
  expect(told).toEqual([{ userId: '1002', text: expect.stringMatching(words) }])
})
