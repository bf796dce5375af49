import { NetworkError } from '../../errors'
import { setHttpClient } from '../../http/endpoint'
import { KeptStore } from '../../stores/kept-store'
import { createPersistence } from '../../stores/persistence'
import { SessionStore } from '../../stores/session-store'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { testUser } from '../../stores/testing/test-user'
import { restoreSession } from './late'
import { register } from './login'
import { publicAddress } from './official-start'
import { answerProfile, requestProfile } from './save-profile'
import { followTabs } from './session-guard'

const persistenceOf = (raw = memoryStorage()) =>
  createPersistence({ raw, randomBytes: (length) => new Uint8Array(length).fill(7) })

function serve(answers: Readonly<Record<string, unknown>>) {
  const sent: string[] = []
  setHttpClient({
    async send({ path }) {
      sent.push(path)
      const answer = answers[path]
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return sent
}

describe('a stored session', () => {
  const CHECK = 'people/user/checkToken'
  const RECORD = 'people/user/getLoginUserByToken'
  const start = () => {
    const session = new SessionStore({ persistence: persistenceOf() })
    session.login(testUser)
    return session
  }

  test('gets its record anew and keeps its token', async () => {
    serve({ [CHECK]: true, [RECORD]: { ...testUser, gradeId: 4, token: 'echo' } })
    const session = start()
    await restoreSession(session)
    expect(session.user).toMatchObject({ gradeId: 4, token: testUser.token })
  })

  test('ends when the server says that it is dead', async () => {
    serve({ [CHECK]: false })
    const session = start()
    await restoreSession(session)
    expect(session.signedOut).toBe('expired')
  })

  test('stays when the server cannot be asked', async () => {
    serve({ [CHECK]: new NetworkError(CHECK) })
    const session = start()
    await restoreSession(session)
    expect(session.isLoggedIn).toBe(true)
  })

  test('is not asked about when there is none', async () => {
    const sent = serve({})
    await restoreSession(new SessionStore({ persistence: persistenceOf() }))
    expect(sent).toEqual([])
  })
})

describe('two tabs of one browser', () => {
  function openTabs() {
    const raw = memoryStorage()
    const [here, there] = [raw, raw].map((storage) => {
      const persistence = persistenceOf(storage)
      const session = new SessionStore({ persistence })
      const home = jest.fn(async () => {})
      const tell = jest.fn()
      const follow = () => followTabs({ session, persistence, navigator: { home }, tell })
      return { session, follow, home, tell }
    })
    return { here: here as NonNullable<typeof here>, there: there as NonNullable<typeof there> }
  }

  test('a login in one is a login in the other, and ends there', async () => {
    const { here, there } = openTabs()
    here.session.login(testUser)
    await there.follow()
    expect(there.session.userId).toBe(testUser.id)
    const { epoch } = here.session
    await here.follow()
    expect(here.session.epoch).toBe(epoch)
  })

  test('a logout in one clears the other, says so, and shows home', async () => {
    const { here, there } = openTabs()
    here.session.login(testUser)
    await there.follow()
    here.session.logout('logout')
    await there.follow()
    expect(there.session.isLoggedIn).toBe(false)
    expect(there.session.savedMobile).toBe(testUser.mobile)
    expect(there.tell).toHaveBeenCalledTimes(1)
    expect(there.home).toHaveBeenCalledTimes(1)
  })

  test('a tab that is logging out itself does not hear it from the others', async () => {
    const { here, there } = openTabs()
    here.session.login(testUser)
    await there.follow()
    here.session.beginLogout()
    expect(there.session.endsElsewhere).toBe(true)
    expect(here.session.endsElsewhere).toBe(false)
    there.session.logout('logout')
    await here.follow()
    expect(here.tell).not.toHaveBeenCalled()
    expect(here.home).not.toHaveBeenCalled()
  })

  test('a change that concerns nobody does nothing', async () => {
    const { there } = openTabs()
    await there.follow()
    expect(there.home).not.toHaveBeenCalled()
  })
})

describe('registration', () => {
  const form = { mobile: '15512345678', code: '123456', parentId: '' }

  test('refuses a short password before the server sees it', async () => {
    const sent = serve({})
    const session = { login: jest.fn() }
    const refused = register({ ...form, password: '12345' }, { session })
    await expect(refused).rejects.toMatchObject({ messageKey: 'validation.password.short' })
    expect(sent).toEqual([])
  })

  test('logs the new account in', async () => {
    serve({ 'people/user/reg': testUser })
    const session = { login: jest.fn() }
    await register({ ...form, password: '123456' }, { session })
    expect(session.login).toHaveBeenCalledWith(testUser)
  })
})

describe('the profile page', () => {
  const asker = (open = async () => {}) => ({ navigator: { open }, kept: new KeptStore() })

  test('gives its result to the page that asked, once', async () => {
    const deps = asker()
    const asked = requestProfile(deps)
    answerProfile({ nickName: '夏' }, deps)
    answerProfile(undefined, deps)
    await expect(asked).resolves.toEqual({ nickName: '夏' })
  })

  test('a page that does not open, or is asked for again, answers with nothing', async () => {
    const closed = requestProfile(asker(() => Promise.reject(new Error('full'))))
    await expect(closed).resolves.toBeUndefined()
    const deps = asker()
    const first = requestProfile(deps)
    const second = requestProfile(deps)
    answerProfile({ nickName: '夏' }, deps)
    await expect(first).resolves.toBeUndefined()
    await expect(second).resolves.toEqual({ nickName: '夏' })
  })
})

test.each([
  ['/core/user/address?edit=1', '/user/address?edit=1'],
  ['/user/address', '/user/address'],
  ['/nowhere', undefined],
  [undefined, undefined],
])('a page of a host at %s is %s in public', (host, address) => {
  expect(publicAddress(host)).toBe(address)
})
