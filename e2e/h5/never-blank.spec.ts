import type { Page, Route } from '@playwright/test'
import { expectSettled, MEMBER, openCold, openLoggedIn, shown, tab, titleOf } from '../support/app'
import { expectKept } from '../support/kept'
import { expect, test } from '../support/test'

const TIMED_OUT = '连接超时，点击屏幕重试'
const OFFLINE = '网络连接失败，请检查网络后重试'
/** What all pages beyond the tabs are made of, and the part of one of them. */
const CORE = /\/js\/core\./
const CORE_STYLE = /\/css\/core\./
/** Any script of the app. */
const SCRIPT = /\/js\/[\w.-]+\.js$/
/** A browser runs nothing that is not called a script, as our server and any good host demand. */
const NO_SCRIPT = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' }
const HTML = '<!doctype html><title>Taproom</title>'

// What a worker keeps needs no network: a browser without one keeps nothing.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true }),
  ),
)

const retry = (page: Page) => page.getByRole('button', { name: TIMED_OUT })
const back = (page: Page) => page.getByRole('button', { name: '返回', exact: true }).last()
const skeleton = (page: Page) => page.getByRole('status', { name: '加载中' }).last()

/** Holds what is asked for until the test lets it go. */
async function hold(page: Page, file: RegExp): Promise<{ go(): Promise<void> }> {
  const held: Route[] = []
  await page.route(file, (route) => void held.push(route))
  return {
    async go() {
      await page.unroute(file)
      for (const route of held.splice(0)) await route.continue().catch(() => {})
    },
  }
}

/** Tells files that the page has loaded from those it has not. */
async function onlyLoaded(page: Page): Promise<(route: Route) => boolean> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  return (route) => loaded.includes(route.request().url())
}

/** How often the app itself was started. */
async function countStarts(page: Page): Promise<() => number> {
  let starts = 0
  page.on('domcontentloaded', () => {
    starts += 1
  })
  return () => starts
}

/** Opens home, scrolled a little, and the page of a product on it. */
async function openProduct(page: Page): Promise<void> {
  await openCold(page, '/')
  const card = page.getByRole('link', { name: /, ¥/ }).first()
  await card.scrollIntoViewIfNeeded()
  await card.click()
}

const scrolled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.taro_page')].map(({ scrollTop }) => scrollTop),
  )

test('what was on the screen stays for 200 ms, then its shape comes with title and way back', async ({
  page,
  sandbox: _,
}) => {
  const core = await hold(page, CORE)
  await openCold(page, '/')
  await expect(shown(page, '本周新鲜')).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 5_000)
  await page.evaluate(() => {
    window.location.hash = '#/user/setting'
  })
  await page.clock.runFor(199)
  await expect(titleOf(page)).toHaveText('素材')
  await expect(tab(page, '素材')).toBeVisible()
  await page.clock.runFor(1)
  await expect(titleOf(page)).toHaveText('设置')
  await expect(page).toHaveTitle('设置')
  await expect(skeleton(page)).toBeVisible()
  await expect(back(page)).toBeVisible()
  await expect(tab(page, '素材')).toBeHidden()
  await page.clock.resume()
  await core.go()
  await expect(shown(page, '清除页面缓存')).toBeVisible()
  await expectSettled(page)
})

test('after 60,000 ms it says so, a tap tries again, and back leads to the page as it was', async ({
  page,
  sandbox: _,
}) => {
  const core = await hold(page, CORE)
  await page.clock.install()
  await openProduct(page)
  await expect(skeleton(page)).toBeVisible()
  const before = await scrolled(page)
  expect(before[0]).toBeGreaterThan(0)
  await page.clock.fastForward(60_000)
  await expect(retry(page)).toBeVisible()
  await back(page).click()
  await expect(tab(page, '素材')).toBeVisible()
  await expect(titleOf(page)).toHaveText('素材')
  await expect(page).toHaveTitle('素材')
  expect(await scrolled(page)).toEqual(before)

  await page.getByRole('link', { name: /, ¥/ }).first().click()
  await expect(skeleton(page)).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(retry(page)).toBeVisible()
  await core.go()
  await retry(page).click()
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  await back(page).click()
  await expect(tab(page, '素材')).toBeVisible()
  await expectSettled(page)
  expect(await scrolled(page)).toEqual(before)
})

for (const [what, file] of [
  ['script', CORE],
  ['style sheet', CORE_STYLE],
] as const) {
  test(`a ${what} that is refused says so at once, and the next try has it`, async ({
    page,
    sandbox: _,
  }) => {
    await page.route(file, (route) => route.abort('connectionreset'))
    await openProduct(page)
    await expect(retry(page)).toBeVisible()
    await retry(page).click()
    await expect(retry(page)).toBeVisible()
    await page.unroute(file)
    await retry(page).click()
    await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
    await expect(retry(page)).toHaveCount(0)
  })
}

test('without a network it says so, and goes on by itself when there is one', async ({
  page,
  context,
  sandbox: _,
}) => {
  await openCold(page, '/')
  await expect(shown(page, '本周新鲜')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: /, ¥/ }).first().click()
  await expect(page.getByRole('button', { name: OFFLINE })).toBeVisible()
  await expect(retry(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
})

for (const [what, answer] of [
  ['404', { status: 404, contentType: 'text/plain', body: 'Not Found' }],
  ['a page', { status: 200, headers: NO_SCRIPT, body: HTML }],
] as const) {
  test(`a new release, where ${what} is answered: the app starts anew once, at the same address`, async ({
    page,
    sandbox: _,
  }) => {
    const starts = await countStarts(page)
    let isOld = true
    await openCold(page, '/')
    await expect(shown(page, '本周新鲜')).toBeVisible()
    const first = starts()
    page.on('domcontentloaded', () => {
      isOld = false
    })
    await page.route(CORE, (route) => (isOld ? route.fulfill(answer) : route.continue()))
    await page.getByRole('link', { name: /, ¥/ }).first().click()
    await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
    expect(starts()).toBe(first + 1)
    await back(page).click()
    await expect(tab(page, '素材')).toBeVisible()
  })
}

test('a piece that is missing for good starts the app anew once and no more, and says so', async ({
  page,
  sandbox: _,
}) => {
  const starts = await countStarts(page)
  await page.route(CORE, (route) => route.fulfill({ status: 404 }))
  await openCold(page, '/')
  await expect(shown(page, '本周新鲜')).toBeVisible()
  const first = starts()
  await page.getByRole('link', { name: /, ¥/ }).first().click()
  await expect(retry(page)).toBeVisible()
  expect(starts()).toBe(first + 1)
  expect(page.url()).toContain('#/views/index?url=')
  await back(page).click()
  await expect(tab(page, '素材')).toBeVisible()
  await page.getByRole('link', { name: /, ¥/ }).first().click()
  await expect(retry(page)).toBeVisible()
  expect(starts()).toBe(first + 1)
  // A person may try again as often as they like.
  await page.unroute(CORE)
  await retry(page).click()
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
})

test('what was typed a moment before a new release is there after it', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto('/#/company/feedback')
  const field = page.getByRole('textbox', { name: '反馈内容' })
  await field.fill('多来点波特')
  const isOld = await onlyLoaded(page)
  let missing = 0
  await page.route(SCRIPT, (route) => {
    if (isOld(route) || missing > 1) return route.continue()
    missing += 1
    return route.fulfill({ status: 404 })
  })
  const again = page.waitForEvent('domcontentloaded')
  await field.fill('多来点波特和世涛')
  await page.evaluate(() => {
    window.location.hash = '#/user/setting'
  })
  await again
  await expect(titleOf(page)).toHaveText('设置')
  await page.goBack()
  await expect(field).toHaveValue('多来点波特和世涛')
})

test('the first start: what does not come is said in its place, with its name, and tried again', async ({
  page,
  sandbox: _,
}) => {
  await page.route(CORE, (route) => route.abort('connectionreset'))
  await openCold(page, '/#/user/setting')
  await expect(retry(page)).toBeVisible()
  await expect(titleOf(page)).toHaveText('设置')
  await page.unroute(CORE)
  await retry(page).click()
  await expect(shown(page, '清除页面缓存')).toBeVisible()
})

test('the first start of home without its parts or its language is not blank either', async ({
  page,
  sandbox: _,
}) => {
  const parts = /\/js\/(?!app)[\w.]+\.js$/
  await page.route(parts, (route) => route.abort('connectionreset'))
  await openCold(page, '/')
  await expect(retry(page)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveText('Taproom')
  await page.unroute(parts)
  await retry(page).click()
  await expect(shown(page, '本周新鲜')).toBeVisible()
  await expect(titleOf(page)).toHaveText('素材')
})

test('the app itself does not come: the page says so, and a tap starts it', async ({
  page,
  sandbox: _,
}) => {
  const entry = /\/js\/app\./
  await page.route(entry, (route) => route.abort('connectionreset'))
  await openCold(page, '/')
  await expect(page.getByText(TIMED_OUT)).toBeVisible()
  await page.unroute(entry)
  await page.getByText(TIMED_OUT).click()
  await expect(shown(page, '本周新鲜')).toBeVisible()
})

/** What stands there before any code does: heights of its parts, px, and whether the tabs have their bar. */
const firstShape = (page: Page) =>
  page.evaluate(() => ({
    parts: [...document.querySelectorAll<HTMLElement>('#app > .sk i')].map((i) => i.offsetHeight),
    bar: document.querySelector<HTMLElement>('#app > .sk footer')?.offsetHeight,
  }))

for (const [what, hash, parts, bar] of [
  ['home', '', [40, 168, 40, 168, 240], 50],
  ['home by its address', '#/pages/tabbar/index', [40, 168, 40, 168, 240], 50],
  ['another tab', '#/pages/tabbar/user', [96, 96, 96, 96, 96], 50],
  ['a page', '#/company/about', [96, 96, 96, 96, 96], 0],
] as const) {
  test(`before any code is there, ${what} has a shape of its own`, async ({ page, sandbox: _ }) => {
    await hold(page, /\/js\/app\./)
    await page.goto(`/${hash}`, { waitUntil: 'commit' })
    await expect(page.locator('#app > .sk')).toBeVisible()
    expect(await firstShape(page)).toEqual({ parts, bar })
  })
}

test('a page opened first keeps the shape its definition gives while its code is on the way', async ({
  page,
  sandbox: _,
}) => {
  await openCold(page, '/#/company/about')
  await expect(titleOf(page)).toHaveText('关于我们')
  await expectSettled(page)
  await expectKept(page, '/company/about')
  await hold(page, CORE)
  await page.reload({ waitUntil: 'commit' })
  await expect(titleOf(page)).toHaveText('关于我们')
  const heights = () =>
    skeleton(page)
      .locator('i')
      .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).offsetHeight))
  // At first nothing is known of it; then the database of the device has been read.
  await expect.poll(heights).toEqual([96, 112])
})

test('the app itself is slow: after 60,000 ms the page says so, and it may come yet', async ({
  page,
  sandbox: _,
}) => {
  await page.clock.install()
  const entry = await hold(page, /\/js\/app\./)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('.sk')).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByText(TIMED_OUT)).toBeVisible()
  await entry.go()
  await expect(shown(page, '本周新鲜')).toBeVisible()
  await expect(page.getByText(TIMED_OUT)).toHaveCount(0)
})

test('of two pages opened one after the other the last is drawn, and back passes the first', async ({
  page,
  sandbox: _,
}) => {
  const core = await hold(page, CORE)
  await openCold(page, '/')
  await expect(shown(page, '本周新鲜')).toBeVisible()
  const cards = page.getByRole('link', { name: /, ¥/ })
  await cards.first().evaluate((card: HTMLElement) => card.click())
  await cards.nth(1).evaluate((card: HTMLElement) => card.click())
  const address = page.url()
  await core.go()
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  expect(page.url()).toBe(address)
  await back(page).click()
  await expect(tab(page, '素材')).toBeVisible()
  expect(page.url()).toContain('#/pages/tabbar/index')
})

test('a tab that does not come leaves its neighbours within reach', async ({
  page,
  sandbox: _,
}) => {
  await openCold(page, '/')
  await expect(shown(page, '本周新鲜')).toBeVisible()
  const isOld = await onlyLoaded(page)
  await page.route(SCRIPT, (route) =>
    isOld(route) ? route.continue() : route.abort('connectionreset'),
  )
  await tab(page, '我的').click()
  await expect(retry(page)).toBeVisible()
  await expect(titleOf(page)).toHaveText('我的')
  await expect(back(page)).toHaveCount(0)
  await expect(tab(page, '我的')).toHaveAttribute('aria-current', 'page')
  await tab(page, '素材').click()
  await expect(shown(page, '本周新鲜')).toBeVisible()
  await expect(retry(page)).toHaveCount(0)
  await expect(tab(page, '素材')).toHaveAttribute('aria-current', 'page')
})
