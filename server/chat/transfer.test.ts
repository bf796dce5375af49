import {
  ChatStatus,
  closeTalk,
  openTalk,
  pageTalks,
  transferTalk,
} from '../../src/features/chat/contract'
import { HEADER } from '../../src/http/headers'
import { chatToken } from '../../src/shared/signature'
import { ask, open, owner, SECONDS, sandbox, say, sync, token, wordsIn } from './testing/talks'

/** Annika sits at the desks of the house and of a shop, Marco at that of the shop alone. */
const ANNIKA = '13611110009'
const MARCO = '13611110006'

let annika: string
beforeEach(async () => {
  annika = await sandbox.logIn(ANNIKA)
})

const hand = (conversationId: string, userId: string, who = owner) =>
  sandbox.call(
    transferTalk,
    { body: { conversationId, userId }, headers: { 'accept-language': 'en' } },
    who,
  )
const boxOf = async (box: string, who: string) => {
  const { data } = await sandbox.call(pageTalks, { body: { box, pageSize: 50 } }, who)
  return data.result.map(({ id }: { id: string }) => id)
}
const waiting = async (who: string) => (await sync('', 0, who)).waiting
const asAnnika = { userId: '1009' } as const

test('a talk leaves the first inbox, stands in the second’s, and the shopper reads who serves', async () => {
  const { id } = await open()
  await say('Hello')
  await say('One moment.', { conversationId: id }, owner)
  expect(await boxOf('mine', owner)).toContain(id)
  const before = [await waiting(owner), await waiting(annika)]
  expect(await hand(id, '1009')).toMatchObject({ code: 200, data: ChatStatus.Served })
  expect(await boxOf('mine', owner)).not.toContain(id)
  expect(await boxOf('mine', annika)).toEqual([id])
  const { news, standing } = await sync(id, 4)
  expect(wordsIn(news)).toEqual(['Annika Berg answers you from now on.'])
  expect(news[0]).toMatchObject({ side: 'house', kind: 'note', seq: 5 })
  expect(standing).toMatchObject({ status: ChatStatus.Served, staffName: 'Annika Berg' })
  // What the shopper says next waits for the second alone.
  await say('Still there?', { conversationId: id })
  expect([await waiting(owner), await waiting(annika)]).toEqual([before[0], (before[1] ?? 0) + 1])
  const body = { conversationId: id, content: 'Yes.' }
  expect((await ask('POST', { ...asAnnika, session: annika, body })).status).toBe(200)
  expect(wordsIn((await sync(id, 5)).news)).toEqual(['Still there?', 'Yes.'])
})

test('who waits can be handed over before anybody has answered, and said twice is said once', async () => {
  const { id } = await open()
  await say('Hello')
  await hand(id, '1009')
  await hand(id, '1009')
  expect(await boxOf('waiting', owner)).not.toContain(id)
  expect(await boxOf('mine', annika)).toEqual([id])
  expect((await sync(id)).standing.last).toBe(4)
})

test('it goes to who answers there, and comes from who does', async () => {
  const { id } = await open()
  await say('Hello')
  const refusal = async (userId: string, who?: string) => {
    const { code, message } = await hand(id, userId, who)
    return [code, message]
  }
  const nobody = [400, 'This person does not answer here.']
  // A stranger, the shopper, oneself, somebody of a shop's desk, nobody at all.
  for (const userId of ['1004', '1002', '1003', '1006', 'none'])
    expect(await refusal(userId)).toEqual(nobody)
  expect(await refusal('1003', token)).toEqual([403, 'Only who answers hands a conversation over.'])
  const marco = await sandbox.logIn(MARCO)
  expect(await refusal('1003', marco)).toEqual([400, 'The conversation was not found.'])
  await sandbox.call(closeTalk, { body: { conversationId: id } }, owner)
  expect(await refusal('1009')).toEqual([400, 'The conversation is closed.'])
})

test('staff see who their colleagues are, a shopper does not; each desk is its own', async () => {
  const { id, colleagues } = await open()
  expect(colleagues).toEqual([])
  expect((await open({ conversationId: id }, owner)).colleagues).toEqual([
    { id: '1009', name: 'Annika Berg' },
  ])
  const shop = (await open({ storeId: '302' })).id
  const names = async (who: string) =>
    (await open({ conversationId: shop }, who)).colleagues.map(({ name }: { name: string }) => name)
  expect(await names(owner)).toEqual(['Marco Rossi', 'Annika Berg'])
  expect(await names(annika)).toEqual(['Zhou Yan', 'Marco Rossi'])
})

test('who has left the desk keeps nobody waiting', async () => {
  const { id } = await open()
  await say('Hello')
  await hand(id, '1009')
  await sandbox.services.db.deleteFrom('desk_members').where('userId', '=', '1009').execute()
  await say('Anybody?', { conversationId: id })
  expect((await sync(id)).standing.status).toBe(ChatStatus.Waiting)
  expect(await boxOf('waiting', owner)).toContain(id)
  const { code } = await sandbox.call(openTalk, { body: { conversationId: id } }, annika)
  expect(code).toBe(400)
})

test('the note is in the reader’s language, at the time of the handing over', async () => {
  const { id } = await open()
  await say('Hello')
  await hand(id, '1009')
  const query = `?conversationId=${id}`
  const response = await sandbox.request(`/chat/messages${query}`, {
    headers: {
      [HEADER.userId]: '1002',
      [HEADER.token]: chatToken('1002', token, SECONDS),
      'accept-language': 'zh-CN',
    },
  })
  const said = (await response.json()) as { content: string; createdAt: number }[]
  expect(said.at(-1)).toMatchObject({ content: '接下来由安妮卡为您服务。', createdAt: SECONDS })
})
