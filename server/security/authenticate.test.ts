import { ClockSkewError } from '../../src/errors'
import { getRegions } from '../../src/features/address/contract-choose'
import { listMessages, sendMessage } from '../../src/features/chat/contract'
import { getLoginUser, logout } from '../../src/features/login/contract-session'
import { pageProducts } from '../../src/features/product/contract-list'
import { createHttpClient, ServerClock } from '../../src/http/client'
import { setHttpClient } from '../../src/http/endpoint'
import { HEADER } from '../../src/http/headers'
import * as signer from '../../src/shared/signature'
import { chatToken, sha256Hex } from '../../src/shared/signature'
import { PROJECT_KEY } from '../app'
import {
  MEMBER,
  OWNER,
  openSandbox,
  type Signed,
  signedHeaders,
  type TestSandbox,
} from '../testing/open-sandbox'
import { SESSION_SECONDS } from './tokens'

const NOW = 1_800_000_000

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOW * 1000 })
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

/** The client as it ships, over a sandbox in process; its own clock is `skew` seconds off. */
function useRealClient(skew: number) {
  const clock = new ServerClock(0, undefined, () => (NOW + skew) * 1000)
  setHttpClient(
    createHttpClient({
      async transport({ url, method, headers, body }) {
        const response = await sandbox.request(url, { method, headers, body })
        return {
          status: response.status,
          body: await response.json(),
          headers: Object.fromEntries(response.headers),
        }
      },
      hosts: { main: '/main/', chat: '/chat/', generic: '/generic/', alternate: '/main/' },
      projectKey: PROJECT_KEY,
      signer,
      session: () => ({ epoch: 0, tenant: 'master', merchantId: '', regionId: '', filter: '' }),
      device: () => ({
        clientType: 'WapH5',
        appType: 'h5',
        isMobile: true,
        clientUrl: '/',
        locale: 'en',
        project: 'taproom',
      }),
      clock,
      onSessionExpired: () => {},
    }),
  )
}

const REGIONS = 'api/Region/GetRegionData?level=2'

function signed(timestamp: number, changes: Partial<Signed> = {}, address = REGIONS) {
  const headers = signedHeaders({ timestamp, method: 'GET', path: REGIONS, ...changes })
  return sandbox.request(`/main/${address}`, { headers })
}

describe('an anonymous call', () => {
  test.each([
    [0, 200],
    [300, 200],
    [-300, 200],
    [301, 412],
    [-301, 412],
  ])('%i s off our clock is answered with %i', async (skew, status) => {
    expect((await signed(NOW + skew)).status).toBe(status)
  })

  test('learns our time from the refusal', async () => {
    const response = await signed(NOW - 4000)
    expect(await response.json()).toMatchObject({
      code: 412,
      time: NOW,
      message: 'The clock of this device is wrong.',
    })
  })

  test('signed with another key is refused', async () => {
    const response = await signed(NOW, { key: 'another' })
    expect(await response.json()).toMatchObject({ code: 403, message: 'The signature is wrong.' })
  })

  test('with another query than the signed one is refused', async () => {
    expect((await signed(NOW, {}, 'api/Region/GetRegionData?level=3')).status).toBe(403)
    expect((await signed(NOW, {}, 'api/Region/GetRegionData')).status).toBe(403)
  })

  test('is taken once, whatever is asked the second time', async () => {
    const once = { nonce: 'abcdefgh' }
    expect((await signed(NOW, once)).status).toBe(200)
    const again = await signed(NOW, once)
    const words = 'This call was made before.'
    expect(await again.json()).toMatchObject({ code: 403, message: words, data: null })
    expect((await signed(NOW + 1, once)).status).toBe(403)
    expect((await signed(NOW, { nonce: 'abcdefgi' })).status).toBe(200)
  })

  test.each(['', 'short', 'x'.repeat(65), 'with a blank'])(
    'with a nonce of %j is refused',
    async (nonce) => {
      expect((await signed(NOW, { nonce })).status).toBe(403)
    },
  )

  test('of the real client is good whatever the query says', async () => {
    useRealClient(0)
    for (const keyWord of ["it's", 'a b+c', '100%', '啤酒', 'IPA\ud83c', '~!*()', '%41', 'a&b=c']) {
      const found = await pageProducts({ query: { keyWord } })
      expect(found).toHaveProperty('totalCount')
    }
  })

  test('for a definition needs no signature: index.html asks before any code is there', async () => {
    const ask = (headers: Record<string, string>) =>
      sandbox.request('/main/paas/viewEngine/getByUrl?url=%2Fpages%2Ftabbar%2Findex', { headers })
    expect((await ask({ early: '1' })).status).toBe(200)
    expect((await ask({ [HEADER.timestamp]: String(NOW), [HEADER.sign]: 'x' })).status).toBe(403)
  })

  test('of the real client heals itself once', async () => {
    useRealClient(86_400)
    const regions = await getRegions({ query: { level: 2 } })
    expect(regions.length).toBeGreaterThan(30)
  })

  test('of the real client gives up when the second try is refused as well', async () => {
    useRealClient(86_400)
    await sandbox.post('/sandbox/faults', { kind: 'skew', times: 2 })
    await expect(getRegions({ query: { level: 2 } })).rejects.toThrow(ClockSkewError)
  })
})

describe('a session', () => {
  test('ends with its token', async () => {
    const token = await sandbox.logIn(MEMBER)
    await sandbox.post('/sandbox/clock', { offset: SESSION_SECONDS - 1 })
    expect(await sandbox.call(getLoginUser, {}, token)).toMatchObject({ code: 200 })
    await sandbox.post('/sandbox/clock', { offset: SESSION_SECONDS + 1 })
    expect(await sandbox.call(getLoginUser, {}, token)).toMatchObject({
      code: 401,
      message: 'Login expired, please log in again',
    })
  })

  test('is signed with a secret as long as the signature, made once', async () => {
    const secret = () =>
      sandbox.services.db
        .selectFrom('settings')
        .select('value')
        .where('key', '=', 'tokenSecret')
        .executeTakeFirstOrThrow()
    await sandbox.logIn(MEMBER)
    const first = await secret()
    expect(first.value).toMatch(/^[0-9a-f]{64}$/)
    await sandbox.logIn(OWNER)
    expect(await secret()).toEqual(first)
  })

  test('ends with a logout, and only that one', async () => {
    const [mine, other] = [await sandbox.logIn(MEMBER), await sandbox.logIn(MEMBER)]
    await sandbox.call(logout, {}, mine)
    expect((await sandbox.call(getLoginUser, {}, mine)).code).toBe(401)
    expect((await sandbox.call(getLoginUser, {}, other)).code).toBe(200)
  })

  test('ends with a reset', async () => {
    const token = await sandbox.logIn(MEMBER)
    await sandbox.post('/sandbox/reset')
    expect((await sandbox.call(getLoginUser, {}, token)).code).toBe(401)
  })

  test.each([
    ['a changed signature', (token: string) => `${token.slice(0, -2)}xx`, {}],
    ['another token beside it', (token: string) => token, { [HEADER.userToken]: 'another' }],
    ['another user beside it', (token: string) => token, { [HEADER.userId]: '1002' }],
    ['an unsigned token', unsigned, {}],
  ])('is refused with %s', async (_, change, headers) => {
    const token = await sandbox.logIn(MEMBER)
    const answer = await sandbox.call(getLoginUser, { headers }, change(token))
    expect(answer).toMatchObject({ code: 401, message: 'Login expired, please log in again' })
  })
})

function unsigned(token: string): string {
  const header = Buffer.from('{"alg":"none"}').toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}

describe('the chat host', () => {
  const chat = (token: string, init?: RequestInit) =>
    sandbox.request(`/chat/${listMessages.contract.path}`, {
      ...init,
      headers: { [HEADER.userId]: '1001', [HEADER.token]: token },
    })
  const session = () => sandbox.logIn(MEMBER)

  test('takes the session’s hashed token of the day and answers without an envelope', async () => {
    const token = chatToken('1001', await session(), NOW)
    await sandbox.logIn(MEMBER)
    const sent = await chat(token, {
      method: sendMessage.contract.method,
      body: JSON.stringify({ content: 'Is the stout back?' }),
    })
    const message = await sent.json()
    expect(message).toMatchObject({ fromUserId: '1001', content: 'Is the stout back?' })
    expect((await (await chat(token)).json()).at(-1)).toEqual(message)
  })

  test.each([
    ['of last week', async () => chatToken('1001', await session(), NOW - 7 * 86_400)],
    ['of somebody else’s session', async () => chatToken('1001', await sandbox.logIn(OWNER), NOW)],
    ['made of public facts', async () => sha256Hex(`1001${PROJECT_KEY}2027-01-15`)],
    ['keyed with the public key', async () => chatToken('1001', PROJECT_KEY, NOW)],
    ['that is missing', async () => ''],
  ])('refuses a token %s', async (_, token) => {
    await session()
    expect((await chat(await token())).status).toBe(401)
  })

  test('hears nobody any more once they have logged out', async () => {
    const token = await session()
    expect((await chat(chatToken('1001', token, NOW))).status).toBe(200)
    await sandbox.call(logout, {}, token)
    expect((await chat(chatToken('1001', token, NOW))).status).toBe(401)
  })
})
