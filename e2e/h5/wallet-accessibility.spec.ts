import { MEMBER, openCold, openLoggedIn, shown } from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('wallet with charts and a table, bills with a filter, a line', async ({
      page,
      sandbox,
    }) => {
      await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/asset/account/rawindex')
      // Accounts that come late push the charts down again: the last one stands when it is in sight.
      const composition = page.locator('.tp-chart').filter({ hasText: '支出构成' })
      const asTable = composition.getByRole('button', { name: '查看表格' })
      await expect(shown(page, '我的账户')).toBeVisible()
      await expect(async () => {
        await page.mouse.wheel(0, 600)
        await expect(asTable).toBeInViewport({ timeout: 300 })
      }).toPass()
      expect(await violations(page)).toEqual([])
      await asTable.click()
      await expect(page.getByRole('table')).toBeVisible()
      expect(await violations(page)).toEqual([])

      await openCold(page, '/#/views/auto/bill?key=bill')
      await expect(shown(page, /^今天/)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: /^类型/ }).click()
      await expect(page.getByRole('radio', { name: '收益', exact: true })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole('radio', { name: '收益', exact: true }).click()
      await expect(page.getByRole('button', { name: '类型: 收益' })).toBeVisible()
      await page
        .getByRole('group', { name: /^\d{4}/ })
        .getByRole('button')
        .first()
        .click()
      await expect(shown(page, '流水号')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
