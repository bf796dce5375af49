import { checkMobile, getOpenId, loginPublic } from '../../src/features/login/contract'
import {
  bindMobile,
  checkMobileBound,
  getPhone,
  loginMiniProgram,
} from '../../src/features/login/contract-phone'
import { getLoginUser, getOpenInfo } from '../../src/features/login/contract-session'
import { MEMBER, NEWCOMER } from '../testing/open-sandbox'
import { codeFor, move, sandbox, UNKNOWN } from './testing/logins'

describe.each([
  ['wechat', 'code'],
  ['alipay', 'authCode'],
])('mini-program login with %s', (gateway, field) => {
  const loginCode = async (identity: string): Promise<string> =>
    (await sandbox.post(`/pay/${gateway}/login`, { identity }))[field]
  const openInfo = async (identity: string) => {
    const code = await loginCode(identity)
    return { code, ...(await sandbox.call(getOpenInfo, { query: { code } })).data }
  }

  test('logs in the member, whose number is bound', async () => {
    const { openId, code } = await openInfo('member')
    const bound = await sandbox.call(checkMobileBound, { query: { openId } })
    expect(bound.data).toEqual({ isBound: true })
    const { data } = await sandbox.call(loginMiniProgram, { body: { code, openId } })
    expect(data).toMatchObject({ userId: '1001' })
  })

  test('lets the guest bind the number the host shows, decrypted or by code', async () => {
    const { openId, code, sessionKey } = await openInfo('guest')
    const unbound = await sandbox.call(checkMobileBound, { query: { openId } })
    expect(unbound.data).toEqual({ isBound: false })
    expect(await sandbox.call(loginMiniProgram, { body: { code, openId } })).toMatchObject({
      code: 400,
      message: 'No mobile number is bound yet.',
    })

    const phone = await sandbox.post(`/pay/${gateway}/phone`, { identity: 'guest' })
    const encrypted = { data: phone.encryptedData, iv: phone.iv, sessionKey }
    const decrypted = await sandbox.call(getPhone, { body: encrypted })
    const byCode = await sandbox.call(getPhone, { body: { code: phone.code } })
    expect(decrypted.data).toEqual({ mobile: '15600156000' })
    expect(byCode.data).toEqual(decrypted.data)

    const bound = await sandbox.call(bindMobile, { body: { code, mobile: '15600156000' } })
    expect(bound.data).toMatchObject({ mobile: '15600156000', openId })
    const again = await sandbox.call(loginMiniProgram, { body: { code, openId } })
    expect(again.data.userId).toBe(bound.data.userId)
  })

  test('a number the host has not shown needs its text message', async () => {
    const { code } = await openInfo('guest')
    const body = { code, mobile: MEMBER }
    expect((await sandbox.call(bindMobile, { body })).code).toBe(400)
    const verifiyCode = await codeFor(MEMBER)
    const bound = await sandbox.call(bindMobile, { body: { ...body, verifiyCode } })
    expect(bound.data.userId).toBe('1001')
  })

  test('a code is exchanged once, and not after five minutes', async () => {
    const { code } = await openInfo('member')
    expect((await sandbox.call(getOpenInfo, { query: { code } })).code).toBe(400)
    const old = await loginCode('member')
    await move(301)
    expect((await sandbox.call(getOpenInfo, { query: { code: old } })).code).toBe(400)
  })

  test('another session key reads nothing', async () => {
    await openInfo('guest')
    const { sessionKey } = await openInfo('member')
    const phone = await sandbox.post(`/pay/${gateway}/phone`, { identity: 'guest' })
    const body = { data: phone.encryptedData, iv: phone.iv, sessionKey }
    expect((await sandbox.call(getPhone, { body })).code).toBe(400)
  })
})

describe('the official account', () => {
  const BACK = 'http://127.0.0.1:4000/'
  const page = (redirect: string) =>
    sandbox.request(`/pay/wechat/oauth?redirect_uri=${encodeURIComponent(redirect)}&state=s1`)
  const decide = (values: Record<string, string>) =>
    sandbox.request('/pay/wechat/oauth', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ redirect_uri: BACK, state: 's1', ...values }),
    })

  async function authorised(identity: string) {
    const response = await decide({ identity, action: 'allow' })
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const { openId } = (await sandbox.call(getOpenId, { query: { code } })).data
    const { data } = await sandbox.call(loginPublic, { body: { openId, code, userCode: '1001' } })
    return { code, openId, user: data }
  }

  test('asks on a page of its own and comes back with code and state', async () => {
    expect(await (await page(BACK)).text()).toContain('name="identity"')
    const response = await decide({ identity: 'member', action: 'allow' })
    expect(response.status).toBe(303)
    const back = new URL(response.headers.get('location') ?? '')
    expect(back.origin + back.pathname).toBe(BACK)
    expect(back.searchParams.get('state')).toBe('s1')
  })

  test('comes back without a code after a no', async () => {
    const response = await decide({ identity: 'member', action: 'refuse' })
    expect(response.headers.get('location')).toBe(`${BACK}?error=access_denied&state=s1`)
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', ''])(
    'gives nothing to %s',
    async (redirect) => {
      expect((await page(redirect)).status).toBe(400)
      const response = await decide({ redirect_uri: redirect, identity: 'member', action: 'allow' })
      expect(response.status).toBe(400)
    },
  )

  test('draws what it was sent as text', async () => {
    const html = await (await page(`${BACK}?"><script>alert(1)</script>`)).text()
    expect(html).not.toContain('<script>')
  })

  test('knows the member', async () => {
    expect((await authorised('member')).user).toMatchObject({ userId: '1001' })
  })

  test('gives a stranger an account, which gets its number when it is bound', async () => {
    const { code, openId, user } = await authorised('guest')
    expect(user).toMatchObject({ mobile: '', parentId: '1001' })
    expect((await sandbox.call(checkMobile, { query: { openid: openId } })).data).toEqual({
      isBound: false,
    })
    const body = { code, mobile: UNKNOWN, verifiyCode: await codeFor(UNKNOWN) }
    const bound = await sandbox.call(bindMobile, { body })
    expect(bound.data).toMatchObject({ userId: user.userId, mobile: UNKNOWN })
    expect((await authorised('guest')).user.userId).toBe(user.userId)
  })

  test('a stranger whose number has an account goes on with that one', async () => {
    const { code, user } = await authorised('guest')
    const body = { code, mobile: NEWCOMER, verifiyCode: await codeFor(NEWCOMER) }
    const bound = await sandbox.call(bindMobile, { body })
    expect(bound.data.userId).not.toBe(user.userId)
    expect(bound.data).toMatchObject({ mobile: NEWCOMER })
    expect((await sandbox.call(getLoginUser, {}, user.token)).code).toBe(401)
  })
})

describe('a mini-program login', () => {
  const logInAs = async (profile: { readonly nickName: string; readonly avatarUrl: string }) => {
    const { code } = await sandbox.post('/pay/wechat/login', { identity: 'member' })
    const { openId } = (await sandbox.call(getOpenInfo, { query: { code } })).data
    return (await sandbox.call(loginMiniProgram, { body: { code, openId, ...profile } })).data
      .detail
  }

  test.each(['https://thirdwx.example/a.png', '/files/1.png'])(
    'brings a name and the picture %j along',
    async (avatarUrl) => {
      expect(await logInAs({ nickName: ' Hazel ', avatarUrl })).toMatchObject({
        nickName: 'Hazel',
        avator: avatarUrl,
      })
    },
  )

  test.each([
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'http://evil.example/x.png',
    'https:\\\\evil.example/x.png',
    `https://thirdwx.example/${'a'.repeat(500)}`,
    'javascript:alert(1)',
  ])('leaves the picture as it is for %j', async (avatarUrl) => {
    const { avator } = await logInAs({ nickName: '', avatarUrl })
    expect(avator).toMatch(/^\/pictures\//)
  })

  test('cuts a long name between its characters', async () => {
    const { nickName } = await logInAs({ nickName: `${'a'.repeat(29)}🍺🍺`, avatarUrl: '' })
    expect(nickName).toBe(`${'a'.repeat(29)}🍺`)
  })
})
