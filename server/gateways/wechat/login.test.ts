import { openSandbox, type TestSandbox } from '../../testing/open-sandbox'
import { openIdOf, unionIdOf } from '../identity'
import type { Send } from '../ports'
import { openJson, sealJson } from '../sealed'
import { SANDBOX_APP_ID } from '../simulated/wechat-pay'
import { flipped, simulatedOf } from '../testing/simulated'
import { AccessToken } from './access-token'
import { WechatMini, WechatOfficial } from './login'
import type { WeixinApp } from './weixin'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const SECONDS = NOON / 1000
const GUEST = openIdOf('wechat', 'guest')
const FOLLOWER = openIdOf('official', 'guest')

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(async () => {
  sandbox.services.clock.setOffset(0)
  await sandbox.services.db.deleteFrom('vendor_tokens').execute()
})
afterAll(() => sandbox.close())

const inProcess: Send = (url, init) => sandbox.request(url.slice(21), init)
const now = () => sandbox.services.clock.now()
const phones = () => simulatedOf(sandbox.services).phones
const appOf = (kind: 'mini' | 'official' = 'mini') =>
  simulatedOf(sandbox.services).weixin.app('http://127.0.0.1:4000/pay/vendors/weixin', kind)

/** A process of the shop. */
async function shop({
  send = inProcess,
  app = {},
}: {
  send?: Send
  app?: Partial<WeixinApp>
} = {}) {
  const at = async (kind: 'mini' | 'official') => {
    const own = { ...(await appOf(kind)), ...app }
    return { app: async () => own, send, now, db: sandbox.services.db }
  }
  const [mini, official] = [await at('mini'), await at('official')]
  return {
    mini: new WechatMini(mini, new AccessToken(mini)),
    official: new WechatOfficial(official, new AccessToken(official)),
  }
}
const loginCode = () => phones().createCode('wechat', 'guest')
/** What was asked for: its paths, and paths with what was said in their query. */
function counted(send: Send = inProcess) {
  const paths: string[] = []
  const asked: unknown[] = []
  const count: Send = (url, init) => {
    const { pathname, searchParams } = new URL(url)
    paths.push(pathname.replace('/pay/vendors/weixin', ''))
    asked.push([paths.at(-1), Object.fromEntries(searchParams)])
    return send(url, init)
  }
  return { paths, asked, send: count }
}

describe('a login', () => {
  test('is asked for in the words of WeChat’s documentation', async () => {
    const { asked, send } = counted()
    const { mini, official } = await shop({ send })
    const { secret } = await appOf()
    const account = await appOf('official')
    const code = await loginCode()
    const page = await phones().createCode('wechat', 'guest', 'page')
    expect(await mini.exchange(code)).toMatchObject({ openId: GUEST, unionId: unionIdOf('guest') })
    expect(await official.exchange(page)).toEqual({ openId: FOLLOWER, sessionKey: '' })
    const grant_type = 'authorization_code'
    expect(asked).toEqual([
      ['/sns/jscode2session', { appid: SANDBOX_APP_ID, secret, grant_type, js_code: code }],
      [
        '/sns/oauth2/access_token',
        { appid: account.appId, secret: account.secret, grant_type, code: page },
      ],
    ])
  })

  test('by the official account says who somebody is in all apps when it is asked for it', async () => {
    const { asked, send } = counted()
    const { official } = await shop({ send })
    await official.exchange(await phones().createCode('wechat', 'guest', 'page'))
    expect(await official.unionIdOf(FOLLOWER)).toBe(unionIdOf('guest'))
    const { token } = await sandbox.services.db
      .selectFrom('vendor_tokens')
      .select('token')
      .executeTakeFirstOrThrow()
    expect(asked.at(-1)).toEqual([
      '/cgi-bin/user/info',
      { access_token: token, openid: FOLLOWER, lang: 'zh_CN' },
    ])
    // An openId of the mini-program, and one that never came by, are none of this account.
    for (const openId of [GUEST, openIdOf('official', 'passer')])
      await expect(official.unionIdOf(openId)).rejects.toMatchObject({ code: '40003' })
    const { secret } = await appOf('official')
    const wrong = await shop({ app: { secret: flipped(secret) } })
    await sandbox.services.db.deleteFrom('vendor_tokens').execute()
    await expect(wrong.official.unionIdOf(FOLLOWER)).rejects.toMatchObject({ code: '40125' })
  })

  test('by the official account of who does not follow it says nothing more', async () => {
    const { official } = await shop({
      send: async (url, init) =>
        url.includes('/user/info')
          ? Response.json({ subscribe: 0, openid: FOLLOWER })
          : inProcess(url, init),
    })
    expect(await official.unionIdOf(FOLLOWER)).toBeUndefined()
  })

  test('is none with one letter of the code changed, wherever', async () => {
    const { mini } = await shop()
    const code = await loginCode()
    for (let at = 0; at < code.length; at += 1)
      expect([at, await mini.exchange(flipped(code, at))]).toEqual([at, undefined])
    expect(await mini.exchange(code)).toBeDefined()
  })

  test('is none with one letter of the secret or the app’s id changed, and uses no code up', async () => {
    const { secret } = await appOf()
    const code = await loginCode()
    for (const at of [0, 15, 31]) {
      const wrong = await shop({ app: { secret: flipped(secret, at) } })
      await expect(wrong.mini.exchange(code)).rejects.toMatchObject({ code: '40125' })
      await expect(wrong.official.exchange(code)).rejects.toMatchObject({ code: '40125' })
      await expect(wrong.mini.phoneOfCode(code, GUEST)).rejects.toMatchObject({ code: '40125' })
    }
    const other = await shop({ app: { appId: 'wx0001taproomsandbox' } })
    await expect(other.mini.exchange(code)).rejects.toMatchObject({ code: '40013' })
    expect(await (await shop()).mini.exchange(code)).toBeDefined()
  })

  test('is refused after a hundred of one person in a minute', async () => {
    const { mini } = await shop()
    await sandbox.services.db
      .insertInto('gateway_codes')
      .values(
        Array.from({ length: 100 }, (_, at) => ({
          ...{ code: `busy-${at}`, gateway: 'wechat', purpose: 'login', identity: 'busy' },
          ...{ expiresAt: SECONDS + 300, usedAt: SECONDS },
        })),
      )
      .execute()
    const code = await phones().createCode('wechat', 'busy')
    await expect(mini.exchange(code)).rejects.toMatchObject({ code: '45011' })
    expect(await mini.exchange(await loginCode())).toBeDefined()
    sandbox.services.clock.setOffset(60)
    expect(await mini.exchange(code)).toBeDefined()
  })

  test.each([
    ['what is no JSON', 'bad gateway', 'UNREADABLE'],
    ['a session of nobody', { session_key: 'A'.repeat(22).concat('==') }, 'UNREADABLE'],
    ['a key of another length', { openid: 'o1', session_key: 'AAAA' }, 'UNREADABLE'],
    ['a vendor that is busy', { errcode: -1, errmsg: 'system error' }, '-1'],
  ])('believes no answer with %s', async (_, said, code) => {
    const text = typeof said === 'string' ? said : JSON.stringify(said)
    const { mini } = await shop({ send: async () => new Response(text) })
    await expect(mini.exchange('0a')).rejects.toMatchObject({ name: 'VendorError', code })
  })

  test('says the secret in no error', async () => {
    const { secret } = await appOf()
    const { mini } = await shop({ send: async () => new Response('', { status: 502 }) })
    const error = await mini.exchange('0a').catch((reason: unknown) => String(reason))
    expect(error).toContain('502')
    expect(error).not.toContain(secret)
  })
})

describe('the token of the app', () => {
  const read = async (send: Send) => {
    const { code } = await phones().proveToWechat('guest')
    return (await shop({ send })).mini.phoneOfCode(code, GUEST)
  }
  const TOKEN = '/cgi-bin/stable_token'
  const PHONE = '/wxa/business/getuserphonenumber'

  test('is fetched once for all processes, and again when it ends', async () => {
    const { paths, send } = counted()
    for (const _ of [1, 2]) expect(await read(send)).toBe('15600156000')
    expect(paths).toEqual([TOKEN, PHONE, PHONE])
    sandbox.services.clock.setOffset(7500)
    expect(await read(send)).toBe('15600156000')
    expect(paths.slice(3)).toEqual([TOKEN, PHONE])
  })

  test('that the vendor takes for dead is fetched anew, once', async () => {
    const { db } = sandbox.services
    const { paths, send } = counted()
    await read(send)
    const keep = async (token: string) =>
      db
        .updateTable('vendor_tokens')
        .set({ token, expiresAt: SECONDS + 7200 })
        .execute()
    const { token } = await db.selectFrom('vendor_tokens').select('token').executeTakeFirstOrThrow()
    await keep(flipped(token, token.length - 2))
    paths.length = 0
    expect(await read(send)).toBe('15600156000')
    expect(paths).toEqual([PHONE, TOKEN, PHONE])

    const dead = counted(async (url, init) =>
      url.includes(PHONE) ? Response.json({ errcode: 40001, errmsg: 'x' }) : inProcess(url, init),
    )
    await expect(read(dead.send)).rejects.toMatchObject({ code: '40001' })
    expect(dead.paths).toEqual([PHONE, TOKEN, PHONE])
  })

  test('that has ended is refused by the vendor', async () => {
    const token = async () => {
      const { secret } = await appOf()
      const content = { grant_type: 'client_credential', appid: SANDBOX_APP_ID, secret }
      return sandbox.post(`/pay/vendors/weixin${TOKEN}`, content)
    }
    const { access_token, expires_in } = await token()
    // It stays the same as long as it lives: who asks twice ends nobody's.
    expect(await token()).toMatchObject({ access_token, expires_in })
    sandbox.services.clock.setOffset(expires_in)
    const path = `/pay/vendors/weixin${PHONE}?access_token=${access_token}`
    expect(await sandbox.post(path, { code: 'x' })).toMatchObject({ errcode: 42001 })
  })
})

describe('a phone number', () => {
  test('is had for a code by whom it is of, once', async () => {
    const { mini } = await shop()
    const { code } = await phones().proveToWechat('guest')
    expect(await mini.phoneOfCode(flipped(code), GUEST)).toBeUndefined()
    expect(await mini.phoneOfCode(code, openIdOf('wechat', 'member'))).toBeUndefined()
    expect(await mini.phoneOfCode(code, GUEST)).toBe('15600156000')
    expect(await mini.phoneOfCode(code, GUEST)).toBeUndefined()
  })

  async function sealed() {
    const { mini } = await shop()
    const { sessionKey = '' } = (await mini.exchange(await loginCode())) ?? {}
    const { encryptedData, iv } = await phones().proveToWechat('guest')
    return { mini, sessionKey, proof: { data: encryptedData, iv, sign: '' } }
  }

  test('that is sealed is opened with the key of the last login, and as it was sealed', async () => {
    const { mini, sessionKey, proof } = await sealed()
    const key = Buffer.from(sessionKey, 'base64')
    const content = openJson(proof.data, { key, iv: Buffer.from(proof.iv, 'base64') })
    expect(content).toEqual({
      phoneNumber: '15600156000',
      purePhoneNumber: '15600156000',
      countryCode: '86',
      watermark: { timestamp: SECONDS, appid: SANDBOX_APP_ID },
    })
    expect(await mini.openPhone(proof, sessionKey)).toBe('15600156000')
    const wrong = [
      { ...proof, data: `${proof.data} ` },
      { ...proof, iv: '' },
      { ...proof, data: '' },
    ]
    for (const each of wrong) expect(await mini.openPhone(each, sessionKey)).toBeUndefined()
    expect(await mini.openPhone(proof, flipped(sessionKey, 3))).toBeUndefined()
    expect(await mini.openPhone(proof, '')).toBeUndefined()
  })

  test('with any letter changed is none', async () => {
    const { mini, sessionKey, proof } = await sealed()
    for (let at = 0; at < proof.data.replace(/=+$/, '').length; at += 1) {
      const read = await mini.openPhone({ ...proof, data: flipped(proof.data, at) }, sessionKey)
      expect([at, read]).toEqual([at, undefined])
    }
    for (let at = 0; at < 22; at += 1) {
      const read = await mini.openPhone({ ...proof, iv: flipped(proof.iv, at) }, sessionKey)
      expect([at, read]).toEqual([at, undefined])
    }
  })

  test.each([
    ['of another app', { watermark: { timestamp: SECONDS, appid: 'wx-other' } }],
    ['of long ago', { watermark: { timestamp: SECONDS - 301, appid: SANDBOX_APP_ID } }],
    ['of another country', { countryCode: '852' }],
    ['that says two numbers', { phoneNumber: '15600156001' }],
  ])('%s is none', async (_, more) => {
    const { mini, sessionKey } = await sealed()
    const key = { key: Buffer.from(sessionKey, 'base64'), iv: Buffer.alloc(16, 7) }
    const content = phones().numberOf('guest')
    const open = (said: object) =>
      mini.openPhone(
        { data: sealJson(said, key), iv: key.iv.toString('base64'), sign: '' },
        sessionKey,
      )
    expect(await open(content)).toBe('15600156000')
    expect(await open({ ...content, ...more })).toBeUndefined()
  })
})
