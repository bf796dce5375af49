import { createPersistence } from './persistence'
import { SessionStore } from './session-store'
import { memoryStorage } from './testing/memory-storage'
import { testUser } from './testing/test-user'

function open(raw = memoryStorage()) {
  const persistence = createPersistence({ raw, randomBytes: (n) => new Uint8Array(n).fill(7) })
  return { raw, persistence, session: new SessionStore({ persistence }) }
}

test('a new device is anonymous, of tenant master', () => {
  const { session } = open()
  expect(session.isLoggedIn).toBe(false)
  expect(session.userId).toBe('')
  expect(session.tenant).toBe('master')
  expect(session.headers.user).toBeUndefined()
})

test('a login lasts over a restart', () => {
  const { raw, session } = open()
  session.login(testUser)
  expect(open(raw).session.user).toEqual(testUser)
})

test.each([null, 'garbage', {}, { ...testUser, token: 5 }, { ...testUser, detail: null }])(
  'a stored session that is none (%j) is nobody',
  (stored) => {
    const { raw, persistence } = open()
    persistence.write('session', stored)
    expect(open(raw).session.isLoggedIn).toBe(false)
  },
)

describe('what a user left on the device is not for the next one:', () => {
  /** The first user's device, on which the session lies in some other way. */
  function left(session: unknown) {
    const { raw, persistence, session: first } = open()
    first.login(testUser)
    persistence.write('wechat_openId', 'o-of-the-first')
    persistence.write('searchHistory', ['IPA'])
    persistence.write('session', session)
    return open(raw)
  }
  const second = { ...testUser, id: '1002', userId: '1002' }

  test.each([null, 'garbage', {}, 7, [], { ...testUser, id: {} }])(
    'a session nobody can read (%j) is like one that is over',
    (stored) => {
      const { persistence, session } = left(stored)
      expect(persistence.read('wechat_openId')).toBeUndefined()
      expect(persistence.read('searchHistory')).toBeUndefined()
      expect(session.savedMobile).toBe('13800138000')
    },
  )

  test.each([
    ['a session', testUser],
    ['a token of another release', { ...testUser, detail: null }],
  ])('another one logs in over %s', (_, stored) => {
    const { persistence, session } = left(stored)
    expect(persistence.read('wechat_openId')).toBe('o-of-the-first')
    session.login(second)
    expect(persistence.read('wechat_openId')).toBeUndefined()
    expect(persistence.read('session')).toMatchObject({ id: '1002' })
  })

  test('the same one keeps it', () => {
    const { persistence, session } = left(testUser)
    session.login({ ...testUser, token: 'fresh' })
    expect(persistence.read('wechat_openId')).toBe('o-of-the-first')
  })
})

test('headers carry the token and the epoch of the session', () => {
  const { session } = open()
  session.login(testUser)
  expect(session.headers).toMatchObject({
    epoch: 1,
    user: { id: '1001', token: 'token', expireTime: 4_000_000_000 },
  })
})

test('an expiry forgets the user and keeps the number to log in with', () => {
  const { raw, session } = open()
  session.login(testUser)
  expect(session.expire(session.epoch)).toBe(true)
  expect(session.isLoggedIn).toBe(false)
  expect(session.signedOut).toBe('expired')
  expect(session.savedMobile).toBe('13800138000')
  expect(open(raw).session.isLoggedIn).toBe(false)
})

test('an expiry of an older epoch is ignored', () => {
  const { session } = open()
  session.login(testUser)
  const old = session.epoch
  session.logout('logout')
  session.login({ ...testUser, id: '2002' })
  expect(session.expire(old)).toBe(false)
  expect(session.userId).toBe('2002')
})

test('of many expiries of one epoch the first counts', () => {
  const { session } = open()
  session.login(testUser)
  const { epoch } = session
  expect([session.expire(epoch), session.expire(epoch), session.expire(epoch)]).toEqual([
    true,
    false,
    false,
  ])
})

test('nobody can expire', () => {
  const { session } = open()
  expect(session.expire(0)).toBe(false)
  expect(session.signedOut).toBe('never')
})

test('each login and logout is a new epoch', () => {
  const { session } = open()
  session.login(testUser)
  session.logout('logout')
  session.login(testUser)
  expect(session.epoch).toBe(3)
})

test('a fresh record of the same user keeps token and epoch', () => {
  const { session } = open()
  session.login(testUser)
  session.refresh({ ...testUser, token: '', gradeId: 5 })
  expect(session.user).toMatchObject({ gradeId: 5, token: 'token' })
  expect(session.epoch).toBe(1)
})

test('a record of somebody else is not taken over', () => {
  const { session } = open()
  session.login(testUser)
  session.refresh({ ...testUser, id: '2002' })
  expect(session.userId).toBe('1001')
  session.logout('logout')
  session.refresh(testUser)
  expect(session.isLoggedIn).toBe(false)
})

test('the target after a login is handed out once', () => {
  const { session } = open()
  session.setReturnTarget('/asset/bank')
  expect(session.takeReturnTarget()).toBe('/asset/bank')
  expect(session.takeReturnTarget()).toBeUndefined()
})

test('the target survives the expiry that leads to the login', () => {
  const { session } = open()
  session.login(testUser)
  session.setReturnTarget('/asset/bank')
  session.expire(session.epoch)
  expect(session.takeReturnTarget()).toBe('/asset/bank')
})

test('a login on a full device lasts until the app closes', () => {
  const { session } = open(memoryStorage(100))
  session.login(testUser)
  expect(session.isLoggedIn).toBe(true)
})

test('the shop that was worked on outlives a session that ran out, and not a logout', () => {
  const { raw, persistence } = open()
  persistence.write('merchant', { id: 'M7' })
  const { session } = open(raw)
  session.login(testUser)
  session.expire(session.epoch)
  expect(session.headers.merchantId).toBe('M7')
  session.logout('logout')
  expect(session.headers.merchantId).toBe('')
  expect(open(raw).session.headers.merchantId).toBe('')
})

describe('a higher grade', () => {
  const record = (gradeId: number) => ({ ...testUser, gradeId })

  test('is seen when the record comes anew, until it was told', () => {
    const { session } = open()
    session.login(record(2))
    expect(session.hasRisen).toBe(false)
    session.refresh(record(3))
    expect(session.hasRisen).toBe(true)
    session.refresh(record(3))
    expect(session.hasRisen).toBe(true)
    session.greet()
    expect(session.hasRisen).toBe(false)
  })

  test('is none when it was paid back before it was told, and goes with a logout', () => {
    const { session } = open()
    session.login(record(2))
    session.refresh(record(3))
    session.refresh(record(2))
    expect(session.hasRisen).toBe(false)
    session.refresh(record(3))
    session.logout('logout')
    expect(session.hasRisen).toBe(false)
  })
})
