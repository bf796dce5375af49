import type { Page } from '@playwright/test'
import { brand } from '../../brand/teahouse'
import { BEER } from '../../server/seed/tea/testing/beer-words'
import { openCold, shown, titleOf } from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/teahouse'

test.use({ locale: 'en-GB' })

const barOf = (page: Page) =>
  page
    .getByRole('banner')
    .last()
    .evaluate((bar) => getComputedStyle(bar).backgroundColor)
const rgb = (hex = '') => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

for (const [colorScheme, bar] of [
  ['light', brand.colour],
  ['dark', brand.dark?.nav],
] as const) {
  test(`another brand has its name, its words and its colours, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await openCold(page, '/')
    await expect.poll(() => barOf(page)).toBe(rgb(bar))
    await expect(shown(page, 'Bay Spiral')).toBeVisible()
    expect(await page.locator('body').innerText()).not.toMatch(BEER)
    expect(await page.content()).not.toMatch(/\bTaproom\b/)
    expect(await violations(page, ['color-contrast'])).toEqual([])
    await page.goto('/#/user/login')
    await expect(page.getByText('Your first cup is on us')).toBeVisible()
    expect(await violations(page, ['color-contrast'])).toEqual([])
    expect(await titleOf(page).innerText()).not.toBe('')
  })
}

test('a tea tells where it comes from and how it is made', async ({ page }) => {
  await openCold(page, '/#/views/index?url=/product/show&id=2001')
  for (const fact of ['Peach Ridge, Lushan', '80 °C', '60 s'])
    await expect(shown(page, fact)).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(BEER)
})

test('a widget of a package is drawn on a page of the shop, in the colours of the brand', async ({
  page,
  sandbox,
}) => {
  const until = Math.floor(Date.now() / 1000) + 3 * 86_400
  const title = { en: 'First flush', 'zh-Hans': '头春' }
  const tap = { do: 'go', url: '/company/about' }
  await sandbox.serveView('/spring', {
    name: title,
    url: '/spring',
    widgets: [
      { value: { title, until }, config: { type: 'countdownRibbon', id: 'r', on: { tap } } },
    ],
  })
  await openCold(page, '/#/views/index?url=/spring')
  const ribbon = page.locator('.ribbon')
  await expect(ribbon).toContainText('First flush')
  await expect(ribbon).toContainText(/Days: [23], \d\d:\d\d:\d\d/)
  await expect(ribbon).toHaveCSS('background-color', rgb(brand.colour))
  await ribbon.getByRole('button', { name: 'See more' }).click()
  await expect(titleOf(page)).toHaveText('About us')
})

test('its server has it wear one of its themes, from now on and at the next start', async ({
  page,
}) => {
  const says = (name: string) =>
    page.route(/autoConfig\/getValue\?type=theme/, (route) =>
      route.fulfill({ json: { code: 200, message: '', data: { name } } }),
    )
  await says('ink')
  await openCold(page, '/')
  await expect.poll(() => barOf(page)).toBe(rgb(brand.themes?.ink?.colour))
  expect(await violations(page, ['color-contrast'])).toEqual([])
  await page.route(/autoConfig\/getValue\?type=theme/, (route) => route.abort())
  await page.reload()
  await expect.poll(() => barOf(page)).toBe(rgb(brand.themes?.ink?.colour))
})
