import { ContractError, NetworkError } from '../errors'
import type { Transport, TransportRequest, TransportResponse } from '../shared/transport'
import { createRecorder, type Exchange } from './recorder'

const request: TransportRequest = {
  url: 'https://shop/main/people/user/login',
  method: 'POST',
  headers: {
    Authorization: 'Bearer secret-token',
    sign: 'secret-sign',
    timestamp: '1700000000',
    nonce: 'abcdefgh',
    token: '',
    clientUrl: 'https://shop/',
  },
  body: '{"key":"13800138000","password":"secret-password","verifiyCode":123456}',
  timeoutMs: 1,
}
const answer: TransportResponse = {
  status: 200,
  body: { code: 200, data: { id: '1001', token: 'secret-answer', mobile: '13800138000' } },
  headers: { 'set-cookie': 'secret-cookie', 'content-type': 'application/json' },
}

/** Sends one request through a recorder and shows what it kept. */
async function keep(
  sent: Partial<TransportRequest> = {},
  transport: Transport = async () => answer,
): Promise<Exchange> {
  const recorder = createRecorder()
  await recorder
    .wrap(transport)({ ...request, ...sent })
    .catch(() => undefined)
  return recorder.list()[0] as Exchange
}
/** A contract nothing keeps. */
const refuse = (...issues: string[]) => {
  return () => {
    throw new ContractError(request.url, issues)
  }
}
const answering = (body: unknown, status = 200): Transport => {
  return async () => ({ status, body, headers: {} })
}

test('exchanges are kept with host, path, status and duration, newest first', async () => {
  const recorder = createRecorder()
  const send = recorder.wrap(async () => answer)
  await send(request)
  await send({ ...request, url: 'https://shop/chat/rooms?limit=10' })
  expect(recorder.list().map(({ host, path, status }) => [host, path, status])).toEqual([
    ['chat', 'rooms?limit=10', 200],
    ['main', 'people/user/login', 200],
  ])
  expect(recorder.list().every(({ ms }) => ms !== undefined)).toBe(true)
})

describe('secrets', () => {
  const jwt = 'eyJhbGciOiJI.eyJzdWIiOiIx.c2ln'
  const cases: [string, Partial<TransportRequest>, unknown][] = [
    ['headers and a login', {}, answer.body],
    ['a query', { url: 'https://shop/main/authMp/openInfo?code=secret-code&x=1' }, null],
    ['a stored token', { url: `https://shop/main/checkToken?key=${jwt}` }, null],
    ['an answer that is one', {}, { code: 200, data: 'secret-whole' }],
    [
      'depth',
      { body: '{"a":[{"b":{"payPassword":"secret-pay"}}]}' },
      { list: [{ openId: 'secret-o' }] },
    ],
    ['a text', { body: JSON.stringify({ note: `my token is ${jwt}` }) }, `<p>${jwt}</p>`],
    ['a wrapped number', { body: '{"iv":"secret-iv","encryptedData":"secret-data"}' }, null],
    ['keys', { body: '{"sessionKey":"secret-session","session_key":"secret-s"}' }, null],
  ]
  test.each(cases)('in %s are neither shown nor copied', async (_, sent, body) => {
    const exchange = await keep(sent, answering(body))
    const shown = JSON.stringify(exchange) + createRecorder().fixture(exchange)
    expect(shown).not.toMatch(/secret-|eyJ|123456/)
  })

  test('mobile and ID numbers are starred, in a path, a query, a body and an answer', async () => {
    const exchange = await keep(
      {
        url: 'https://shop/main/sms/13800138000?mobile=13800138000',
        body: '{"mobile":13800138000,"note":"call 13900139000","idCard":"11010519491231002X"}',
      },
      answering({ code: 200, data: [{ phone: '13800138000' }] }),
    )
    expect(JSON.stringify(exchange)).not.toMatch(/1[38]\d0013\d000|11010519491231002X/)
    expect(exchange.path).toBe('sms/138****8000?mobile=138****8000')
    expect(exchange.body).toMatchObject({ mobile: '138****8000', note: 'call 139****9000' })
  })

  test('what is no secret stays readable', async () => {
    const exchange = await keep(
      { body: '{"page":1,"orderId":"100000000000000000001"}' },
      answering({ code: 200, data: { total: 12, price: 1380013 } }),
    )
    expect(exchange.body).toEqual({ page: 1, orderId: '100000000000000000001' })
    expect(exchange.answer).toEqual({ code: 200, data: { total: 12, price: 1380013 } })
    expect(exchange.headers).toMatchObject({ token: '', clientUrl: 'https://shop/' })
  })
})

test('the signature base names time, nonce, method, path with query, and the hash of the body', async () => {
  const { signatureBase } = await keep({ url: 'https://shop/main/product/page?page=2', body: '' })
  expect(signatureBase.split('\n')).toEqual([
    '1700000000',
    'abcdefgh',
    'POST',
    'product/page?page=2',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  ])
})

describe('the verdict is the error the app throws, and why', () => {
  const cases: [string, unknown, number, object][] = [
    ['success', { code: 200, data: 1 }, 200, { ok: true }],
    [
      'a refused token',
      { code: 401, message: 'token is over' },
      200,
      { ok: false, error: 'SessionExpiredError', code: 401, why: 'token is over' },
    ],
    [
      'another clock',
      { code: 412, message: 'late', time: 1700 },
      200,
      { error: 'ClockSkewError', code: 412 },
    ],
    [
      'no such call',
      { code: 404, message: '' },
      200,
      { error: 'EndpointNotFoundError', code: 404 },
    ],
    ['a refusal', { code: 500, message: 'sold out' }, 200, { error: 'ApiError', why: 'sold out' }],
    ['a gateway', '<html>', 502, { error: 'ApiError', code: 502 }],
    ['no envelope', '<html>', 200, { error: 'ContractError', why: 'the body is no envelope' }],
  ]
  test.each(cases)('%s', async (_, body, status, verdict) => {
    expect((await keep({}, answering(body, status))).verdict).toMatchObject(verdict)
  })

  test('by the envelope of the host', async () => {
    const url = 'https://shop/generic/product/list'
    expect((await keep({ url }, answering({ status: 1, result: [] }))).verdict).toEqual({
      ok: true,
    })
    const refused = await keep({ url }, answering({ status: 0, message: 'no' }))
    expect(refused.verdict).toMatchObject({ ok: false, error: 'ApiError', why: 'no' })
  })

  test('and by the contract of the call: every place that breaks it', async () => {
    const { verdict } = await keep({ check: refuse('0.price is no number', '3.name is missing') })
    expect(verdict).toEqual({
      ok: false,
      error: 'ContractError',
      why: '0.price is no number',
      issues: ['0.price is no number', '3.name is missing'],
    })
    expect((await keep({ check: () => 'fine' })).verdict).toEqual({ ok: true })
  })

  test('of a replay too', async () => {
    const recorder = createRecorder()
    await recorder.wrap(async () => answer)({ ...request, check: refuse('price is no number') })
    await recorder.replay(recorder.list()[0]?.id ?? 0)
    expect(recorder.list()[0]).toMatchObject({
      replayOf: recorder.list()[1]?.id,
      verdict: { ok: false, error: 'ContractError', why: 'price is no number' },
    })
  })

  test('a refusal has no contract to keep', async () => {
    const sent = { check: refuse('name is missing') }
    const refused = await keep(sent, answering({ code: 500, message: 'sold out' }))
    expect(refused.verdict).toMatchObject({ error: 'ApiError', why: 'sold out' })
  })

  test('what a caller cannot read still reaches it', async () => {
    const send = createRecorder().wrap(async () => answer)
    await expect(send({ ...request, check: refuse('x is wrong') })).resolves.toBe(answer)
  })

  test.each([
    ['user.token Invalid type: Expected number but received "secret-1"', /received •••$/],
    ['list.0.code Invalid type: Expected string but received 123456', /received •••$/],
    ['Invalid type: Expected Object but received "secret-1"', /received •••$/],
    ['phone Invalid type: Expected number but received "13800138000"', /138\*{4}8000/],
    ['price Invalid type: Expected number but received "42"', /received "42"$/],
    ['token Invalid key: Expected "token" but received undefined', /received undefined$/],
  ])('without secrets: %s', async (issue, shown) => {
    const { verdict } = await keep({ check: refuse(issue) })
    expect(verdict?.why).toMatch(shown)
    expect(JSON.stringify(verdict)).not.toMatch(/secret-|123456|13800138000/)
  })

  test('no answer at all', async () => {
    const lost = await keep({}, () => Promise.reject(new NetworkError('people/user/login')))
    expect(lost.verdict).toMatchObject({ ok: false, error: 'NetworkError' })
    expect(lost.status).toBeUndefined()
  })
})

test('a failure still reaches the caller', async () => {
  const send = createRecorder().wrap(() => Promise.reject(new Error('offline')))
  await expect(send(request)).rejects.toThrow('offline')
})

test('a replay sends the same bytes again, secrets included, and says what it repeats', async () => {
  const sent: TransportRequest[] = []
  const recorder = createRecorder()
  await recorder.wrap(async (call) => {
    sent.push(call)
    return answer
  })(request)
  const [first] = recorder.list()
  await recorder.replay(first?.id ?? 0)
  expect(sent.map(({ body, headers }) => [body, headers.Authorization])).toEqual([
    [request.body, 'Bearer secret-token'],
    [request.body, 'Bearer secret-token'],
  ])
  expect(recorder.list().map(({ replayOf }) => replayOf)).toEqual([first?.id, undefined])
})

test('a file is shown by its name', async () => {
  const file = { path: 'blob:1', name: 'me.png', size: 3 }
  const form = { field: 'file', file, fields: { kind: 'avatar' } }
  expect((await keep({ body: undefined, form })).body).toEqual({ kind: 'avatar', file: 'me.png' })
})

test('only the last sixty are kept; clearing forgets them, and a late answer with them', async () => {
  const recorder = createRecorder()
  let finish = () => {}
  const send = recorder.wrap((call) =>
    call.method === 'GET'
      ? new Promise((resolve) => {
          finish = () => resolve(answer)
        })
      : Promise.resolve(answer),
  )
  for (let index = 0; index < 70; index++) await send(request)
  expect(recorder.list()).toHaveLength(60)
  const late = send({ ...request, method: 'GET' })
  recorder.clear()
  finish()
  await late
  expect(recorder.list()).toEqual([])
})

test('whoever watches hears of the request and of its answer', async () => {
  const recorder = createRecorder()
  const seen: (boolean | undefined)[] = []
  const stop = recorder.subscribe(() => seen.push(recorder.list()[0]?.verdict?.ok))
  const send = recorder.wrap(async () => answer)
  await send(request)
  stop()
  await send(request)
  expect(seen).toEqual([undefined, true])
})
