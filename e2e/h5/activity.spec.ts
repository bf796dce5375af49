import type { Page, Request } from '@playwright/test'
import {
  appeared,
  button,
  expectHeard,
  MEMBER,
  openCold,
  openLoggedIn,
  PASSWORD,
  shown,
  titleOf,
  visible,
} from '../support/app'
import type { Sandbox } from '../support/sandbox'
import { tellerOf } from '../support/teller'
import { expect, test } from '../support/test'

const dialog = (page: Page) =>
  visible(page.getByRole('dialog').or(page.getByRole('alertdialog'))).last()

/** Opens a product as the member, with nothing in the cart. */
async function openToBuy(page: Page, sandbox: Sandbox): Promise<void> {
  await (await tellerOf(sandbox, MEMBER.mobile, PASSWORD)).emptyCart()
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/views/index?url=/product/show&id=2001')
}

const CART = /\/cart\/$/
const isCount = (request: Request) => request.method() === 'PUT' && CART.test(request.url())

test('a beer goes into the cart, is counted there and ordered from it', async ({
  page,
  heard,
  sandbox,
}) => {
  await openToBuy(page, sandbox)
  await button(page, '立即购买').click()
  await dialog(page).getByRole('button', { name: '加入购物车' }).click()
  await expectHeard(heard, '已加入购物车')

  await button(page, '购物车').click()
  await expect(titleOf(page)).toHaveText('购物车')
  const line = visible(page.getByRole('list', { name: '购物车商品' }).getByRole('listitem'))
  await expect(line).toHaveCount(1)
  // The first count is on its way when the next is tapped.
  let answered = 0
  page.on('response', (response) => {
    if (isCount(response.request())) answered += 1
  })
  let go = () => {}
  const tapped = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(CART, async (route) => {
    if (isCount(route.request())) await tapped
    await route.fallback()
  })
  await line.getByRole('button', { name: '增加一件' }).click()
  await line.getByRole('button', { name: '增加一件' }).click()
  await expect(button(page, '去结算（3）')).toBeVisible()
  go()
  await expect.poll(() => answered).toBe(2)

  // What was counted is kept by the server, not by the page.
  await page.reload()
  await button(page, '去结算（3）').click()
  await expect(titleOf(page)).toHaveText('确认订单')
  await expect(button(page, /更换收货地址/)).toBeVisible()
  await button(page, '提交订单').click()
  await expect(page).toHaveURL(/asset\/pay\/index/)
  await openCold(page, '/#/views/index?url=/cart/index')
  await expect(shown(page, '购物车是空的')).toBeVisible()
})

test('a line is taken out of the cart after a question', async ({ page, heard, sandbox }) => {
  await openToBuy(page, sandbox)
  await button(page, '立即购买').click()
  await dialog(page).getByRole('button', { name: '加入购物车' }).click()
  await expectHeard(heard, '已加入购物车')
  await openCold(page, '/#/views/index?url=/cart/index')
  await button(page, /^移除/).click()
  await dialog(page).getByRole('button', { name: '删除' }).click()
  await expect(shown(page, '购物车是空的')).toBeVisible()
})

test('a favourite is selected and removed; footprints are cleared', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/tool/favorite')
  const rows = visible(page.getByRole('group').getByRole('link'))
  await expect(rows).toHaveCount(3)
  await button(page, '管理').click()
  await visible(page.getByRole('group').getByRole('checkbox')).first().click()
  await button(page, '删除（1）').click()
  await dialog(page).getByRole('button', { name: '删除' }).click()
  await expect(rows).toHaveCount(2)

  await openCold(page, '/#/tool/footprint')
  await button(page, '清空').click()
  await dialog(page).getByRole('button', { name: '清空' }).click()
  await expect(shown(page, '暂无足迹')).toBeVisible()
})

test('a look in counts once, and a thumb under a stream counts where it is given', async ({
  page,
  sandbox,
  heard,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/views/index?url=/task/index')
  const row = (name: string) => visible(page.getByRole('listitem')).filter({ hasText: name })
  await row('每日签到').getByRole('button').click()
  await expect(row('每日签到')).toContainText('今日已完成')
  await expect(visible(page.getByRole('group', { name: '今日任务所得' }))).toContainText('2 积分')

  await expect(row('点赞直播')).toContainText('今日 0/5 次')
  await row('点赞直播').getByRole('button').click()
  await openCold(page, '/#/views/index?url=/live/show&id=960001')
  await button(page, /^点赞/).click()
  await expectHeard(heard, '已计入：+3 积分')
  await openCold(page, '/#/views/index?url=/task/index')
  await expect(row('点赞直播')).toContainText('今日 1/5 次')
})

test('a beer counts after five seconds on its page, and a film when it has ended', async ({
  page,
  sandbox,
  heard,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/views/index?url=/task/index')
  const row = (name: string) => visible(page.getByRole('listitem')).filter({ hasText: name })
  await row('浏览酒款').getByRole('button').click()
  const told = appeared(page, '请停留在本页')
  await visible(page.getByRole('link')).filter({ hasText: '¥' }).first().click()
  await told
  await expectHeard(heard, '已计入：+5 积分')

  await openCold(page, '/#/views/index?url=/task/index')
  await expect(row('浏览酒款')).toContainText('今日 1/10 次')
  await row('观看短片').getByRole('button').click()
  const player = visible(page.getByLabel(/^短片：/))
  await player.evaluate((video: HTMLVideoElement) => video.play())
  await expectHeard(heard, '已计入：+20 积分')
})

test('a grade is chosen and leads to its payment', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/views/index?url=/grade/index')
  await button(page, /^开通黑卡/).click()
  await expect(titleOf(page)).toHaveText('开通')
  await button(page, '确认并支付').click()
  await expect(page).toHaveURL(/asset\/pay\/index/)
})

test('messages and material are there to read', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/tool/message')
  // What earns is told by the line: among all kinds a notice of the house may stand on the next page.
  await visible(page.getByRole('tab', { name: /^系统/ })).click()
  await expect(shown(page, /设备计量维护/)).toBeVisible()
  await openCold(page, '/#/tool/material')
  await expect(shown(page, '采收周')).toBeVisible()
})
