import type { Page } from '@playwright/test'
import {
  button,
  expectHeard,
  NEWCOMER,
  openCold,
  openLoggedIn,
  shown,
  tab,
  titleOf,
  visible,
} from '../support/app'
import { expect, test } from '../support/test'

const HOUSE = '13900139000'
const DESK = '/#/merchant/index'
const SHOP = '夜班酒铺'

const field = (page: Page, name: string | RegExp) =>
  visible(page.getByRole('textbox', { name })).first()

test('who applies for a shop reads why not, applies anew, and has one', async ({
  page,
  sandbox,
  heard,
  browser,
}) => {
  await openLoggedIn(page, sandbox, NEWCOMER.mobile)
  const theirs = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const house = await theirs.newPage()
  await openLoggedIn(house, sandbox, HOUSE)

  await test.step('the form of the shop is the application', async () => {
    await openCold(page, DESK)
    await button(page, '申请开店').click()
    await expect(titleOf(page)).toHaveText('商家基本信息')
    await field(page, /^店铺名称/).fill(SHOP)
    await field(page, /^手机号/).fill(NEWCOMER.mobile)
    await field(page, /^地址/).fill('大沙头三马路 3 号')
    await button(page, '提交').click()
    await expect(shown(page, '开店申请审核中')).toBeVisible()
  })

  await test.step('an administrator finds it on the desk and says why not', async () => {
    await openCold(house, DESK)
    await visible(house.getByRole('link', { name: /^入驻申请 \d+$/ })).click()
    await expect(titleOf(house)).toHaveText('入驻审核')
    await expect(shown(house, '地址：大沙头三马路 3 号')).toBeVisible()
    await button(house, `拒绝 ${SHOP}`).click()
    const sheet = house.getByRole('dialog', { name: `拒绝 ${SHOP}` })
    await sheet.getByRole('textbox').fill('请写明门店楼层')
    await sheet.getByRole('button', { name: '拒绝', exact: true }).click()
    await expect(house.getByText(SHOP, { exact: true })).toHaveCount(0)
  })

  await test.step('the applicant reads it and sends it again', async () => {
    await openCold(page, DESK)
    await expect(shown(page, '原因：请写明门店楼层')).toBeVisible()
    await button(page, '修改资料').click()
    await expect(shown(page, /未通过审核.*原因：请写明门店楼层/)).toBeVisible()
    await field(page, /^地址/).fill('大沙头三马路 3 号 1 楼')
    await button(page, '提交').click()
    await expect(shown(page, '开店申请审核中')).toBeVisible()
  })

  await test.step('approved, the desk of their own shop opens, and a message says so', async () => {
    await openCold(house, '/#/views/index?url=/merchant/applications')
    await button(house, `通过 ${SHOP}`).click()
    await expect(house.getByText(SHOP, { exact: true })).toHaveCount(0)
    await openCold(page, '/#/tool/message')
    await visible(page.getByRole('link', { name: `「${SHOP}」已通过审核` })).click()
    await expect(visible(page.getByRole('heading', { name: SHOP }))).toBeVisible()
    await expect(visible(page.getByRole('link', { name: /^今日支付/ }))).toBeVisible()
    await openCold(house, '/#/tool/message')
    await expect(house.getByText(`「${SHOP}」已通过审核`)).toHaveCount(0)
  })
  await theirs.close()
  expect(heard).not.toContain('undefined')
})

test('a week that is over is a line of the income, and one of the wallet', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, HOUSE, '/#/views/index?url=/merchant/income')
  await page.getByRole('tab', { name: '结算单' }).click()
  const lines = visible(page.getByRole('list', { name: '结算单' })).getByRole('listitem')
  await expect(lines.first()).toContainText(/结算至余额/)
  await expect(lines.first()).toContainText(/销售 ¥[\d,.]+ · 退款 ¥[\d,.]+ · 服务费 ¥[\d,.]+/)
})

test('what lies in the cart is counted on ‘mine’, and what is kept is marked in lists', async ({
  page,
  sandbox,
  heard,
}) => {
  await openLoggedIn(page, sandbox, NEWCOMER.mobile, '/#/views/index?url=/product/show&id=2005')
  await button(page, '收藏').click()
  await button(page, '加入购物车').click()
  await page.getByRole('dialog').getByRole('button', { name: '加入购物车' }).click()
  await expectHeard(heard, '已加入购物车')
  await openCold(page, '/#/pages/tabbar/user')
  await expect(tab(page, '我的')).toBeVisible()
  await expect(button(page, '购物车，1')).toBeVisible()
  await openCold(page, `/#/views/index?url=/product/list&keyWord=${encodeURIComponent('北向罗盘')}`)
  await expect(visible(page.getByRole('img', { name: '已收藏' })).first()).toBeVisible()
})
