import type { Page } from '@playwright/test'
import {
  button,
  expectHeard,
  MEMBER,
  openCold,
  openFromMine,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

const VOUCHERS = '/#/views/index?url=/member/vouchers'

const vouchers = (page: Page) =>
  visible(page.getByRole('list', { name: '兑换券' }).getByRole('listitem'))

test('a package is bought, its vouchers are shown at the counter, and it is paid back', async ({
  page,
  sandbox,
  heard,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/scanPay/purchase?packageId=1')
  await button(page, '确认并支付').click()
  await page.getByRole('radio', { name: '余额支付' }).click()
  await button(page, /^支付 ¥/).click()
  await page.getByRole('dialog', { name: /^支付/ }).getByLabel('支付密码').fill('135790')
  await button(page, '查看兑换券').click()
  await expect(titleOf(page)).toHaveText('我的套餐')
  // Six of this package beside what the member had before.
  const before = 4
  await expect(vouchers(page)).toHaveCount(6 + before)

  await test.step('one of them is a code and a number', async () => {
    await vouchers(page).filter({ hasText: '尝鲜套餐' }).first().getByRole('button').click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('img', { name: '兑换二维码' })).toBeVisible()
    await expect(sheet.getByText(/^\d{4} \d{4} \d{4}$/)).toBeVisible()
    await sheet.getByRole('button', { name: '关闭' }).click()
  })

  await test.step('nothing of it was used: the money goes back', async () => {
    await button(page, '尝鲜套餐退款').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '退款', exact: true }).click()
    await expectHeard(heard, '¥88.00 已退回余额')
    await expect(vouchers(page)).toHaveCount(before)
    await visible(page.getByRole('tab', { name: '已退款' })).click()
    await expect(vouchers(page)).toHaveCount(6)
  })
})

test('the way to the next grade, and a birthday that is told once', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openFromMine(page, '会员等级')
  await expect(titleOf(page)).toHaveText('会员等级')
  await expect(
    visible(page.getByRole('progressbar', { name: /^还差 \d+ 升级为金卡会员$/ })),
  ).toBeVisible()
  await expect(visible(page.getByRole('group', { name: '金卡会员权益' }))).toContainText('免运费')
  await button(page, '填写生日').click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await expect(shown(page, '生日 01-01')).toBeVisible()
  await expect(visible(page.getByRole('button', { name: '填写生日' }))).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('vouchers and grades can be used by everybody', async ({ page, sandbox }) => {
      await openLoggedIn(page, sandbox, MEMBER.mobile, VOUCHERS)
      await expect(vouchers(page).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      await openCold(page, '/#/views/index?url=/grade/index')
      await expect(visible(page.getByRole('progressbar')).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
