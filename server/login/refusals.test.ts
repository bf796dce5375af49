import {
  getOpenId,
  login,
  loginByMobile,
  memberLogin,
  register,
} from '../../src/features/login/contract'
import { bindMobile, getPhone, loginMiniProgram } from '../../src/features/login/contract-phone'
import { getLoginUser } from '../../src/features/login/contract-session'
import { findPassword } from '../../src/features/profile/contract'
import type { AnyEndpoint } from '../../src/http/endpoint'
import { simulatedOf } from '../gateways/testing/simulated'
import { MEMBER } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'
import { codeFor, move, sandbox, send, UNKNOWN } from './testing/logins'

const refused = (
  [code, words]: readonly [number, string | RegExp],
  call: AnyEndpoint,
  input: object,
  token?: string,
) => expectRefusal(sandbox.services, () => sandbox.call(call, input, token), [code, words])
const BAD_CODE = [400, 'The login code is used or too old.'] as const

test('a wrong name and a wrong password are refused alike', async () => {
  const words = [400, 'User name or password is wrong.'] as const
  await refused(words, login, { body: { key: MEMBER, password: 'nothing', type: 4 } })
  await refused(words, login, { body: { key: UNKNOWN, password: 'taproom1', type: 4 } })
  await refused(words, memberLogin, { body: { username: 'nobody', password: 'taproom1' } })
})

test('five guesses are judged in ten minutes', async () => {
  const guess = (password: string) =>
    sandbox.call(login, { body: { key: MEMBER, password, type: 4 } })
  for (let n = 0; n < 5; n += 1) expect((await guess('nothing')).code).toBe(400)
  const words = 'Too many attempts. Try again in ten minutes.'
  expect(await guess('taproom1')).toMatchObject({ code: 429, message: words })
  await move(500)
  expect((await guess('taproom1')).code).toBe(429)
  await move(601)
  expect((await guess('taproom1')).code).toBe(200)
})

test('a code is sent once a minute, and says how long to wait', async () => {
  const at = sandbox.services.clock.now()
  await send(UNKNOWN)
  await sandbox.post('/sandbox/clock', { now: at + 40 })
  expect(await send(UNKNOWN)).toMatchObject({
    code: 429,
    message: expect.stringMatching(/^A code was just sent\. Try again in (19|20|21) s\.$/),
  })
  await sandbox.post('/sandbox/clock', { now: at + 62 })
  expect((await send(UNKNOWN)).code).toBe(200)
  const rows = (await (await sandbox.request(`/sandbox/sms?mobile=${UNKNOWN}`)).json()) as {
    code: string
    text: string
  }[]
  expect(rows).toHaveLength(2)
  for (const { code, text } of rows)
    expect(text).toBe(`Taproom: your code is ${code}, valid for 5 minutes.`)
})

test.each(['12345678901', '1231234567', '139001390001', 'x3900139000', ''])(
  '%j is no number to send a code to',
  async (mobile) => {
    expect((await send(mobile)).code).toBe(400)
    expect(await sandbox.lastCode(mobile)).toBe('')
  },
)

test('a password is of six characters at least, and of 64 at most', async () => {
  const words = [400, /password/i] as const
  const join = { mobile: UNKNOWN, verifyCode: await codeFor(UNKNOWN) }
  await refused([400, 'The password needs at least 6 characters.'], register, {
    body: { ...join, password: 'hop-5' },
  })
  await refused(words, register, { body: { ...join, password: 'x'.repeat(500) } })
  await refused(words, findPassword, { body: { ...join, password: '12345' } })
  const { data } = await sandbox.call(register, { body: { ...join, password: 'hop-66' } })
  const record = await sandbox.call(getLoginUser, {}, data.token)
  expect(JSON.stringify(record.data)).toContain('Guest 5678')
  const { nickName, userName } = await sandbox.services.db
    .selectFrom('users')
    .select(['nickName', 'userName'])
    .where('mobile', '=', UNKNOWN)
    .executeTakeFirstOrThrow()
  expect([JSON.parse(nickName), userName]).toEqual([
    { en: 'Guest 5678', 'zh-Hans': '酒友5678' },
    `user${UNKNOWN}`,
  ])
})

test('who has no account has no password to replace', async () => {
  const body = { mobile: UNKNOWN, verifyCode: await codeFor(UNKNOWN), password: 'hops-and-malt' }
  expect(await sandbox.call(findPassword, { body })).toMatchObject({
    code: 400,
    message: 'The account was not found.',
  })
})

test('a code of the host’s that proves nothing is refused wherever it is asked', async () => {
  // The simulated vendor makes the secret of an app when it is first asked.
  for (const kind of ['mini', 'official'] as const)
    await simulatedOf(sandbox.services).weixin.app('', kind)
  await refused(BAD_CODE, getOpenId, { query: { code: 'made-up' } })
  await refused(BAD_CODE, loginMiniProgram, {
    body: { code: 'made-up', openId: 'o-1', nickName: '', avatarUrl: '' },
  })
  await refused(BAD_CODE, bindMobile, {
    body: { code: 'made-up', openId: 'o-1', mobile: UNKNOWN, verifiyCode: '' },
  })
  await refused([400, 'The phone number could not be read.'], getPhone, {
    body: { code: 'made-up', sessionKey: '', data: '', iv: '' },
  })
  await refused([400, 'The code is wrong or too old.'], loginByMobile, {
    body: { username: UNKNOWN, verifyCode: '000000' },
  })
})
