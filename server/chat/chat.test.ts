import {
  askQuestion,
  BOXES,
  type ChatMessage,
  ChatStatus,
  closeTalk,
  leftUnsent,
  mergeMessages,
  newestOf,
  openTalk,
  pageTalks,
  rateTalk,
  readTalk,
  syncChat,
  type Unsent,
} from '../../src/features/chat/contract'
import { HEADER } from '../../src/http/headers'
import { chatToken } from '../../src/shared/signature'
import { randomOf } from '../attack/random'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const SECONDS = NOON / 1000
const DAY = 86_400

let sandbox: TestSandbox
let token: string
let owner: string
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
async function ask(method: 'GET' | 'POST', asked: Asked = {}) {
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
const REFUSED = { status: 401, body: { message: 'Please log in first' } }
const asOwner = { userId: '1003' } as const
const by = (who: string) => (who === owner ? { ...asOwner, session: owner } : {})
const say = async (content: string, more: object = {}, who = token) =>
  (await ask('POST', { ...by(who), body: { content, ...more } })).body as ChatMessage
const open = async (body: object = {}, who = token) =>
  (await sandbox.call(openTalk, { body, headers: { 'accept-language': 'en' } }, who)).data
const sync = async (conversationId: string, after = 0, who = token) =>
  (await sandbox.call(syncChat, { body: { conversationId, after } }, who)).data
const wordsIn = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content)

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

  test('leaves one line among the shopper’s messages until they look', async () => {
    const { id } = await open()
    await say('Hello')
    await say('One', { conversationId: id }, owner)
    await say('Two', { conversationId: id }, owner)
    const url = `/custService/service?conversationId=${id}`
    const notices = () =>
      sandbox.services.db.selectFrom('notices').selectAll().where('url', '=', url).execute()
    expect(await notices()).toMatchObject([{ userId: '1002' }])
    await sandbox.call(readTalk, { body: { conversationId: id, upTo: 9 } }, token)
    await say('Three', { conversationId: id }, owner)
    expect(await notices()).toHaveLength(2)
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

/** One end of a conversation behind a network that loses calls and answers. */
class Phone {
  messages: readonly ChatMessage[] = []
  unsent: readonly Unsent[] = []
  private sent = 0
  private isLoaded = false

  constructor(
    readonly id: string,
    readonly who: string,
    readonly lossy: <T>(call: () => Promise<T>) => Promise<T | undefined>,
  ) {}

  say(content: string): void {
    this.sent += 1
    const requestId = `${this.who === owner ? 'staff' : 'shopper'}-${this.sent}`
    this.unsent = [...this.unsent, { requestId, kind: 'text', content, state: 'sending' }]
  }

  async trySend(): Promise<void> {
    for (const { requestId, content } of this.unsent) {
      const wish = { conversationId: this.id, requestId }
      const taken = await this.lossy(() => say(content, wish, this.who))
      if (!taken) return
      this.take([taken])
    }
  }

  /** The newest page first, as somebody does who opens the conversation; then what is new. */
  async poll(): Promise<void> {
    if (!this.isLoaded) {
      const query = `?conversationId=${this.id}`
      const page = await this.lossy(() => ask('GET', { ...by(this.who), query }))
      if (!page) return
      this.isLoaded = true
      this.take(page.body)
    }
    const known = newestOf(this.messages)
    const answer = await this.lossy(() => sync(this.id, known, this.who))
    if (answer) this.take(answer.news)
  }

  private take(more: readonly ChatMessage[]): void {
    this.messages = mergeMessages(this.messages, more)
    this.unsent = leftUnsent(this.unsent, this.messages)
  }
}

describe('over a network that loses what it carries', () => {
  test.each([1, 7, 23, 101, 20_261_122])(
    'nothing is lost or doubled, and both see one order: seed %i',
    async (seed) => {
      const random = randomOf(`chat ${seed}`)
      let losses = 0
      const lossy = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
        const isLost = random.chance(40)
        if (isLost) losses += 1
        // Half of what is lost never arrives; of the other half the answer does not.
        if (isLost && random.chance(50)) return undefined
        const answer = await call()
        return isLost ? undefined : answer
      }
      const { id } = await open()
      const phones = [new Phone(id, token, lossy), new Phone(id, owner, lossy)]
      const said: string[] = []
      for (let turn = 0; losses < 200; turn += 1) {
        const phone = random.pick(phones)
        if (random.chance(30)) {
          said.push(`${phone === phones[0] ? 'a' : 'b'}${turn}`)
          phone.say(said[said.length - 1] as string)
        }
        await (random.chance(50) ? phone.trySend() : phone.poll())
      }
      const isBehind = ({ unsent, messages }: Phone, last: number) =>
        unsent.length > 0 || newestOf(messages) < last
      for (let left = 500; left > 0; left -= 1) {
        const { last } = (await sync(id)).standing
        if (!phones.some((phone) => isBehind(phone, last))) break
        for (const phone of phones) {
          await phone.trySend()
          await phone.poll()
        }
      }
      const [one, other] = phones.map(({ messages }) =>
        messages.filter(({ kind }) => kind === 'text').map(({ content }) => content),
      )
      expect(one).toEqual(other)
      expect([...(one ?? [])].sort()).toEqual([...said].sort())
      // Each end reads its own words in the order in which it said them.
      for (const end of ['a', 'b']) {
        const mine = (words: readonly string[]) => words.filter((each) => each.startsWith(end))
        expect(mine(one ?? [])).toEqual(mine(said))
      }
    },
    60_000,
  )
})
