import { act, screen } from '@testing-library/react'
import fc from 'fast-check'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { KeptStore } from '../../../../stores/kept-store'
import { chat, chatList } from '.'
import { log, open, pass, say, server, words } from './testing/chat-server'

/** Sockets as a browser has them; nobody hears of one that went dumb. */
class FakeSocket {
  static all: FakeSocket[] = []
  static isRefused = false
  onmessage: (event: { data: string }) => void = () => {}
  onclose: () => void = () => {}
  isOver = false
  isDumb = false

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
    setTimeout(() => (FakeSocket.isRefused ? this.end() : this.say({})), 20)
  }

  say(message: object): void {
    if (!this.isOver && !this.isDumb) this.onmessage({ data: JSON.stringify(message) })
  }

  end(): void {
    if (this.isOver) return
    this.isOver = true
    this.onclose()
  }

  close(): void {
    this.end()
  }
}
const living = () => FakeSocket.all.filter(({ isOver }) => !isOver)
const tell = (conversationId = '7') => {
  for (const socket of living()) socket.say({ conversationId })
}
const told = (conversationId?: string) =>
  act(async () => {
    tell(conversationId)
    await jest.advanceTimersByTimeAsync(0)
  })

const { env } = process
beforeAll(() => {
  initI18n('en')
  process.env = { ...env, TARO_ENV: 'h5' }
})
afterAll(() => {
  process.env = env
})
beforeEach(() => {
  jest.useFakeTimers()
  FakeSocket.all = []
  FakeSocket.isRefused = false
  Object.assign(window, { WebSocket: FakeSocket })
})
afterEach(() => jest.useRealTimers())

/** A server that has sockets, and gives a ticket for each. */
function withSockets() {
  const fake = server()
  let tickets = 0
  const ticket = () => {
    tickets += 1
    return { ticket: `t${tickets}` }
  }
  return { ...fake, api: { ...fake.api, 'notice/im/ticket': ticket } }
}
const asked = ({ calls }: { calls: readonly { path: string }[] }) =>
  calls.filter(({ path }) => path === 'notice/im/async').length

test('a message is there as soon as the server tells, and is asked for seldom meanwhile', async () => {
  const fake = withSockets()
  const view = await open(fake)
  await pass(600)
  expect(FakeSocket.all.map(({ url }) => url)).toEqual(['wss://shop.example/chat/socket?ticket=t1'])
  fake.add('staff', 'Here I am.')
  await told()
  expect(log().getByText('Here I am.')).toBeInTheDocument()
  const before = asked(view)
  await told('another')
  await pass(23_000)
  expect(asked(view)).toBe(before)
  await pass(2000)
  expect(asked(view)).toBe(before + 1)
  view.unmount()
  expect(living()).toEqual([])
})

test('nobody sees that they wait for a connection', async () => {
  const { calls } = await open(withSockets())
  await pass(600)
  const tickets = calls.filter(({ path }) => path === 'notice/im/ticket')
  expect(tickets.map(({ background }) => background)).toEqual([true])
})

test('without the connection it asks at once, and every three seconds until it is back', async () => {
  const fake = withSockets()
  const view = await open(fake)
  await pass(600)
  fake.add('staff', 'Said in the dark.')
  FakeSocket.isRefused = true
  await act(async () => living()[0]?.end())
  await pass(0)
  expect(log().getByText('Said in the dark.')).toBeInTheDocument()
  const before = asked(view)
  await pass(9000)
  expect(asked(view)).toBe(before + 3)
  FakeSocket.isRefused = false
  await pass(40_000)
  expect(living()).toHaveLength(1)
})

test('the inbox and a talk share one connection, and the inbox shows who writes', async () => {
  const fake = withSockets()
  const kept = new KeptStore()
  const row = { id: '7', avatar: '', status: 1, unread: 1, kind: 'text', updatedAt: 1, stars: 0 }
  let rows: object[] = []
  const page = () => ({ result: rows, pageIndex: 1, pageSize: 15, totalCount: rows.length })
  const api = { ...fake.api, 'notice/im/page': page }
  await renderWidget(chatList, { user: testUser, api, kept })
  await renderWidget(chat, { user: testUser, value: {}, api, kept })
  await pass(600)
  expect(living()).toHaveLength(1)
  rows = [{ ...row, name: 'Guest', content: 'Anybody?' }]
  await told()
  expect(screen.getByRole('link', { name: /Anybody\?/ })).toBeInTheDocument()
})

test('a server that said it gives no tickets is asked for none', async () => {
  const fake = withSockets()
  const page = () => ({ result: [], pageIndex: 1, pageSize: 15, totalCount: 0 })
  const { calls } = await renderWidget(chatList, {
    user: testUser,
    api: { ...fake.api, 'notice/im/page': page },
    lacks: new Set(['notice/im/ticket']),
  })
  await pass(60_000)
  const paths = calls.map(({ path }) => path)
  expect(paths).toContain('notice/im/page')
  expect(paths).not.toContain('notice/im/ticket')
})

/** What happens to a conversation and its connection. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('staff writes' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('shopper writes' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('told twice' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('calls are lost' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('answers are lost' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('network is back' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('dials are refused' as const) }) },
)
const step = fc.record({
  events: fc.array(event, { maxLength: 3 }),
  /** Whether anybody hears of the loss. */
  isDumb: fc.boolean(),
  /** How long what is told is on its way, and how long the step lasts, ms. */
  late: fc.integer({ min: 0, max: 900 }),
  lasts: fc.integer({ min: 0, max: 3000 }),
})
/** Five talks of 40 lost connections each, five times: on a busy machine a thousand take longer than one test may. */
const RUNS = 5
const LOSSES = 40

test.each([1, 2, 3, 4, 5])(
  'over a thousand lost connections, part %i, nothing is lost or doubled, in the server’s order',
  async () => {
    let losses = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: LOSSES, maxLength: LOSSES }), async (steps) => {
        FakeSocket.all = []
        FakeSocket.isRefused = false
        const fake = withSockets()
        const view = await open(fake)
        let mine = 0
        const happen = async (does: string, late: number) => {
          if (does === 'staff writes') {
            fake.add('staff', `s${fake.said.length}`)
            setTimeout(tell, late)
          } else if (does === 'shopper writes') {
            mine += 1
            await say(`m${mine}`)
          } else if (does === 'told twice') {
            tell()
            tell()
          } else if (does === 'calls are lost') fake.net.lost = 'call'
          else if (does === 'answers are lost') fake.net.lost = 'answer'
          else if (does === 'dials are refused') FakeSocket.isRefused = true
          else {
            fake.net.lost = undefined
            FakeSocket.isRefused = false
          }
        }
        for (const { events, isDumb, late, lasts } of steps) {
          for (const { does } of events) await act(async () => happen(does, late))
          await pass(lasts)
          losses += 1
          await act(async () => {
            for (const socket of living()) {
              if (isDumb) socket.isDumb = true
              else socket.end()
            }
          })
        }
        fake.net.lost = undefined
        FakeSocket.isRefused = false
        await pass(120_000)
        for (const retry of screen.queryAllByRole('button', { name: /^Send again/ }))
          await act(async () => retry.click())
        await pass(60_000)
        const shown = log()
          .getAllByText(/^[sm]\d+$/)
          .map(({ textContent }) => textContent)
        expect(shown).toEqual(words(fake.said.slice(1)))
        expect(shown.filter((each) => each?.startsWith('m')).sort()).toEqual(
          Array.from({ length: mine }, (_, at) => `m${at + 1}`).sort(),
        )
        view.unmount()
        expect(living()).toEqual([])
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    expect(losses).toBeGreaterThanOrEqual(200)
  },
)
