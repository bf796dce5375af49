import type { Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import { button, visible } from './app'

/** Of the right form; nobody’s. */
export const CARD = '110105199001011234'

/** One pixel, red. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

export const field = (page: Page, name: string) =>
  visible(page.getByRole('textbox', { name, exact: true }))
export const alert = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text })

/** The server does it, and its answer is lost on the way. */
export async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort()
}

export async function upload(page: Page, side: string) {
  const chooser = page.waitForEvent('filechooser')
  await button(page, `添加图片: ${side}`).click()
  const file = { name: `${side}.png`, mimeType: 'image/png', buffer: PNG }
  await (await chooser).setFiles([file])
}
export const uploaded = (page: Page, side: string) =>
  visible(page.getByRole('img', { name: `${side}，第 1 张` }))

export async function fillIn(page: Page, name: string, number = CARD) {
  await field(page, '姓名').fill(name)
  await field(page, '身份证号').fill(number)
  await upload(page, '身份证人像面')
  await expect(uploaded(page, '身份证人像面')).toBeVisible()
  await upload(page, '身份证国徽面')
  await expect(uploaded(page, '身份证国徽面')).toBeVisible()
  await page.getByRole('checkbox', { name: /^我同意/ }).click()
}
