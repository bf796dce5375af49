import { openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { mobileOf, openIdOf } from './identity'
import type { SimulatedPhones } from './simulated/phones'
import type { SocialVendors } from './social'
import { simulatedOf } from './testing/simulated'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')

let sandbox: TestSandbox
let phones: SimulatedPhones
let social: Required<SocialVendors>
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
  const simulated = simulatedOf(sandbox.services)
  phones = simulated.phones
  social = simulated.social
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
    ['wechat', /^0[0-9a-f]{32}$/, /^.{22}==$/],
    ['alipay', /^a[0-9a-f]{32}$/, /^$/],
  ] as const)('of %s is exchanged once', async (gateway, shape, key) => {
    const code = await phones.createCode(gateway, 'member')
    expect(code).toMatch(shape)
    const session = await social[gateway].exchange(code)
    expect(session).toMatchObject({
      openId: openIdOf(gateway, 'member'),
      sessionKey: expect.stringMatching(key),
    })
    expect(await social[gateway].exchange(code)).toBeUndefined()
  })

  test('is exchanged once, however many ask at the same moment', async () => {
    const code = await phones.createCode('wechat', 'member')
    const asked = Array.from({ length: 10 }, () => social.wechat.exchange(code))
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1)
  })

  test('lives five minutes', async () => {
    const [early, late] = [
      await phones.createCode('wechat', 'member'),
      await phones.createCode('wechat', 'member'),
    ]
    wait(299)
    expect(await social.wechat.exchange(early)).toBeDefined()
    wait(300)
    expect(await social.wechat.exchange(late)).toBeUndefined()
  })

  test('is good for nothing but what it was given for', async () => {
    const login = await phones.createCode('wechat', 'member')
    const page = await phones.createCode('wechat', 'member', 'page')
    const { code: phone } = await phones.proveToWechat('member')
    const { openId } = { openId: openIdOf('wechat', 'member') }
    for (const code of [page, phone, 'never given', ''])
      expect(await social.wechat.exchange(code)).toBeUndefined()
    for (const code of [login, phone, 'never given', ''])
      expect(await social.official.exchange(code)).toBeUndefined()
    for (const code of [login, page, 'never given', ''])
      expect(await social.wechat.phoneOfCode(code, openId)).toBeUndefined()
    expect(await social.alipay.exchange(login)).toBeUndefined()
    expect(await social.wechat.exchange(await phones.createCode('alipay', 'member'))).toBe(
      undefined,
    )
    // None of the tries has used one up.
    expect(await social.wechat.exchange(login)).toMatchObject({ openId })
    expect(await social.official.exchange(page)).toEqual({
      openId: openIdOf('official', 'member'),
      sessionKey: '',
    })
    expect(await social.wechat.phoneOfCode(phone, openId)).toBe('13800138000')
  })

  test('brings a fresh key each time', async () => {
    const key = async () =>
      (await social.wechat.exchange(await phones.createCode('wechat', 'fresh')))?.sessionKey
    expect(await key()).not.toBe(await key())
  })
})

test('a phone opens a session for who has never logged in', async () => {
  await phones.proveToWechat('stranger')
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
    const whose = async (body: { identity?: string }) => {
      const { code } = await sandbox.post('/pay/wechat/phone', body)
      return social.wechat.phoneOfCode(code, openIdOf('wechat', body.identity ?? 'member'))
    }
    expect(await whose({})).toBe('13800138000')
    expect(await whose({ identity: 'owner' })).toBe('13900139000')
    const silent = await sandbox.request('/pay/alipay/phone', { method: 'POST' })
    const { response, sign } = (await silent.json()) as { response: string; sign: string }
    const sealed = { data: response, iv: '', sign }
    expect(await social.alipay.openPhone(sealed, '')).toBe('13800138000')
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
    const session = await social.official.exchange(searchParams.get('code') ?? '')
    expect(session?.openId).toBe(openIdOf('official', 'owner'))
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
