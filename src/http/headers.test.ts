import { createHash, createHmac } from 'node:crypto'
import constants from '../../__tests__/spec/constants.json'
import { HEADER } from './headers'
import { anonymous, createTestClient, loggedIn, NOW, ok, read, write } from './testing/test-client'

/** What accompanies every call, whoever makes it. */
const always = {
  'Content-Type': 'application/json',
  'Accept-Language': 'zh-Hans',
  timestamp: String(NOW),
  tenant: 'master',
  filter: '',
  isMobile: 'true',
  project: 'taproom',
  clientUrl: 'https://shop/#/%E5%95%A4%E9%85%92',
  clientType: 'WapH5',
  appType: 'h5',
}

/** What a server takes for one. */
const NONCE = /^\w{8,64}$/

/** Headers about a session, when there is none. */
const nobody = { Authorization: '', token: '', userToken: '', userId: '', expires: '' }

/** Computed with Node's own crypto: nothing of the app takes part. */
function signature(nonce: string | undefined, method: string, path: string, body: string): string {
  const hash = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', 'public-key')
    .update([String(NOW), nonce, method, path, hash].join('\n'))
    .digest('hex')
}

async function headersOf(request = read(), session = anonymous) {
  const { send, sent } = createTestClient(async () => ok(null), { session: () => session })
  await send(request)
  return sent[0]?.headers
}

test('the specification knows 17 headers and so do we, next to the language and the nonce', () => {
  const { language, nonce, ...specified } = HEADER
  expect(Object.values(specified)).toHaveLength(constants.headers.length)
  expect(new Set(Object.values(HEADER)).size).toBe(19)
  expect([language, nonce]).toEqual(['Accept-Language', 'nonce'])
})

test('a logged-in call speaks with its token and identity', async () => {
  const headers = await headersOf(read(), loggedIn)
  expect(headers).toEqual({
    ...always,
    merchantId: 'M7',
    regionId: '440300',
    Authorization: 'Bearer secret-token',
    token: 'secret-token',
    userToken: 'secret-token',
    userId: '1001',
    expires: '1800000000',
    nonce: expect.stringMatching(NONCE),
    sign: signature(headers?.nonce, 'GET', 'product/page', ''),
  })
})

test('an anonymous call is signed and carries no identity', async () => {
  const headers = await headersOf(read(), anonymous)
  expect(headers).toEqual({
    ...always,
    ...nobody,
    merchantId: '',
    regionId: '',
    nonce: expect.stringMatching(NONCE),
    sign: signature(headers?.nonce, 'GET', 'product/page', ''),
  })
})

test('the marker of a token login travels only while a token is exchanged', async () => {
  const exchanging = await headersOf(read(), { ...loggedIn, tokenLogin: true })
  expect(exchanging?.tokenLogin).toBe('true')
  expect(await headersOf(read(), loggedIn)).not.toHaveProperty('tokenLogin')
})

test('a call that is anonymous by contract shows no token although somebody is logged in', async () => {
  const headers = await headersOf(read({ anonymous: true }), loggedIn)
  expect(JSON.stringify(headers)).not.toContain('secret-token')
  expect(headers?.sign).toBe(signature(headers?.nonce, 'GET', 'product/page', ''))
})

test.each([
  ['GET', 'product/page', undefined, ''],
  ['POST', 'people/user/login', { key: '啤酒🍺', type: 4 }, '{"key":"啤酒🍺","type":4}'],
  ['DELETE', 'basic/address/7', undefined, ''],
  ['PUT', 'basic/address/', { id: '7' }, '{"id":"7"}'],
] as const)(
  'the signature of %s %s covers the body as sent',
  async (method, path, body, sentBody) => {
    const { send, sent } = createTestClient(async () => ok(null))
    await send(write({ method, path, body }))
    expect(sent[0]?.body ?? '').toBe(sentBody)
    const { sign, nonce } = sent[0]?.headers ?? {}
    expect(sign).toBe(signature(nonce, method, path, sentBody))
  },
)

test('the query is part of the address and of the signature', async () => {
  const { send, sent } = createTestClient(async () => ok(null))
  await send(read({ query: { keyWord: 'IPA & Co', pageIndex: 1, storeId: undefined } }))
  expect(sent[0]?.url).toBe('https://main/product/page?keyWord=IPA%20%26%20Co&pageIndex=1')
  const { sign, nonce } = sent[0]?.headers ?? {}
  const address = 'product/page?keyWord=IPA%20%26%20Co&pageIndex=1'
  expect(sign).toBe(signature(nonce, 'GET', address, ''))
})

describe('the header `filter` (client spec §7)', () => {
  const conditions = [{ field: 'name', operator: 'like', value: '精酿' }]
  const filterOf = async (request = read()) =>
    decodeURIComponent((await headersOf(request))?.filter ?? '?')

  test.each([
    ['the status of orders', { status: 2, pageIndex: 1, pageSize: 15 }, '{"status":2}'],
    [
      'a kind, not the page or the word',
      { kind: 'order', pageIndex: 2, keyword: 'IPA' },
      '{"kind":"order"}',
    ],
    [
      'conditions',
      { condition: { conditions }, pageIndex: 1 },
      JSON.stringify({ condition: { conditions } }),
    ],
    ['what is packed, of one page', { status: 2, pageSize: 50 }, '{"status":2}'],
    [
      'those of a list with a limit',
      { queries: conditions, limit: 10 },
      JSON.stringify({ queries: conditions }),
    ],
  ])('says what a list is narrowed to: %s', async (_, body, filter) => {
    expect(await filterOf(write({ read: true, body }))).toBe(filter)
  })

  test('reads it from the query too', async () => {
    expect(await filterOf(read({ query: { classIds: '3', pageIndex: 1 } }))).toBe(
      '{"classIds":"3"}',
    )
  })

  test.each([
    ['a list of everything', { pageIndex: 1, pageSize: 15, status: undefined }],
    ['what is no list', { status: 2 }],
    ['more than a header may be', { pageIndex: 1, tags: 'x'.repeat(400) }],
  ])('is empty for %s', async (_, body) => {
    expect(await filterOf(write({ read: true, body }))).toBe('')
  })

  test('is made of characters a header may have', async () => {
    const headers = await headersOf(write({ body: { pageIndex: 1, kind: '啤酒\n🍺' } }))
    expect(headers?.filter).toMatch(/^[\w%.-]+$/)
  })
})

test('no two tries of a call carry the same nonce', async () => {
  const { send, sent } = createTestClient(async () => {
    throw new Error('the network is down')
  })
  await expect(send(read())).rejects.toThrow()
  const nonces = sent.map(({ headers }) => headers.nonce)
  expect(nonces).toHaveLength(3)
  expect(new Set(nonces).size).toBe(3)
})

test('a half emoji in a query is sent as the replacement character instead of failing', async () => {
  const { send, sent } = createTestClient(async () => ok(null))
  await send(read({ query: { keyWord: 'IPA\ud83c' } }))
  expect(sent[0]?.url).toBe('https://main/product/page?keyWord=IPA%EF%BF%BD')
})

test('nothing of one call leaks into the next: after a logout no token is left', async () => {
  let session = { ...loggedIn, tokenLogin: true as boolean | undefined }
  const { send, sent } = createTestClient(async () => ok(null), { session: () => session })
  await send(read())
  session = { ...anonymous, epoch: 2, tokenLogin: undefined }
  await send(read())
  expect(sent[0]?.headers).toHaveProperty('tokenLogin')
  expect(Object.keys(sent[1]?.headers ?? {}).sort()).toEqual(
    [
      ...Object.keys(always),
      ...Object.keys(nobody),
      ...['merchantId', 'nonce', 'regionId', 'sign'],
    ].sort(),
  )
  expect(JSON.stringify(sent[1])).not.toContain('secret-token')
})

test.each([
  ['main', 'https://main/product/page'],
  ['chat', 'https://chat/product/page'],
  ['generic', 'https://generic/product/page'],
] as const)('the %s host has its own address', async (host, url) => {
  const { send, sent } = createTestClient(async () => ({
    status: 200,
    body: { code: 200, status: 1 },
    headers: {},
  }))
  await send(read({ host }))
  expect(sent[0]?.url).toBe(url)
})

test('the chat host gets a token made with the session’s, good for the day, and not the session’s own', async () => {
  const headers = await headersOf(read({ host: 'chat' }), loggedIn)
  const day = new Date(NOW * 1000).toISOString().slice(0, 10)
  const token = createHmac('sha256', 'secret-token').update(`1001${day}`).digest('hex')
  expect(headers).toMatchObject({ ...nobody, token, userId: '1001' })
  expect(JSON.stringify(headers)).not.toContain('secret-token')
})
