import { createBrowserLogin } from './index.h5'

const KEY = 'alacore___oauth'

function open(start: string, time = 0) {
  window.history.replaceState(null, '', start)
  const left: string[] = []
  const clock = { now: time }
  const login = createBrowserLogin({
    available: true,
    authorizeUrl: '/pay/wechat/oauth',
    appId: 'wx1',
    now: () => clock.now,
    leave: (url) => left.push(url),
  })
  const parameter = (name: string, url = left[left.length - 1] ?? '') =>
    decodeURIComponent(new RegExp(`[?&]${name}=([^&#]*)`).exec(url)?.[1] ?? '')
  return { login, left, clock, parameter }
}

const address = () => window.location.pathname + window.location.search + window.location.hash

beforeEach(() => window.sessionStorage.clear())

test('leaves with an address that has no hash and a state of its own (pitfalls P9)', () => {
  const { login, parameter } = open('/app/?lang=en#/user/login')
  expect(login.begin('/user/address')).toBe(true)
  expect(parameter('redirect_uri')).toBe('http://localhost/app/')
  expect(parameter('state')).toMatch(/^[0-9a-f]{32}$/)
})

test('comes back to its target, cleans the address, and gives the code once', () => {
  const { login, parameter } = open('/#/user/login')
  login.begin('/user/address?edit=1')
  const state = parameter('state')
  window.history.replaceState(null, '', `/?code=c1&from=menu&state=${state}`)
  expect(login.takeReturn()).toEqual({ status: 'code', code: 'c1' })
  expect(address()).toBe('/?from=menu#/user/address?edit=1')
  // A refresh, the back button, or a shared link bring the same code again.
  window.history.replaceState(null, '', `/?code=c1&state=${state}`)
  expect(login.takeReturn()).toBeUndefined()
  expect(address()).toBe('/')
})

test.each(['//', '///', '//evil.example/', '//x//y'])(
  'a code that comes back to %s does not stop the start, and is out of the address',
  (path) => {
    const { login, parameter } = open('/')
    login.begin('/user/address')
    const state = parameter('state')
    // The address bar may say that; a script may not ask for it without the origin.
    window.history.replaceState(null, '', `http://localhost${path}?code=c1&state=${state}`)
    expect(window.location.pathname).toBe(path)
    expect(login.takeReturn()).toEqual({ status: 'code', code: 'c1' })
    expect(address()).toBe(`${path}#/user/address`)
  },
)

test('an address that cannot be written does not stop the start', () => {
  const { login } = open('/?code=stolen&state=guess')
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(login.takeReturn()).toBeUndefined()
  jest.restoreAllMocks()
})

test('takes no code with a state it did not hand out, and cleans it away', () => {
  const { login } = open('/?code=stolen&state=guess#/user/setting')
  expect(login.takeReturn()).toBeUndefined()
  expect(address()).toBe('/#/user/setting')
})

test('leaves an ordinary address alone', () => {
  const { login } = open('/?code=SPRING#/product')
  expect(login.takeReturn()).toBeUndefined()
  expect(address()).toBe('/?code=SPRING#/product')
})

test('goes twice and no more, until somebody asks or time has passed', () => {
  const { login, clock } = open('/')
  const begin = () => login.begin('/')
  expect([begin(), begin(), begin()]).toEqual([true, true, false])
  login.reset()
  expect([begin(), begin(), begin()]).toEqual([true, true, false])
  clock.now = 600_000
  expect(begin()).toBe(true)
})

test('after a no it does not go again by itself', () => {
  const { login, parameter } = open('/')
  login.begin('/')
  window.history.replaceState(null, '', `/?error=access_denied&state=${parameter('state')}`)
  expect(login.takeReturn()).toEqual({ status: 'declined' })
  expect(login.begin('/')).toBe(false)
  login.reset()
  expect(login.begin('/')).toBe(true)
})

test('does not go where it cannot count', () => {
  const { login, left } = open('/')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage')
  })
  expect(login.begin('/')).toBe(false)
  expect(left).toEqual([])
  jest.restoreAllMocks()
})

test('damaged memory is no memory', () => {
  window.sessionStorage.setItem(KEY, '{')
  expect(open('/').login.begin('/')).toBe(true)
})
