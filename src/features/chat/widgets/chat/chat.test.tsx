import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser, type WidgetSetup } from '../../../../engine/testing/render-widget'
import { ApiError, EndpointNotFoundError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/types'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { type ChatMessage, ChatStatus, type Talk } from '../../contract'
import { chat, chatList } from '.'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const ABOUT = { kind: 'product', id: '2001', title: 'Hop Field', note: '', image: '', amount: 2800 }
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
  about: null,
}
const NOON = Date.parse('2026-11-22T12:00:00') / 1000

/** A server with one conversation, which gives places and takes every name once. */
function server(given: Partial<Talk> = {}, count = 1) {
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

const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
const field = () => screen.getByRole('textbox', { name: 'Message' })
const type = (value: string) =>
  act(async () => void fireEvent.input(field(), { target: { value } }))
const log = () => within(screen.getByRole('log', { name: /^Conversation with/ }))
const words = (said: readonly ChatMessage[]) => said.map(({ content }) => content)

async function say(value: string) {
  await type(value)
  await tap('Send message')
  await pass(0)
}

async function open(fake: ReturnType<typeof server>, setup: WidgetSetup = {}) {
  const view = await renderWidget(chat, { user: testUser, value: {}, api: fake.api, ...setup })
  await pass(0)
  return view
}

test('a newcomer is greeted, and what is asked often is answered without a person', async () => {
  const fake = server()
  await open(fake)
  expect(log().getByText('Hello!')).toBeInTheDocument()
  await tap('How cold?')
  await pass(0)
  expect(log().getByText('Four degrees.')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Answers at once')
})

test('what is said is sent once, is marked, and empties the field', async () => {
  const fake = server()
  await open(fake)
  await tap('Send message')
  expect(words(fake.said)).toEqual(['Hello!'])
  await say('  Is the stout back? ')
  expect(words(fake.said)).toEqual(['Hello!', 'Is the stout back?'])
  expect(field()).toHaveValue('')
  expect(log().getByText('Sent')).toBeInTheDocument()
  fake.state.readByOther = 2
  await pass(3000)
  expect(log().getByText('Read')).toBeInTheDocument()
})

test.each(['call', 'answer'] as const)(
  'a lost %s is told, tried again by a tap under the same name, and never doubled',
  async (lost) => {
    const fake = server()
    const { calls } = await open(fake)
    fake.net.lost = lost
    await say('Anybody there?')
    expect(log().getByText('Not sent')).toBeInTheDocument()
    fake.net.lost = undefined
    await tap('Send again: Anybody there?')
    await pass(0)
    expect(log().queryByText('Not sent')).toBeNull()
    expect(log().getAllByText('Anybody there?')).toHaveLength(1)
    expect(words(fake.said)).toEqual(['Hello!', 'Anybody there?'])
    const names = calls
      .filter(({ path, method }) => path === 'messages' && method === 'POST')
      .map(({ body }) => (body as ChatMessage).requestId)
    expect(names).toEqual([names[0], names[0]])
  },
)

test('what had arrived after all is shown once the news come, without a tap', async () => {
  const fake = server()
  await open(fake)
  fake.net.lost = 'answer'
  await say('Here?')
  expect(log().getByText('Not sent')).toBeInTheDocument()
  fake.net.lost = undefined
  await pass(30_000)
  expect(log().queryByText('Not sent')).toBeNull()
  expect(log().getAllByText('Here?')).toHaveLength(1)
})

test('what somebody does not want to send any more is given up', async () => {
  const fake = server()
  await open(fake)
  fake.net.lost = 'call'
  await say('Never mind')
  await tap('Discard: Never mind')
  expect(log().queryByText('Never mind')).toBeNull()
})

test('what was typed, and what was not sent, is there after a restart', async () => {
  const fake = server()
  const storage = memoryStorage()
  const first = await open(fake, { storage })
  fake.net.lost = 'call'
  await say('Lost')
  await type('Half a th')
  await pass(500)
  first.unmount()
  fake.net.lost = undefined
  await open(fake, { storage })
  expect(field()).toHaveValue('Half a th')
  await tap('Send again: Lost')
  await pass(0)
  expect(words(fake.said)).toEqual(['Hello!', 'Lost'])
})

test('news come every three seconds, and more slowly while they cannot be had', async () => {
  const fake = server()
  const { calls } = await open(fake)
  const looks = () => calls.filter(({ path }) => path === 'notice/im/async').length
  fake.add('staff', 'Here I am.')
  await pass(2900)
  expect(log().queryByText('Here I am.')).toBeNull()
  await pass(100)
  expect(log().getByText('Here I am.')).toBeInTheDocument()
  expect(fake.state.readByMe).toBe(2)
  fake.net.lost = 'call'
  await pass(3000)
  expect(screen.getByText(/^No connection/)).toBeInTheDocument()
  const before = looks()
  await pass(5900)
  expect(looks()).toBe(before)
  await pass(100)
  expect(looks()).toBe(before + 1)
  fake.net.lost = undefined
  await pass(12_000)
  expect(screen.queryByText(/^No connection/)).toBeNull()
})

test('nothing is asked while the app cannot be seen', async () => {
  const fake = server()
  const { calls, host } = await open(fake)
  host.isHidden.mockReturnValue(true)
  const before = calls.length
  await pass(30_000)
  expect(calls).toHaveLength(before)
})

test('what was said before comes page by page, above', async () => {
  const fake = server({}, 65)
  await open(fake)
  expect(log().queryByText('m35')).toBeNull()
  await tap('Earlier messages')
  await tap('Earlier messages')
  const shown = log()
    .getAllByRole('group')
    .map(({ textContent }) => textContent)
  expect(shown).toEqual(words(fake.said))
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull()
})

test('the thing somebody comes from is offered, sent as a card, and leads there', async () => {
  const fake = server({ about: ABOUT as Talk['about'] })
  const { navigator, calls } = await open(fake, { query: { productId: '2001' } })
  expect(calls[0]?.body).toMatchObject({ productId: '2001', orderId: '' })
  await tap('Send Hop Field')
  await pass(0)
  expect(fake.said[1]).toMatchObject({ kind: 'product', content: '2001' })
  expect(screen.queryByRole('group', { name: 'What you ask about' })).toBeNull()
  await act(async () => void fireEvent.click(log().getByRole('link', { name: /Hop Field/ })))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=2001')
})

test('a picture is uploaded first and sent by its address', async () => {
  const fake = server()
  const upload = {
    'basic/storageFile/upload': { id: '9', url: '/files/9.png', name: 'a.png', size: 9 },
  }
  const { host, calls } = await open(fake, { api: { ...fake.api, ...upload } })
  host.chooseMedia.mockResolvedValue([{ path: 'blob:1', name: 'a.png', size: 9 } as never])
  await tap('Add a picture')
  await pass(0)
  expect(calls.some(({ multipart }) => multipart)).toBe(true)
  expect(fake.said[1]).toMatchObject({ kind: 'image', content: '/files/9.png' })
  expect(log().getByRole('img', { name: '[Picture]' })).toBeInTheDocument()
})

test('staff say again what they say often, and close; the question is asked first', async () => {
  const fake = server({
    side: 'staff',
    name: 'Chen Mo',
    canned: ['How can I help?'],
    questions: [],
  })
  const { host } = await open(fake)
  await tap('How can I help?')
  expect(field()).toHaveValue('How can I help?')
  host.confirm.mockResolvedValueOnce(false)
  await tap('Close')
  expect(fake.state.status).toBe(ChatStatus.Open)
  await tap('Close')
  await pass(0)
  expect(fake.state.status).toBe(ChatStatus.Closed)
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('a shopper rates what was closed, once', async () => {
  const fake = server({ status: ChatStatus.Closed })
  await open(fake)
  const star = screen.getByRole('radio', { name: '4 stars' })
  await act(async () => void fireEvent.click(star))
  expect(fake.state.stars).toBe(4)
  expect(screen.getByText('Thank you for telling us!')).toBeInTheDocument()
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: '1 star' })))
  expect(fake.state.stars).toBe(4)
})

test('a visitor reads how to reach people, and logs in to write', async () => {
  const { navigator, calls } = await renderWidget(chat, {
    value: { questions: [{ question: 'How cold?', answer: 'Four degrees.' }] },
  })
  expect(screen.getByRole('button', { name: 'How cold?' })).toBeInTheDocument()
  await tap('Log in and write to us')
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(calls).toEqual([])
})

test('a visitor who comes from a product sees what they will ask about', async () => {
  const product = {
    ...{ id: '5', name: 'Hop Field', image: '', style: '', abv: 0, price: 2800, sold: 0 },
    ...{ stock: 9, tags: [], classId: '1', storeId: '1', skuId: '11' },
  }
  await renderWidget(chat, {
    value: {},
    query: { productId: '5' },
    api: { 'product/productShow/show': product },
  })
  await pass(0)
  expect(screen.getByRole('group', { name: 'What you ask about' })).toHaveTextContent('Hop Field')
})

test('who would talk with themselves is led to those who wait', async () => {
  const refusal = new ApiError('notice/im/open', 409, 'You answer here yourself.')
  const { navigator } = await renderWidget(chat, {
    user: testUser,
    value: {},
    api: { 'notice/im/open': refusal },
  })
  await tap('To the messages of customers')
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/merchant/messages')
})

test('a server that knows no conversations says so, with another try', async () => {
  await renderWidget(chat, {
    user: testUser,
    value: {},
    api: { 'notice/im/open': new EndpointNotFoundError('notice/im/open', 404, '') },
  })
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

describe('conversations', () => {
  const row = (id: string, more: object = {}) => ({
    ...{ id, name: `Guest ${id}`, avatar: '', status: 1, unread: 0, kind: 'text' },
    ...{ content: `words ${id}`, updatedAt: NOON, stars: 0, ...more },
  })
  const pageOf = (result: unknown[]) => ({
    result,
    pageIndex: 1,
    pageSize: 15,
    totalCount: result.length,
  })
  const PAGE = 'notice/im/page'

  test('staff see who waits, with how much was not read, and open it by a tap', async () => {
    const { navigator, calls } = await renderWidget(chatList, {
      user: testUser,
      api: { [PAGE]: pageOf([row('1', { unread: 2 }), row('2', { kind: 'product' })]) },
    })
    const [first, second] = screen.getAllByRole('link')
    expect(
      within(first as HTMLElement).getByRole('img', { name: '2 unread messages' }),
    ).toBeVisible()
    expect(second).toHaveTextContent('Product')
    await act(async () => void fireEvent.click(first as HTMLElement))
    expect(navigator.open).toHaveBeenCalledWith('/custService/service?conversationId=1')
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Closed' })))
    expect(calls.map(({ body }) => (body as { box: string }).box)).toEqual(['waiting', 'closed'])
  })

  test('who answers nobody is told so', async () => {
    await renderWidget(chatList, {
      user: testUser,
      api: { [PAGE]: new ApiError(PAGE, 403, 'For those who answer.') },
    })
    expect(screen.getByText('For those who answer.')).toBeInTheDocument()
  })

  test('a reader’s own stand above the messages, and nothing where there are none', async () => {
    const shown = await renderWidget(chatList, {
      user: testUser,
      config: { show: 'own' },
      api: { [PAGE]: pageOf([row('1')]) },
    })
    expect(screen.getByRole('list', { name: 'Conversations' })).toHaveTextContent('words 1')
    shown.unmount()
    await renderWidget(chatList, {
      user: testUser,
      config: { show: 'own' },
      api: { [PAGE]: pageOf([]) },
    })
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
