import {
  askQuestion,
  ChatStatus,
  closeTalk,
  openTalk,
  pageTalks,
  rateTalk,
  readTalk,
} from '../../src/features/chat/contract'
import { OWNER } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'
import { ask, by, open, owner, SECONDS, sandbox, say, sync, token, wordsIn } from './testing/talks'

const NOT_THERE = 'The conversation was not found.'
const refused = (
  call: () => Promise<{ code: number; message: string }>,
  words: string,
  code = 400,
) => expectRefusal(sandbox.services, call, [code, words])
const setTalk = (id: string, row: object) =>
  sandbox.services.db.updateTable('conversations').set(row).where('id', '=', id).execute()

test('what is said where it cannot be is refused in words', async () => {
  const { id } = await open()
  const rate = (stars: number, who = token) =>
    sandbox.call(rateTalk, { body: { conversationId: id, stars } }, who)
  const close = (who: string) => sandbox.call(closeTalk, { body: { conversationId: id } }, who)
  const once = 'A conversation can be rated once, when it is closed.'
  await refused(() => rate(5), once)
  await refused(() => close(token), 'Only who answers closes a conversation.', 403)
  await close(owner)
  await refused(() => rate(5, owner), once)
  expect((await rate(4)).data).toBe(4)
  expect((await rate(4)).data).toBe(4)
  await refused(() => rate(5), once)
  for (const box of ['waiting', 'mine', 'closed'])
    await refused(
      () => sandbox.call(pageTalks, { body: { box } }, token),
      'This is for those who answer customers.',
      403,
    )
  const question = (questionId: string, who = token) =>
    sandbox.call(askQuestion, { body: { conversationId: id, questionId, requestId: 'q-1' } }, who)
  await refused(() => question('who-are-you'), 'The question was not found.')
  await refused(() => question('cold', owner), 'The question was not found.')
  await refused(() => sandbox.call(openTalk, { body: { conversationId: '9' } }, token), NOT_THERE)
  await refused(
    () => sandbox.call(openTalk, { body: { storeId: '999' } }, token),
    'The store was not found.',
  )
  await refused(
    () => sandbox.call(openTalk, { body: {} }, owner),
    'You answer here yourself. Customers’ messages are at your desk.',
    409,
  )
})

test('a card is of what the writer may show', async () => {
  const { id } = await open()
  const message = async (kind: string, content: string) =>
    (await ask('POST', { body: { conversationId: id, kind, content } })).body.message
  expect(await message('product', '1')).toBe('The product was not found.')
  expect(await message('order', '700001')).toBe('The order was not found.')
  expect(await message('afterSale', '1')).toBe('The after-sale was not found.')
  expect((await sync(id)).standing.last).toBe(1)
})

test('the house says by itself that it was heard, and that it is over', async () => {
  const { id } = await open()
  await say('Hello')
  await say('Is anybody there?')
  const close = () => sandbox.call(closeTalk, { body: { conversationId: id } }, owner)
  await close()
  await close()
  const { news, standing } = await sync(id)
  expect(wordsIn(news)).toEqual([
    'Hello! Ask away, or tap one of the questions below: those we answer at once. For all else a person writes to you, daily from 10:00 to 22:00.',
    'Hello',
    'Thank you. A person answers here, daily from 10:00 to 22:00.',
    'Is anybody there?',
    'This conversation was closed. Write again whenever you like.',
  ])
  expect(standing).toEqual({
    status: ChatStatus.Closed,
    staffName: 'Zhou Yan',
    stars: 0,
    last: 5,
    readByMe: 3,
    readByOther: 0,
  })
})

test('nobody reads what was not said yet, nor backwards, nor for the other side', async () => {
  const { id } = await open()
  await say('One')
  await say('Two', { conversationId: id }, owner)
  const read = async (upTo: number, who = token) =>
    (await sandbox.call(readTalk, { body: { conversationId: id, upTo } }, who)).data
  const standing = async (who = token) => (await sync(id, 0, who)).standing
  const { last } = await standing()
  expect(last).toBe(4)
  expect([await read(4), await read(5), await read(3)]).toEqual([4, 4, 4])
  expect(await standing()).toMatchObject({ readByMe: 4, readByOther: 3 })
  expect(await standing(owner)).toMatchObject({ readByMe: 3, readByOther: 4 })
  expect(await read(99, owner)).toBe(4)
  expect(await standing(owner)).toMatchObject({ readByMe: 4, readByOther: 4 })
})

test('pages of messages are of thirty, those of before and those of after', async () => {
  const { id } = await open()
  for (let n = 1; n <= 33; n += 1) await say(`m${n}`, { conversationId: id }, owner)
  const seqs = (rows: readonly { seq: number }[]) => rows.map(({ seq }) => seq)
  const from = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => first + at)
  const before = async (query: string) => (await ask('GET', { query })).body
  expect(seqs(await before(''))).toEqual(from(5, 30))
  expect(seqs(await before('?before=5'))).toEqual(from(1, 4))
  expect(seqs(await before('?before=1'))).toEqual(from(5, 0))
  expect(seqs((await sync(id, 2)).news)).toEqual(from(3, 30))
  expect(seqs((await sync(id, 33)).news)).toEqual([34])
  expect(await sync(id, 34)).toMatchObject({ userId: '1002', unread: 33, news: [] })
})

test('a question that is asked twice is answered once, with what was said first', async () => {
  const { id } = await open()
  const { db } = sandbox.services
  const question = (questionId: string) =>
    sandbox.call(askQuestion, { body: { conversationId: id, questionId, requestId: 'q-1' } }, token)
  const first = (await question('cold')).data
  expect(first.map(({ seq }: { seq: number }) => seq)).toEqual([2, 3])
  await say('And then?')
  expect((await question('cold')).data).toEqual(first)
  const other = (await open()).questions.find(({ id: each }: { id: string }) => each !== 'cold').id
  await refused(
    () => question(other),
    'This was sent before with other details. Look at what came of it first.',
    409,
  )
  const lines = await db
    .selectFrom('chat_messages')
    .select('seq')
    .where('conversationId', '=', id)
    .execute()
  expect(lines).toHaveLength(5)
})

test('the desk’s boxes: who has waited longest first, the others by age, page by page', async () => {
  const { db } = sandbox.services
  const shoppers = ['1004', '1005', '1006']
  await db.deleteFrom('conversations').execute()
  await db
    .insertInto('conversations')
    .values(
      shoppers.map((userId, at) => ({
        id: `c${at}`,
        userId,
        storeId: '',
        status: ChatStatus.Waiting,
        createdAt: SECONDS,
        updatedAt: SECONDS + at,
      })),
    )
    .execute()
  const page = async (box: string, pageIndex = 1, pageSize = 2) =>
    (await sandbox.call(pageTalks, { body: { box, pageIndex, pageSize } }, owner)).data
  const ids = ({ result }: { result: { id: string }[] }) => result.map(({ id }) => id)
  const first = await page('waiting')
  expect(first).toMatchObject({ pageIndex: 1, pageSize: 2, totalCount: 3 })
  expect([ids(first), ids(await page('waiting', 2))]).toEqual([['c0', 'c1'], ['c2']])
  expect((await sync('', 0, owner)).waiting).toBe(3)
  for (const id of ['c0', 'c1', 'c2']) await setTalk(id, { status: ChatStatus.Closed })
  expect([ids(await page('closed')), ids(await page('closed', 2))]).toEqual([['c2', 'c1'], ['c0']])
  expect((await page('mine')).totalCount).toBe(0)
  expect((await sync('', 0, owner)).waiting).toBe(0)
  const nobody = await sandbox.logIn(OWNER)
  expect((await sandbox.call(pageTalks, { body: { box: 'own' } }, nobody)).data.totalCount).toBe(0)
})

test('a talk that was closed and is begun again has nobody yet, and no stars', async () => {
  const { id } = await open()
  await say('Hello')
  await say('Here.', { conversationId: id }, owner)
  await sandbox.call(closeTalk, { body: { conversationId: id } }, owner)
  await sandbox.call(rateTalk, { body: { conversationId: id, stars: 5 } }, token)
  expect((await sync(id)).standing).toMatchObject({ stars: 5, staffName: 'Zhou Yan' })
  await say('Once more')
  expect((await sync(id)).standing).toMatchObject({
    status: ChatStatus.Waiting,
    stars: 0,
    staffName: '',
  })
  expect((await ask('GET', by(owner))).status).toBe(409)
})
