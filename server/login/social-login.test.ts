import { checkMobile, getOpenId, loginPublic } from '../../src/features/login/contract'
import {
  bindMobile,
  checkMobileBound,
  getPhone,
  loginMiniProgram,
} from '../../src/features/login/contract-phone'
import { getLoginUser, getOpenInfo } from '../../src/features/login/contract-session'
import { HEADER } from '../../src/http/headers'
import { MEMBER, NEWCOMER } from '../testing/open-sandbox'
import { closeUser } from './closing'
import { codeFor, move, sandbox, UNKNOWN } from './testing/logins'
import { pageCode } from './testing/page-code'

describe.each([
  ['wechat', 'code', 'WeChatLite'],
  ['alipay', 'authCode', 'Alipay'],
])('mini-program login with %s', (gateway, field, clientType) => {
  const headers = { [HEADER.clientType]: clientType }
  const loginCode = async (identity: string): Promise<string> =>
    (await sandbox.post(`/pay/${gateway}/login`, { identity }))[field]
  const openInfo = async (identity: string) => {
    const code = await loginCode(identity)
    return { code, ...(await sandbox.call(getOpenInfo, { query: { code }, headers })).data }
  }
  /** What the host hands over, as the app sends it on. */
  const shown = async (identity: string) => {
    const { encryptedData, response, iv, sign } = await sandbox.post(`/pay/${gateway}/phone`, {
      identity,
    })
    return { data: encryptedData ?? response, iv, sign }
  }

  test('logs in the member, whose number is bound', async () => {
    const { openId, code } = await openInfo('member')
    const bound = await sandbox.call(checkMobileBound, { query: { openId } })
    expect(bound.data).toEqual({ isBound: true })
    const { data } = await sandbox.call(loginMiniProgram, { body: { code, openId } })
    expect(data).toMatchObject({ userId: '1001' })
  })

  test('lets the guest bind the number the host shows', async () => {
    const { openId, code, sessionKey } = await openInfo('guest')
    const unbound = await sandbox.call(checkMobileBound, { query: { openId } })
    expect(unbound.data).toEqual({ isBound: false })
    expect(await sandbox.call(loginMiniProgram, { body: { code, openId } })).toMatchObject({
      code: 400,
      message: 'No mobile number is bound yet.',
    })

    const sealed = { ...(await shown('guest')), sessionKey }
    expect((await sandbox.call(getPhone, { body: sealed })).data).toEqual({ mobile: '15600156000' })

    const bound = await sandbox.call(bindMobile, { body: { code, mobile: '15600156000' } })
    expect(bound.data).toMatchObject({ mobile: '15600156000', openId })
    const again = await sandbox.call(loginMiniProgram, { body: { code, openId } })
    expect(again.data.userId).toBe(bound.data.userId)
  })

  test('a sealed number without the login it is of is nothing', async () => {
    await openInfo('guest')
    const sealed = await shown('guest')
    for (const sessionKey of ['', 'AAAAAAAAAAAAAAAAAAAAAA=='])
      expect((await sandbox.call(getPhone, { body: { ...sealed, sessionKey } })).code).toBe(400)
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
    expect((await sandbox.call(getOpenInfo, { query: { code }, headers })).code).toBe(400)
    const old = await loginCode('member')
    await move(301)
    expect((await sandbox.call(getOpenInfo, { query: { code: old }, headers })).code).toBe(400)
  })
})

describe('a number that WeChat shows', () => {
  const openInfo = async (identity: string) => {
    const { code } = await sandbox.post('/pay/wechat/login', { identity })
    return { code, ...(await sandbox.call(getOpenInfo, { query: { code } })).data }
  }
  const phone = () => sandbox.post('/pay/wechat/phone', { identity: 'guest' })

  test('is read with the session key of who holds the phone, and with no other', async () => {
    const guest = await openInfo('guest')
    const member = await openInfo('member')
    const { encryptedData: data, iv } = await phone()
    const read = (sessionKey: string) => sandbox.call(getPhone, { body: { data, iv, sessionKey } })
    expect((await read(member.sessionKey)).code).toBe(400)
    expect((await read(guest.sessionKey)).data).toEqual({ mobile: '15600156000' })
  })

  test('is had for its code by who holds the phone, once, and by nobody else', async () => {
    const guest = await openInfo('guest')
    const member = await openInfo('member')
    const { code } = await phone()
    const read = (sessionKey: string) => sandbox.call(getPhone, { body: { code, sessionKey } })
    expect((await read(member.sessionKey)).code).toBe(400)
    expect((await read('')).code).toBe(400)
    expect((await read(guest.sessionKey)).data).toEqual({ mobile: '15600156000' })
    expect((await read(guest.sessionKey)).code).toBe(400)
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

describe('one person in both apps of WeChat', () => {
  const byPage = async (identity: string) => {
    const code = await pageCode(sandbox, identity)
    const { openId } = (await sandbox.call(getOpenId, { query: { code } })).data
    const headers = { [HEADER.clientType]: 'WapH5' }
    return (await sandbox.call(loginPublic, { body: { openId, code }, headers })).data
  }
  const byMini = async (identity: string) => {
    const { code } = await sandbox.post('/pay/wechat/login', { identity })
    const { openId } = (await sandbox.call(getOpenInfo, { query: { code } })).data
    return { code, openId }
  }

  test('who came by the official account first is the same in the mini-program', async () => {
    const { userId } = await byPage('guest')
    const { code, openId } = await byMini('guest')
    const body = { code, mobile: UNKNOWN, verifiyCode: await codeFor(UNKNOWN) }
    const headers = { [HEADER.clientType]: 'WeChatLite' }
    const bound = await sandbox.call(bindMobile, { body, headers })
    expect(bound.data).toMatchObject({ userId, openId })
    const again = await byMini('guest')
    const { data } = await sandbox.call(loginMiniProgram, { body: again, headers })
    // Each app pays with an openId of its own.
    expect(data).toMatchObject({ userId, openId })
    const page = await byPage('guest')
    expect(page).toMatchObject({ userId, mobile: UNKNOWN })
    expect(page.openId).not.toBe(openId)
  })

  test('who bound a number in the mini-program needs none on the page', async () => {
    const { code } = await byMini('guest')
    const body = { code, mobile: UNKNOWN, verifiyCode: await codeFor(UNKNOWN) }
    const { userId } = (await sandbox.call(bindMobile, { body })).data
    expect(await byPage('guest')).toMatchObject({ userId, mobile: UNKNOWN })
  })

  test('two people stay two', async () => {
    expect((await byPage('guest')).userId).not.toBe((await byPage('passer')).userId)
  })

  test('who closed their account is a stranger by either', async () => {
    const { userId, token } = await byPage('guest')
    const { db } = sandbox.services
    await closeUser({ db, now: () => 0 }, userId)
    await sandbox.services.tokens.revokeAll(userId)
    expect((await sandbox.call(getLoginUser, {}, token)).code).toBe(401)
    expect(await db.selectFrom('social_people').selectAll().execute()).toHaveLength(2)
    await byMini('guest')
    expect((await byPage('guest')).userId).not.toBe(userId)
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
