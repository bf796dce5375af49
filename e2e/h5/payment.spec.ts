import type { Page, Request } from '@playwright/test'
import { shown, titleOf } from '../support/app'
import {
  button,
  chooseAndPay,
  expectPaid,
  headline,
  method,
  openCashier,
  requests,
} from '../support/cashier'
import { hold } from '../support/late-code'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

const PASSWORD = '135790'

test.describe('a browser of its own', () => {
  test('pays at the cashier (type 1)', async ({ page, sandbox }) => {
    await openCashier(page, sandbox)
    await chooseAndPay(page, '银行卡网关')
    await expect(page).toHaveURL(/\/pay\/cashier/)
    await button(page, '同意付款').first().click()
    await expectPaid(page)
  })

  test('pays by a form the gateway wrote (type 3)', async ({ page, sandbox }) => {
    await openCashier(page, sandbox)
    await chooseAndPay(page, '网上银行')
    await expect(page).toHaveURL(/\/pay\/cashier\?token=/)
    await button(page, '同意付款').first().click()
    await expectPaid(page)
  })

  test('pays from the balance with the pay password (type 300)', async ({ page, sandbox }) => {
    await openCashier(page, sandbox)
    await chooseAndPay(page, '余额支付')
    const sheet = page.getByRole('dialog', { name: /^支付/ })
    await sheet.getByLabel('支付密码').fill('111111')
    await expect(sheet.getByRole('alert')).toHaveText('支付密码错误')
    await sheet.getByLabel('支付密码').fill(PASSWORD)
    await expectPaid(page)
  })

  test('a double tap charges once', async ({ page, sandbox }) => {
    await openCashier(page, sandbox)
    await method(page, '银行卡网关').click()
    await button(page, /^支付 ¥/).dblclick()
    await expect(page).toHaveURL(/\/pay\/cashier/)
    expect(await requests(sandbox)).toBe(1)
  })

  const passwordIn = (page: Page) =>
    page.getByRole('dialog', { name: /^支付/ }).getByLabel('支付密码')

  async function payByBalance(page: Page): Promise<void> {
    await chooseAndPay(page, '余额支付')
    await passwordIn(page).fill(PASSWORD)
  }

  test('an answer that got lost after the money moved is no second payment', async ({
    page,
    sandbox,
  }) => {
    await openCashier(page, sandbox)
    await page.route('**/api/pay/pay', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await payByBalance(page)
    await expectPaid(page)
    expect(await requests(sandbox)).toBe(1)
  })

  test('a connection cut in the middle, which browsers try again by themselves, charges once', async ({
    page,
    sandbox,
  }) => {
    await openCashier(page, sandbox)
    await sandbox.plan([{ kind: 'drop', after: true, match: { path: 'api/pay/pay' } }])
    await payByBalance(page)
    await expectPaid(page)
  })

  test('a request that got lost is confirmed before anything else', async ({ page, sandbox }) => {
    await openCashier(page, sandbox)
    await page.route('**/api/pay/pay', (route) => route.abort())
    await payByBalance(page)
    await expect(headline(page, '正在确认您的支付结果')).toBeVisible()
    await expect(shown(page, /^TP-800001-/)).toBeVisible()
    await expect(button(page, /^支付 ¥/)).toHaveCount(0)
  })

  test('without a network it is said within two seconds, and ends by itself when there is one', async ({
    page,
    context,
    sandbox,
  }) => {
    await openCashier(page, sandbox)
    await page.route('**/api/pay/pay', async (route) => {
      await route.fetch()
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    const isPayment = (request: Request) => request.url().includes('pay/pay')
    let isSent = false
    page.on('request', (request) => {
      isSent ||= isPayment(request)
    })
    const lost = page.waitForEvent('requestfailed', isPayment)
    await chooseAndPay(page, '余额支付')
    await expect(passwordIn(page)).toBeVisible()
    await page.clock.install()
    // Two seconds of the app, which are not those of a machine that does other work besides.
    await page.clock.pauseAt(Date.now() + 20_000)
    await passwordIn(page).fill(PASSWORD)
    // It first sees to it that no other tab pays, and signs: a busy machine does not do both in one go.
    const sent = async () => {
      await page.clock.runFor(100)
      return isSent
    }
    await expect.poll(sent).toBe(true)
    await lost
    await page.clock.runFor(1900)
    await expect(shown(page, /^暂时没有回应/)).toBeVisible()
    await expect(button(page, /^支付 ¥/)).toHaveCount(0)
    await page.clock.resume()
    await context.setOffline(false)
    await expectPaid(page)
    expect(await requests(sandbox)).toBe(1)
  })

  test('cancelled at the cashier, nothing is lost', async ({ page, sandbox }) => {
    await openCashier(page, sandbox)
    await chooseAndPay(page, '银行卡网关')
    await button(page, '取消').click()
    await expect(page).toHaveURL(/#\/asset\/pay\/index/)
    await expect(headline(page, '您是否已完成支付？')).toBeVisible()
    await button(page, '我没有支付').click()
    await expect(button(page, /^支付 ¥/)).toBeVisible()
  })
})

test.describe('special cases of the cashier', () => {
  async function decide(page: Page, sandbox: Sandbox, name: string): Promise<void> {
    await openCashier(page, sandbox)
    await chooseAndPay(page, '银行卡网关')
    await page.getByText('测试特殊情况').click()
    await button(page, name).click()
  }

  test('tells the shop twice', async ({ page, sandbox }) => {
    await decide(page, sandbox, '同意付款，重复通知商家')
    await expectPaid(page)
  })

  test('a platform that tells the shop twice unasked', async ({ page, sandbox }) => {
    await sandbox.plan([{ kind: 'duplicate-payment' }])
    await openCashier(page, sandbox)
    await chooseAndPay(page, '银行卡网关')
    await button(page, '同意付款').first().click()
    await expectPaid(page)
  })

  test('tells the shop late: the result is waited for', async ({ page, sandbox }) => {
    await openCashier(page, sandbox)
    await chooseAndPay(page, '银行卡网关')
    await page.getByText('测试特殊情况').click()
    // On a slow machine the five seconds may be over before the page is there: it asks when it was seen.
    const result = await hold(page, /\/asset\/pay\/list/)
    await button(page, '同意付款，5 秒后才通知商家').click()
    await expect(shown(page, '正在确认您的支付结果')).toBeVisible()
    await result.go()
    await expectPaid(page)
  })

  test('lets the order expire: closed, with a way on', async ({ page, sandbox }) => {
    await decide(page, sandbox, '让订单过期')
    await expect(headline(page, '该支付已关闭')).toBeVisible()
    await button(page, '我的订单').click()
    await expect(titleOf(page)).toHaveText('我的订单')
  })

  test('the bank declines: why, and another try', async ({ page, sandbox }) => {
    await decide(page, sandbox, '银行拒绝付款')
    await expect(page).toHaveURL(/#\/pay\/failure/)
    await expect(headline(page, '支付未完成')).toBeVisible()
    await expect(shown(page, /^TP-800001-/)).toBeVisible()
    await expect(button(page, '重新支付')).toBeVisible()
  })

  test('refuses a form somebody changed on the way', async ({ page, sandbox }) => {
    await openCashier(page, sandbox)
    await page.route('**/pay/cashier', (route) => {
      const body = (route.request().postData() ?? '').replace(/amount=\d+/, 'amount=1')
      return route.continue({ postData: body })
    })
    await chooseAndPay(page, '网上银行')
    await expect(page.getByRole('alert')).toHaveText('签名错误')
  })
})

test('a redirect that never came back is reminded of at the next start', async ({
  page,
  context,
  sandbox,
}) => {
  await openCashier(page, sandbox)
  await chooseAndPay(page, '银行卡网关')
  await expect(page).toHaveURL(/\/pay\/cashier/)
  await page.close()
  const next = await context.newPage()
  await next.goto('/')
  await expect(shown(next, /正在确认您的一笔/)).toBeVisible()
  await button(next, '查看').first().click()
  await expect(headline(next, '尚未支付')).toBeVisible()
  await expect(button(next, '重新支付')).toBeVisible()
})
