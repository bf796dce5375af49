import { COVER_DELAY, PAGE_LIMIT } from './page-stack'

import { atHome, Browser } from './testing/browser'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what was on the screen stays until the new page can be drawn', async () => {
  const browser = await atHome()
  browser.open('/a')
  jest.advanceTimersByTime(COVER_DELAY - 1)
  expect(browser.screen).toBe('/tab/home')
  await browser.arrive('/a')
  expect(browser.screen).toBe('/a')
  jest.advanceTimersByTime(PAGE_LIMIT)
  expect(browser.screen).toBe('/a')
})

test('after 200 ms its shape is there, after 60,000 ms the words, and a tap tries again', async () => {
  const browser = await atHome()
  browser.open('/a')
  jest.advanceTimersByTime(200)
  expect(browser.screen).toBe('/a loading')
  jest.advanceTimersByTime(59_799)
  expect(browser.screen).toBe('/a loading')
  jest.advanceTimersByTime(1)
  expect(browser.screen).toBe('/a timeout')
  browser.stack.retry()
  expect(browser.screen).toBe('/a loading')
  expect(browser.asked.filter((path) => path === '/a')).toHaveLength(2)
  await browser.arrive('/a')
  expect(browser.screen).toBe('/a')
})

test('a page that comes after all is drawn, though it was given up', async () => {
  const browser = await atHome()
  browser.open('/a')
  jest.advanceTimersByTime(PAGE_LIMIT)
  await browser.arrive('/a')
  expect(browser.screen).toBe('/a')
})

test.each(['timeout', 'offline', 'gone'] as const)(
  'a page that cannot be had says so at once: %s',
  async (why) => {
    const browser = await atHome()
    browser.open('/a')
    await browser.arrive('/a', why)
    expect(browser.screen).toBe(`/a ${why}`)
    expect(browser.stack.trouble).toBe(why)
    jest.advanceTimersByTime(PAGE_LIMIT)
    expect(browser.screen).toBe(`/a ${why}`)
  },
)

test('there is nothing to try again while a page is on its way, or stands', async () => {
  const browser = await atHome()
  browser.stack.retry()
  browser.open('/a')
  browser.stack.retry()
  expect(browser.asked).toEqual(['/tab/home', '/a'])
})

test('of two pages that are opened the last is drawn, however they come', async () => {
  for (const order of [
    ['/a', '/b'],
    ['/b', '/a'],
  ]) {
    const browser = await atHome()
    browser.open('/a')
    browser.open('/b')
    for (const path of order) await browser.arrive(path)
    expect(browser.screen).toBe('/b')
    browser.walk(-1)
    expect(browser.screen).toBe('/tab/home')
  }
})

test('a failure of a page nobody waits for is nobody’s business', async () => {
  const browser = await atHome()
  browser.open('/a')
  browser.open('/b')
  await browser.arrive('/a', 'timeout')
  expect(browser.screen).toBe('/tab/home')
  await browser.arrive('/b')
  expect(browser.screen).toBe('/b')
})

test('back while a page loads leads to the page before, which is the same one', async () => {
  const browser = await atHome()
  const home = browser.front
  browser.open('/a')
  jest.advanceTimersByTime(PAGE_LIMIT)
  expect(browser.stack.wayBack).toBe(-1)
  browser.walk(browser.stack.wayBack ?? 0)
  expect(browser.screen).toBe('/tab/home')
  expect(browser.front).toBe(home)
  await browser.arrive('/a')
  jest.advanceTimersByTime(PAGE_LIMIT)
  expect(browser.screen).toBe('/tab/home')
})

test('back from a page that took the place of another leads past both', async () => {
  const browser = await atHome()
  for (const path of ['/a', '/b']) {
    browser.open(path)
    await browser.arrive(path)
  }
  const { front } = browser
  browser.replace('/c')
  expect(browser.stack.wayBack).toBe(-1)
  await browser.arrive('/c')
  expect(front.state).toBe('ended')
  browser.walk(-1)
  expect(browser.screen).toBe('/a')
})

test('a page that was never drawn is not in the way: two back at once, and on again', async () => {
  const browser = await atHome()
  for (const path of ['/a', '/b']) {
    browser.open(path)
    await browser.arrive(path)
  }
  browser.walk(-2)
  expect(browser.screen).toBe('/tab/home')
  browser.walk(2)
  expect(browser.screen).toBe('/tab/home')
  await browser.arrive('/b')
  expect(browser.screen).toBe('/b')
  browser.walk(-1)
  await browser.arrive('/a')
  expect(browser.screen).toBe('/a')
  browser.walk(-1)
  expect(browser.screen).toBe('/tab/home')
})

test('tabs are kept, the pages on top of them are not', async () => {
  const browser = await atHome()
  const home = browser.front
  browser.open('/a')
  await browser.arrive('/a')
  browser.replace('/tab/mine')
  expect(browser.screen).toBe('/a')
  await browser.arrive('/tab/mine')
  expect(browser.pages.map(({ path }) => path)).toEqual(['/tab/mine'])
  browser.replace('/tab/home')
  expect(browser.front).toBe(home)
  expect(browser.asked).toEqual(['/tab/home', '/a', '/tab/mine'])
})

test('a page that takes the place of a tab leaves the tab alive', async () => {
  const browser = await atHome()
  const home = browser.front
  browser.replace('/a')
  await browser.arrive('/a')
  browser.replace('/tab/home')
  expect(browser.front).toBe(home)
})

test('who starts anew leaves no page, also when another one is opened meanwhile', async () => {
  const browser = await atHome()
  const home = browser.front
  browser.open('/a')
  await browser.arrive('/a')
  browser.restart('/login')
  browser.open('/b')
  await browser.arrive('/b')
  expect(browser.pages.map(({ path }) => path)).toEqual(['/b'])
  expect(home.state).toBe('ended')
  expect(browser.stack.wayBack).toBeUndefined()
})

test('where something stands from the start, it is of the page that comes, at once', async () => {
  const browser = new Browser(true)
  browser.open('/a')
  expect(browser.screen).toBe('/a loading')
  browser.stack.refresh()
  expect(browser.screen).toBe('/a loading')
  await browser.arrive('/a')
  expect(browser.screen).toBe('/a')
  browser.stack.refresh()
  expect(browser.screen).toBe('/a')
})
