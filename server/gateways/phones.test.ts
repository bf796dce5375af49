import { createDecipheriv } from 'node:crypto'
import { openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { mobileOf, openIdOf } from './identity'
import { SANDBOX_APP_ID, type SocialPlatforms } from './social'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const SECONDS = NOON / 1000

let sandbox: TestSandbox
let social: SocialPlatforms
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
  const { social: simulated } = sandbox.services.gateways
  if (!simulated) throw new Error('no simulated phones')
  social = simulated
})
beforeEach(() => sandbox.services.clock.setOffset(0))
afterAll(() => sandbox.close())

const wait = (seconds: number) => sandbox.services.clock.setOffset(seconds)

describe('who holds a phone', () => {
  test.each([
    ['member', '13800138000'],
    ['owner', '13900139000'],
    ['guest', '15600156000'],
    ['13312345678', '13312345678'],
    ['19912345678', '19912345678'],
  ])('%s has the number %s', (identity, mobile) => {
    expect(mobileOf(identity)).toBe(mobile)
  })

  test.each(['somebody', '12312345678', '1331234567', '133123456789', 'x13312345678'])(
    '%s has a number made up for good',
    (identity) => {
      expect(mobileOf(identity)).toMatch(/^157\d{8}$/)
      expect(mobileOf(identity)).toBe(mobileOf(identity))
      expect(mobileOf(identity)).not.toBe(mobileOf(`${identity}2`))
    },
  )

  test('each gateway has ids of its own shape, always the same', () => {
    expect(openIdOf('wechat', 'member')).toMatch(/^o[0-9A-Za-z]{27}$/)
    expect(openIdOf('alipay', 'member')).toMatch(/^2088\d{12}$/)
    expect(openIdOf('wechat', 'member')).toBe(openIdOf('wechat', 'member'))
    expect(openIdOf('wechat', 'member')).not.toBe(openIdOf('wechat', 'owner'))
    // The two signs of base64url that no openId has are an x here.
    expect(openIdOf('wechat', 'p3')).toBe('ovIycxuupMHVaky3BqUk1kZfQDyU')
    expect(openIdOf('wechat', 'p7')).toBe('onFlRelbizeLcxx1y1JP1Ke4j5HG')
    for (let at = 0; at < 40; at += 1)
      expect(openIdOf('wechat', `p${at}`)).toMatch(/^o[0-9A-Za-z]{27}$/)
  })
})

describe('a login code', () => {
  test.each([
    ['wechat', /^0[0-9a-f]{32}$/],
    ['alipay', /^a[0-9a-f]{32}$/],
  ] as const)('of %s is exchanged once', async (gateway, shape) => {
    const code = await social.createCode(gateway, 'member')
    expect(code).toMatch(shape)
    const session = await social.exchange(code)
    expect(session).toEqual({
      openId: openIdOf(gateway, 'member'),
      sessionKey: expect.stringMatching(/^.{22}==$/),
    })
    expect(await social.exchange(code)).toBeUndefined()
  })

  test('lives five minutes', async () => {
    const [early, late] = [
      await social.createCode('wechat', 'member'),
      await social.createCode('wechat', 'member'),
    ]
    wait(299)
    expect(await social.exchange(early)).toBeDefined()
    wait(300)
    expect(await social.exchange(late)).toBeUndefined()
  })

  test('is none for a phone number, nor the other way round', async () => {
    const login = await social.createCode('wechat', 'member')
    const { code: phone } = await social.provePhone('wechat', 'member')
    expect(await social.phoneOfCode(login)).toBeUndefined()
    expect(await social.exchange(phone)).toBeUndefined()
    expect(await social.exchange('never given')).toBeUndefined()
  })

  test('brings a fresh key each time', async () => {
    const key = async () =>
      (await social.exchange(await social.createCode('wechat', 'fresh')))?.sessionKey
    expect(await key()).not.toBe(await key())
  })
})

describe('a phone number', () => {
  test('is proved by a code, once', async () => {
    const { code } = await social.provePhone('alipay', 'guest')
    expect(await social.phoneOfCode(code)).toEqual({
      openId: openIdOf('alipay', 'guest'),
      mobile: '15600156000',
    })
    expect(await social.phoneOfCode(code)).toBeUndefined()
  })

  test('is sealed with the key of the last login', async () => {
    const session = await social.exchange(await social.createCode('wechat', 'owner'))
    const { encryptedData, iv } = await social.provePhone('wechat', 'owner')
    const open = createDecipheriv(
      'aes-128-cbc',
      Buffer.from(session?.sessionKey ?? '', 'base64'),
      Buffer.from(iv, 'base64'),
    )
    const text = Buffer.concat([open.update(Buffer.from(encryptedData, 'base64')), open.final()])
    expect(JSON.parse(text.toString('utf8'))).toEqual({
      phoneNumber: '13900139000',
      purePhoneNumber: '13900139000',
      countryCode: '86',
      watermark: { timestamp: SECONDS, appid: SANDBOX_APP_ID },
    })
  })

  test('opens a session for who has never logged in', async () => {
    await social.provePhone('wechat', 'stranger')
    const row = await sandbox.services.db
      .selectFrom('gateway_sessions')
      .selectAll()
      .where('identity', '=', 'stranger')
      .executeTakeFirst()
    expect(row).toEqual({
      openId: openIdOf('wechat', 'stranger'),
      gateway: 'wechat',
      identity: 'stranger',
      sessionKey: expect.stringMatching(/^.{22}==$/),
    })
  })
})

describe('over HTTP', () => {
  test('each host names its code as it does', async () => {
    expect(await sandbox.post('/pay/wechat/login')).toEqual({
      status: 200,
      code: expect.stringMatching(/^0/),
    })
    expect(await sandbox.post('/pay/alipay/login')).toEqual({
      status: 200,
      authCode: expect.stringMatching(/^a/),
    })
  })

  test('a phone is the member’s unless it says whose', async () => {
    const whose = async (body: object) => {
      const { code } = await sandbox.post('/pay/wechat/phone', body)
      return (await social.phoneOfCode(code))?.mobile
    }
    expect(await whose({})).toBe('13800138000')
    expect(await whose({ identity: 'owner' })).toBe('13900139000')
    const silent = await sandbox.request('/pay/alipay/phone', { method: 'POST' })
    const { code } = (await silent.json()) as { code: string }
    expect((await social.phoneOfCode(code))?.mobile).toBe('13800138000')
  })

  test.each(['/wechat/login', '/alipay/login', '/wechat/phone', '/alipay/phone', '/wechat/oauth'])(
    '%s answers this machine only',
    async (path) => {
      const headers = { host: 'shop.example', 'accept-language': 'en' }
      const url = `http://shop.example/pay${path}`
      const answer = await sandbox.fetch(new Request(url, { method: 'POST', body: '{}', headers }))
      expect([answer.status, await answer.json()]).toEqual([
        403,
        {
          message: 'The simulated phones answer on this machine only.',
          ...(path.includes('/alipay/') ? { resultCode: '4000' } : {}),
        },
      ])
    },
  )
})

describe('WeChat’s page that asks who you are', () => {
  const BACK = 'http://127.0.0.1:4000/#/login'
  const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    sandbox.request(`/pay/wechat/oauth?${new URLSearchParams(query)}`, { headers })
  const decide = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    sandbox.request('/pay/wechat/oauth', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
    })

  test('says what it asks, carries what it was given, and may not be kept', async () => {
    const response = await ask({ redirect_uri: BACK, state: 'a"b', lang: 'en' })
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://127.0.0.1:4000; frame-ancestors 'none'",
    )
    for (const text of [
      '<title>WeChat authorisation</title>',
      'Taproom asks who you are',
      'Sandbox: no real WeChat account',
      'Log in as',
      'value="member" checked>Member (number bound)',
      'value="guest">Guest (no number yet)',
      'value="owner">Shop owner (number bound)',
      `name="redirect_uri" value="${BACK}"`,
      'name="state" value="a&#34;b"',
      'name="action" value="allow">Allow<',
      'name="action" value="refuse">Refuse<',
    ])
      expect(page).toContain(text)
  })

  test('speaks the language of the address, else of the browser', async () => {
    const zh = { 'accept-language': 'zh-CN' }
    const query = { redirect_uri: BACK }
    expect(await (await ask(query, zh)).text()).toContain('微信授权')
    expect(await (await ask({ ...query, lang: 'en' }, zh)).text()).toContain('WeChat authorisation')
    expect(await (await ask(query)).text()).toContain('name="state" value=""')
  })

  test.each(['https://evil.example/', 'no address', ''])(
    'does not lead back to %p',
    async (redirect) => {
      const asked = await ask({ redirect_uri: redirect }, { 'accept-language': 'en' })
      expect([asked.status, asked.headers.get('cache-control')]).toEqual([400, 'no-store'])
      expect(await asked.text()).toContain('This address may not be returned to.')
      const form = { redirect_uri: redirect, state: '', identity: 'member', action: 'allow' }
      const told = await decide(form, { 'accept-language': 'zh-CN' })
      expect([told.status, await told.text()]).toEqual([
        400,
        expect.stringContaining('回调地址不被允许'),
      ])
    },
  )
  test('without an address there is none to return to', async () => {
    expect((await ask({})).status).toBe(400)
  })

  test('allowed, the browser brings a code and the state', async () => {
    const form = { redirect_uri: BACK, state: 's1', identity: 'owner', action: 'allow' }
    const answer = await decide(form)
    expect(answer.status).toBe(303)
    const { searchParams, origin, hash } = new URL(answer.headers.get('location') ?? '')
    expect([origin, hash, searchParams.get('state')]).toEqual([
      'http://127.0.0.1:4000',
      '#/login',
      's1',
    ])
    const session = await social.exchange(searchParams.get('code') ?? '')
    expect(session?.openId).toBe(openIdOf('wechat', 'owner'))
  })

  test('refused, it brings an error and no code', async () => {
    const form = { redirect_uri: BACK, state: 's2', identity: 'owner', action: 'refuse' }
    const location = new URL((await decide(form)).headers.get('location') ?? '')
    expect(Object.fromEntries(location.searchParams)).toEqual({
      error: 'access_denied',
      state: 's2',
    })
  })

  test('a decision nobody knows is refused', async () => {
    const form = { redirect_uri: BACK, state: '', identity: 'member', action: 'maybe' }
    expect((await decide(form)).status).toBe(400)
  })
})
