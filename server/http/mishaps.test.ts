import type { Fault } from '../controls/faults'
import { toResponse } from './envelopes'
import { sufferFault } from './mishaps'

const NOW = 1_795_320_000

/** A fault that happens to a call which would be answered with `fine`. */
async function suffer(fault: Partial<Fault> & Pick<Fault, 'kind'>, host = 'main' as const) {
  const proceed = jest.fn(async () => new Response('fine'))
  const answered = sufferFault({ fault: fault as Fault, host, now: () => NOW, proceed })
  return { proceed, answered }
}
const told = async (fault: Partial<Fault> & Pick<Fault, 'kind'>) => {
  const { answered } = await suffer(fault)
  const answer = await answered
  return [answer.status, answer.headers.get('content-type'), await answer.text()]
}

test.each([
  [{ kind: 'status' }, 500, { code: 500, message: 'fault: status', data: null }],
  [{ kind: 'status', code: 503, message: 'x' }, 503, { code: 503, message: 'x', data: null }],
  [{ kind: 'token500' }, 500, { code: 500, message: 'token is invalid', data: null }],
  [{ kind: 'skew' }, 412, { code: 412, message: 'fault: skew', data: null, time: NOW }],
] as const)('%j is told in the envelope', async (fault, status, body) => {
  const { answered, proceed } = await suffer(fault)
  const answer = await answered
  expect([answer.status, await answer.json()]).toEqual([status, body])
  expect(proceed).not.toHaveBeenCalled()
})

test('what is not JSON comes as it was planned', async () => {
  expect(await told({ kind: 'malformed' })).toEqual([
    200,
    'application/json',
    '{"code":200,"data":',
  ])
  const page = '<html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>'
  expect(await told({ kind: 'html' })).toEqual([502, 'text/html', page])
  expect(await told({ kind: 'html', code: 504 })).toEqual([504, 'text/html', page])
  expect(await told({ kind: 'empty' })).toEqual([200, 'application/json', ''])
  expect(await told({ kind: 'empty', code: 201 })).toEqual([201, 'application/json', ''])
})

test('a connection is cut before the call, or after it has done its work', async () => {
  const before = await suffer({ kind: 'drop' })
  await expect(before.answered).rejects.toMatchObject({
    name: 'DroppedConnection',
    message: 'fault: drop',
  })
  expect(before.proceed).not.toHaveBeenCalled()
  const after = await suffer({ kind: 'drop', after: true })
  await expect(after.answered).rejects.toMatchObject({ name: 'DroppedConnection' })
  expect(after.proceed).toHaveBeenCalledTimes(1)
})

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test.each([
    [{ kind: 'latency' }, 1000],
    [{ kind: 'latency', ms: 300 }, 300],
  ] as const)('%j is answered late', async (fault, ms) => {
    const { answered, proceed } = await suffer(fault)
    await jest.advanceTimersByTimeAsync(ms - 1)
    expect(proceed).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(await (await answered).text()).toBe('fine')
  })

  test.each([
    [{ kind: 'timeout' }, 65_000],
    [{ kind: 'timeout', ms: 300 }, 300],
  ] as const)('%j hangs and is cut', async (fault, ms) => {
    const { answered, proceed } = await suffer(fault)
    const end = jest.fn()
    answered.catch(end)
    await jest.advanceTimersByTimeAsync(ms - 1)
    expect(end).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(end).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'DroppedConnection', message: 'fault: timeout' }),
    )
    expect(proceed).not.toHaveBeenCalled()
  })
})

test('a notification that comes twice lets the call itself be', async () => {
  const { answered } = await suffer({ kind: 'duplicate-payment' })
  expect(await (await answered).text()).toBe('fine')
})

describe('the envelopes of the hosts', () => {
  const sent = async (
    host: 'main' | 'generic' | 'chat',
    code: number,
    data: unknown,
    extra?: Record<string, unknown>,
  ) => {
    const answer = toResponse(host, { code, message: 'm', data, ...(extra && { extra }) })
    return [answer.status, await answer.json()]
  }
  test.each([
    ['main', 200, { a: 1 }, [200, { code: 200, message: 'm', data: { a: 1 } }]],
    ['main', 400, undefined, [400, { code: 400, message: 'm', data: null }]],
    ['main', 599, null, [599, { code: 599, message: 'm', data: null }]],
    // HTTP has no such status.
    ['main', 600, null, [200, { code: 600, message: 'm', data: null }]],
    ['main', 399, null, [200, { code: 399, message: 'm', data: null }]],
    ['generic', 200, 5, [200, { status: 1, message: 'm', result: 5 }]],
    ['generic', 400, undefined, [400, { status: 0, message: 'm', result: null }]],
    ['chat', 200, [1], [200, [1]]],
    ['chat', 200, undefined, [200, null]],
    ['chat', 401, 'x', [401, { message: 'm' }]],
  ] as const)('%s says %i', async (host, code, data, expected) => {
    expect(await sent(host, code, data)).toEqual(expected)
  })

  test('more fields stand beside the data', async () => {
    expect(await sent('main', 412, null, { time: 1 })).toEqual([
      412,
      { code: 412, message: 'm', data: null, time: 1 },
    ])
    expect((await sent('generic', 412, null, { time: 1 }))[1]).toMatchObject({ time: 1 })
    expect((await sent('chat', 412, null, { time: 1 }))[1]).toEqual({ message: 'm', time: 1 })
  })
})
