import type { Page } from '@playwright/test'
import { button, leave, openCold, shown, titleOf } from '../support/app'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'block' })

const NEWER = '发现新版本 9.2.0'
const PAGES = [
  ['/', '素材'],
  ['/#/views/index?url=/product/show&id=2001', '酒款详情'],
  ['/#/company/about', '关于我们'],
] as const

/** An operator who has another version than the one that runs. */
const release = (page: Page, version: object) =>
  page.route(/autoConfig\/getValue\?type=version/, (route) =>
    route.fulfill({ json: { code: 200, message: '', data: version } }),
  )
const newer = { ios: '9.2.0', android: '9.1.4', note: '列表更快，夜里更安静。' }
const question = (page: Page) => page.getByRole('dialog', { name: NEWER })
const demand = (page: Page) => page.getByRole('alertdialog', { name: NEWER })
const mask = (page: Page) => page.locator('.tp-overlay--over .tp-overlay__mask')

for (const [address, title] of PAGES) {
  test(`a newer version lies over ${title}, which is seen through it, once a day`, async ({
    page,
    sandbox: _,
  }) => {
    await release(page, newer)
    await openCold(page, address)
    await expect(question(page)).toBeVisible()
    await expect(question(page)).toContainText('列表更快')
    await expect(mask(page)).toHaveCSS('animation-duration', '0.2s')
    await expect(mask(page)).toHaveCSS('background-color', /rgba\(.*0\.\d+\)/)
    // The page stands below, where it was.
    expect(new URL(page.url()).hash).not.toContain('update')
    await expect(titleOf(page)).toContainText(title)
    await question(page).getByRole('button', { name: '以后再说' }).click()
    await expect(question(page)).toHaveCount(0)
    await leave(page)
    const asked = page.waitForRequest(/type=version/)
    await openCold(page, '/#/company/contact')
    await asked
    await page.waitForLoadState('networkidle')
    await expect(question(page)).toHaveCount(0)
  })

  test(`whoever is too old gets no further than ${title}`, async ({ page, sandbox: _ }) => {
    await release(page, { ...newer, minClient: '9.0.0' })
    await openCold(page, address)
    await expect(demand(page)).toBeVisible()
    await expect(demand(page).getByRole('button')).toHaveText(['立即更新'])
    await page.keyboard.press('Escape')
    await mask(page).click({ position: { x: 5, y: 5 } })
    await expect(demand(page)).toBeVisible()
    // Another page by its address.
    await page.evaluate(() => {
      window.location.hash = '#/company/contact'
    })
    await expect(titleOf(page)).toHaveText('联系我们')
    await expect(demand(page)).toBeVisible()
    // Back does not even leave the page it lies over.
    await page.goBack()
    await expect(demand(page)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(1)
  })
}

test('a yes loads the app anew, at the same address', async ({ page, sandbox: _ }) => {
  await release(page, { ...newer, minClient: '9.0.0' })
  await openCold(page, '/#/company/about')
  await expect(demand(page)).toBeVisible()
  await release(page, { ios: '1.1.2', android: '1.1.2' })
  const again = page.waitForEvent('domcontentloaded')
  const asked = page.waitForResponse(/type=version/)
  await button(page, '立即更新').click()
  await again
  await expect(titleOf(page)).toHaveText('关于我们')
  await asked
  await expect(demand(page)).toHaveCount(0)
})

test('where the app is got stays open to whoever is too old', async ({ page, sandbox: _ }) => {
  await release(page, { ...newer, minClient: '9.0.0' })
  let answers = 0
  page.on('response', (response) => {
    if (response.url().includes('type=version')) answers += 1
  })
  // By its date the app has just started when the page is there: it asks four seconds after the page itself.
  await page.clock.setFixedTime(Date.now())
  await openCold(page, '/#/tool/app/update')
  await expect(shown(page, NEWER)).toBeVisible()
  await expect.poll(() => answers).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
  await expect(demand(page)).toHaveCount(0)
})

test('with less motion asked for it does not fade', async ({ page, sandbox: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await release(page, newer)
  await openCold(page, '/')
  await expect(question(page)).toBeVisible()
  await expect(mask(page)).toHaveCSS('animation-name', 'none')
})

test('a tap on its address lays it over the page that was tapped, and back closes it', async ({
  page,
  sandbox,
}) => {
  await sandbox.serveView('/company/about', {
    name: '关于我们',
    url: '/company/about',
    widgets: [
      {
        config: { type: 'menuList' },
        value: [{ id: '1', title: '检查更新', url: '/update/index' }],
      },
    ],
  })
  const asked = page.waitForRequest(/type=version/)
  await openCold(page, '/#/company/about')
  const latest = page.getByRole('dialog', { name: '已是最新版本 1.1.2' })
  // Behind the start: before it the address is a page.
  await asked
  await button(page, '检查更新').click()
  await expect(latest).toBeVisible()
  await expect(titleOf(page)).toHaveText('关于我们')
  await button(page, '知道了').click()
  await expect(latest).toHaveCount(0)
  await button(page, '检查更新').click()
  await expect(latest).toBeVisible()
  await page.goBack()
  await expect(latest).toHaveCount(0)
  await expect(titleOf(page)).toHaveText('关于我们')
})
