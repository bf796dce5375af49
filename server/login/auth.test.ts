import { sendSmsCode } from '../../src/features/identity/contract'
import {
  checkMobile,
  getOpenId,
  login,
  loginByMobile,
  loginPublic,
  register,
} from '../../src/features/login/contract'
import {
  bindMobile,
  checkMobileBound,
  getPhone,
  loginMiniProgram,
} from '../../src/features/login/contract-phone'
import { getLoginUser, getOpenInfo } from '../../src/features/login/contract-session'
import { changePassword, findPassword } from '../../src/features/profile/contract'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const UNKNOWN = '15512345678'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const move = (offset: number) => sandbox.post('/sandbox/clock', { offset })
const send = (mobile: string) => sandbox.call(sendSmsCode, { query: { mobile } })
const tryPassword = (key: string, password: string) =>
  sandbox.call(login, { body: { key, password, type: 4 } })
const tryCode = (username: string, verifyCode: string) =>
  sandbox.call(loginByMobile, { body: { username, verifyCode } })

async function codeFor(mobile: string): Promise<string> {
  await send(mobile)
  return sandbox.lastCode(mobile)
}

describe('password login', () => {
  test.each([MEMBER, 'linxia', 'LinXia'])('knows %s and answers with the record', async (key) => {
    const { data } = await tryPassword(key, 'taproom1')
    expect(data).toMatchObject({
      userId: '1001',
      mobile: MEMBER,
      gradeId: 2,
      grade: { name: 'Regular' },
      detail: { nickName: 'Lin Xia', identity: true },
      user: { userName: 'linxia' },
    })
  })

  test('does not say whether the account exists', async () => {
    const [wrong, unknown] = [
      await tryPassword(MEMBER, 'wrong-password'),
      await tryPassword('nobody', 'wrong-password'),
    ]
    expect(wrong.code).toBe(400)
    expect(unknown).toEqual(wrong)
  })

  test('closes after five failures, for ten minutes and for the right password too', async () => {
    for (let index = 0; index < 5; index++) await tryPassword(MEMBER, `wrong-${index}`)
    expect((await tryPassword(MEMBER, 'taproom1')).code).toBe(429)
    expect((await tryPassword(NEWCOMER, 'taproom1')).code).toBe(200)
    await move(601)
    expect((await tryPassword(MEMBER, 'taproom1')).code).toBe(200)
  })

  test('a new password ends the other sessions', async () => {
    const [mine, other] = [await sandbox.logIn(MEMBER), await sandbox.logIn(MEMBER)]
    const body = { oldPassword: 'taproom1', password: 'hops-and-malt' }
    expect((await sandbox.call(changePassword, { body }, mine)).code).toBe(200)
    expect((await sandbox.call(getLoginUser, {}, mine)).code).toBe(200)
    expect((await sandbox.call(getLoginUser, {}, other)).code).toBe(401)
    expect((await tryPassword(MEMBER, 'hops-and-malt')).code).toBe(200)
  })
})

describe('text messages', () => {
  test('come once a minute', async () => {
    expect((await send(MEMBER)).data).toEqual({ resendAfter: 60 })
    expect(await send(MEMBER)).toMatchObject({ code: 429 })
    await move(60)
    expect((await send(MEMBER)).code).toBe(200)
  })

  test('come ten times a day', async () => {
    for (let index = 0; index < 10; index++) {
      await move(index * 61)
      expect((await send(MEMBER)).code).toBe(200)
    }
    await move(700)
    expect(await send(MEMBER)).toMatchObject({
      code: 429,
      message: 'Too many codes for this number today.',
    })
    await move(24 * 3600 + 700)
    expect((await send(MEMBER)).code).toBe(200)
  })

  test('are printed for the person at the console', async () => {
    const lines: string[] = []
    const printing = await openSandbox({ print: (line) => lines.push(line) })
    await printing.call(sendSmsCode, { query: { mobile: MEMBER } })
    expect(lines).toEqual([`SMS to ${MEMBER}: ${await printing.lastCode(MEMBER)}`])
    await printing.close()
  })
})

describe('code login', () => {
  test('opens an account for a number nobody has, and the same one again', async () => {
    const first = await tryCode(UNKNOWN, await codeFor(UNKNOWN))
    await move(61)
    const second = await tryCode(UNKNOWN, await codeFor(UNKNOWN))
    expect(first.data).toMatchObject({ mobile: UNKNOWN, gradeId: 1 })
    expect(second.data.userId).toBe(first.data.userId)
  })

  test('a code works once', async () => {
    const code = await codeFor(MEMBER)
    expect((await tryCode(MEMBER, code)).code).toBe(200)
    expect((await tryCode(MEMBER, code)).code).toBe(400)
  })

  test('a code is good for five minutes', async () => {
    const code = await codeFor(MEMBER)
    await move(301)
    expect((await tryCode(MEMBER, code)).code).toBe(400)
  })

  test('a code dies of five wrong guesses', async () => {
    const code = await codeFor(MEMBER)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 5; index++) await tryCode(MEMBER, wrong)
    expect((await tryCode(MEMBER, code)).code).toBe(400)
  })

  test('a code of one number is nothing for another', async () => {
    const code = await codeFor(NEWCOMER)
    expect((await tryCode(MEMBER, code)).code).toBe(400)
  })
})

describe('registration', () => {
  const body = async (mobile: string) => ({
    mobile,
    verifyCode: await codeFor(mobile),
    password: 'hops-and-malt',
    parentId: '1001',
  })

  test('makes an account and logs it in', async () => {
    const { data } = await sandbox.call(register, { body: await body(UNKNOWN) })
    expect(data).toMatchObject({ mobile: UNKNOWN, parentId: '1001' })
    expect((await sandbox.call(getLoginUser, {}, data.token)).code).toBe(200)
    expect((await tryPassword(UNKNOWN, 'hops-and-malt')).code).toBe(200)
  })

  test('refuses a number that is taken', async () => {
    const answer = await sandbox.call(register, { body: await body(MEMBER) })
    expect(answer.message).toBe('This number is taken.')
  })
})

test('a forgotten password is replaced by a code and ends every session', async () => {
  const token = await sandbox.logIn(MEMBER)
  const body = { mobile: MEMBER, verifyCode: await codeFor(MEMBER), password: 'hops-and-malt' }
  expect((await sandbox.call(findPassword, { body })).code).toBe(200)
  expect((await sandbox.call(getLoginUser, {}, token)).code).toBe(401)
  expect((await tryPassword(MEMBER, 'hops-and-malt')).code).toBe(200)
})

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
    expect((await sandbox.call(loginMiniProgram, { body: { code, openId } })).code).toBe(400)

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

test('a mini-program login brings name and picture along, safe ones only', async () => {
  const { code } = await sandbox.post('/pay/wechat/login', { identity: 'member' })
  const { openId } = (await sandbox.call(getOpenInfo, { query: { code } })).data
  const named = { code, openId, nickName: ' Hazel ', avatarUrl: '//evil.example/x.png' }
  const { data } = await sandbox.call(loginMiniProgram, { body: named })
  expect(data.detail.nickName).toBe('Hazel')
  expect(data.detail.avator).toMatch(/^\/pictures\//)
})
