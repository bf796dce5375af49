import type { Page } from '@playwright/test'
import { button, MEMBER, openCold, openLoggedIn, shown, titleOf, visible } from '../support/app'
import { expect, test } from '../support/test'

const link = (page: Page, name: string | RegExp) =>
  visible(page.getByRole('link', { name })).first()

test('a visitor sees packages, what is in one, and each beer of it', async ({ page }) => {
  await openCold(page, '/#/scanPay/index')
  const packages = visible(page.getByRole('list', { name: '套餐' }).getByRole('listitem'))
  await expect(packages).toHaveCount(4)
  await expect(packages.first()).toContainText('88')
  await link(page, /^常客一打/).click()
  await expect(titleOf(page)).toHaveText('套餐详情')
  await expect(shown(page, '共 12 件')).toBeVisible()
  await expect(shown(page, '立省 ¥25.00')).toBeVisible()
  await link(page, /^查看港湾金/).click()
  await expect(titleOf(page)).toHaveText('产品详情')
  await expect(shown(page, '港湾金')).toBeVisible()
})

test('a package is paid from the balance, and marked as opened', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/scanPay/show?id=1')
  await button(page, '立即开通').click()
  await expect(titleOf(page)).toHaveText('开通')
  await expect(page.getByRole('group', { name: '应付' })).toContainText('88')
  await button(page, '确认并支付').click()
  await expect(titleOf(page)).toHaveText('支付订单')
  await page.getByRole('radio', { name: '余额支付' }).click()
  await button(page, /^支付 ¥/).click()
  await page.getByRole('dialog', { name: /^支付/ }).getByLabel('支付密码').fill('135790')
  await expect(page).toHaveURL(/#\/asset\/pay\/success\?/)

  await openCold(page, '/#/scanPay/index')
  await expect(link(page, /^尝鲜套餐/)).toContainText('已开通')
})

test('two taps are one purchase', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/scanPay/purchase?packageId=2')
  await button(page, '确认并支付').dblclick()
  await expect(titleOf(page)).toHaveText('支付订单')
  const bought = (await sandbox.log()).filter(({ path }) => path.endsWith('paas/autoBuy/buy'))
  expect(bought).toHaveLength(1)
})

test('a package that is not for sale leads to the others', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/scanPay/purchase?packageId=99')
  await expect(shown(page, '该套餐已下架')).toBeVisible()
  await button(page, '全部套餐').click()
  await expect(titleOf(page)).toHaveText('套餐')
})

test('a purchase that names nothing offers the grades', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/scanPay/purchase')
  await button(page, /^开通黑卡/).click()
  await expect(page.getByRole('group', { name: '应付' })).toContainText('1,999')
})

test('/auto/buy takes a payment to its cashier', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/auto/buy?id=800001')
  await expect(button(page, /^支付 ¥/)).toBeVisible()
  await expect(button(page, '确认并支付')).toHaveCount(0)
})
