import type { Page } from '@playwright/test'
import { button, expectStill, MEMBER, openCold, openLoggedIn, shown } from '../support/app'
import { fingersOn, middleOf } from '../support/fingers'
import { expect, test } from '../support/test'

test.describe('a long press', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: '梅雨' })

  test.beforeEach(async ({ page, sandbox }) => {
    await openLoggedIn(page, sandbox, MEMBER.mobile)
    await page.clock.install()
    await openCold(page, '/#/views/fast')
    await expect(shown(page, '梅雨')).toBeVisible()
    await expectStill(page)
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('of a finger takes 350 ms', async ({ page }) => {
    const fingers = await fingersOn(page)
    const at = await middleOf(shown(page, '梅雨'))
    await fingers.down(at)
    await page.clock.runFor(349)
    await expect(menu(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(menu(page)).toHaveCount(1)
    await fingers.up()
    await page.clock.resume()
    await expect(button(page, '编辑')).toBeVisible()
  })

  test('that a finger makes a scroll of is none', async ({ page }) => {
    const fingers = await fingersOn(page)
    const [x, y] = await middleOf(shown(page, '梅雨'))
    await fingers.down([x, y])
    await page.clock.runFor(300)
    for (const way of [10, 20, 40]) await fingers.to([x, y - way])
    await page.clock.runFor(100)
    await expect(menu(page)).toHaveCount(0)
    await fingers.up()
  })

  for (const [way, opens] of [
    [10, 1],
    [11, 0],
  ] as const) {
    // A browser tells of no finger that strays so little; of a mouse it does.
    test(`that strays ${way} px opens ${opens} menus`, async ({ page }) => {
      const [x, y] = await middleOf(shown(page, '梅雨'))
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.clock.runFor(100)
      await page.mouse.move(x + way, y)
      await page.clock.runFor(250)
      await expect(menu(page)).toHaveCount(opens)
      await page.mouse.up()
    })
  }
})
