import { syncChat } from '../../src/features/chat/contract'
import { HEADER } from '../../src/http/headers'
import { chatToken } from '../../src/shared/signature'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const SECONDS = NOON / 1000
const DAY = 86_400

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  sandbox.services.clock.setOffset(0)
  token = await sandbox.logIn(NEWCOMER)
})
afterAll(() => sandbox.close())

/** A call of the chat host, by a header made of a session. */
async function ask(
  method: 'GET' | 'POST',
  { userId = '1002', session = token, day = SECONDS, content = '' } = {},
) {
  const response = await sandbox.request('/chat/messages', {
    method,
    headers: {
      [HEADER.userId]: userId,
      [HEADER.token]: chatToken(userId, session, day),
      'accept-language': 'en',
    },
    ...(method === 'POST' && { body: JSON.stringify({ content }) }),
  })
  return { status: response.status, body: await response.json() }
}
const REFUSED = { status: 401, body: { message: 'Please log in first' } }

test('a message is kept with who wrote it and when', async () => {
  const { body } = await ask('POST', { content: 'Hello' })
  expect(body).toEqual({
    id: expect.stringMatching(/^\d{18}$/),
    fromUserId: '1002',
    content: 'Hello',
    createdAt: SECONDS,
  })
  expect((await ask('GET')).body.at(-1)).toEqual(body)
})

test('the newest two hundred are told, the oldest of them first, to their owner', async () => {
  const { db } = sandbox.services
  await db.deleteFrom('chat_messages').execute()
  const row = (at: number, userId = '1002') => ({
    id: String(100_000 + at),
    userId,
    fromUserId: userId,
    content: `m${at}`,
    createdAt: at,
  })
  await db
    .insertInto('chat_messages')
    .values([...Array.from({ length: 203 }, (_, at) => row(at)), row(999, '1001')])
    .execute()
  const told = (await ask('GET')).body
  expect(told).toHaveLength(200)
  expect([told[0].content, told[199].content]).toEqual(['m3', 'm202'])
  expect(Object.keys(told[0]).sort()).toEqual(['content', 'createdAt', 'fromUserId', 'id'])
  expect((await sandbox.call(syncChat, {}, token)).data).toEqual({ userId: '1002', messages: 203 })
})

test.each([0, -DAY, DAY])('the header may be of a day beside the server’s: %i', async (shift) => {
  expect((await ask('GET', { day: SECONDS + shift })).status).toBe(200)
})

test.each([2 * DAY, -2 * DAY])('and not of one further away: %i', async (shift) => {
  expect(await ask('GET', { day: SECONDS + shift })).toEqual(REFUSED)
})

test('nobody speaks for another, nor with a session that is over', async () => {
  const other = await sandbox.logIn(MEMBER)
  expect(await ask('GET', { userId: '1001' })).toEqual(REFUSED)
  expect(await ask('GET', { session: other })).toEqual(REFUSED)
  expect(await ask('GET', { userId: '' })).toEqual(REFUSED)
  const bare = await sandbox.request('/chat/messages', { headers: { 'accept-language': 'en' } })
  expect([bare.status, await bare.json()]).toEqual([401, REFUSED.body])
})
