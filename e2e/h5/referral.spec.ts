import type { Browser, Page } from '@playwright/test'
import { DAY } from '../../src/shared/business-day'
import {
  button,
  expectHeard,
  listen,
  logInByCode,
  openCold,
  register,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { buyAndReceive } from '../support/friend'
import { h5Hand } from '../support/h5-hand'
import { whole } from '../support/journeys/hand'
import { handingOn } from '../support/journeys/handing'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

const INVITER = '13777770101'
const FRIEND = '13777770102'
const OWNER = '13900139000'
const PAY = '135790'

const field = (page: Page, name: string) =>
  visible(page.getByRole('textbox', { name, exact: true })).first()

async function phoneOf(browser: Browser, { origin }: Sandbox): Promise<Page> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    baseURL: origin,
  })
  return context.newPage()
}

test('from a poster to money on a card: somebody who registered a minute ago', async ({
  page,
  sandbox,
  browser,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const heard = await listen(page)
  await register(page, sandbox, INVITER)
  await openCold(page, '/#/tookeen/invitation')
  await button(page, '复制 我的邀请链接').click()
  await expectHeard(heard, '复制成功')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const theirs = await phoneOf(browser, sandbox)
  await register(theirs, sandbox, FRIEND, link.replace(/^.*#/, '/#'))
  await theirs.context().close()
  await buyAndReceive(sandbox, { mobile: FRIEND, password: 'secret1' })
  await sandbox.moveClock(DAY + 7200)

  await test.step('the reward says whose order it is of', async () => {
    const reward = visible(page.getByRole('button', { name: /推荐奖励/ })).first()
    // The server books what a night brought a moment after its clock was moved.
    await expect(async () => {
      await openCold(page, '/#/conduit/specific')
      await expect(reward).toBeVisible({ timeout: 15_000 })
    }).toPass()
    await reward.click()
    await expect(shown(page, '好友订单')).toBeVisible()
    await button(page, '查看奖励来源').click()
    await expect(titleOf(page)).toHaveText('推荐奖励')
    await expect(shown(page, '酒**')).toBeVisible()
    await expect(shown(page, '5%')).toBeVisible()
  })

  await test.step('a card and a pay password are added on the way', async () => {
    await openCold(page, '/#/views/index?url=/asset/withdraw')
    await button(page, '添加银行卡').click()
    await button(page, '添加银行卡').click()
    await field(page, '银行卡号').fill('6225881234567898')
    await field(page, '开户人').fill('酒友')
    await button(page, '保存').click()
    await expectHeard(heard, '账户已保存')
    await openCold(page, '/#/auto/edit?url=/user/pay-password')
    await field(page, '新支付密码').fill(PAY)
    await field(page, '再次输入支付密码').fill(PAY)
    await button(page, '保存密码').click()
    await expectHeard(heard, '支付密码已设置')
  })

  await test.step('it waits to be looked at', async () => {
    await openCold(page, '/#/views/index?url=/asset/withdraw')
    await visible(page.getByRole('radio', { name: /设备收益/ })).click()
    await field(page, '提现金额').fill('5')
    await button(page, '提现').click()
    await expect(shown(page, /单笔最低/)).toBeVisible()
    await field(page, '提现金额').fill('10')
    await button(page, '提现').click()
    await page.getByLabel('支付密码', { exact: true }).fill(PAY)
    await expectHeard(heard, '已提交审核')
    await expect(visible(page.getByRole('listitem')).first()).toContainText('审核中')
  })

  const desk = await phoneOf(browser, sandbox)
  await test.step('an administrator pays it', async () => {
    await desk.goto('/#/user/login')
    await logInByCode(desk, sandbox, OWNER)
    await expect(titleOf(desk)).toHaveText('素材')
    await openCold(desk, '/#/views/index?url=/asset/withdrawals')
    await button(desk, /^确认付款：¥10.00/).click()
    await expect(visible(desk.getByRole('listitem')).filter({ hasText: '¥10.00' })).toHaveCount(0)
    await desk.context().close()
  })

  await openCold(page, '/#/views/index?url=/asset/withdraw')
  await expect(visible(page.getByRole('listitem')).first()).toContainText('已付款')
  await openCold(page, '/#/views/bill')
  await expect(visible(page.getByRole('button', { name: /提现至银行卡/ }))).toContainText('10.00')
})

test('materials are kept and handed on by somebody new, and who comes by one is in their team', async ({
  page,
  heard,
  sandbox,
  browser,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const another = async () => {
    const other = await phoneOf(browser, sandbox)
    return h5Hand(other, await listen(other))
  }
  const world = { sandbox, hand: h5Hand(page, heard), another, line: whole, cuts: false }
  await handingOn(world, {
    async keep(tap) {
      const coming = page.waitForEvent('download')
      await tap()
      return (await coming).suggestedFilename()
    },
    async handOn(tap) {
      await tap()
      await button(page, '复制链接').click()
      await expect.poll(copied).toContain('/#/tool/material')
      return (await copied()).replace(/^.*#/, '')
    },
    copied,
  })
})
