import type { Page } from '@playwright/test'
import { button, openCold, register, shown, titleOf } from '../support/app'
import { expect, test } from '../support/test'

/** A brand that asks how old people are. */
const beAdults = (page: Page) =>
  page.route(/autoConfig\/getValue\?type=brand/, (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { minimumAge: 18 } } }),
  )
const question = (page: Page) => page.getByRole('alertdialog', { name: '您已年满 18 周岁吗？' })

test.describe('the question of age', () => {
  test.use({ serviceWorkers: 'block' })

  test('stands before the shop for somebody new, once', async ({ page, sandbox }) => {
    await beAdults(page)
    await register(page, sandbox, '13912340003')
    await expect(question(page)).toBeVisible()
    await expect(question(page).getByRole('button').first()).toBeVisible()
    await question(page).getByRole('button', { name: '已成年' }).click()
    await expect(question(page)).toHaveCount(0)
    await openCold(page, '/#/views/index?url=/product/list')
    await expect(shown(page, /IPA/)).toBeVisible()
    await expect(question(page)).toHaveCount(0)
  })

  test('is asked of who follows a link, by the keyboard as well, and a no has a way back', async ({
    page,
  }) => {
    await beAdults(page)
    await openCold(page, '/#/views/index?url=/product/show&id=2001')
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await question(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
      true,
    )
    await page.keyboard.press('Escape')
    await expect(titleOf(page)).toHaveText('仅限成年人')
    await expect(shown(page, /依法不向未成年人销售/)).toBeVisible()
    await button(page, '返回商店').click()
    await expect(question(page)).toBeVisible()
    await question(page).getByRole('button', { name: '未成年' }).click()
    await expect(titleOf(page)).toHaveText('仅限成年人')
  })

  for (const [address, title] of [
    ['/#/views/index?url=/user/terms', '服务条款'],
    ['/#/user/login', '登录'],
    ['/#/custService/service', '咨询客服'],
  ] as const)
    test(`does not stand before ${title}`, async ({ page }) => {
      await beAdults(page)
      await openCold(page, address)
      await expect(titleOf(page)).toHaveText(title)
      await page.waitForLoadState('networkidle')
      await expect(question(page)).toHaveCount(0)
    })
})
