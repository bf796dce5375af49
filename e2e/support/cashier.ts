import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { MEMBER, openLoggedIn, shown, titleOf, visible } from './app'
import type { Sandbox } from './sandbox'

/** Of the seed's order of the member that waits to be paid. */
export const CASHIER = '/#/asset/pay/index?id=800001'

export const button = (page: Page, name: string | RegExp): Locator =>
  visible(page.getByRole('button', { name }))
export const method = (page: Page, name: string): Locator => page.getByRole('radio', { name })
export const payNow = (page: Page): Promise<void> => button(page, /^支付 ¥/).click()
export const headline = (page: Page, name: string): Locator =>
  visible(page.getByRole('heading', { name })).last()

/** How often a payment was asked for. */
export const requests = async (sandbox: Sandbox): Promise<number> =>
  (await sandbox.log()).filter((call) => call.path.endsWith('api/pay/pay')).length

export async function openCashier(page: Page, sandbox: Sandbox): Promise<void> {
  await openLoggedIn(page, sandbox, MEMBER.mobile, CASHIER)
  await expect(titleOf(page)).toHaveText('支付订单')
  await expect(shown(page, /剩余时间/)).toBeVisible()
}

export async function chooseAndPay(page: Page, name: string): Promise<void> {
  await method(page, name).click()
  await payNow(page)
}

export async function expectPaid(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/asset\/pay\/success\?/)
  await expect(headline(page, '支付成功')).toBeVisible()
  await expect(shown(page, /支付时间/)).toBeVisible()
}

/** A page of a browser that says it is another one. */
export async function pageOf(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    locale: 'zh-CN',
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
  })
  return context.newPage()
}
