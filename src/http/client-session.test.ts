import { RequestCancelledError, SessionExpiredError, SessionRenewedError } from '../errors'
import { createPersistence } from '../stores/persistence'
import { SessionStore } from '../stores/session-store'
import { memoryStorage } from '../stores/testing/memory-storage'
import { testUser } from '../stores/testing/test-user'
import type { SessionHeaders } from './headers'
import { answer, createTestClient, loggedIn, ok, read, write } from './testing/test-client'

const USER = loggedIn.user as NonNullable<SessionHeaders['user']>
const never = () => new Promise<never>(() => {})

describe('an expired session', () => {
  function openSession() {
    const persistence = createPersistence({
      raw: memoryStorage(),
      randomBytes: (length) => new Uint8Array(length).fill(7),
    })
    const session = new SessionStore({ persistence })
    session.login(testUser)
    return session
  }

  test('rejects each of eight parallel calls and logs out once', async () => {
    const session = openSession()
    const loggedOut: number[] = []
    const { send } = createTestClient(async () => answer({ code: 401 }), {
      session: () => session.headers,
      onSessionExpired: (_error, epoch) => {
        if (session.expire(epoch)) loggedOut.push(epoch)
      },
    })
    const calls = Array.from({ length: 8 }, (_, index) => send(read({ path: `list/${index}` })))
    const results = await Promise.allSettled(calls)
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    for (const result of results)
      expect((result as PromiseRejectedResult).reason).toBeInstanceOf(SessionExpiredError)
    expect(loggedOut).toEqual([1])
    expect(session.isLoggedIn).toBe(false)
  })

  test('of the user before does not log out the user after', async () => {
    const session = openSession()
    let refuse: () => void = () => {}
    const { send, left } = createTestClient(
      () =>
        new Promise((resolve) => {
          refuse = () => resolve(answer({ code: 401 }))
        }),
      {
        session: () => session.headers,
        onSessionExpired: (_error, epoch) => void session.expire(epoch),
      },
    )
    const stale = expect(send(read())).rejects.toBeInstanceOf(SessionExpiredError)
    await left(1)
    session.logout('logout')
    session.login({ ...testUser, id: '2002' })
    refuse()
    await stale
    expect(session.userId).toBe('2002')
  })

  test('is told with the epoch the call was sent in', async () => {
    const { send, expired } = createTestClient(async () => answer({ code: 401 }), {
      session: () => ({ ...loggedIn, epoch: 41 }),
    })
    await expect(send(read())).rejects.toBeInstanceOf(SessionExpiredError)
    expect(expired).toEqual([41])
  })
})

describe('a session the host can renew', () => {
  /** A server that knows one token; `renew` puts another into the session, as a silent login does. */
  function open({ renews = true } = {}) {
    let session: SessionHeaders = loggedIn
    let living = 'fresh-token'
    const recovered: number[] = []
    const test = createTestClient(
      async ({ headers }) =>
        headers.token === living ? ok('IPA') : answer({ code: 401, message: '' }),
      {
        session: () => session,
        recover: async (_error, epoch) => {
          recovered.push(epoch)
          await Promise.resolve()
          if (!renews) return false
          session = { ...loggedIn, epoch: 2, user: { ...USER, token: 'fresh-token' } }
          return true
        },
      },
    )
    const kill = () => {
      living = 'nobody has this'
    }
    return { ...test, recovered, kill }
  }

  test('sends each refused read once more, with the new token', async () => {
    const { send, sent, expired } = open()
    const calls = Array.from({ length: 8 }, (_, index) => send(read({ path: `list/${index}` })))
    expect(await Promise.all(calls)).toEqual(Array(8).fill('IPA'))
    expect(sent).toHaveLength(16)
    expect(sent.slice(8).every(({ headers }) => headers.token === 'fresh-token')).toBe(true)
    expect(expired).toEqual([])
  })

  test('never sends a write again, and says that the login was renewed', async () => {
    const { send, sent, expired } = open()
    await expect(send(write({ path: 'api/pay/pay' }))).rejects.toBeInstanceOf(SessionRenewedError)
    expect(sent).toHaveLength(1)
    expect(expired).toEqual([])
  })

  test('is over when the new token is refused too, after one replay', async () => {
    const { send, sent, expired, recovered, kill } = open()
    kill()
    await expect(send(read())).rejects.toBeInstanceOf(SessionExpiredError)
    expect(sent).toHaveLength(2)
    expect(recovered).toEqual([1])
    expect(expired).toEqual([2])
  })

  test('settles every call when it cannot be renewed', async () => {
    const { send, expired } = open({ renews: false })
    const calls = [send(read()), send(read({ path: 'b' })), send(write())]
    const results = await Promise.allSettled(calls)
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(expired).toEqual([1, 1, 1])
  })

  test('is not renewed for the call that ends it', async () => {
    const { send, recovered, expired } = open()
    await expect(send(write({ recover: false }))).rejects.toBeInstanceOf(SessionExpiredError)
    expect([recovered, expired]).toEqual([[], []])
  })

  test('is not touched by a refused login', async () => {
    const { send, recovered, expired } = open()
    const refused = send(write({ path: 'basic/authMp/login', anonymous: true }))
    await expect(refused).rejects.toBeInstanceOf(SessionExpiredError)
    expect([recovered, expired]).toEqual([[], []])
  })

  test('of nobody is nothing to renew', async () => {
    const recover = jest.fn(async () => true)
    const { send, expired } = createTestClient(async () => answer({ code: 401 }), { recover })
    await expect(send(read())).rejects.toBeInstanceOf(SessionExpiredError)
    expect(recover).not.toHaveBeenCalled()
    expect(expired).toEqual([])
  })

  test('holds nobody up who no longer wants the answer', async () => {
    const stop = new AbortController()
    const { send, sent } = createTestClient(async () => answer({ code: 401 }), {
      session: () => loggedIn,
      recover: () => {
        setTimeout(() => stop.abort())
        return never()
      },
    })
    await expect(send(read({ signal: stop.signal }))).rejects.toBeInstanceOf(RequestCancelledError)
    expect(sent).toHaveLength(1)
  })
})
