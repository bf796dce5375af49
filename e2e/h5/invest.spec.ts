import type { Page } from '@playwright/test'
import { button, openCold, openLoggedIn, register, shown, visible } from '../support/app'
import { chooseAndPay, expectPaid } from '../support/cashier'
import { alert, field, fillIn } from '../support/identity-hand'
import { expect, test } from '../support/test'

const ADMINISTRATOR = '13900139000'
const NAME = '沈砚'

const row = (page: Page, brandNo: RegExp) => visible(page.getByRole('link', { name: brandNo }))

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

test('who has just registered becomes an investor, reads the market and a brand, and applies under no other name', async ({
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

  await test.step('a brand shows its curve, as a table too, and takes no application under another name', async () => {
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
  })
  await theirs.close()
})
