import { checkVerifyCode, sendSmsCode } from '../../src/features/identity/contract'
import { login, loginByMobile, memberLogin } from '../../src/features/login/contract'
import { changePayPassword, checkPayPassword } from '../../src/features/pay/contract-password'
import { changePassword, checkLoginPassword } from '../../src/features/profile/contract'
import { transfer } from '../../src/features/wallet/contract'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const PARALLEL = 200
/** Enough to tell, where 200 of the same rule are tried beside it. */
const FEWER = 25
/** As many guesses as are judged within ten minutes. */
const JUDGED = 5

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

type Answer = Awaited<ReturnType<TestSandbox['call']>>
type Guess = (secret: string, token: string) => Promise<Answer>

const PAY = '135790'
const LOGIN = 'taproom1'

const GUESSES: readonly (readonly [string, right: string, Guess])[] = [
  [
    'a login',
    LOGIN,
    (password) => sandbox.call(login, { body: { key: MEMBER, password, type: 4 } }),
  ],
  [
    'the older login',
    LOGIN,
    (password) => sandbox.call(memberLogin, { body: { username: 'linxia', password } }),
  ],
  [
    'a login to nobody’s name',
    LOGIN,
    (password) => sandbox.call(login, { body: { key: 'nobody', password, type: 4 } }),
  ],
  [
    'checking the login password',
    LOGIN,
    (password, token) => sandbox.call(checkLoginPassword, { query: { password } }, token),
  ],
  [
    'changing the login password',
    LOGIN,
    (oldPassword, token) =>
      sandbox.call(changePassword, { body: { oldPassword, password: 'hops-and-malt' } }, token),
  ],
  [
    'checking the pay password',
    PAY,
    (password, token) => sandbox.call(checkPayPassword, { query: { password } }, token),
  ],
  [
    'changing the pay password',
    PAY,
    (oldPassword, token) =>
      sandbox.call(changePayPassword, { body: { oldPassword, password: '246802' } }, token),
  ],
  [
    'a transfer',
    PAY,
    (payPassword, token) =>
      sandbox.call(
        transfer,
        {
          body: {
            accountId: '100101',
            toMobile: NEWCOMER,
            amount: 1,
            payPassword,
            requestId: `try-${payPassword}`,
          },
        },
        token,
      ),
  ],
]

describe.each(GUESSES)('%s', (name, right, guess) => {
  const guesses = ['a login', 'a transfer'].includes(name) ? PARALLEL : FEWER
  test(`judges at most ${JUDGED} of ${guesses} guesses at the same moment`, async () => {
    const token = await sandbox.logIn(MEMBER)
    const answers = await Promise.all(
      Array.from({ length: guesses }, (_, index) => guess(`wrong${index}`, token)),
    )
    expect(answers.filter(({ code }) => code !== 429).length).toBeLessThanOrEqual(JUDGED)
    expect((await guess(right, token)).code).toBe(429)
    await sandbox.post('/sandbox/clock', { offset: 601 })
    expect((await guess(right, token)).code).toBe(name === 'a login to nobody’s name' ? 400 : 200)
  })
})

describe('wrong passwords', () => {
  const logIn = (key: string, password: string) =>
    sandbox.call(login, { body: { key, password, type: 4 } })

  test('of an account count together, whichever of its names was typed', async () => {
    for (const key of [MEMBER, 'linxia', MEMBER, ' LinXia ', MEMBER]) await logIn(key, 'wrong-one')
    expect((await logIn('linxia', LOGIN)).code).toBe(429)
  })

  test('at the pay password count together, wherever it was asked', async () => {
    const token = await sandbox.logIn(MEMBER)
    const check = (password: string) =>
      sandbox.call(checkPayPassword, { query: { password } }, token)
    for (let index = 0; index < 3; index++) await check('111111')
    const body = { oldPassword: '111111', password: '246802' }
    for (let index = 0; index < 2; index++) await sandbox.call(changePayPassword, { body }, token)
    expect((await check(PAY)).code).toBe(429)
  })

  test.each(['PAY 1001', 'pay 1001', '1001', 'payPassword 1001'])(
    'for the name “%s” lock nobody’s pay password and nobody’s login',
    async (key) => {
      for (let index = 0; index < JUDGED; index++) await logIn(key, 'wrong-one')
      expect((await logIn(key, LOGIN)).code).toBe(429)
      const token = await sandbox.logIn(MEMBER)
      const answer = await sandbox.call(checkPayPassword, { query: { password: PAY } }, token)
      expect(answer).toMatchObject({ code: 200, data: true })
    },
  )

  test('at the login door do not lock who is inside', async () => {
    const token = await sandbox.logIn(MEMBER)
    for (let index = 0; index < JUDGED; index++) await logIn(MEMBER, 'wrong-one')
    const answer = await sandbox.call(checkLoginPassword, { query: { password: LOGIN } }, token)
    expect(answer).toMatchObject({ code: 200, data: true })
  })

  test('are not forgotten because of a right one in between', async () => {
    for (let index = 0; index < JUDGED - 1; index++) await logIn(MEMBER, 'wrong-one')
    expect((await logIn(MEMBER, LOGIN)).code).toBe(200)
    expect((await logIn(MEMBER, LOGIN)).code).toBe(200)
    await logIn(MEMBER, 'wrong-one')
    expect((await logIn(MEMBER, LOGIN)).code).toBe(429)
  })

  test('leave nothing behind once they are too old to count', async () => {
    for (let index = 0; index < JUDGED; index++) await logIn(`name${index}`, 'wrong-one')
    await sandbox.post('/sandbox/clock', { offset: 3601 })
    await logIn('another', 'wrong-one')
    const rows = await sandbox.services.db.selectFrom('attempts').select('subject').execute()
    expect(rows).toEqual([{ subject: 'another' }])
  })

  test('do not tell by the name that comes with a number whether somebody has it', async () => {
    const [registered, unknown] = ['15512345678', '15512345679']
    await sandbox.call(sendSmsCode, { query: { mobile: registered } })
    const verifyCode = await sandbox.lastCode(registered)
    await sandbox.call(loginByMobile, { body: { username: registered, verifyCode } })
    const tell = async (mobile: string) => {
      for (let index = 0; index < JUDGED; index++) await logIn(`user${mobile}`, 'wrong-one')
      return logIn(mobile, 'wrong-one')
    }
    expect(await tell(registered)).toEqual(await tell(unknown))
  })
})

describe('a text code', () => {
  const ask = async (mobile: string) => {
    await sandbox.call(sendSmsCode, { query: { mobile } })
    return sandbox.lastCode(mobile)
  }
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

  test(`is judged at most ${JUDGED} times, of ${PARALLEL} guesses at the same moment too`, async () => {
    const code = await ask(MEMBER)
    const guess = () =>
      sandbox.call(checkVerifyCode, { query: { mobile: MEMBER, code: wrongFor(code) } })
    await Promise.all(Array.from({ length: PARALLEL }, guess))
    const body = { username: MEMBER, verifyCode: code }
    expect((await sandbox.call(loginByMobile, { body })).code).toBe(400)
  })

  test('may be checked as often as it is right', async () => {
    const code = await ask(MEMBER)
    const query = { mobile: MEMBER, code }
    for (let index = 0; index < 2 * JUDGED; index++) {
      expect((await sandbox.call(checkVerifyCode, { query })).data).toBe(true)
    }
    const body = { username: MEMBER, verifyCode: code }
    expect((await sandbox.call(loginByMobile, { body })).code).toBe(200)
  })
})
