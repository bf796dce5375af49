import { act, fireEvent, screen, within } from '@testing-library/react'
import {
  renderWidget,
  testUser,
  type WidgetSetup,
} from '../../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../../errors'
import type { HttpRequest } from '../../../../../http/endpoint'
import { type ChatMessage, ChatStatus, type Talk } from '../../../contract'
import { chat } from '..'

export const ABOUT = {
  kind: 'product',
  id: '2001',
  title: 'Hop Field',
  note: '',
  image: '',
  amount: 2800,
}
const TALK: Talk = {
  id: '7',
  side: 'shopper',
  status: ChatStatus.Open,
  staffName: '',
  stars: 0,
  last: 1,
  readByMe: 0,
  readByOther: 0,
  name: 'Taproom support',
  avatar: '',
  questions: [{ id: 'cold', text: 'How cold?' }],
  canned: [],
  colleagues: [],
  about: null,
}
export const NOON = Date.parse('2026-11-22T12:00:00') / 1000

/** A server with one conversation, which gives places and takes every name once. */
export function server(given: Partial<Talk> = {}, count = 1) {
  const talk = { ...TALK, ...given }
  const said: ChatMessage[] = []
  const add = (side: ChatMessage['side'], content: string, more: Partial<ChatMessage> = {}) => {
    const seq = said.length + 1
    const words = { kind: 'text', content, card: null, requestId: '', fromUserId: '' } as const
    said.push({ id: `m${seq}`, seq, side, ...words, createdAt: NOON + seq, ...more })
    return said[seq - 1] as ChatMessage
  }
  add('house', 'Hello!', { kind: 'note' })
  for (let n = 2; n <= count; n += 1) add('shopper', `m${n}`)
  const state = { ...talk, last: 0 }
  /** What is lost: the call, or its answer. */
  const net: { lost: 'call' | 'answer' | undefined } = { lost: undefined }
  const over = (work: (request: HttpRequest) => unknown) => (request: HttpRequest) => {
    if (net.lost === 'call') throw new NetworkError('error.offline')
    const answer = work(request)
    if (net.lost === 'answer') throw new NetworkError('error.offline')
    return answer
  }
  const messages = ({ method, body, query }: HttpRequest) => {
    if (method === 'GET') {
      const before = Number(query?.before ?? 0)
      return said.filter(({ seq }) => before === 0 || seq < before).slice(-30)
    }
    const { requestId, kind, content } = body as ChatMessage
    const known = said.find((each) => each.requestId === requestId)
    const card = kind === 'product' ? (ABOUT as ChatMessage['card']) : null
    return known ?? add(talk.side as 'shopper', content, { requestId, kind, card })
  }
  const api: WidgetSetup['api'] = {
    'notice/im/open': over(() => ({ ...talk, last: said.length })),
    messages: over(messages),
    'notice/im/async': over(({ body }) => ({
      userId: '1',
      messages: said.length,
      unread: 0,
      waiting: 0,
      news: said.filter(({ seq }) => seq > (body as { after: number }).after).slice(0, 30),
      standing: { ...state, last: said.length },
    })),
    'notice/im/read': over(({ body }) => {
      state.readByMe = (body as { upTo: number }).upTo
      return state.readByMe
    }),
    'notice/im/question': over(() => [add('shopper', 'How cold?'), add('house', 'Four degrees.')]),
    'notice/im/close': over(() => {
      state.status = ChatStatus.Closed
      return state.status
    }),
    'notice/im/rate': over(({ body }) => {
      state.stars = (body as { stars: number }).stars
      return state.stars
    }),
  }
  return { said, add, state, net, api }
}

export const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
export const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
export const field = () => screen.getByRole('textbox', { name: 'Message' })
export const type = (value: string) =>
  act(async () => void fireEvent.input(field(), { target: { value } }))
export const log = () => within(screen.getByRole('log', { name: /^Conversation with/ }))
export const words = (said: readonly ChatMessage[]) => said.map(({ content }) => content)

export async function say(value: string) {
  await type(value)
  await tap('Send message')
  await pass(0)
}

export async function open(fake: ReturnType<typeof server>, setup: WidgetSetup = {}) {
  const view = await renderWidget(chat, { user: testUser, value: {}, api: fake.api, ...setup })
  await pass(0)
  return view
}
