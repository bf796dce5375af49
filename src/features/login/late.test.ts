import { NetworkError, SessionExpiredError } from '../../errors'
import { createHttpClient, ServerClock } from '../../http/client'
import { setHttpClient } from '../../http/endpoint'
import * as signer from '../../shared/signature'
import type { TransportRequest } from '../../shared/transport'
import { createPersistence } from '../../stores/persistence'
import { SessionStore } from '../../stores/session-store'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { testUser } from '../../stores/testing/test-user'
import { restoreSession } from './late'

const RECORD = 'people/user/getLoginUserByToken'
/** As an earlier release might have written it: the token is there, the rest is not what we read. */
const OLD = { id: 1001, token: 'old-token', nick: 'Lin' }
const refusal = () => new SessionExpiredError(RECORD, 401, 'token')

const persistenceOf = (raw: ReturnType<typeof memoryStorage>) =>
  createPersistence({ raw, randomBytes: (length) => new Uint8Array(length).fill(7) })

/** The app at its start, on a device that holds `record`, over a server that answers `answer`. */
function start(record: unknown, answer: (path: string) => unknown, raw = memoryStorage()) {
  const persistence = persistenceOf(raw)
  if (record !== undefined) persistence.write('session', record)
  const session = new SessionStore({ persistence })
  const sent: TransportRequest[] = []
  const client = createHttpClient({
    async transport(request) {
      sent.push(request)
      const path = request.url.replace('https://main/', '')
      const data = answer(path)
      if (data instanceof NetworkError) throw data
      const code = data instanceof SessionExpiredError ? 401 : 200
      return { status: 200, headers: {}, body: { code, message: 'token', data } }
    },
    hosts: {
      main: 'https://main/',
      chat: 'https://chat/',
      generic: 'https://generic/',
      alternate: 'https://alternate/',
    },
    projectKey: 'key',
    signer,
    session: () => session.headers,
    device: () => ({
      clientType: 'WapH5',
      appType: 'h5',
      isMobile: true,
      clientUrl: 'https://shop/',
      locale: 'en',
      project: 'taproom',
    }),
    clock: new ServerClock(0, () => {}),
    onSessionExpired: (_, epoch) => session.expire(epoch),
    sleep: async () => {},
  })
  setHttpClient(client)
  const tell = jest.fn()
  return { raw, session, sent, client, tell, restore: () => restoreSession(session, tell) }
}

const record = (changes: object = {}) => ({ ...testUser, token: 'echo', ...changes })

describe('a session an earlier release stored in another shape', () => {
  test('is no session until the server has said whose it is', () => {
    const { session } = start(OLD, () => null)
    expect(session.isLoggedIn).toBe(false)
    expect(session.userId).toBe('')
    expect(session.headers.user).toBeUndefined()
  })

  test('is taken up with its token, which stays', async () => {
    const { raw, session, sent, restore } = start(OLD, () => record())
    await restore()
    expect(session.user).toMatchObject({ id: '1001', token: 'old-token', gradeId: 2 })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url).toBe(`https://main/${RECORD}`)
    expect(sent[0]?.headers).toMatchObject({
      Authorization: 'Bearer old-token',
      token: 'old-token',
      userId: '1001',
      tokenLogin: 'true',
    })
    // The next start reads it as any other.
    expect(new SessionStore({ persistence: persistenceOf(raw) }).user?.token).toBe('old-token')
  })

  test('ends as expired when its token is dead, and the user is told', async () => {
    const { raw, session, tell, restore } = start(OLD, refusal)
    await restore()
    expect(session.isLoggedIn).toBe(false)
    expect(session.signedOut).toBe('expired')
    expect(tell).toHaveBeenCalledTimes(1)
    const next = new SessionStore({ persistence: persistenceOf(raw) })
    expect(next.storedToken).toBeUndefined()
  })

  test('is kept for the next start when the server cannot be reached', async () => {
    const { raw, session, tell, restore } = start(OLD, () => new NetworkError(RECORD))
    await restore()
    expect(session.signedOut).toBe('never')
    expect(tell).not.toHaveBeenCalled()
    const next = start(undefined, () => record(), raw)
    await next.restore()
    expect(next.session.user?.token).toBe('old-token')
  })

  test('does not disturb who logged in while the server was asked', async () => {
    const { session, restore, tell } = start(OLD, (path) => {
      if (path === RECORD) session.login({ ...testUser, id: '2002', token: 'new' })
      return record()
    })
    await restore()
    expect(session.user).toMatchObject({ id: '2002', token: 'new' })
    expect(tell).not.toHaveBeenCalled()
  })

  test('a late refusal does not end the login made meanwhile', async () => {
    const { session, restore, tell } = start(OLD, () => {
      session.login({ ...testUser, id: '2002', token: 'new' })
      return refusal()
    })
    await restore()
    expect(session.userId).toBe('2002')
    expect(tell).not.toHaveBeenCalled()
  })

  test('is not taken up as somebody else', async () => {
    const { session, restore } = start(OLD, () => record({ id: '3003' }))
    await restore()
    expect(session.isLoggedIn).toBe(false)
  })

  test('no other call is made with its token', async () => {
    const { client, sent } = start(OLD, () => [])
    await client.send({
      host: 'main',
      method: 'GET',
      path: 'order/page',
      read: true,
      anonymous: false,
    })
    expect(sent[0]?.headers).toMatchObject({ token: '', userId: '', Authorization: '' })
    expect(sent[0]?.headers).not.toHaveProperty('tokenLogin')
  })

  test.each([{ id: '1' }, { token: 'x' }, { id: '', token: 'x' }, { id: '1', token: '' }, [], 'x'])(
    '%j has no token to ask with',
    async (stored) => {
      const { sent, restore } = start(stored, () => record())
      await restore()
      expect(sent).toEqual([])
    },
  )
})

describe('the token-login marker', () => {
  const order = {
    host: 'main',
    method: 'GET',
    path: 'order/page',
    read: true,
    anonymous: false,
  } as const
  const marked = ({ headers }: TransportRequest) => headers.tokenLogin

  test('is on every call of a session that was read from the device', async () => {
    const { client, sent, restore } = start(testUser, (path) =>
      path === RECORD ? record() : path === 'people/user/checkToken',
    )
    await restore()
    await client.send(order)
    expect(sent.map(marked)).toEqual(['true', 'true', 'true'])
  })

  test('is gone with a login of this start, and never on anonymous calls', async () => {
    const { client, sent, session } = start(testUser, () => [])
    await client.send({ ...order, anonymous: true })
    session.login(testUser)
    await client.send(order)
    session.logout('logout')
    await client.send(order)
    expect(sent.map(marked)).toEqual([undefined, undefined, undefined])
  })
})
