import { createHash, createHmac, webcrypto } from 'node:crypto'
import { createPersistence } from '../../stores/persistence'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { createBrowserLogin } from '../browser-login/index.h5'
import { readDevice } from '../device'
import { request } from '../request'
import { onSystemThemeChange, randomBytes, signer, systemIsDark } from '.'

// A web view of an app, or a shell around a browser, may lack what browsers have. The app starts all the same.

const before = new Map<PropertyKey, PropertyDescriptor | undefined>()
function without(name: 'matchMedia' | 'crypto' | 'AbortController' | 'AbortSignal'): void {
  before.set(name, Object.getOwnPropertyDescriptor(window, name))
  Object.defineProperty(window, name, { value: undefined, configurable: true, writable: true })
}
afterEach(() => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(window, name, descriptor)
    else Reflect.deleteProperty(window, name)
  }
  before.clear()
})

describe('without matchMedia', () => {
  beforeEach(() => without('matchMedia'))

  test('it is light, and a device to be tapped or clicked', () => {
    expect(systemIsDark()).toBe(false)
    expect(() => onSystemThemeChange(() => {})).not.toThrow()
    expect(readDevice()).toMatchObject({ appType: 'h5', isMobile: false })
  })
})

test('a browser that tells its theme but not when it changes is asked once', () => {
  before.set('matchMedia', Object.getOwnPropertyDescriptor(window, 'matchMedia'))
  const matchMedia = () => ({ matches: true })
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true })
  expect(systemIsDark()).toBe(true)
  expect(() => onSystemThemeChange(() => {})).not.toThrow()
  expect(readDevice().isMobile).toBe(true)
})

describe.each([
  ['without crypto', () => without('crypto')],
  [
    'without getRandomValues',
    () => {
      without('crypto')
      Object.defineProperty(window, 'crypto', { value: {}, configurable: true })
    },
  ],
])('%s', (_, take) => {
  beforeEach(take)

  test('what is kept is kept, and read by the next start', () => {
    const raw = memoryStorage()
    const open = () => createPersistence({ raw, randomBytes })
    open().write('account', { mobile: '13800138000' })
    expect(open().read('account')).toEqual({ mobile: '13800138000' })
  })

  test('bytes differ from time to time', () => {
    expect(randomBytes(32)).toHaveLength(32)
    expect([...randomBytes(32)]).not.toEqual([...randomBytes(32)])
    expect(new Set(randomBytes(400)).size).toBeGreaterThan(100)
  })

  test('nobody leaves for a login whose state could be guessed', () => {
    const left: string[] = []
    const login = createBrowserLogin({
      available: true,
      authorizeUrl: '/pay/wechat/oauth',
      appId: 'wx1',
      now: () => 0,
      leave: (url) => left.push(url),
    })
    expect(login.begin('/')).toBe(false)
    expect(left).toEqual([])
    expect(login.takeReturn()).toBeUndefined()
  })
})

describe('what is signed', () => {
  const parts = { timestamp: 1_790_000_000, nonce: 'n1', method: 'POST', path: 'cart/add?x=1' }
  const body = '{"name":"啤酒"}'
  const DAY = 24 * 3600
  /** By Node's own cryptography: nothing of the app takes part. */
  const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')
  const base = `1790000000\nn1\nPOST\ncart/add?x=1\n${createHash('sha256').update(body).digest('hex')}`

  function withCrypto(value: unknown): void {
    without('crypto')
    Object.defineProperty(window, 'crypto', { value, configurable: true })
  }
  const asked: string[] = []
  const { importKey } = webcrypto.subtle
  const subtle = {
    digest: (...call: Parameters<SubtleCrypto['digest']>) => {
      asked.push('digest')
      return webcrypto.subtle.digest(...call)
    },
    importKey: (...call: unknown[]) =>
      webcrypto.subtle.importKey(...(call as Parameters<typeof importKey>)),
    sign: (...call: unknown[]) => {
      asked.push('sign')
      return webcrypto.subtle.sign(...(call as [never, never, never]))
    },
  }
  beforeEach(() => {
    asked.length = 0
  })

  test.each([
    ['by the browser', () => withCrypto({ subtle }), 'public-key', ['digest', 'sign']],
    ['on a page that did not come over TLS', () => withCrypto({}), 'public-key', []],
    ['by a browser without any', () => without('crypto'), 'public-key', []],
    ['with a key of no characters', () => withCrypto({ subtle }), '', []],
  ])('%s is the same', async (_, take, key, calls) => {
    take()
    expect(await signer.sign(parts, body, key)).toBe(hmac(key, base))
    expect(asked).toEqual(calls)
  })

  test.each([
    ['by the browser', () => withCrypto({ subtle }), ['sign']],
    ['without it', () => without('crypto'), []],
  ])('of the chat %s is user and day', async (_, take, calls) => {
    take()
    const noon = Date.UTC(2026, 10, 28, 12) / 1000
    const today = hmac('secret-token', '10012026-11-28')
    expect(await signer.chatToken('1001', 'secret-token', noon)).toBe(today)
    expect(await signer.chatToken('1001', 'secret-token', noon + DAY)).not.toBe(today)
    expect(asked).toEqual([...calls, ...calls])
  })
})

describe('without AbortController', () => {
  beforeEach(() => {
    without('AbortController')
    without('AbortSignal')
    jest.isolateModules(() => void require('../../polyfills.h5'))
  })
  afterEach(() => Reflect.deleteProperty(window, 'fetch'))

  test('a call is answered, with a signal no browser would refuse', async () => {
    const given: RequestInit[] = []
    Object.assign(window, {
      fetch: async (_: string, init: RequestInit) => {
        given.push(init)
        return { status: 200, headers: new Map(), text: async () => '{"code":200}' }
      },
    })
    const stop = new AbortController()
    const call = {
      url: '/main/x',
      method: 'GET',
      headers: {},
      body: undefined,
      timeoutMs: 1000,
    } as const
    expect(await request({ ...call, signal: stop.signal })).toMatchObject({
      status: 200,
      body: { code: 200 },
    })
    expect(given[0]?.signal).toBeUndefined()
    expect(() => stop.abort()).not.toThrow()
    expect(stop.signal.aborted).toBe(true)
  })
})
