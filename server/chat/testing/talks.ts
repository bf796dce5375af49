import { type ChatMessage, openTalk, syncChat } from '../../../src/features/chat/contract'
import { HEADER } from '../../../src/http/headers'
import { chatToken } from '../../../src/shared/signature'
import { NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
export const SECONDS = NOON / 1000
export const DAY = 86_400

export let sandbox: TestSandbox
export let token: string
export let owner: string
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  sandbox.services.clock.setOffset(0)
  token = await sandbox.logIn(NEWCOMER)
  owner = await sandbox.logIn(OWNER)
})
afterAll(() => sandbox.close())

interface Asked {
  readonly userId?: string
  readonly session?: string
  readonly day?: number
  readonly body?: object
  readonly query?: string
}

/** A call of the chat host, by a header made of a session; the newcomer's unless said. */
export async function ask(method: 'GET' | 'POST', asked: Asked = {}) {
  const { userId = '1002', session = token, day = SECONDS, body, query = '' } = asked
  const response = await sandbox.request(`/chat/messages${query}`, {
    method,
    headers: {
      [HEADER.userId]: userId,
      [HEADER.token]: chatToken(userId, session, day),
      'accept-language': 'en',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
export const REFUSED = { status: 401, body: { message: 'Please log in first' } }
const asOwner = { userId: '1003' } as const
export const by = (who: string) => (who === owner ? { ...asOwner, session: owner } : {})
export const say = async (content: string, more: object = {}, who = token) =>
  (await ask('POST', { ...by(who), body: { content, ...more } })).body as ChatMessage
export const open = async (body: object = {}, who = token) =>
  (await sandbox.call(openTalk, { body, headers: { 'accept-language': 'en' } }, who)).data
export const sync = async (conversationId: string, after = 0, who = token) =>
  (await sandbox.call(syncChat, { body: { conversationId, after } }, who)).data
export const wordsIn = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content)
