import type { Locator, Page, Route } from '@playwright/test'
import { openCold } from './app'
import { test } from './test'

export const TIMED_OUT = '连接超时，点击屏幕重试'
/** What all pages beyond the tabs are made of. */
export const CORE = /\/js\/core\./
/** Any script of the app. */
export const SCRIPT = /\/js\/[\w.-]+\.js$/

/** What a worker keeps needs no network: the browser of each test of the file has none, and keeps nothing. */
export function withoutWorker(): void {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true }),
    ),
  )
}

export const retry = (page: Page): Locator => page.getByRole('button', { name: TIMED_OUT })
/** The way back of the newer page, while two of them slide. */
export const back = (page: Page): Locator =>
  page.getByRole('button', { name: '返回', exact: true }).last()
export const skeleton = (page: Page): Locator => page.getByRole('status', { name: '加载中' }).last()

/** Holds what is asked for until the test lets it go, or loses it. */
export async function hold(
  page: Page,
  file: RegExp,
): Promise<{ go(): Promise<void>; fail(): Promise<void> }> {
  const held: Route[] = []
  await page.route(file, (route) => void held.push(route))
  return {
    async go() {
      await page.unroute(file)
      for (const route of held.splice(0)) await route.continue().catch(() => {})
    },
    async fail() {
      // Before the way is free: a browser that is not held up any more goes on by itself.
      for (const route of held.splice(0)) await route.abort('connectionreset')
      await page.unroute(file)
    },
  }
}

/** Tells addresses that the page has loaded from those it has not. */
export async function onlyLoaded(page: Page): Promise<(address: string) => boolean> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  return (address) => loaded.includes(address)
}

/** Opens home, scrolled a little, and the page of a product on it. */
export async function openProduct(page: Page): Promise<void> {
  await openCold(page, '/')
  // Of the app's own page: what was drawn ahead of it goes in the moment in which that one stands.
  const card = page.locator('.taro_page_show').getByRole('link', { name: /, ¥/ }).first()
  await card.scrollIntoViewIfNeeded()
  await card.click()
}
