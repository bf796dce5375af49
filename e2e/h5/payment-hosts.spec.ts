import type { Browser } from '@playwright/test'
import { expectHeard, listen, MEMBER, openCold, openLoggedIn, shown } from '../support/app'
import {
  button,
  CASHIER,
  chooseAndPay,
  expectPaid,
  headline,
  method,
  openCashier,
  pageOf,
  payNow,
  requests,
} from '../support/cashier'
import {
  ALIPAY_AGENT,
  bringBridge,
  injectAlipay,
  injectWechat,
  WECHAT_AGENT,
} from '../support/pay-bridges'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

test.describe('WeChat’s browser (type 7)', () => {
  /** Somebody who is logged in there: the login itself is another story (login.spec.ts). */
  async function inWechat(browser: Browser, sandbox: Sandbox, baseURL: string | undefined) {
    const plain = await browser.newContext({ baseURL, locale: 'zh-CN' })
    await openLoggedIn(await plain.newPage(), sandbox, MEMBER.mobile)
    const storageState = await plain.storageState()
    await plain.close()
    return pageOf(browser, { userAgent: WECHAT_AGENT, baseURL, storageState })
  }

  test('pays over a bridge that comes late', async ({ browser, sandbox, baseURL }) => {
    const page = await inWechat(browser, sandbox, baseURL)
    await injectWechat(page, 'approve', true)
    await openCold(page, CASHIER)
    await chooseAndPay(page, '微信支付')
    await expect.poll(() => requests(sandbox)).toBe(1)
    await bringBridge(page)
    await expectPaid(page)
    await page.context().close()
  })

  test('a closed sheet is a warning, and the payment can be made', async ({
    browser,
    sandbox,
    baseURL,
  }) => {
    const page = await inWechat(browser, sandbox, baseURL)
    const heard = await listen(page)
    await injectWechat(page, 'cancel')
    await openCold(page, CASHIER)
    await chooseAndPay(page, '微信支付')
    await expectHeard(heard, '用户取消或者订单过期')
    await expect(button(page, /^支付 ¥/)).toBeEnabled()
    await page.context().close()
  })

  test('without a bridge there is another way', async ({ browser, sandbox, baseURL }) => {
    const page = await inWechat(browser, sandbox, baseURL)
    await openCold(page, CASHIER)
    await chooseAndPay(page, '微信支付')
    await expect(shown(page, /当前环境无法使用微信支付/)).toBeVisible()
    await expect(method(page, '余额支付')).toBeChecked()
    await page.context().close()
  })

  test('a killed tab comes back to the truth', async ({ browser, sandbox, baseURL }) => {
    const page = await inWechat(browser, sandbox, baseURL)
    await injectWechat(page, 'mute')
    await openCold(page, CASHIER)
    const paid = page.waitForResponse('**/pay/wechat/sheet')
    await chooseAndPay(page, '微信支付')
    await paid
    await page.close()
    const next = await page.context().newPage()
    await next.goto('/')
    await expect(shown(next, /支付已到账/)).toBeVisible()
    await button(next, '查看').first().click()
    await expectPaid(next)
    await next.context().close()
  })

  test('a second tab does not make what the first one makes', async ({
    browser,
    sandbox,
    baseURL,
  }) => {
    const page = await inWechat(browser, sandbox, baseURL)
    const second = await page.context().newPage()
    for (const tab of [page, second]) await injectWechat(tab, 'hold')
    await openCold(second, CASHIER)
    await expect(button(second, /^支付 ¥/)).toBeVisible()
    await openCold(page, CASHIER)
    await chooseAndPay(page, '微信支付')
    await expect.poll(() => requests(sandbox)).toBe(1)
    await payNow(second)
    await expect(headline(second, '这笔支付正在进行中')).toBeVisible()
    expect(await requests(sandbox)).toBe(1)
    await page.context().close()
  })
})

test.describe('Alipay’s browser (type 4)', () => {
  for (const { code, late } of [
    { code: '9000', late: true },
    { code: '8000', late: false },
  ]) {
    test(`pays, whatever ${code} says`, async ({ browser, sandbox, baseURL }) => {
      const page = await pageOf(browser, { userAgent: ALIPAY_AGENT, baseURL })
      await injectAlipay(page, code, late)
      await openCashier(page, sandbox)
      await chooseAndPay(page, '支付宝')
      await expect.poll(() => requests(sandbox)).toBe(1)
      if (late) await bringBridge(page)
      await expectPaid(page)
      await page.context().close()
    })
  }
})
