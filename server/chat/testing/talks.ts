import { type ChatMessage, openTalk, syncChat } from '../../../src/features/chat/contract'
import { HEADER } from '../../../src/http/headers'
import { chatToken } from '../../../src/shared/signature'
import { NEWCOMER, OWNER } from '../../testing/open-sandbox'
import { SECONDS, sandbox } from '../../testing/sandbox-at-noon'

export { SECONDS, sandbox }
export const DAY = 86_400

export let token: string
export let owner: string
beforeEach(async () => {
  token = await sandbox.logIn(NEWCOMER)
  owner = await sandbox.logIn(OWNER)
})

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
