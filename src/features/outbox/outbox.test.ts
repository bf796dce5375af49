import { autorun } from 'mobx'
import { ApiError, NetworkError, SessionExpiredError } from '../../errors'
import type { HttpRequest } from '../../http/endpoint'
import { Outbox, type Told } from './outbox'
import { Shelf } from './shelf'
import { ask, Device } from './testing/devices'

const LOST = new NetworkError('favorite/product/add')
const send = jest.fn<Promise<unknown>, [HttpRequest]>()
const withdraw = jest.fn<Promise<boolean>, [string]>()
const changed = jest.fn()
let told: Told[]
let userId: string
let device: Device

const open = (owner = '') =>
  new Outbox({
    shelf: new Shelf(
      device.storage(() => true),
      owner,
    ),
    send,
    withdraw,
    userId: () => userId,
    tell: (what) => told.push(what),
    changed,
  })
const keep = (entityId = '7') => ask('POST', 'favorite/product/add', { entityId })
const drop = (entityId = '7') => ask('DELETE', 'favorite/product/cancel', { entityId })
const say = (content: string) =>
  ask('POST', 'product/productShow/evaluateMore', { id: '1', content })
const isKept = ask('GET', 'favorite/product/isFavorite', { entityId: '7' })
/** What was sent, and under which id. */
const sent = () =>
  send.mock.calls.map(([{ method, path, body, query }]) => {
    const { requestId, ...given } = { ...query, ...(body as Record<string, unknown>) }
    return { call: `${method} ${path}`, given, id: requestId }
  })

beforeEach(() => {
  jest.useFakeTimers()
  told = []
  userId = '1001'
  device = new Device()
  changed.mockReset()
  send.mockReset().mockResolvedValue('answer')
  withdraw.mockReset().mockResolvedValue(true)
})
afterEach(() => jest.useRealTimers())

test('with a network the answer is the server’s, and nothing stays', async () => {
  const box = open()
  expect(await box.send(keep())).toBe('answer')
  expect(sent()).toEqual([
    { call: 'POST favorite/product/add', given: { entityId: '7' }, id: expect.stringMatching(/./) },
  ])
  expect([box.waiting, told, device.kept.size]).toEqual([[], [], 0])
})

test('the first try shows that somebody waits, as its caller says; a later one is nobody’s', async () => {
  const waits = () => send.mock.calls.map(([{ background }]) => background === true)
  send.mockRejectedValue(LOST)
  const box = open()
  await box.send(say('Still good.'))
  await box.send({ ...keep(), background: true })
  expect(waits()).toEqual([false, true])
  send.mockClear().mockResolvedValue('answer')
  await box.flush()
  expect(waits()).toEqual([true, true])
})

test('without one it is kept, said once, shown, and sent under the same id when there is one', async () => {
  send.mockRejectedValue(LOST)
  const box = open()
  expect(await box.send(keep())).toBe(true)
  expect(told).toEqual(['kept'])
  expect(box.waiting).toMatchObject([{ noun: 'favorite', tries: 1 }])
  expect(await box.send(isKept)).toBe(true)
  send.mockResolvedValue(true)
  box.hurry()
  await jest.advanceTimersByTimeAsync(0)
  expect(box.waiting).toEqual([])
  const ids = sent()
    .filter(({ call }) => call.startsWith('POST'))
    .map(({ id }) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(changed).toHaveBeenCalled()
})

test('a restart sends what the start before left, in the order in which it was asked for', async () => {
  send.mockRejectedValue(LOST)
  const before = open()
  for (const words of ['one', 'two', 'three']) await before.send(say(words))
  send.mockReset().mockResolvedValue(null)
  await open().flush()
  expect(sent().map(({ given }) => given.content)).toEqual(['one', 'two', 'three'])
})

test('the opposite of what has not left cancels it; what was tried is followed by it', async () => {
  send.mockRejectedValue(LOST)
  const box = open()
  await box.send(keep('1'))
  await box.send(keep('2'))
  expect(await box.send(drop('2'))).toBe(false)
  expect(await box.send(drop('1'))).toBe(false)
  expect(box.waiting.map(({ call, key }) => [call.split(' ')[0], key])).toEqual([
    ['POST', 'favorite/product/1'],
    ['DELETE', 'favorite/product/1'],
  ])
})

test('another user sends nothing of it; its own does after the next login', async () => {
  send.mockRejectedValue(LOST)
  const box = open()
  await box.send(keep())
  send.mockReset().mockResolvedValue(true)
  for (const other of ['', '1002']) {
    userId = other
    await box.flush()
    expect([box.waiting, sent()]).toEqual([[], []])
  }
  userId = '1001'
  await box.flush()
  expect(sent()).toHaveLength(1)
})

test('a no to who waits is theirs alone; a later one is told in words, and what stands behind it goes on', async () => {
  const no = new ApiError('x', 400, 'Not received yet')
  send.mockRejectedValueOnce(no)
  const box = open()
  await expect(box.send(say('early'))).rejects.toBe(no)
  expect([told, box.waiting]).toEqual([[], []])
  send.mockRejectedValue(LOST)
  await box.send(say('one'))
  await box.send(say('two'))
  told = []
  send.mockReset().mockRejectedValueOnce(no).mockResolvedValue(null)
  await box.flush()
  expect(told).toEqual([{ refused: expect.objectContaining({ words: 'one' }), why: no }])
  expect(sent().map(({ given }) => given.content)).toEqual(['one', 'two'])
  expect(box.waiting).toEqual([])
})

test('a server that fails is a no to who waits at once, and to nobody after five tries', async () => {
  const down = new ApiError('x', 500, 'Down')
  const box = open()
  send.mockRejectedValueOnce(down)
  await expect(box.send(say('early'))).rejects.toBe(down)
  send.mockRejectedValueOnce(LOST)
  await box.send(say('one'))
  told = []
  send.mockRejectedValue(down)
  for (let tries = 2; tries < 5; tries += 1) await box.flush()
  expect([told, box.waiting.length]).toEqual([[], 1])
  await box.flush()
  expect(told).toEqual([{ refused: expect.objectContaining({ words: 'one' }), why: down }])
  expect(box.waiting).toEqual([])
})

test('what is cancelled is gone for who looks at what waits', async () => {
  send.mockRejectedValue(LOST)
  const box = open()
  await box.send(keep('1'))
  await box.send(keep('2'))
  const seen: number[] = []
  const stop = autorun(() => seen.push(box.waiting.length))
  await box.send(drop('2'))
  stop()
  expect([seen[0], seen.at(-1)]).toEqual([2, 1])
})

test.each([401, 408, 412, 425, 429])(
  'a %i is of the moment: it waits, and nobody is told of a no',
  async (code) => {
    const box = open()
    send.mockRejectedValueOnce(new ApiError('x', code, 'Not now'))
    await box.send(say('one'))
    expect([box.waiting.map(({ words }) => words), told]).toEqual([['one'], ['kept']])
    await box.flush()
    expect(box.waiting).toEqual([])
  },
)

test('a login that ran out keeps what was asked for, behind what waits', async () => {
  const box = open()
  send.mockRejectedValueOnce(LOST)
  await box.send(say('one'))
  const over = new SessionExpiredError('x', 401, '')
  send.mockRejectedValue(over)
  await expect(box.send(ask('POST', 'device/fault/add', { text: 'It drips' }))).rejects.toBe(over)
  expect(box.waiting.map(({ words }) => words)).toEqual(['one', 'It drips'])
})

test('undone before it left it is gone; once it was tried the server is asked to forget it', async () => {
  send.mockRejectedValue(LOST)
  const box = open()
  await box.send(say('tried'))
  await box.send(say('new'))
  const [tried, fresh] = box.waiting
  box.undo(String(fresh?.id))
  box.undo(String(tried?.id))
  await jest.advanceTimersByTimeAsync(0)
  expect(box.waiting).toMatchObject([{ words: 'tried', undone: true }])
  expect(box.has(String(tried?.id))).toBe(false)
  send.mockClear()
  withdraw.mockResolvedValueOnce(false)
  await box.flush()
  expect(withdraw).toHaveBeenLastCalledWith(tried?.id)
  expect([box.waiting, send.mock.calls]).toEqual([[], []])
  expect(told).toEqual(['kept', 'kept', 'late'])
})

test('it is tried again after pauses that grow, without a tap', async () => {
  send.mockRejectedValue(LOST)
  const box = open()
  await box.send(keep())
  await jest.advanceTimersByTimeAsync(2000)
  expect(send).toHaveBeenCalledTimes(2)
  send.mockResolvedValue(true)
  await jest.advanceTimersByTimeAsync(4000)
  expect(box.waiting).toEqual([])
})

test('two windows: while one sends the other does not, and finds it done', async () => {
  let answer = (_: unknown) => {}
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const [one, other] = [open('a'), open('b')]
  const asked = one.send(say('once'))
  await other.flush()
  expect(send).toHaveBeenCalledTimes(1)
  answer(null)
  await asked
  await other.flush()
  expect([send.mock.calls.length, other.waiting]).toEqual([1, []])
})

test('while nothing waits no call looks at the device', async () => {
  const box = open()
  const looks = jest.spyOn(device.kept, 'keys')
  expect(await box.send(isKept)).toBe('answer')
  expect(looks).not.toHaveBeenCalled()
  send.mockRejectedValueOnce(LOST)
  await box.send(keep())
  looks.mockClear()
  expect(await box.send(isKept)).toBe(true)
  expect(looks).toHaveBeenCalled()
})

test('what is no call of the table, and a visitor’s, goes straight through', async () => {
  send.mockRejectedValue(LOST)
  const box = open()
  await expect(box.send(ask('POST', 'pay/start', { payId: '1' }))).rejects.toBe(LOST)
  const form = { ...ask('POST', 'autoForm/save', {}), body: { key: 'bankCard', data: {} } }
  await expect(box.send(form)).rejects.toBe(LOST)
  userId = ''
  await expect(box.send(keep())).rejects.toBe(LOST)
  expect(device.kept.size).toBe(0)
})

test('lists show what waits: hearts as they were tapped, messages as they were read', async () => {
  send.mockRejectedValue(LOST)
  const box = open()
  await box.send(keep('9'))
  await box.send(drop('3'))
  await box.send(ask('POST', 'notice/message/read', { id: '5' }))
  send.mockReset().mockImplementation(async ({ path }) =>
    path.endsWith('getFavorites')
      ? ['3', '4']
      : {
          result: [
            { id: '5', isRead: false },
            { id: '6', isRead: false },
          ],
        },
  )
  expect(await box.send(ask('GET', 'favorite/product/getFavorites', {}))).toEqual(['4', '9'])
  const page = { ...ask('POST', 'notice/message/page', {}), read: true }
  expect(await box.send(page)).toEqual({
    result: [
      { id: '5', isRead: true },
      { id: '6', isRead: false },
    ],
  })
})

test('‘read all’ that comes late says how long ago it was asked for', async () => {
  send.mockRejectedValue(LOST)
  const box = open()
  await box.send(ask('POST', 'notice/message/readAll', { kind: 'order' }))
  expect(sent()[0]?.given).toEqual({ kind: 'order' })
  send.mockReset().mockResolvedValue(null)
  jest.setSystemTime(Date.now() + 90_000)
  await box.flush()
  expect(sent()[0]?.given).toEqual({ kind: 'order', ago: 90 })
})
