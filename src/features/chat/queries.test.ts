import { ApiError, NetworkError } from '../../errors'
import type { SocketEars } from '../../platform/socket'
import { createLine, type Line } from './queries'

beforeEach(() => {
  jest.useFakeTimers()
  // Of the part of a pause that is left to chance, all.
  jest.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** A server that opens whatever is dialled, unless told. */
function open() {
  const dialled: (SocketEars & { ticket: string; isOver: boolean })[] = []
  const server = { refuses: undefined as Error | undefined, isHidden: false, tickets: 0 }
  const line = createLine({
    isHidden: () => server.isHidden,
    async ticket() {
      server.tickets += 1
      if (server.refuses) throw server.refuses
      return `t${server.tickets}`
    },
    connect(ticket, ears) {
      const wire = { ...ears, ticket, isOver: false }
      dialled.push(wire)
      return () => {
        wire.isOver = true
      }
    },
  })
  const newest = () => dialled[dialled.length - 1] as (typeof dialled)[number]
  return { line, server, dialled, newest, greet: () => newest().heard('{}') }
}

function follow(line: Line) {
  const told: string[] = []
  const states: boolean[] = []
  const leave = line.follow({ told: (id) => told.push(id), changed: (is) => states.push(is) })
  return { told, states, leave }
}

test('one connection serves all, is up once the server greets, and ends with the last who leaves', async () => {
  const { line, dialled, greet, newest } = open()
  const [first, second] = [follow(line), follow(line)]
  await pass(500)
  expect(dialled.map(({ ticket }) => ticket)).toEqual(['t1'])
  expect(first.states).toEqual([])
  greet()
  const late = follow(line)
  newest().heard('{"conversationId":"7"}')
  expect([first, second, late].map(({ told, states }) => [told, states])).toEqual(
    Array(3).fill([['7'], [true]]),
  )
  first.leave()
  late.leave()
  expect(newest().isOver).toBe(false)
  second.leave()
  expect(newest().isOver).toBe(true)
  await pass(600_000)
  expect(dialled).toHaveLength(1)
})

test('what is no news tells nobody anything', async () => {
  const { line, newest, greet } = open()
  const { told, states } = follow(line)
  await pass(500)
  greet()
  for (const text of ['', 'null', '[1]', '{"conversationId":7}', '{"conversationId":""}', '{'])
    newest().heard(text)
  expect([told, states]).toEqual([[], [true]])
})

test('pauses double with each failure, up to half a minute, and begin anew after one that worked', async () => {
  const { line, server, dialled, newest, greet } = open()
  follow(line)
  server.refuses = new NetworkError('error.offline')
  await pass(500)
  const waited: number[] = []
  for (let n = 0; n < 7; n += 1) {
    const before = server.tickets
    for (let ms = 0; server.tickets === before; ms += 500) {
      await pass(500)
      if (server.tickets > before) waited.push(ms + 500)
    }
  }
  expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  server.refuses = undefined
  await pass(30_000)
  // It greets and hangs up: that has not worked yet.
  greet()
  newest().ended()
  await pass(29_999)
  expect(dialled).toHaveLength(1)
  await pass(1)
  greet()
  greet()
  newest().ended()
  await pass(1000)
  expect(dialled).toHaveLength(3)
})

test('chance takes up to half of a pause away', async () => {
  jest.mocked(Math.random).mockReturnValue(0)
  const { line, dialled, newest } = open()
  follow(line)
  await pass(500)
  newest().ended()
  await pass(499)
  expect(dialled).toHaveLength(1)
  await pass(1)
  expect(dialled).toHaveLength(2)
})

test('a server that falls silent is gone, and what it says later is not heard', async () => {
  const { line, dialled, newest, greet } = open()
  const { told, states } = follow(line)
  await pass(500)
  greet()
  await pass(40_000)
  greet()
  await pass(49_999)
  expect(states).toEqual([true])
  await pass(1)
  expect(states).toEqual([true, false])
  const silent = newest()
  expect(silent.isOver).toBe(true)
  silent.heard('{"conversationId":"7"}')
  silent.ended()
  await pass(1000)
  expect(dialled).toHaveLength(2)
  expect([told, states]).toEqual([[], [true, false]])
  // Nor does one that never greets stay.
  await pass(50_000)
  expect(newest().isOver).toBe(true)
})

test('who left while a ticket was on its way opens nothing', async () => {
  const { line, dialled, server } = open()
  const { leave } = follow(line)
  jest.advanceTimersByTime(500)
  expect(server.tickets).toBe(1)
  leave()
  await pass(60_000)
  expect(dialled).toEqual([])
})

test('a page that comes back need not wait; a new network does not trust what stands', async () => {
  const { line, dialled, newest, greet } = open()
  const { states } = follow(line)
  await pass(500)
  line.hurry()
  line.renew()
  // One is on its way already.
  expect(dialled).toHaveLength(1)
  greet()
  line.hurry()
  expect(newest().isOver).toBe(false)
  newest().ended()
  line.hurry()
  await pass(0)
  expect(dialled).toHaveLength(2)
  greet()
  line.renew()
  await pass(0)
  expect([dialled.length, dialled[1]?.isOver]).toEqual([3, true])
  greet()
  expect(states).toEqual([true, false, true, false, true])
})

test('nothing is dialled while nobody sees the app', async () => {
  const { line, dialled, server } = open()
  server.isHidden = true
  follow(line)
  await pass(10_000)
  expect(server.tickets).toBe(0)
  server.isHidden = false
  await pass(1000)
  expect(dialled).toHaveLength(1)
})

test('a server that knows no sockets is asked once', async () => {
  const { line, server } = open()
  server.refuses = new ApiError('notice/im/ticket', 404, 'no such call')
  follow(line)
  await pass(600_000)
  line.hurry()
  expect(server.tickets).toBe(1)
})
