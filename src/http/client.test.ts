import { ApiError, ClockSkewError, NetworkError } from '../errors'
import { ServerClock } from './client'
import {
  anonymous,
  answer,
  createTestClient,
  loggedIn,
  lost,
  NOW,
  ok,
  read,
  write,
} from './testing/test-client'

describe('trying again', () => {
  test('a read without an answer is tried twice more, a little later each time', async () => {
    const { send, sent, pauses } = createTestClient(lost)
    await expect(send(read())).rejects.toBeInstanceOf(NetworkError)
    expect(sent).toHaveLength(3)
    expect(pauses).toHaveLength(2)
    expect(pauses[0]).toBeGreaterThanOrEqual(300)
    expect(pauses[1]).toBeGreaterThanOrEqual(900)
    expect(pauses[1]).toBeLessThanOrEqual(1080)
  })

  test('a read that gets through at the third try is a success', async () => {
    let tries = 0
    const { send } = createTestClient(async () => {
      tries += 1
      return tries < 3 ? lost() : ok('IPA')
    })
    await expect(send(read())).resolves.toBe('IPA')
  })

  test('a write is sent once: nobody knows whether the server has it', async () => {
    const { send, sent } = createTestClient(lost)
    await expect(send(write())).rejects.toBeInstanceOf(NetworkError)
    expect(sent).toHaveLength(1)
  })

  test.each([401, 403, 404, 405, 412, 500, 503])('a refusal with %i stands', async (code) => {
    const { send, sent } = createTestClient(async () => answer({ code, message: '' }))
    await expect(send(read())).rejects.toBeInstanceOf(ApiError)
    expect(sent).toHaveLength(1)
  })

  test('a POST that only reads is tried again like a GET', async () => {
    const { send, sent } = createTestClient(lost)
    await expect(send(write({ read: true }))).rejects.toBeInstanceOf(NetworkError)
    expect(sent).toHaveLength(3)
  })
})

describe('sharing', () => {
  test('equal reads in flight are one call, and each gets the answer', async () => {
    const { send, sent } = createTestClient(async () => ok('IPA'))
    const answers = await Promise.all([send(read()), send(read()), send(read())])
    expect(answers).toEqual(['IPA', 'IPA', 'IPA'])
    expect(sent).toHaveLength(1)
  })

  test('a read after the answer is a call of its own', async () => {
    const { send, sent } = createTestClient(async () => ok(1))
    await send(read())
    await send(read())
    expect(sent).toHaveLength(2)
  })

  test('a failed call is not remembered', async () => {
    let broken = true
    const { send } = createTestClient(async () => (broken ? answer({ code: 500 }) : ok('IPA')))
    await expect(send(read())).rejects.toBeInstanceOf(ApiError)
    broken = false
    await expect(send(read())).resolves.toBe('IPA')
  })

  test.each([
    ['another path', { path: 'people/store/location' }],
    ['another query', { query: { pageIndex: 2 } }],
    ['another body', { method: 'POST' as const, body: { pageIndex: 2 } }],
    ['another host', { host: 'generic' as const }],
    ['no identity', { anonymous: true }],
  ])('a read with %s goes by itself', async (_, changes) => {
    const { send, sent } = createTestClient(async () => answer({ code: 200, status: 1 }))
    await Promise.all([send(read()), send(read(changes))])
    expect(sent).toHaveLength(2)
  })

  test('writes are never shared', async () => {
    const { send, sent } = createTestClient(async () => ok(1))
    await Promise.all([send(write()), send(write())])
    expect(sent).toHaveLength(2)
  })

  test('nobody gets the answer of the user before', async () => {
    let session = loggedIn
    const { send, sent } = createTestClient(async () => ok(1), { session: () => session })
    const first = send(read())
    session = { ...loggedIn, epoch: 2 }
    await Promise.all([first, send(read())])
    expect(sent).toHaveLength(2)
  })
})

describe('a wrong clock', () => {
  function serverAt(time: number) {
    return async ({ headers }: { headers: Readonly<Record<string, string>> }) =>
      Math.abs(Number(headers.timestamp) - time) <= 300
        ? ok('IPA')
        : answer({ code: 412, message: '设备时间', time })
  }

  test('is set by the server time and the call replayed, signed anew', async () => {
    const learnt = jest.fn()
    const clock = new ServerClock(0, learnt, () => NOW * 1000)
    const { send, sent } = createTestClient(serverAt(NOW + 7200), { clock })
    await expect(send(write())).resolves.toBe('IPA')
    expect(sent.map(({ headers }) => headers.timestamp)).toEqual([String(NOW), String(NOW + 7200)])
    expect(sent[0]?.headers.sign).not.toBe(sent[1]?.headers.sign)
    expect(learnt).toHaveBeenCalledWith(7200)
  })

  test('stays set for the calls after', async () => {
    const { send, sent } = createTestClient(serverAt(NOW - 90_000))
    await send(read())
    await send(write())
    expect(sent).toHaveLength(3)
  })

  test('is healed once: a server that goes on refusing is believed', async () => {
    const { send, sent } = createTestClient(async () => answer({ code: 412, message: '', time: 5 }))
    await expect(send(read())).rejects.toBeInstanceOf(ClockSkewError)
    expect(sent).toHaveLength(2)
  })
})

describe('the spinner (client spec §9, decision 0083)', () => {
  function open() {
    const changes: number[] = []
    const { send } = createTestClient(async ({ url }) => (url.endsWith('bad') ? lost() : ok(1)), {
      onPending: (change) => changes.push(change),
      session: () => anonymous,
    })
    return { send, changes }
  }

  test.each([
    ['a write', write()],
    ['one that says it is quiet: a tap waits all the same', write({ quiet: true })],
    ['one that fails', write({ path: 'bad' })],
    ['a read that nobody draws a shape for', read()],
  ])('waits with %s, and goes with the answer', async (_, request) => {
    const { send, changes } = open()
    await send(request).catch(() => {})
    expect(changes).toEqual([1, -1])
  })

  test.each([
    ['a read that is drawn', read({ quiet: true })],
    ['a POST that only reads', write({ read: true, quiet: true })],
    ['what is done in the background', write({ background: true })],
    ['a read of the background', read({ background: true })],
    ['an upload that shows how far it is', write({ onProgress: () => {} })],
  ])('is not for %s', async (_, request) => {
    const { send, changes } = open()
    await send(request)
    expect(changes).toEqual([])
  })
})

test('a host that throws instead of rejecting is a network error too', async () => {
  const { send } = createTestClient(async () => ok(1), {
    transport: () => {
      throw new TypeError('the host knows no request')
    },
  })
  await expect(send(write())).rejects.toBeInstanceOf(NetworkError)
})

describe('the alternate client (client spec §7)', () => {
  const check = read({ path: 'people/userDetail/checkPayPassword', alternate: true })

  test('has an address of its own', async () => {
    const { send, sent } = createTestClient(async () => ok(true))
    await send(check)
    expect(sent[0]?.url).toBe('https://alternate/people/userDetail/checkPayPassword')
  })

  test('is not asked again after a lost answer: the first may have counted', async () => {
    const { send, sent } = createTestClient(() => Promise.reject(new NetworkError('x')))
    await expect(send(check)).rejects.toBeInstanceOf(NetworkError)
    expect(sent).toHaveLength(1)
  })

  test('shares no answer between two calls at once', async () => {
    const { send, sent } = createTestClient(async () => ok(true))
    await Promise.all([send(check), send(check)])
    expect(sent).toHaveLength(2)
  })
})

test('an answer that is there already is taken, and nothing is sent', async () => {
  const { send, sent } = createTestClient(async () => ok('from the server'), {
    given: ({ path }) => (path === read().path ? { data: 'IPA' } : undefined),
  })
  await expect(send(read())).resolves.toBe('IPA')
  expect(sent).toHaveLength(0)
  await expect(send(read({ path: 'another' }))).resolves.toBe('from the server')
})
