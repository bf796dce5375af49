import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { answerOnce } from './answer-once'
import { openCold, titleOf } from './app'
import { type Hand, seen, watch } from './journeys/hand'

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * The app in a browser.
 *
 * @param heard what the page says by itself, as `listen` hears it.
 */
export function h5Hand(page: Page, heard: readonly string[]): Hand {
  const button = (name: string) => seen(page.getByRole('button', { name, exact: true })).first()
  const field = (name: string) => seen(page.getByLabel(name, { exact: true })).last()
  const cut = (path: string, when: 'before' | 'after', forGood = false) =>
    answerOnce(page, path, async (route) => {
      if (when === 'after') await route.fetch()
      if (forGood) {
        // What a page asks for first may be heard of before the page itself is.
        await expect.poll(() => page.url()).not.toBe('about:blank')
        await page.context().setOffline(true)
      }
      await route.abort('internetdisconnected')
    })
  return {
    host: 'h5',
    root: page.locator('body'),
    open: (address) => openCold(page, `/#${address}`),
    expectTitle: (title) => expect(titleOf(page)).toHaveText(title),
    field,
    dialog: (name) => page.getByRole('dialog', { name }),
    styled: (name) => page.locator(`.${name}`),
    agree: (name) =>
      page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click(),
    approve: () => button('同意付款').click(),
    payPassword: (password) =>
      page.getByRole('dialog', { name: /^支付/ }).getByLabel('支付密码').fill(password),
    async scan(code, tap) {
      await tap()
      await page.getByRole('dialog', { name: '扫一扫' }).getByLabel('编码').fill(code)
      await page
        .getByRole('dialog', { name: '扫一扫' })
        .getByRole('button', { name: '确定' })
        .click()
    },
    async picture(tap) {
      const chosen = page.waitForEvent('filechooser')
      await tap()
      await (await chosen).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
    },
    watch: () => watch(page.locator('body')),
    // A page that goes is told so.
    kept: async () => undefined,
    said: async () => heard,
    cut: (path, when) => cut(path, when),
    lose: (path, when = 'before') => cut(path, when, true),
    find: () => page.context().setOffline(false),
    close: () => page.context().close(),
  }
}
