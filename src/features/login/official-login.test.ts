import { ApiError, NetworkError } from '../../errors'
import { setHttpClient } from '../../http/endpoint'
import { KeptStore } from '../../stores/kept-store'
import { createPersistence } from '../../stores/persistence'
import { SessionStore } from '../../stores/session-store'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { testUser } from '../../stores/testing/test-user'
import { finishOfficialLogin, OFFICIAL_FAILURE, OFFICIAL_PROOF } from './official-login'
import { beginOfficialLogin } from './official-start'

const OPEN_ID = 'asset/wechat/getOpenId'
const LOGIN = 'api/AuthWeiXinPublic/LoginByOpenId'
const CHECK = 'Api/AuthCheckService/CheckMobile'
const back = { status: 'code', code: 'c1' } as const

function open(answers: Readonly<Record<string, unknown>> = {}, rounds = 1) {
  const api: Readonly<Record<string, unknown>> = {
    [OPEN_ID]: { openId: 'o1' },
    [LOGIN]: testUser,
    [CHECK]: { isBound: true },
    ...answers,
  }
  const waitedFor: string[] = []
  setHttpClient({
    async send({ path, read, quiet, background }) {
      if (!background && !(read && quiet)) waitedFor.push(path)
      const answer = api[path]
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  const persistence = createPersistence({
    raw: memoryStorage(),
    randomBytes: (length) => new Uint8Array(length).fill(7),
  })
  const session = new SessionStore({ persistence })
  const opened: string[] = []
  const begun: string[] = []
  const reset = jest.fn()
  const browserLogin = {
    available: true,
    takeReturn: () => undefined,
    begin(target: string) {
      if (begun.length >= rounds) return false
      begun.push(target)
      return true
    },
    reset,
  }
  const navigator = {
    open: async (url: string) => void opened.push(url),
    current: () => '/user/address',
    previous: (): string | undefined => undefined,
  }
  const deps = {
    session,
    persistence,
    kept: new KeptStore(),
    navigator,
    browserLogin,
    currentUrl: () => '/user/address',
  }
  return { deps, session, opened, begun, reset, persistence, waitedFor }
}

test('logs in, keeps the code for binding, and counts its rounds anew', async () => {
  const { deps, session, opened, reset } = open()
  await finishOfficialLogin(back, deps)
  expect(session.userId).toBe(testUser.id)
  expect(opened).toEqual([])
  expect(reset).toHaveBeenCalled()
  expect(deps.kept.get(OFFICIAL_PROOF)).toBe('c1')
})

test('nobody has tapped, so nobody waits; who holds the phone is known to the payments after it', async () => {
  const { deps, persistence, waitedFor } = open()
  await finishOfficialLogin(back, deps)
  expect(waitedFor).toEqual([])
  expect(persistence.read('wechat_openId')).toBe('o1')
})

test('a browser that is not WeChat’s goes nowhere', () => {
  const { deps, begun } = open()
  const browserLogin = { ...deps.browserLogin, available: false }
  expect(beginOfficialLogin({ ...deps, browserLogin })).toBe(false)
  expect(begun).toEqual([])
})

test('asks for a number where none is bound', async () => {
  const { deps, opened } = open({ [CHECK]: { isBound: false } })
  await finishOfficialLogin(back, deps)
  expect(opened).toEqual(['/views/user/wechatLogin'])
})

test('goes by the record when nobody can say whether a number is bound', async () => {
  const { deps, opened } = open({
    [LOGIN]: { ...testUser, mobile: '' },
    [CHECK]: new NetworkError(CHECK),
  })
  await finishOfficialLogin(back, deps)
  expect(opened).toEqual(['/views/user/wechatLogin'])
})

test('a code that does not work is followed by another round', async () => {
  const { deps, begun } = open({ [OPEN_ID]: new ApiError(OPEN_ID, 400, 'used') })
  await finishOfficialLogin(back, deps)
  expect(begun).toEqual(['/user/address'])
  expect(deps.kept.get(OFFICIAL_FAILURE)).toBeUndefined()
})

test.each([
  ['openId', { [OPEN_ID]: new ApiError(OPEN_ID, 400, 'used') }],
  ['noOpenId', { [OPEN_ID]: { openId: '' } }],
  ['failed', { [LOGIN]: new ApiError(LOGIN, 500, 'x') }],
])('after the last round the ordinary login is shown, and why: %s', async (problem, answers) => {
  const { deps, opened, session } = open(answers, 0)
  await finishOfficialLogin(back, deps)
  expect(deps.kept.get(OFFICIAL_FAILURE)).toMatchObject({ problem })
  expect(opened).toEqual(['/user/login'])
  expect(session.isLoggedIn).toBe(false)
})

test('a no is said and not asked again', async () => {
  const { deps, begun, opened } = open()
  await finishOfficialLogin({ status: 'declined' }, deps)
  expect(deps.kept.get(OFFICIAL_FAILURE)).toMatchObject({ messageKey: 'login.problem.declined' })
  expect(opened).toEqual(['/user/login'])
  expect(begun).toEqual([])
})

test.each([
  ['/user/address', '/user/address'],
  ['//evil.example', '/pages/tabbar/index'],
  [undefined, '/pages/tabbar/index'],
])('a login for %s comes back to %s', (wanted, target) => {
  const { deps, session, begun } = open()
  session.setReturnTarget(wanted)
  expect(beginOfficialLogin(deps)).toBe(true)
  expect(begun).toEqual([target])
})
