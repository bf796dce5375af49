import { type Answer, Browser, HTML, SCOPE, start } from './testing/worker-browser'

/** A built app, by its files. */
const BUILD = {
  'index.html': 'page of 1',
  'js/app.0000000001.js': 'entry of 1',
  'static/images/assets/tab/home.png': 'icon',
}

let browser: Browser
beforeEach(() => {
  browser = new Browser()
  browser.serve({ ...BUILD, 'js/9.abcdef.js': 'a part' })
})

/** The worker of `BUILD`, which has taken over. */
async function running() {
  const worker = await start(BUILD, browser)
  await worker.install()
  await worker.activate()
  browser.asked.length = 0
  return worker
}
const offline: Answer = () => {
  throw new TypeError('no network')
}
const page = (text: string) => ({ status: 200, text })

test('everything of the app is there without a network, in whatever folder', async () => {
  const worker = await running()
  browser.network = offline
  expect(await worker.ask('', 'navigate')).toEqual(page('page of 1'))
  expect(await worker.ask('index.html?from=home', 'navigate')).toEqual(page('page of 1'))
  expect(await worker.ask('js/app.0000000001.js')).toEqual(page('entry of 1'))
  expect(await worker.ask('static/images/assets/tab/home.png')).toEqual(page('icon'))
})

test('the page comes from the network first', async () => {
  const worker = await running()
  browser.serve({ ...BUILD, '': 'page of 2' })
  expect(await worker.ask('', 'navigate')).toEqual(page('page of 2'))
  // Nobody gets it later: it is the other build's.
  browser.network = offline
  expect(await worker.ask('', 'navigate')).toEqual(page('page of 1'))
})

test.each([500, 502, 503])('a server that fails (%i) is as good as none', async (status) => {
  const worker = await running()
  browser.network = () => new Response('failed', { status })
  expect(await worker.ask('', 'navigate')).toEqual(page('page of 1'))
})

test('what the server says of a page it does not have is heard', async () => {
  const worker = await running()
  browser.network = () => new Response('gone', { status: 410 })
  expect(await worker.ask('', 'navigate')).toEqual({ status: 410, text: 'gone' })
})

test('a network slower than 3 s is too slow for the page', async () => {
  const worker = await running()
  jest.useFakeTimers()
  const answered = jest.fn()
  browser.network = () => new Promise<Response>(() => {})
  worker.ask('', 'navigate', { isDone: false }).then(answered)
  await jest.advanceTimersByTimeAsync(2999)
  expect(answered).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  jest.useRealTimers()
  await new Promise(setImmediate)
  expect(answered).toHaveBeenCalledWith(page('page of 1'))
})

test.each([
  ['a call', '/main/product/page'],
  ['a picture of the shop', '/pictures/beer/1'],
  ['a picture of somebody', '/files/2026/me.jpg'],
  ['a payment', '/pay/notify'],
  ['a control', '/sandbox/reset'],
  ['the worker itself', 'sw.js'],
  ['a file without a hash', 'js/other.js'],
  ['another app', '/js/9.abcdef.js'],
])('%s is the browser’s own matter', async (_, path) => {
  const worker = await running()
  expect(await worker.ask(path, 'cors')).toBeUndefined()
  expect(await worker.ask(path, 'navigate')).toBeUndefined()
})

test('what is sent is never looked at', async () => {
  const worker = await running()
  expect(await worker.ask('js/9.abcdef.js', 'cors', { method: 'POST' })).toBeUndefined()
})

test('a part is fetched once, when somebody needs it', async () => {
  const worker = await running()
  expect(await worker.ask('js/9.abcdef.js')).toEqual(page('a part'))
  browser.network = offline
  expect(await worker.ask('js/9.abcdef.js')).toEqual(page('a part'))
  expect(browser.asked).toEqual(['js/9.abcdef.js'])
})

test('a page that a server gives in place of a part is not kept', async () => {
  const worker = await running()
  browser.network = () => new Response('page', { headers: { 'content-type': HTML } })
  await worker.ask('js/9.abcdef.js')
  expect(browser.kept().filter((url) => url.endsWith('9.abcdef.js'))).toEqual([])
})

test('a part the server has no more is not made up', async () => {
  const worker = await running()
  expect((await worker.ask('js/8.abcdef.js'))?.status).toBe(404)
})

describe('beside the build before', () => {
  const NEXT = { 'index.html': 'page of 2', 'js/app.0000000002.js': 'entry of 2' }
  const OLD_ENTRY = `${SCOPE}js/app.0000000001.js`
  const NEW_ENTRY = `${SCOPE}js/app.0000000002.js`

  /** A page of the build before has loaded a part; the next build waits. */
  async function waiting() {
    const before = await running()
    browser.windows = 1
    await before.ask('js/9.abcdef.js')
    browser.serve(NEXT)
    const worker = await start(NEXT, browser)
    await worker.install()
    return worker
  }

  test('it takes over when it is told to, and by itself never', async () => {
    const worker = await waiting()
    expect(browser.skipped).not.toHaveBeenCalled()
    await worker.say({ type: 'start', entry: OLD_ENTRY })
    expect(browser.skipped).toHaveBeenCalledTimes(1)
  })

  test('it knows which pages are its own', async () => {
    const worker = await waiting()
    expect(await worker.say({ type: 'ask', entry: OLD_ENTRY })).toEqual([false])
    expect(await worker.say({ type: 'ask', entry: NEW_ENTRY })).toEqual([true])
    expect(await worker.say({ type: 'ask' })).toEqual([false])
    expect(await worker.say({ type: 'constructor' })).toEqual([])
  })

  test('an open page of it finds its parts, though the server has them no more', async () => {
    const worker = await waiting()
    await worker.activate()
    expect(await worker.ask('js/9.abcdef.js')).toEqual(page('a part'))
    expect(await worker.ask('js/app.0000000001.js')).toEqual(page('entry of 1'))
  })

  test('without an open page it is forgotten', async () => {
    const worker = await waiting()
    browser.windows = 0
    await worker.activate()
    expect(browser.kept().filter((url) => url.includes('app.'))).toEqual([NEW_ENTRY])
  })

  test('it is forgotten when the only page is of the new build', async () => {
    const worker = await waiting()
    await worker.activate()
    await worker.say({ type: 'running', entry: OLD_ENTRY })
    expect(browser.kept()).toContain(OLD_ENTRY)
    browser.windows = 2
    await worker.say({ type: 'running', entry: NEW_ENTRY })
    expect(browser.kept()).toContain(OLD_ENTRY)
    browser.windows = 1
    await worker.say({ type: 'running', entry: NEW_ENTRY })
    expect(browser.kept()).not.toContain(OLD_ENTRY)
    expect(browser.kept()).toContain(NEW_ENTRY)
  })

  test('caches of others stay', async () => {
    const worker = await waiting()
    browser.caches.set('taproom-kept-1@https://shop.example/other/', new Map())
    browser.caches.set('somebody', new Map())
    browser.windows = 0
    await worker.activate()
    expect([...browser.caches.keys()]).toEqual(
      expect.arrayContaining(['somebody', 'taproom-kept-1@https://shop.example/other/']),
    )
  })
})
