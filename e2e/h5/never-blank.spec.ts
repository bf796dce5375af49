import type { Page } from '@playwright/test'
import { expectSettled, openCold, shown, tab, titleOf } from '../support/app'
import {
  back,
  CORE,
  hold,
  onlyLoaded,
  openProduct,
  retry,
  SCRIPT,
  skeleton,
  withoutWorker,
} from '../support/late-code'
import { expect, test } from '../support/test'

const OFFLINE = '网络连接失败，请检查网络后重试'
/** The part of what all pages beyond the tabs are made of that is no script. */
const CORE_STYLE = /\/css\/core\./

withoutWorker()

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
  await page.clock.pauseAt(Date.now() + 20_000)
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
    const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()))
    await retry(page).click()
    // Before that, what is let through below would be this try.
    await failed
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
  // Nor is its code had before the tap.
  await page.route(CORE, (route) => route.abort('connectionreset'))
  await openCold(page, '/')
  await expect(shown(page, '本周新鲜')).toBeVisible()
  await context.setOffline(true)
  await page.unroute(CORE)
  await page.getByRole('link', { name: /, ¥/ }).first().click()
  await expect(page.getByRole('button', { name: OFFLINE })).toBeVisible()
  await expect(retry(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
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
    isOld(route.request().url()) ? route.continue() : route.abort('connectionreset'),
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
