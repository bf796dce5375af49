import { button, openLoggedIn, tab, titleOf } from '../support/app'
import { expect, test } from '../support/test'

/** An administrator of the seed. */
const ADMIN = '13900139000'
const PENCIL = '编辑此页面'

test('an administrator edits the page they look at; a finger finds the pencil above the tab bar', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, ADMIN)
  const pencil = button(page, PENCIL)
  await expect(pencil).toBeVisible()
  const box = await pencil.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  const bar = await tab(page, '我的').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)

  // A page that the app has not shown yet: its definition comes after the pencil was offered.
  await page.goto('/#/company/about')
  await expect(titleOf(page)).toHaveText('关于我们')
  await button(page, PENCIL).click()
  await expect(titleOf(page)).toHaveText('页面装修')
  await expect(button(page, '发布')).toBeVisible()
  await expect(button(page, PENCIL)).toBeHidden()
})
