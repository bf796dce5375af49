import { checkVerifyCode, sendSmsCode } from '../../src/features/identity/contract'
import { login, loginByMobile, register } from '../../src/features/login/contract'
import { getLoginUser } from '../../src/features/login/contract-session'
import { changePassword, findPassword } from '../../src/features/profile/contract'
import { MEMBER, NEWCOMER, openSandbox } from '../testing/open-sandbox'
import { codeFor, move, sandbox, send, UNKNOWN } from './testing/logins'

const tryPassword = (key: string, password: string) =>
  sandbox.call(login, { body: { key, password, type: 4 } })
const tryCode = (username: string, verifyCode: string) =>
  sandbox.call(loginByMobile, { body: { username, verifyCode } })

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
    expect(await tryCode(MEMBER, code)).toMatchObject({
      code: 400,
      message: 'The code is wrong or too old.',
    })
  })

  test('a code that is sent twice at once works once', async () => {
    const code = await codeFor(MEMBER)
    const answers = await Promise.all([tryCode(MEMBER, code), tryCode(MEMBER, code)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400])
  })

  test('a code is good for five minutes', async () => {
    const code = await codeFor(MEMBER)
    await move(301)
    expect(await tryCode(MEMBER, code)).toMatchObject({
      code: 400,
      message: 'The code is wrong or too old.',
    })
  })

  test('a code dies of five wrong guesses', async () => {
    const code = await codeFor(MEMBER)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 5; index++) await tryCode(MEMBER, wrong)
    expect((await tryCode(MEMBER, code)).code).toBe(400)
  })

  test('four wrong guesses leave the code as good as it was', async () => {
    const code = await codeFor(MEMBER)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 4; index++) await tryCode(MEMBER, wrong)
    expect((await tryCode(MEMBER, code)).code).toBe(200)
  })

  test('asking whether a code is right uses it up as little as it counts as a guess', async () => {
    const code = await codeFor(MEMBER)
    const isRight = async (code: string) =>
      (await sandbox.call(checkVerifyCode, { query: { mobile: MEMBER, code } })).data
    for (let index = 0; index < 6; index++) expect(await isRight(code)).toBe(true)
    expect(await isRight(code === '000000' ? '000001' : '000000')).toBe(false)
    expect((await tryCode(MEMBER, code)).code).toBe(200)
  })

  test('a code of one number is nothing for another', async () => {
    const code = await codeFor(NEWCOMER)
    expect(await tryCode(MEMBER, code)).toMatchObject({
      code: 400,
      message: 'The code is wrong or too old.',
    })
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

  test.each(['TAPXIA', ' tapxia ', '1001', 'nobody'])(
    'whoever was invited by %p is of their team',
    async (parentId) => {
      await sandbox.services.db
        .updateTable('wallet_overviews')
        .set({ referralCode: 'TAPXIA' })
        .where('userId', '=', '1001')
        .execute()
      const { data } = await sandbox.call(register, {
        body: { ...(await body(UNKNOWN)), parentId },
      })
      expect(data.parentId).toBe(parentId === 'nobody' ? '' : '1001')
    },
  )

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
