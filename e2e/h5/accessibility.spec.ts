import { MEMBER, openLoggedIn, shown, tab, titleOf } from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // Without motion, so that nothing is measured half faded in.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('home and a product, with its sheet and the gate', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('link', { name: /^季风浑浊, ¥/ }).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page
        .getByRole('link', { name: /^季风浑浊, ¥/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: '季风浑浊' })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: '立即购买' }).click()
      const sheet = page.getByRole('dialog', { name: '季风浑浊' })
      await expect(sheet.getByRole('radio').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      await sheet.getByRole('button', { name: '立即购买' }).click()
      await expect(page.getByRole('alertdialog', { name: '未登录' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('login', async ({ page }) => {
      await page.goto('/#/user/login')
      await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('order confirmation and mine', async ({ page, sandbox }) => {
      await openLoggedIn(page, sandbox, MEMBER.mobile)
      await page
        .getByRole('link', { name: /^云台, ¥/ })
        .first()
        .click()
      await page.getByRole('button', { name: '立即购买' }).click()
      const sheet = page.getByRole('dialog', { name: '云台' })
      await sheet.getByRole('button', { name: '立即购买' }).click()
      await expect(page.getByRole('button', { name: /更换收货地址/ })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.goto('/#/pages/tabbar/user')
      await expect(titleOf(page)).toHaveText('我的')
      await expect(shown(page, '余额')).toBeVisible()
      await expect(tab(page, '我的')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
