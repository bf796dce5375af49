import { RequestCancelledError, RequestTimeoutError } from '../errors'
import { answer, createTestClient, lost, ok, read, write } from './testing/test-client'

const never = () => new Promise<never>(() => {})

describe('limits', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('a host that never calls back is a timeout after 60 000 ms', async () => {
    const { send } = createTestClient(never)
    const settled = jest.fn()
    const call = send(read()).catch((error: unknown) => settled(error))
    await jest.advanceTimersByTimeAsync(59_999)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await call
    expect(settled.mock.calls[0]?.[0]).toBeInstanceOf(RequestTimeoutError)
  })

  test('a timeout is not tried again: that is for the user to ask', async () => {
    const { send, sent } = createTestClient(never)
    const call = expect(send(read())).rejects.toBeInstanceOf(RequestTimeoutError)
    await jest.advanceTimersByTimeAsync(60_000)
    await call
    await jest.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(1)
  })

  test('the host is told the same limit', async () => {
    const { send, sent } = createTestClient(async () => ok(1))
    await send(read())
    expect(sent[0]?.timeoutMs).toBe(60_000)
  })

  test('no timer is left behind by a call that was answered', async () => {
    const { send } = createTestClient(async () => ok(1))
    await send(read())
    expect(jest.getTimerCount()).toBe(0)
  })

  test('an answer that comes after the limit changes nothing', async () => {
    let late: (response: ReturnType<typeof ok>) => void = () => {}
    const { send, expired } = createTestClient(
      () =>
        new Promise((resolve) => {
          late = resolve
        }),
    )
    const call = expect(send(write())).rejects.toBeInstanceOf(RequestTimeoutError)
    await jest.advanceTimersByTimeAsync(60_000)
    await call
    late(answer({ code: 401 }))
    await jest.advanceTimersByTimeAsync(0)
    expect(expired).toEqual([])
  })
})

describe('cancelling', () => {
  test('settles at once although the host never calls back', async () => {
    const stop = new AbortController()
    const { send, expired } = createTestClient(never)
    const call = send(read({ signal: stop.signal }))
    stop.abort()
    await expect(call).rejects.toBeInstanceOf(RequestCancelledError)
    expect(expired).toEqual([])
  })

  test('sends nothing when it came first', async () => {
    const stop = new AbortController()
    stop.abort()
    const { send, sent } = createTestClient(async () => ok(1))
    await expect(send(read({ signal: stop.signal }))).rejects.toBeInstanceOf(RequestCancelledError)
    expect(sent).toEqual([])
  })

  test('while it is signed sends nothing', async () => {
    const stop = new AbortController()
    const { send, sent } = createTestClient(async () => ok(1))
    const call = send(write({ signal: stop.signal }))
    stop.abort()
    await expect(call).rejects.toBeInstanceOf(RequestCancelledError)
    await send(read())
    expect(sent).toHaveLength(1)
  })

  test('between two tries sends nothing more', async () => {
    const stop = new AbortController()
    const { send, sent } = createTestClient(lost, { sleep: async () => stop.abort() })
    await expect(send(read({ signal: stop.signal }))).rejects.toBeInstanceOf(RequestCancelledError)
    expect(sent).toHaveLength(1)
  })

  /** A host that answers when the test says so, and hears of aborts. */
  function openHost() {
    const aborted: string[] = []
    let reply: (response: ReturnType<typeof ok>) => void = () => {}
    const client = createTestClient(
      ({ url, signal }) =>
        new Promise((resolve) => {
          reply = resolve
          signal?.addEventListener('abort', () => aborted.push(url))
        }),
    )
    return { ...client, aborted, reply: (data: unknown) => reply(ok(data)) }
  }

  test('one of two equal reads leaves the other alone', async () => {
    const stop = new AbortController()
    const { send, sent, left, aborted, reply } = openHost()
    const cancelled = send(read({ signal: stop.signal }))
    const kept = send(read())
    await left(1)
    stop.abort()
    await expect(cancelled).rejects.toBeInstanceOf(RequestCancelledError)
    reply('kept')
    await expect(kept).resolves.toBe('kept')
    expect(sent).toHaveLength(1)
    expect(aborted).toEqual([])
  })

  test('a shared read ends on the wire with the last who wanted it', async () => {
    const [first, last] = [new AbortController(), new AbortController()]
    const { send, sent, left, aborted } = openHost()
    const calls = [first, last].map(({ signal }) => send(read({ signal })))
    const settled = Promise.allSettled(calls)
    await left(1)
    first.abort()
    expect(aborted).toEqual([])
    last.abort()
    expect(aborted).toEqual(['https://main/product/page'])
    expect(sent).toHaveLength(1)
    for (const result of await settled) {
      expect(result).toMatchObject({ reason: expect.any(RequestCancelledError) })
    }
  })

  test('who comes after a read was cancelled gets one of their own', async () => {
    const stop = new AbortController()
    const { send, sent, left, reply } = openHost()
    const cancelled = send(read({ signal: stop.signal })).catch((error: unknown) => error)
    await left(1)
    stop.abort()
    const next = send(read())
    await left(2)
    reply('fresh')
    await expect(next).resolves.toBe('fresh')
    expect(await cancelled).toBeInstanceOf(RequestCancelledError)
    expect(sent).toHaveLength(2)
  })

  test('a read that was answered cannot be cancelled any more', async () => {
    const stop = new AbortController()
    const { send, left, aborted, reply } = openHost()
    const call = send(read({ signal: stop.signal }))
    await left(1)
    reply('done')
    await expect(call).resolves.toBe('done')
    stop.abort()
    expect(aborted).toEqual([])
  })

  test('a write is cancelled on the wire, and shared with nobody', async () => {
    const stop = new AbortController()
    const { send, left, aborted } = openHost()
    const call = send(write({ signal: stop.signal }))
    send(write()).catch(() => {})
    await left(2)
    stop.abort()
    await expect(call).rejects.toBeInstanceOf(RequestCancelledError)
    expect(aborted).toHaveLength(1)
  })

  test('takes back its share of the spinner', async () => {
    const stop = new AbortController()
    const onPending = jest.fn()
    const { send } = createTestClient(never, { onPending })
    const call = send(read({ signal: stop.signal }))
    stop.abort()
    await expect(call).rejects.toBeInstanceOf(RequestCancelledError)
    expect(onPending.mock.calls).toEqual([[1], [-1]])
  })
})
