import {
  askQuestion,
  BOXES,
  type ChatMessage,
  ChatStatus,
  closeTalk,
  mergeMessages,
  openTalk,
  pageTalks,
  rateTalk,
  readTalk,
  syncChat,
} from '../../src/features/chat/contract'
import { countMessages } from '../../src/features/content/contract-messages'
import { MEMBER, OWNER } from '../testing/open-sandbox'
import {
  ask,
  DAY,
  open,
  owner,
  REFUSED,
  SECONDS,
  sandbox,
  say,
  sync,
  token,
  wordsIn,
} from './testing/talks'

describe('what is said', () => {
  test('is kept with who wrote it, when, and its place', async () => {
    const { body } = await ask('POST', { body: { content: ' Hello ', requestId: 'r-1' } })
    expect(body).toEqual({
      id: expect.stringMatching(/^\d{18}$/),
      seq: 2,
      fromUserId: '1002',
      side: 'shopper',
      kind: 'text',
      content: 'Hello',
      card: null,
      requestId: 'r-1',
      createdAt: SECONDS,
    })
    expect((await ask('GET')).body[1]).toEqual(body)
  })

  test('is there once, however often it is sent under one name', async () => {
    const { id } = await open()
    const first = await say('Hello', { requestId: 'r-1' })
    expect(await say('Hello', { requestId: 'r-1' })).toEqual(first)
    const other = await ask('POST', { body: { content: 'Bye', requestId: 'r-1' } })
    expect(other.status).toBe(409)
    expect(wordsIn((await sync(id)).news).filter((words) => words === 'Hello')).toHaveLength(1)
    // A name is its sender's: staff may use the same.
    await say('Hello', { conversationId: id, requestId: 'r-1' }, owner)
    expect((await sync(id)).standing.last).toBe(4)
  })

  test.each([
    ['nothing', { content: '  ' }],
    ['too much', { content: 'x'.repeat(501) }],
    ['a picture of somebody else', { kind: 'image', content: '/files/970001.png' }],
    ['an order of somebody else', { kind: 'order', content: '700001' }],
    ['an after-sale of nobody', { kind: 'afterSale', content: '1' }],
    ['a product there is not', { kind: 'product', content: '1' }],
    ['to a conversation there is not', { content: 'x', conversationId: '1' }],
    ['to a conversation of somebody else', { content: 'x', conversationId: '990001' }],
  ])('%s is refused, and nothing is kept', async (_, body) => {
    await open()
    const count = () => sandbox.services.db.selectFrom('chat_messages').select('id').execute()
    const before = await count()
    expect((await ask('POST', { body })).status).toBe(400)
    expect(await count()).toEqual(before)
  })

  test('comes by thirty, backwards', async () => {
    await open()
    for (let n = 1; n <= 40; n += 1) await say(`m${n}`)
    const newest = (await ask('GET')).body as ChatMessage[]
    expect(newest).toHaveLength(30)
    expect(newest[29]?.content).toBe('m40')
    const before = (await ask('GET', { query: `?before=${newest[0]?.seq}` })).body
    expect(mergeMessages(newest, before).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 42 }, (_, at) => at + 1),
    )
  })
})

describe('the header of the chat host', () => {
  test.each([0, -DAY, DAY])('may be of a day beside the server’s: %i', async (shift) => {
    expect((await ask('GET', { day: SECONDS + shift })).status).toBe(200)
  })

  test.each([2 * DAY, -2 * DAY])('and not of one further away: %i', async (shift) => {
    expect(await ask('GET', { day: SECONDS + shift })).toEqual(REFUSED)
  })

  test('lets nobody speak for another, nor with a session that is over', async () => {
    const other = await sandbox.logIn(MEMBER)
    expect(await ask('GET', { userId: '1001' })).toEqual(REFUSED)
    expect(await ask('GET', { session: other })).toEqual(REFUSED)
    expect(await ask('GET', { userId: '' })).toEqual(REFUSED)
    const bare = await sandbox.request('/chat/messages', { headers: { 'accept-language': 'en' } })
    expect([bare.status, await bare.json()]).toEqual([401, REFUSED.body])
  })
})

describe('a conversation', () => {
  test('begins once, with a greeting', async () => {
    const talk = await open()
    expect(talk).toMatchObject({ side: 'shopper', name: 'Taproom support', status: 0, last: 1 })
    expect((await open()).id).toBe(talk.id)
    expect((await sync(talk.id)).news).toMatchObject([{ side: 'house', kind: 'note', seq: 1 }])
    expect(talk.questions).toHaveLength(4)
    expect(talk.canned).toEqual([])
  })

  test('is with the store of what the shopper comes from, which is offered as a card', async () => {
    const { db } = sandbox.services
    const { storeId, image } = await db
      .selectFrom('products')
      .select(['storeId', 'image'])
      .where('id', '=', '2001')
      .executeTakeFirstOrThrow()
    const talk = await open({ productId: '2001' })
    expect(talk.about).toMatchObject({ kind: 'product', id: '2001', image })
    expect((await open({ storeId })).id).toBe(talk.id)
    const card = await say('2001', { conversationId: talk.id, kind: 'product' })
    expect(card).toMatchObject({ kind: 'product', card: talk.about })
    const elsewhere = await db
      .selectFrom('products')
      .select('id')
      .where('storeId', '<>', storeId)
      .executeTakeFirstOrThrow()
    const wrong = { conversationId: talk.id, kind: 'product', content: elsewhere.id }
    expect((await ask('POST', { body: wrong })).status).toBe(400)
  })

  test('is answered by the questions asked often before a person is asked', async () => {
    const { id } = await open()
    const wish = { conversationId: id, questionId: 'cold', requestId: 'q-1' }
    const answer = await sandbox.call(askQuestion, { body: wish }, token)
    expect(answer.data).toMatchObject([
      { side: 'shopper', seq: 2 },
      { side: 'house', kind: 'note', seq: 3 },
    ])
    const again = await sandbox.call(askQuestion, { body: wish }, token)
    expect(again.data).toEqual(answer.data)
    expect((await sync(id)).standing.status).toBe(ChatStatus.Open)
    await say('And a crate?')
    expect((await sync(id)).standing).toMatchObject({ status: ChatStatus.Waiting, last: 5 })
  })

  test('waits, is answered, read, closed and rated', async () => {
    const { id } = await open()
    await say('Is anybody there?')
    const box = async (name: string) =>
      (await sandbox.call(pageTalks, { body: { box: name, pageSize: 50 } }, owner)).data.result
        .filter((row: { id: string }) => row.id === id)
        .map(({ unread, name: who }: { unread: number; name: string }) => [who, unread])
    expect(await box('waiting')).toEqual([['Chen Mo', 1]])
    await say('Here I am.', { conversationId: id }, owner)
    expect([await box('waiting'), await box('mine')]).toEqual([[], [['Chen Mo', 0]]])
    const { standing, unread } = await sync(id)
    expect(standing).toMatchObject({ status: ChatStatus.Served, staffName: 'Zhou Yan', last: 4 })
    expect(unread).toBe(1)

    const rate = (stars: number, who = token) =>
      sandbox.call(rateTalk, { body: { conversationId: id, stars } }, who)
    expect((await rate(5)).code).toBe(400)
    const read = { conversationId: id, upTo: 99 }
    expect((await sandbox.call(readTalk, { body: read }, token)).data).toBe(4)
    expect((await sandbox.call(readTalk, { body: { ...read, upTo: 1 } }, token)).data).toBe(4)
    expect((await sync(id)).unread).toBe(0)
    expect((await sync(id, 4, owner)).standing.readByOther).toBe(4)

    const close = { body: { conversationId: id } }
    expect((await sandbox.call(closeTalk, close, token)).code).toBe(403)
    await sandbox.call(closeTalk, close, owner)
    await sandbox.call(closeTalk, close, owner)
    expect((await sync(id)).standing).toMatchObject({ status: ChatStatus.Closed, last: 5 })
    expect([(await rate(4, owner)).code, (await rate(4)).data, (await rate(1)).code]).toEqual([
      400, 4, 400,
    ])
    expect(await box('closed')).toHaveLength(1)
    await say('One more thing')
    expect((await sync(id)).standing).toMatchObject({ status: ChatStatus.Waiting, stars: 0 })
  })

  test('is counted among the shopper’s unread messages until they look, and leaves no line', async () => {
    const { id } = await open()
    const unread = async () => (await sandbox.call(countMessages, {}, token)).data
    const before = await unread()
    await say('Hello')
    await say('One', { conversationId: id }, owner)
    await say('Two', { conversationId: id }, owner)
    expect(await unread()).toEqual({ ...before, total: before.total + 2 })
    await sandbox.call(readTalk, { body: { conversationId: id, upTo: 9 } }, token)
    expect(await unread()).toEqual(before)
  })

  test('is not held with oneself, nor with a shop that is not open', async () => {
    const begin = (body: object, who: string) => sandbox.call(openTalk, { body }, who)
    expect((await begin({}, owner)).code).toBe(409)
    expect((await begin({ storeId: '302' }, owner)).code).toBe(409)
    expect((await begin({ storeId: '999' }, token)).code).toBe(400)
  })
})

describe('who may read and write', () => {
  /** The house's, a shop's of the member, and who is none of their business. */
  const SEATS = [
    ['the house’s administrator', OWNER, '', 200],
    ['another shopper', MEMBER, '', 400],
    ['the shop’s owner', MEMBER, '301', 200],
    ['the administrator, of another’s shop', OWNER, '301', 400],
  ] as const

  test.each(SEATS)('%s', async (_, mobile, storeId, code) => {
    const { id } = await open({ storeId })
    const who = await sandbox.logIn(mobile)
    const userId = mobile === OWNER ? '1003' : '1001'
    const as = { userId, session: who }
    const codes = [
      (await sandbox.call(openTalk, { body: { conversationId: id } }, who)).code,
      (await sandbox.call(syncChat, { body: { conversationId: id } }, who)).code,
      (await sandbox.call(readTalk, { body: { conversationId: id, upTo: 1 } }, who)).code,
      (await ask('GET', { ...as, query: `?conversationId=${id}` })).status,
      (await ask('POST', { ...as, body: { content: 'x', conversationId: id } })).status,
      (await sandbox.call(closeTalk, { body: { conversationId: id } }, who)).code,
    ]
    expect(codes).toEqual(codes.map(() => code))
  })

  test('boxes of staff are for staff', async () => {
    const codes = async (who: string) =>
      Promise.all(
        BOXES.map(async (box) => (await sandbox.call(pageTalks, { body: { box } }, who)).code),
      )
    expect(await codes(token)).toEqual([200, 403, 403, 403])
    expect(await codes(owner)).toEqual([200, 200, 200, 200])
    expect((await sync('', 0, token)).waiting).toBe(0)
    expect((await sync('', 0, owner)).waiting).toBe(2)
  })

  test('what is told of others is their side of it, and not the names they gave it', async () => {
    const { id } = await open()
    await say('Hello', { requestId: 'mine' })
    const seen = (await sync(id, 0, owner)).news as ChatMessage[]
    expect(seen.map(({ requestId }) => requestId)).toEqual(['', '', ''])
  })
})
