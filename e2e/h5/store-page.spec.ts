import type { Page } from '@playwright/test'
import {
  button,
  expectSettled,
  expectStill,
  MEMBER,
  openCold,
  openLoggedIn,
  shown,
  tab,
  titleOf,
  visible,
} from '../support/app'
import { expect, test } from '../support/test'

const radio = (page: Page, name: RegExp) => visible(page.getByRole('radio', { name })).first()
const beers = (page: Page) => visible(page.getByRole('link', { name: /, ¥/ }))

for (const [what, address, name] of [
  ['a taproom', '/#/views/index?url=/store/show&id=301', '江岸店'],
  ['an event', '/#/views/index?url=/event/show&id=980003', '酒头接管日'],
] as const)
  test(`the header is clear over the picture of ${what}, and solid below it`, async ({
    page,
    sandbox: _,
  }) => {
    await openCold(page, address)
    const header = page.getByRole('banner')
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
    const title = () => titleOf(page).evaluate((element) => getComputedStyle(element).opacity)
    await expect(visible(page.getByRole('heading', { name })).first()).toBeVisible()
    await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
    await expect.poll(title).toBe('0')
    await page.mouse.wheel(0, 600)
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)')
    await expect.poll(title).toBe('1')
  })

test('a taproom is found, followed, and narrowed by class', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await tab(page, '商家').click()
  await visible(page.getByRole('link', { name: /岛上酿造所/ })).click()
  await expect(visible(page.getByRole('heading', { name: '岛上酿造所' }))).toBeVisible()
  await expect(shown(page, /^(营业中|休息中)$/)).toBeVisible()
  await expect(button(page, '致电岛上酿造所')).toBeVisible()

  await button(page, '关注').click()
  await expect(button(page, '已关注')).toBeVisible()

  const classes = visible(page.getByRole('radiogroup', { name: '在售酒款' }))
  await classes.scrollIntoViewIfNeeded()
  await expect(beers(page).first()).toBeAttached()
  const all = Number(/\d+$/.exec(await radio(page, /^全部/).innerText())?.[0])
  await classes.getByRole('radio').nth(1).click()
  const some = Number(/\d+$/.exec(await classes.getByRole('radio').nth(1).innerText())?.[0])
  expect(some).toBeLessThan(all)
  await expect(beers(page)).toHaveCount(some)

  await openCold(page, '/#/tool/favorite')
  await visible(page.getByRole('tab', { name: '门店' })).click()
  await visible(page.getByRole('link', { name: /岛上酿造所/ })).click()
  await expect(button(page, '已关注')).toBeVisible()
})

test('a taproom that is not there says so', async ({ page, sandbox: _ }) => {
  await openCold(page, '/#/views/index?url=/store/show&id=9')
  await expect(shown(page, '门店不存在')).toBeVisible()
  await button(page, '去逛逛').click()
  await expect(titleOf(page)).toHaveText('素材')
})

test('a page pulled down is read anew, and stands under the finger', async ({ page }) => {
  await openCold(page, '/')
  await tab(page, '商家').click()
  await visible(page.getByRole('link', { name: /岛上酿造所/ })).click()
  // The list behind it has a heading of this name too, and is shown until the page has slid over it.
  await expect(titleOf(page)).toHaveText('门店')
  await expectSettled(page)
  const name = visible(page.getByRole('heading', { name: '岛上酿造所' }))
  await expect(name).toBeVisible()
  await expectStill(page)
  const ring = page.locator('.tp-pull')
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((y) => ({ x: 187, y })),
    })
  await touch('touchStart', 420)
  for (const y of [460, 520, 580, 640, 700]) await touch('touchMove', y)
  await expect(ring).toBeInViewport()
  await expect(name).toBeVisible()
  const read = page.waitForRequest(/people\/store\/show/)
  await touch('touchEnd')
  await read
  await expect(ring).toHaveCount(0)
  await expect(name).toBeVisible()
})
