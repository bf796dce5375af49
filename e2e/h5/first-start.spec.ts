import type { Page } from '@playwright/test'
import { expectSettled, openCold, shown, titleOf } from '../support/app'
import { expectKept } from '../support/kept'
import { CORE, hold, retry, skeleton, TIMED_OUT, withoutWorker } from '../support/late-code'
import { expect, test } from '../support/test'

withoutWorker()

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
    // The document may still be on its way.
    await expect.poll(() => firstShape(page)).toEqual({ parts, bar })
  })
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the shape of a page stands on a dark ground before any code is there', async ({
    page,
    sandbox: _,
  }) => {
    await hold(page, /\/js\/app\./)
    await page.goto('/#/company/about', { waitUntil: 'commit' })
    await expect(page.locator('#app > .sk')).toHaveCSS('background-color', 'rgb(12, 10, 9)')
  })
})

test('the first picture of home is on its way before the code that shows it', async ({
  page,
  sandbox: _,
}) => {
  const app = await hold(page, /\/js\/app\./)
  const picture = page.waitForRequest(/\/pictures\/banner\//)
  await page.goto('/', { waitUntil: 'commit' })
  const url = (await picture).url()
  await app.go()
  await expect(page.locator('.tp-banner img').first()).toHaveJSProperty('src', url)
})

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

test('once home is touched the way to a product is ready before the tap: its code, its definition, no other pages', async ({
  page,
  sandbox: _,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const has = (what: RegExp) => asked.some((url) => what.test(url))
  await openCold(page, '/')
  await expect(page.getByRole('link', { name: /, ¥/ }).first()).toBeVisible()
  // What its lists show came with the definition of home.
  expect(has(/product\/page/)).toBe(false)
  expect(has(CORE)).toBe(false)
  await titleOf(page).dispatchEvent('pointerdown')
  await expect.poll(() => has(CORE) && has(/getByUrl\?url=%2Fproduct%2Fshow/)).toBe(true)
  expect(has(/productShow\/detail/)).toBe(false)
  // All other pages come later, however slow the machine.
  const at = (what: RegExp) => asked.findIndex((url) => what.test(url))
  const others = at(/viewEngine\/all/)
  expect(others === -1 || others > at(/getByUrl\?url=%2Fproduct%2Fshow/)).toBe(true)
  // A finger lies on the card, and has not let go.
  await page.getByRole('link', { name: /, ¥/ }).first().dispatchEvent('pointerdown')
  await expect.poll(() => has(/productShow\/detail/) && has(/productShow\/skus/)).toBe(true)
  await expect(titleOf(page)).toHaveText('素材')
})

test('who saves data has nothing before the tap', async ({ page, sandbox: _ }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openCold(page, '/')
  const card = page.getByRole('link', { name: /, ¥/ }).first()
  await card.dispatchEvent('pointerdown')
  // These follow the home page by themselves, later than anything would be prepared.
  const all = () => asked.some((url) => /viewEngine\/all/.test(url))
  await expect.poll(all).toBe(true)
  expect(asked.filter((url) => CORE.test(url) || /getByUrl\?url=%2Fproduct/.test(url))).toEqual([])
  await card.click()
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
})
