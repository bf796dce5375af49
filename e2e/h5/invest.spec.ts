import type { Page } from '@playwright/test'
import { answerOnce } from '../support/answer-once'
import { button, openCold, openLoggedIn, register, shown, titleOf, visible } from '../support/app'
import { chooseAndPay, expectPaid } from '../support/cashier'
import { alert, field, fillIn, loseAnswer } from '../support/identity-hand'
import { expect, test } from '../support/test'

const ADMINISTRATOR = '13900139000'
const NAME = '沈砚'
const DAY = 86_400

/** The first answer of a call is lost; the same tap again is the same wish. */
async function twice(page: Page, path: string, press: () => Promise<unknown>) {
  await answerOnce(page, path, loseAnswer)
  await press()
  await expect(page.getByRole('status').filter({ hasText: /网络|连接/ })).toBeVisible()
  await press()
}

const row = (page: Page, brandNo: RegExp) => visible(page.getByRole('link', { name: brandNo }))

async function openReview(house: Page, tab?: string) {
  await openCold(house, '/#/pages/tabbar/user')
  await button(house, '设置').click()
  await button(house, '投资审核').click()
  await expect(titleOf(house)).toHaveText('投资审核')
  if (tab) await house.getByRole('tab', { name: tab }).click()
}

async function becomeInvestor(page: Page, house: Page) {
  await openCold(page, '/#/scanPay/purchase?gradeId=2')
  await button(page, /确认|购买/).click()
  await chooseAndPay(page, '银行卡网关')
  await button(page, '同意付款').first().click()
  await expectPaid(page)
  await openCold(page, '/#/auto/edit?url=/user/identity')
  await fillIn(page, NAME)
  await button(page, '提交认证').click()
  await expect(shown(page, '审核中')).toBeVisible()
  await openCold(house, '/#/views/index?url=/people/identities')
  await button(house, `通过：${NAME}`).click()
  await expect(button(house, `通过：${NAME}`)).toHaveCount(0)
}

test('who has just registered applies, signs, pays, earns and leaves, with the network cut each time', async ({
  page,
  sandbox,
  browser,
}) => {
  test.slow()
  await register(page, sandbox, '15812345679')
  const theirs = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const house = await theirs.newPage()
  await openLoggedIn(house, sandbox, ADMINISTRATOR)

  await test.step('the market is closed until a grade and an identity are there', async () => {
    await page.goto('/#/device/invest')
    await expect(shown(page, '无权访问')).toBeVisible()
    await becomeInvestor(page, house)
  })

  await test.step('the market is sorted by each column, both ways', async () => {
    await openCold(page, '/#/auto/edit?url=/user/identity')
    await expect(shown(page, '您已完成实名认证')).toBeVisible()
    await page.goto('/#/device/invest')
    await expect(shown(page, '还没有投资')).toBeVisible()
    for (const name of ['品牌号', '价格', '累计收入', '累计回报']) {
      await button(page, `按${name}排序`).click()
      await button(page, `${name}，从高到低`).click()
      await expect(button(page, `${name}，从低到高`)).toBeVisible()
    }
  })

  await test.step('a brand shows its curve, as a table too, and takes one application', async () => {
    await button(page, /按品牌号/).click()
    await row(page, /TR-101/).click()
    await expect(page.getByRole('img', { name: /单台每日收益/ })).toBeVisible()
    await button(page, '查看表格').click()
    await expect(page.getByRole('table')).toBeVisible()
    await button(page, '申请投资').click()
    await button(page, '增加一台').click()
    await button(page, /^提交申请/).click()
    await expect(alert(page, '请输入姓名')).toBeVisible()
    await field(page, '姓名').fill('别人')
    await button(page, /^提交申请/).click()
    await expect(alert(page, '与实名认证不一致')).toBeVisible()
    await field(page, '姓名').fill(NAME)
    await twice(page, 'investApply/add', () => button(page, '提交申请 ¥1,740.00').click())
    await expect(shown(page, '商家正在审核，有结果后会通知您。')).toBeVisible()
    await openReview(house)
    await expect(visible(house.getByText(`${NAME} ·`))).toHaveCount(1)
    await answerOnce(house, 'investMerchant/decide', loseAnswer)
    await button(house, `通过：${NAME}`).click()
    await expect(button(house, `通过：${NAME}`)).toHaveCount(0)
  })

  await test.step('the message leads to the contract, which is signed once and stays', async () => {
    await openCold(page, '/#/tool/message')
    await visible(page.getByRole('link', { name: /投资申请已通过/ })).click()
    await expect(shown(page, /收益取决于实际售酒情况，不作任何承诺/)).toBeVisible()
    await button(page, '签署合同').click()
    await expect(alert(page, '请勾选已阅读并同意')).toBeVisible()
    await field(page, '输入姓名签署').fill(NAME)
    await page.getByRole('checkbox', { name: /^我已阅读/ }).click()
    await answerOnce(page, 'investApply/sign', loseAnswer)
    await button(page, '签署合同').click()
    await expect(shown(page, new RegExp(`${NAME} 已于 .* 签署`))).toBeVisible()
  })

  await test.step('paid at the cashier, it runs', async () => {
    const shownAt = page.url()
    await twice(page, 'investApply/pay', () => button(page, '付款 ¥1,740.00').click())
    await chooseAndPay(page, '银行卡网关')
    await button(page, '同意付款').first().click()
    await expectPaid(page)
    await button(page, '查看我的投资').click()
    await expect(titleOf(page)).toHaveText('设备投资')
    await openCold(page, shownAt)
    await expect(shown(page, '设备运行中，每日收益在当日结束后入账。')).toBeVisible()
    await button(page, '查看合同').click()
    await expect(shown(page, /^合同编号/)).toBeVisible()
  })

  await test.step('days that are over bring in, device by device, and are in the books', async () => {
    await sandbox.moveClock(3 * DAY)
    const running = page.url()
    // The server books what a night brought a moment after its clock was moved.
    await expect(async () => {
      await openCold(page, running)
      await expect(page.getByRole('img', { name: /全部设备每日收益/ })).toBeVisible({
        timeout: 15_000,
      })
    }).toPass()
    await expect(shown(page, /^昨日 ¥[1-9]|^昨日 ¥0\.[1-9]/)).toHaveCount(1)
    await openCold(page, '/#/views/auto/bill?key=bill')
    await expect(shown(page, /TR-101 设备收益/).first()).toBeVisible()
    await openCold(page, running)
  })

  await test.step('the exit is asked for once, and the money comes back', async () => {
    await answerOnce(page, 'investApply/exit', loseAnswer)
    await button(page, '申请退出').click()
    await page.getByRole('alertdialog').getByRole('button', { name: '退出', exact: true }).click()
    await expect(shown(page, /商家正在处理退出申请/)).toBeVisible()
    await openReview(house, '退出审核中')
    await expect(visible(house.getByText('应返还 ¥1,653.00'))).toBeVisible()
    await button(house, `通过：${NAME}`).click()
    await expect(button(house, `通过：${NAME}`)).toHaveCount(0)
    await openCold(page, page.url())
    await expect(shown(page, '款项已返还至余额，设备收益不再计入。')).toBeVisible()
    await openCold(page, '/#/views/auto/bill?key=bill')
    await expect(shown(page, '设备退出返还')).toBeVisible()
    await expect(shown(page, '退出手续费')).toBeVisible()
  })
  await theirs.close()
})
