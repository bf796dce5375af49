import type { Page } from '@playwright/test'
import {
  logInByCode,
  MEMBER,
  NEWCOMER,
  openCold,
  openFromMine,
  openLoggedIn,
  titleOf,
  visible,
} from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

const COUPONS = '/#/views/index?url=/coupon/index'

const coupon = (page: Page, name: string) =>
  visible(page.getByRole('list', { name: '优惠券' }).getByRole('listitem')).filter({
    hasText: name,
  })

test('a coupon is claimed, kept and leads to what it is for', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openFromMine(page, /优惠券/)
  await expect(titleOf(page)).toHaveText('优惠券')
  await coupon(page, '酒花周专享').getByRole('button', { name: /^领取/ }).click()
  await expect(coupon(page, '酒花周专享')).toContainText('去使用')

  await openCold(page, COUPONS)
  await visible(page.getByRole('tab', { name: '我的' })).click()
  await expect(coupon(page, '聚会满减')).toBeVisible()
  await coupon(page, '酒花周专享')
    .getByRole('button', { name: /^去使用/ })
    .click()
  await expect(page).toHaveURL(/url=(%2F|\/)product(%2F|\/)list&classIds=1/)
})

test('what is gone or over cannot be claimed', async ({ page, sandbox: _ }) => {
  await openCold(page, COUPONS)
  await expect(coupon(page, '酸啤一刻')).toContainText('已领完')
  await expect(coupon(page, '丰收拉格季')).toContainText('已过期')
  await expect(coupon(page, '酸啤一刻').getByRole('button')).toHaveCount(0)
})

test('a claim whose answer is lost is shown as it stands, and counts once', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, NEWCOMER.mobile, COUPONS)
  const week = coupon(page, '酒花周专享')
  await expect(week).toContainText('仅剩 2 张')
  await sandbox.plan([
    { kind: 'drop', after: true, match: { method: 'POST', path: 'coupon/claim' }, times: 1 },
  ])
  await week.getByRole('button', { name: /^领取/ }).click()
  await expect(week).toContainText('去使用')
})

test('a visitor logs in to claim and comes back to the coupons', async ({ page, sandbox }) => {
  await openCold(page, COUPONS)
  await coupon(page, '新客首杯礼').getByRole('button', { name: /^领取/ }).click()
  await logInByCode(page, sandbox, NEWCOMER.mobile)
  await expect(titleOf(page)).toHaveText('优惠券')
  await coupon(page, '新客首杯礼').getByRole('button', { name: /^领取/ }).click()
  await expect(coupon(page, '新客首杯礼')).toContainText('去使用')
})

test('one’s own are told apart by what became of them', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, `${COUPONS}&mine=1`)
  await expect(coupon(page, '聚会满减')).toBeVisible()
  await visible(page.getByRole('radio', { name: '已使用' })).click()
  const used = coupon(page, '老友回归礼')
  await expect(used).toContainText('已使用')
  await used.getByRole('button', { name: /的订单$/ }).click()
  await expect(titleOf(page)).toHaveText('订单详情')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // Without motion, so that nothing is measured half faded in.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('coupons can be used by everybody', async ({ page, sandbox: _ }) => {
      await openCold(page, COUPONS)
      await expect(coupon(page, '丰收拉格季')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
