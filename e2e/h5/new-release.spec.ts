import type { Page } from '@playwright/test'
import { MEMBER, openCold, openLoggedIn, shown, tab, titleOf } from '../support/app'
import { back, CORE, onlyLoaded, retry, SCRIPT, withoutWorker } from '../support/late-code'
import { expect, test } from '../support/test'

/** A browser runs nothing that is not called a script, as our server and any good host demand. */
const NO_SCRIPT = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' }
const HTML = '<!doctype html><title>Taproom</title>'

withoutWorker()

/** How often the app itself was started. */
async function countStarts(page: Page): Promise<() => number> {
  let starts = 0
  page.on('domcontentloaded', () => {
    starts += 1
  })
  return () => starts
}

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
    // From the start: what a page needs is had before the tap, and one that does not come starts nothing anew.
    await page.route(CORE, (route) => (isOld ? route.fulfill(answer) : route.continue()))
    const early = page.waitForResponse((response) => CORE.test(response.url()))
    await openCold(page, '/')
    await expect(shown(page, '本周新鲜')).toBeVisible()
    await early
    const first = starts()
    page.on('domcontentloaded', () => {
      isOld = false
    })
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
  let hasStarted = false
  page.once('domcontentloaded', () => {
    hasStarted = true
  })
  // Until it starts anew: what else is still on its way must not use up what is missing.
  await page.route(SCRIPT, (route) =>
    hasStarted || isOld(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  )
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
