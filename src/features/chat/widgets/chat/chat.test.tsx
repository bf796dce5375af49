import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, EndpointNotFoundError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { type ChatMessage, ChatStatus, type Talk } from '../../contract'
import { chat } from '.'
import { ABOUT, field, log, open, pass, say, server, tap, type, words } from './testing/chat-server'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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

test('how far was read stands at the last message that was, and “sent” at the newest alone', async () => {
  const fake = server()
  await open(fake)
  for (const content of ['One', 'Two', 'Three']) await say(content)
  const states = () => log().queryAllByText(/^(Read|Sent)$/)
  expect(states().map(({ textContent }) => textContent)).toEqual(['Sent'])
  // The greeting is the first.
  fake.state.readByOther = 3
  await pass(3000)
  expect(states().map(({ textContent }) => textContent)).toEqual(['Read', 'Sent'])
  const [read, sent] = states() as [HTMLElement, HTMLElement]
  const follows = (words: string, state: HTMLElement) =>
    log().getByText(words).compareDocumentPosition(state) & Node.DOCUMENT_POSITION_FOLLOWING
  expect([follows('Two', read) > 0, follows('Three', read) > 0]).toEqual([true, false])
  expect(follows('Three', sent) > 0).toBe(true)
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
  expect(calls.some(({ form }) => form)).toBe(true)
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
    id: '5',
    name: 'Hop Field',
    image: '',
    style: '',
    abv: 0,
    price: 2800,
    sold: 0,
    stock: 9,
    tags: [],
    classId: '1',
    storeId: '1',
    skuId: '11',
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
