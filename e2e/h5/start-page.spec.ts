import type { Page } from '@playwright/test'
import { button, expectStill, leave, openCold, tab, titleOf, visible } from '../support/app'
import { violations } from '../support/axe'
import { movements, watchMotion } from '../support/motion'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'block' })

const START_PAGE = '/pages/startup'
const NAME = '二十四个酒头同时开启'

/** The operator puts a picture before the first page. */
const show = (sandbox: Sandbox, more: object = {}) =>
  sandbox.serveView(START_PAGE, {
    name: '启动页',
    url: START_PAGE,
    widgets: [
      {
        config: {
          ...{ type: 'startupPanel', id: 'start', image: '/pictures/banner/tap-wall.svg' },
          ...{ alt: NAME, seconds: 10, ...more },
        },
      },
    ],
  })
const picture = (page: Page) => visible(page.getByAltText(NAME))
const skip = (page: Page) => button(page, '跳过')
const asked = (page: Page) =>
  page.waitForResponse((response) => /getByUrl.*startup/.test(response.url()))
const pathOf = (page: Page) => new URL(page.url()).hash

test('it lies over home with nothing leading back, goes by itself, and comes once a day', async ({
  page,
  sandbox,
}) => {
  await show(sandbox)
  await openCold(page, '/')
  await expect(picture(page)).toBeVisible()
  await expect(skip(page)).toHaveText(/^跳过 ([1-9]|10)$/)
  expect(pathOf(page)).toContain(START_PAGE)
  await expect(visible(page.getByRole('button', { name: '返回' }))).toHaveCount(0)
  await expect(visible(page.getByRole('button'))).toHaveCount(1)
  await expect(titleOf(page)).toHaveText('素材')
  await expect(tab(page, '素材')).toBeVisible()
  await leave(page)
  const version = page.waitForRequest(/type=version/)
  await openCold(page, '/')
  await expect(tab(page, '素材')).toBeVisible()
  await version
  await expect(picture(page)).toHaveCount(0)
  expect(pathOf(page)).not.toContain(START_PAGE)
})

test('it is skipped by the keyboard, and by going back', async ({ page, sandbox }) => {
  await show(sandbox)
  await openCold(page, '/')
  await expect(picture(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(skip(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(titleOf(page)).toHaveText('素材')
  await expect(picture(page)).toHaveCount(0)
})

test('a tap on the picture leads where the operator says', async ({ page, sandbox }) => {
  await show(sandbox, { url: '/company/about' })
  await openCold(page, '/')
  await visible(page.getByRole('link', { name: NAME })).click()
  await expect(titleOf(page)).toHaveText('关于我们')
  await page.goBack()
  await expect(titleOf(page)).toHaveText('素材')
})

for (const [address, title] of [
  ['/#/views/index?url=/product/show&id=2001', '酒款详情'],
  ['/#/user/login', '登录'],
  ['/#/asset/pay/success?payId=800003', '支付结果'],
] as const)
  test(`it does not stand before ${title}`, async ({ page, sandbox }) => {
    await show(sandbox)
    await openCold(page, address)
    await expect(titleOf(page)).toHaveText(title)
    await page.waitForLoadState('networkidle')
    await expect(picture(page)).toHaveCount(0)
  })

test('without an answer, without a picture and on another day there is none', async ({
  page,
  sandbox,
}) => {
  await sandbox.serveView(START_PAGE, {
    name: '启动页',
    url: START_PAGE,
    widgets: [{ config: { type: 'startupPanel', id: 'start' } }],
  })
  const answer = asked(page)
  await openCold(page, '/')
  await answer
  await expect(titleOf(page)).toHaveText('素材')
  await show(sandbox, { firstDay: '2999-01-01' })
  const another = asked(page)
  await openCold(page, '/')
  await another
  await expect(titleOf(page)).toHaveText('素材')
  await show(sandbox)
  await page.route(/getByUrl.*startup/, (route) => route.abort())
  await leave(page)
  const version = page.waitForRequest(/type=version/)
  await openCold(page, '/')
  await version
  await expect(titleOf(page)).toHaveText('素材')
  expect(pathOf(page)).not.toContain(START_PAGE)
})

test('a picture that cannot be had leads on at once', async ({ page, sandbox }) => {
  await show(sandbox, { image: '/pictures/banner/none.svg' })
  const answer = asked(page)
  await openCold(page, '/')
  await answer
  await expect.poll(() => pathOf(page)).not.toContain(START_PAGE)
  await expect(titleOf(page)).toHaveText('素材')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`it can be used with a screen reader, and stands still for who wants that: ${colorScheme}`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await watchMotion(page)
    await show(sandbox)
    await openCold(page, '/')
    await expect(picture(page)).toBeVisible()
    await expectStill(page)
    expect(await violations(page)).toEqual([])
    expect(await movements(page)).toEqual([])
  })
