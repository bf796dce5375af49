import { SessionExpiredError } from '../../errors'
import type { UserRecord } from '../../http/shapes'
import { createPersistence } from '../../stores/persistence'
import { SessionStore } from '../../stores/session-store'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { testUser } from '../../stores/testing/test-user'
import { SessionGuard, type SessionGuardDeps } from './session-guard'

const refusal = new SessionExpiredError('people/user/checkToken', 401, '')
const renewed: UserRecord = { ...testUser, token: 'fresh' }

function open(changes: Partial<SessionGuardDeps> & { shown?: string } = {}) {
  const persistence = createPersistence({
    raw: memoryStorage(),
    randomBytes: (length) => new Uint8Array(length).fill(7),
  })
  const session = new SessionStore({ persistence })
  session.login(testUser)
  const relogin = jest.fn(async (): Promise<UserRecord | undefined> => renewed)
  const opened: string[] = []
  const told: string[] = []
  const deps: SessionGuardDeps = {
    session,
    navigator: {
      open: async (url: string) => void opened.push(url),
      current: () => changes.shown ?? '/user/address',
    },
    clearCaches: jest.fn(),
    relogin,
    leaveToLogin: () => false,
    currentUrl: () => '/user/address?edit=1',
    followLogout: jest.fn(),
    tell: (error) => told.push(error.messageKey),
    ...changes,
  }
  return {
    guard: new SessionGuard(deps),
    session,
    relogin,
    opened,
    told,
    deps: { ...deps, persistence },
  }
}

test('renews once for eight refused calls, and all of them know', async () => {
  const { guard, session, relogin, deps } = open()
  const { epoch } = session
  const answers = await Promise.all(Array.from({ length: 8 }, () => guard.recover(refusal, epoch)))
  expect(answers).toEqual(Array(8).fill(true))
  expect(relogin).toHaveBeenCalledTimes(1)
  expect(session.user?.token).toBe('fresh')
  expect(deps.clearCaches).toHaveBeenCalledTimes(1)
})

test('a refusal that comes after the renewal finds the new session', async () => {
  const { guard, session, relogin } = open()
  const { epoch } = session
  await guard.recover(refusal, epoch)
  await expect(guard.recover(refusal, epoch)).resolves.toBe(true)
  expect(relogin).toHaveBeenCalledTimes(1)
})

test('where nobody is logged in nothing is renewed', async () => {
  const { guard, session, relogin } = open()
  session.logout('logout')
  await expect(guard.recover(refusal, session.epoch)).resolves.toBe(false)
  expect(relogin).not.toHaveBeenCalled()
})

test('a refusal of the user before is not replayed as the user after', async () => {
  const { guard, session, relogin, told } = open()
  const { epoch } = session
  session.logout('logout')
  session.login({ ...testUser, id: '2002' })
  await expect(guard.recover(refusal, epoch)).resolves.toBe(false)
  guard.expired(refusal, epoch)
  expect(session.userId).toBe('2002')
  expect(relogin).not.toHaveBeenCalled()
  expect(told).toEqual([])
})

test("another account of the same phone doesn't slip in", async () => {
  const { guard, session } = open({ relogin: async () => ({ ...renewed, id: '2002' }) })
  await expect(guard.recover(refusal, session.epoch)).resolves.toBe(false)
  expect(session.user?.token).toBe(testUser.token)
})

test('a login that comes between wins', async () => {
  let finish: (user: UserRecord) => void = () => {}
  const { guard, session } = open({
    relogin: () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  })
  const recovery = guard.recover(refusal, session.epoch)
  session.login({ ...testUser, id: '2002' })
  finish(renewed)
  await expect(recovery).resolves.toBe(false)
  expect(session.userId).toBe('2002')
})

test('a host that fails leaves no flag up: the next refusal is tried again', async () => {
  const relogin = jest.fn(() => Promise.reject(new Error('no code')))
  const { guard, session } = open({ relogin })
  await expect(guard.recover(refusal, session.epoch)).resolves.toBe(false)
  await expect(guard.recover(refusal, session.epoch)).resolves.toBe(false)
  expect(relogin).toHaveBeenCalledTimes(2)
})

test('an end is told once, opens one login page, and keeps number and target', () => {
  const { guard, session, opened, told } = open()
  const { epoch } = session
  for (let call = 0; call < 8; call++) guard.expired(refusal, epoch)
  expect(session.isLoggedIn).toBe(false)
  expect(told).toEqual(['error.sessionExpired'])
  expect(opened).toEqual(['/user/login'])
  expect(session.returnTarget).toBe('/user/address?edit=1')
  expect(session.savedMobile).toBe(testUser.mobile)
})

test('a refusal because another tab is logging out is that logout, not an expiry', () => {
  const { guard, session, opened, told, deps } = open()
  const other = new SessionStore({ persistence: deps.persistence })
  other.beginLogout()
  guard.expired(refusal, session.epoch)
  expect(deps.followLogout).toHaveBeenCalledTimes(1)
  expect([opened, told]).toEqual([[], []])
})

test('a logout that failed elsewhere leaves an expiry an expiry', () => {
  const { guard, session, told, deps } = open()
  const other = new SessionStore({ persistence: deps.persistence })
  other.beginLogout()
  other.cancelLogout()
  guard.expired(refusal, session.epoch)
  expect(deps.followLogout).not.toHaveBeenCalled()
  expect(told).toHaveLength(1)
})

test('an end in WeChat leaves for its login without a word', () => {
  const { guard, session, opened, told } = open({ leaveToLogin: () => true })
  guard.expired(refusal, session.epoch)
  expect(session.isLoggedIn).toBe(false)
  expect([opened, told]).toEqual([[], []])
})

test.each(['/user/login', '/user/reg', '/views/user/wechatLogin'])(
  'an end on %s opens no second page',
  (shown) => {
    const { guard, session, opened, told } = open({ shown })
    guard.expired(refusal, session.epoch)
    expect(opened).toEqual([])
    expect(told).toHaveLength(1)
    expect(session.returnTarget).toBeUndefined()
  },
)
