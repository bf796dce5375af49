import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expectHeard, listen, MEMBER, openCold, openLoggedIn, shown, titleOf } from '../support/app'
import {
  ALIPAY_AGENT,
  bringBridge,
  injectAlipay,
  injectShell,
  injectWechat,
  WECHAT_AGENT,
} from '../support/pay-bridges'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

/** The seed's order of the member that waits to be paid. */
const CASHIER = '/#/asset/pay/index?id=800001'
const PASSWORD = '135790'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true })
const method = (page: Page, name: string) => page.getByRole('radio', { name })
const payNow = (page: Page) => button(page, /^支付 ¥/).click()
const headline = (page: Page, name: string) =>
  page.getByRole('heading', { name }).filter({ visible: true }).last()

const requests = async (sandbox: Sandbox, path = 'api/pay/pay') =>
  (await sandbox.log()).filter((call) => call.path.endsWith(path)).length

async function openCashier(page: Page, sandbox: Sandbox): Promise<void> {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openCold(page, CASHIER)
  await expect(titleOf(page)).toHaveText('支付订单')
  await expect(shown(page, /剩余时间/)).toBeVisible()
}

async function chooseAndPay(page: Page, name: string): Promise<void> {
  await method(page, name).click()
  await payNow(page)
}

async function expectPaid(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/asset\/pay\/success\?/)
  await expect(headline(page, '支付成功')).toBeVisible()
  await expect(shown(page, /支付时间/)).toBeVisible()
}

/** A page of a browser that says it is another one. */
async function pageOf(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    locale: 'zh-CN',
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
  })
  return context.newPage()
}

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

  async function payByBalance(page: Page): Promise<void> {
    await chooseAndPay(page, '余额支付')
    await page.getByRole('dialog', { name: /^支付/ }).getByLabel('支付密码').fill(PASSWORD)
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
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('pay/pay'))
    await payByBalance(page)
    await lost
    await expect(shown(page, /^暂时没有回应/)).toBeVisible({ timeout: 2000 })
    await expect(button(page, /^支付 ¥/)).toHaveCount(0)
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
    await decide(page, sandbox, '同意付款，5 秒后才通知商家')
    await expect(shown(page, '正在确认您的支付结果')).toBeVisible()
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

test.describe('the native shell', () => {
  for (const name of ['支付宝', '微信支付']) {
    test(`pays with ${name} (types 4 and 8)`, async ({ page, sandbox }) => {
      await injectShell(page)
      await openCashier(page, sandbox)
      await chooseAndPay(page, name)
      await expectPaid(page)
    })
  }

  test('that is too old says so and offers another way', async ({ page, sandbox }) => {
    await injectShell(page, true)
    await openCashier(page, sandbox)
    await chooseAndPay(page, '微信支付')
    await expect(shown(page, /当前环境无法使用微信支付/)).toBeVisible()
    await expect(button(page, /^支付 ¥/)).toBeEnabled()
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
