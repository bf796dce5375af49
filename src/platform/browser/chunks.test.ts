import { NetworkError, RequestTimeoutError } from '../../errors'
import { ahead, type LoadChunk, recoverable, troubleOf } from './chunks'
import { PAGE_LIMIT } from './page-stack'

const lost = Object.assign(new Error('Loading chunk 7 failed'), { request: '/js/7.js' })

/** A loader that does what the test says, one word a try, and notes what was asked of the browser. */
function stage(words: readonly ('comes' | 'fails' | 'hangs')[], gone = false, renews = true) {
  const asked: string[] = []
  const tries = [...words]
  const load: LoadChunk = (chunk) => {
    asked.push(`load ${chunk}`)
    const word = tries.shift()
    if (word === 'comes') return Promise.resolve()
    if (word === 'fails') return Promise.reject(lost)
    // As webpack does: a tag whose event settles the promise.
    return new Promise((_, reject) => {
      const tag = document.createElement('script')
      tag.onerror = () => {
        tag.remove()
        reject(lost)
      }
      document.head.append(tag)
    })
  }
  const isGone = async (file: string) => {
    asked.push(`look at ${file}`)
    return gone
  }
  const rescue = { isGone, mayRenew: () => renews }
  return { asked, get: recoverable(load, rescue, () => asked.push('reload')) }
}

const online = (is: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: is, configurable: true })

afterEach(() => {
  online(true)
  jest.useRealTimers()
  document.head.replaceChildren()
})

test('what comes is handed on', async () => {
  const { asked, get } = stage(['comes'])
  await get(7)
  expect(asked).toEqual(['load 7'])
})

test('what failed is tried once more, and no second time', async () => {
  const { asked, get } = stage(['fails', 'comes'])
  await get(7)
  expect(asked).toEqual(['load 7', 'look at /js/7.js', 'load 7'])
  const twice = stage(['fails', 'fails'])
  await expect(twice.get(7)).rejects.toBeInstanceOf(NetworkError)
  expect(twice.asked).toHaveLength(3)
})

test('without a network nothing is tried again by itself, and the page says why', async () => {
  online(false)
  const { asked, get } = stage(['fails'])
  const error = await get(7).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NetworkError)
  expect(asked).toEqual(['load 7'])
  expect(troubleOf(error)).toBe('offline')
})

test('a piece of another release starts the app anew, and nothing else happens meanwhile', async () => {
  const { asked, get } = stage(['fails'], true)
  const settled = jest.fn()
  get(7).then(settled, settled)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(asked).toEqual(['load 7', 'look at /js/7.js', 'reload'])
  expect(settled).not.toHaveBeenCalled()
})

test('where that was tried the page says that it is gone, and the app is not started again', async () => {
  const { asked, get } = stage(['fails'], true, false)
  const error = await get(7).catch((reason: unknown) => reason)
  expect(troubleOf(error)).toBe('gone')
  expect(asked).toEqual(['load 7', 'look at /js/7.js'])
})

test('what hangs is given up after 60,000 ms, and only that: the next try has a tag of its own', async () => {
  jest.useFakeTimers()
  const other = document.createElement('script')
  const heard = jest.fn()
  other.addEventListener('error', heard)
  document.head.append(other)
  const { asked, get } = stage(['hangs', 'comes'])
  const first = get(7).catch((reason: unknown) => reason)
  expect(document.scripts).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(PAGE_LIMIT - 1)
  expect(document.scripts).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(1)
  const error = await first
  expect(error).toBeInstanceOf(RequestTimeoutError)
  expect(troubleOf(error)).toBe('timeout')
  expect(heard).not.toHaveBeenCalled()
  await get(7)
  expect(asked).toEqual(['load 7', 'load 7'])
})

test('a tag that hangs since an earlier try is given up too', async () => {
  jest.useFakeTimers()
  const style = document.createElement('link')
  let hangs: Promise<unknown> | undefined
  let tries = 0
  const load: LoadChunk = () => {
    tries += 1
    hangs ??= new Promise((_, reject) => {
      style.onerror = () => {
        hangs = undefined
        style.remove()
        reject(lost)
      }
      document.head.append(style)
    })
    const script = tries === 1 ? Promise.reject(lost) : Promise.resolve()
    return tries === 3 ? script : Promise.all([script, hangs])
  }
  const get = recoverable(load, { isGone: async () => false, mayRenew: () => false })
  const first = get(7).catch((reason: unknown) => reason)
  await jest.advanceTimersByTimeAsync(PAGE_LIMIT)
  expect(await first).toBeInstanceOf(RequestTimeoutError)
  expect(style.isConnected).toBe(false)
  await get(7)
  expect(tries).toBe(3)
})

describe('in a browser', () => {
  const { fetch } = window
  const reload = jest.fn()
  const answer = (status: number, type: string) =>
    Object.assign(window, {
      fetch: jest.fn(async () => ({ status, headers: new Headers({ 'content-type': type }) })),
    })
  const get = recoverable(() => Promise.reject(lost), undefined, reload)
  const outcome = () =>
    Promise.race([
      get(7).catch((reason: unknown) => troubleOf(reason)),
      new Promise((resolve) => setTimeout(() => resolve('waits'), 0)),
    ])

  beforeEach(() => {
    sessionStorage.clear()
    reload.mockClear()
    document.head.innerHTML = '<script src="js/app.1a.js"></script>'
  })
  afterAll(() => Object.assign(window, { fetch }))

  test.each([
    [404, 'text/plain'],
    [410, 'text/plain'],
    [200, 'text/html; charset=utf-8'],
  ])('an answer of %s with %s is another release: one reload a build', async (status, type) => {
    answer(status, type)
    expect(await outcome()).toBe('waits')
    expect(await outcome()).toBe('gone')
    expect(reload).toHaveBeenCalledTimes(1)
    document.head.innerHTML = '<script src="js/app.2b.js"></script>'
    expect(await outcome()).toBe('waits')
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test.each([
    [200, 'text/javascript'],
    [500, 'text/plain'],
  ])('an answer of %s with %s is a failure of the moment', async (status, type) => {
    answer(status, type)
    expect(await outcome()).toBe('timeout')
    expect(reload).not.toHaveBeenCalled()
  })

  test('a server that does not answer has no other release', async () => {
    Object.assign(window, { fetch: () => Promise.reject(new Error('no network')) })
    expect(await outcome()).toBe('timeout')
  })

  test('a server that takes its time is waited for five seconds', async () => {
    jest.useFakeTimers()
    Object.assign(window, { fetch: () => new Promise(() => {}) })
    const trouble = jest.fn()
    get(7).catch((reason: unknown) => trouble(troubleOf(reason)))
    await jest.advanceTimersByTimeAsync(4999)
    expect(trouble).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(trouble).toHaveBeenCalledWith('timeout')
  })

  test('where nobody could count there is no reload', async () => {
    answer(404, 'text/plain')
    const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor
    const get = () => {
      throw new Error('denied')
    }
    Object.defineProperty(window, 'sessionStorage', { get, configurable: true })
    expect(await outcome()).toBe('gone')
    Object.defineProperty(window, 'sessionStorage', storage)
    expect(reload).not.toHaveBeenCalled()
  })
})

test('what is loaded ahead and does not come is not tried again, and starts nothing anew', async () => {
  const { asked, get } = stage(['fails'], true)
  await expect(ahead(() => get(7))).rejects.toBe(lost)
  expect(asked).toEqual(['load 7'])
})

test('what hangs since it was loaded ahead hangs for nobody who needs it', async () => {
  jest.useFakeTimers()
  const { asked, get } = stage(['hangs', 'comes'])
  const early = ahead(() => get(7)).catch((reason: unknown) => reason)
  await jest.advanceTimersByTimeAsync(PAGE_LIMIT * 2)
  const [tag] = document.head.children
  expect(tag).toBeInTheDocument()
  tag?.dispatchEvent(new Event('error'))
  expect(await early).toBe(lost)
  await get(7)
  expect(asked).toEqual(['load 7', 'load 7'])
})

test('code goes before pictures, had ahead or needed', async () => {
  const load = jest.fn(async () => undefined)
  const get = recoverable(load, { isGone: async () => false, mayRenew: () => false })
  await ahead(() => get(7))
  await get(8)
  expect(load.mock.calls).toEqual([
    [7, 'high'],
    [8, 'high'],
  ])
})
