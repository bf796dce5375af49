import {
  loginByOpenId,
  loginPublic,
  register,
  updateOpenId,
} from '../../src/features/login/contract'
import { bindMobile, getPhone, loginMiniProgram } from '../../src/features/login/contract-phone'
import { getLoginUser, getOpenInfo } from '../../src/features/login/contract-session'
import { SANDBOX_APP_ID } from '../gateways/simulated/wechat-pay'
import { MEMBER, NEWCOMER, openSandbox } from '../testing/open-sandbox'
import { codeFor, sandbox, UNKNOWN } from './testing/logins'

/** Somebody's phone: a code of WeChat, and what our server says of it. */
async function phoneOf(identity: string) {
  const { code } = await sandbox.post('/pay/wechat/login', { identity })
  const { data } = await sandbox.call(getOpenInfo, { query: { code } })
  return { code, ...data } as { code: string; openId: string; sessionKey: string }
}

type Person = Awaited<ReturnType<typeof phoneOf>>

const LOGINS = [
  [
    'the official account',
    ({ openId, code }: Person) => sandbox.call(loginByOpenId, { query: { openId, code } }),
  ],
  [
    'its other path',
    ({ openId, code }: Person) => sandbox.call(loginPublic, { body: { openId, code } }),
  ],
  [
    'a mini-program',
    ({ openId, code }: Person) => sandbox.call(loginMiniProgram, { body: { openId, code } }),
  ],
] as const

describe.each(LOGINS)('a login through %s', (_, logIn) => {
  test('works with the code that proved the openId, once', async () => {
    const member = await phoneOf('member')
    expect((await logIn(member)).data).toMatchObject({ userId: '1001' })
    expect((await logIn(member)).code).toBe(400)
  })

  test('works once, however many ask at the same moment', async () => {
    const member = await phoneOf('member')
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(member)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  })

  test('is nothing for who knows the openId while its owner logs in', async () => {
    const { openId } = await phoneOf('member')
    const { code } = await phoneOf('guest')
    expect((await logIn({ openId, code, sessionKey: '' })).code).toBe(400)
    expect((await logIn({ openId, code: '', sessionKey: '' })).code).toBe(400)
  })

  test('comes too late after five minutes', async () => {
    const member = await phoneOf('member')
    await sandbox.post('/sandbox/clock', { offset: 301 })
    expect((await logIn(member)).code).toBe(400)
  })
})

describe('an openId', () => {
  test('is bound by its own code, once', async () => {
    const token = await sandbox.logIn(NEWCOMER)
    const { openId, code } = await phoneOf('guest')
    expect((await sandbox.call(updateOpenId, { query: { openId, code } }, token)).code).toBe(200)
    expect((await sandbox.call(updateOpenId, { query: { openId, code } }, token)).code).toBe(400)
    const { data } = await sandbox.call(loginByOpenId, { query: { openId, code } })
    expect(data).toMatchObject({ userId: '1002' })
  })

  test('is bound with a new account by its own code', async () => {
    const { openId, code } = await phoneOf('guest')
    const body = {
      mobile: UNKNOWN,
      verifyCode: await codeFor(UNKNOWN),
      password: 'hops-and-malt',
      openId,
      code,
    }
    expect((await sandbox.call(register, { body })).data).toMatchObject({ mobile: UNKNOWN, openId })
  })

  test('of somebody else makes no account', async () => {
    const { openId } = await phoneOf('member')
    const verifyCode = await codeFor(UNKNOWN)
    const body = { mobile: UNKNOWN, verifyCode, password: 'hops-and-malt', openId }
    expect((await sandbox.call(register, { body })).code).toBe(400)
    expect((await sandbox.call(register, { body: { ...body, openId: '' } })).code).toBe(200)
  })
})

describe('a number the host has shown', () => {
  const show = async () => {
    const { sessionKey } = await phoneOf('guest')
    const { code } = await sandbox.post('/pay/wechat/phone', { identity: 'guest' })
    return (await sandbox.call(getPhone, { body: { code, sessionKey } })).data.mobile as string
  }
  const bind = ({ code }: Person, mobile: string) =>
    sandbox.call(bindMobile, { body: { code, mobile } })

  test('is bound once', async () => {
    const mobile = await show()
    expect((await bind(await phoneOf('guest'), mobile)).code).toBe(200)
    expect((await bind(await phoneOf('guest'), mobile)).code).toBe(400)
  })

  test('is nothing for another person', async () => {
    const mobile = await show()
    expect((await bind(await phoneOf('member'), mobile)).code).toBe(400)
  })

  test('is forgotten after five minutes', async () => {
    const mobile = await show()
    await sandbox.post('/sandbox/clock', { offset: 301 })
    expect((await bind(await phoneOf('guest'), mobile)).code).toBe(400)
  })

  test('has to be shown to our server first', async () => {
    await sandbox.post('/pay/wechat/phone', { identity: 'guest' })
    expect((await bind(await phoneOf('guest'), '15600156000')).code).toBe(400)
  })
})

describe('the session key', () => {
  const keyOf = async (openId: string) =>
    (
      await sandbox.services.db
        .selectFrom('gateway_sessions')
        .select('sessionKey')
        .where('openId', '=', openId)
        .executeTakeFirstOrThrow()
    ).sessionKey
  const seal = () => sandbox.post('/pay/wechat/phone', { identity: 'guest' })
  const open = (sealed: { encryptedData: string; iv: string }, sessionKey: string) =>
    sandbox.call(getPhone, { body: { data: sealed.encryptedData, iv: sealed.iv, sessionKey } })

  test('stays on the server: its handle opens what the platform sealed, the key itself nothing', async () => {
    const guest = await phoneOf('guest')
    const key = await keyOf(guest.openId)
    const sealed = await seal()
    expect(guest.sessionKey).not.toBe(key)
    expect((await open(sealed, key)).code).toBe(400)
    expect((await open(sealed, guest.sessionKey)).data).toEqual({ mobile: '15600156000' })
  })

  test('is told over HTTP to nobody who does not know the secret of the app', async () => {
    const { code } = await sandbox.post('/pay/wechat/login', { identity: 'member' })
    const query = `appid=${SANDBOX_APP_ID}&js_code=${code}&grant_type=authorization_code`
    for (const secret of ['', '&secret=', `&secret=${'0'.repeat(32)}`]) {
      const path = `/pay/vendors/weixin/sns/jscode2session?${query}${secret}`
      const answer = await (await sandbox.request(path)).json()
      expect(answer).toEqual({
        errcode: 40125,
        errmsg: expect.stringMatching(/^invalid appsecret/),
      })
    }
  })

  test('of a later login opens nothing of before, and its handle is another', async () => {
    const before = await phoneOf('guest')
    const sealed = await seal()
    const after = await phoneOf('guest')
    expect(after.sessionKey).not.toBe(before.sessionKey)
    expect((await open(sealed, before.sessionKey)).code).toBe(400)
    expect((await open(sealed, after.sessionKey)).code).toBe(400)
  })

  test('opens nothing that was sealed long ago', async () => {
    const guest = await phoneOf('guest')
    const sealed = await seal()
    await sandbox.post('/sandbox/clock', { offset: 301 })
    expect((await open(sealed, guest.sessionKey)).code).toBe(400)
  })
})

test('a code logs in and binds: each once', async () => {
  const guest = await phoneOf('guest')
  const { openId, code } = guest
  const stranger = (await sandbox.call(loginPublic, { body: { openId, code } })).data
  const body = { code, mobile: MEMBER, verifiyCode: await codeFor(MEMBER) }
  expect((await sandbox.call(bindMobile, { body })).data).toMatchObject({ userId: '1001' })
  expect((await sandbox.call(getLoginUser, {}, stranger.token)).code).toBe(401)
  await sandbox.post('/sandbox/clock', { offset: 61 })
  const again = { ...body, verifiyCode: await codeFor(MEMBER) }
  expect((await sandbox.call(bindMobile, { body: again })).code).toBe(400)
})

const PHONES = ['wechat/login', 'alipay/login', 'wechat/phone', 'alipay/phone', 'wechat/oauth']

test.each([
  ['a page that gives its own name our address', '127.0.0.1', 'evil.example'],
  ['another machine', '203.0.113.7', '127.0.0.1:4000'],
])('the simulated phones are not for %s', async (_, remoteAddress, host) => {
  for (const path of PHONES) {
    const request = new Request(`http://127.0.0.1:4000/pay/${path}`, {
      method: 'POST',
      body: '{"identity":"owner"}',
      headers: { host },
    })
    const answer = await sandbox.fetch(request, { incoming: { socket: { remoteAddress } } })
    expect([path, answer.status]).toEqual([path, 403])
  }
})

test('in production no phone is simulated, and what needs one says so', async () => {
  const before = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: 'production' })
  const production = await openSandbox().finally(() =>
    Object.assign(process.env, { NODE_ENV: before }),
  )
  for (const path of PHONES) {
    const answer = await production.request(`/pay/${path}`, { method: 'POST', body: '{}' })
    expect([path, answer.status]).toEqual([path, 404])
  }
  expect((await production.request('/pay/wechat/oauth')).status).toBe(404)
  const answer = await production.call(getOpenInfo, { query: { code: 'c' } })
  const message = 'Logging in through WeChat or Alipay is not set up here.'
  expect(answer).toMatchObject({ code: 501, data: null, message })
  await production.close()
})
