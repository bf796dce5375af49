import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { node } from '../../scripts/lib/step.mjs'

// The documentation, opened from the disk: no server answers.

const folder = mkdtempSync(join(tmpdir(), 'taproom-docs-'))
const site = join(folder, 'site')
test.beforeAll(async () => {
  const { code, output } = await node(['scripts/docs.mjs', '--out', site, '--exchanges', 'cart/'], {
    quiet: true,
  })
  expect([code, output]).toEqual([0, expect.any(String)])
})
test.afterAll(() => rmSync(folder, { recursive: true }))

const open = (page: Page, path: string) => page.goto(pathToFileURL(join(site, path)).href)
const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Written by hand: each another shape. Of what is made alike, those with the longest names. */
const SHAPES =
  /^[^/]+\.html$|^(how-to|reference|definitions|code)\/|^(api\/pay|widgets\/(index|form))\.html$/

test('no page is wider than a phone', async ({ page }) => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    SHAPES.test(file),
  )
  expect(pages.length).toBeGreaterThan(25)
  const wide: string[] = []
  for (const path of pages) {
    await open(page, path)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) wide.push(`${path}: ${over} px`)
  }
  expect(wide).toEqual([])
})

test('a word in either language is found by the keyboard', async ({ page }) => {
  await open(page, 'how-to/add-a-page.html')
  for (const [asked, title] of [
    ['轮播图', 'Banner · 轮播图'],
    ['host elements', '0005 Host elements and our own frame on H5'],
  ] as const) {
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search all pages' }).fill(asked)
    await expect(page.getByRole('option').first()).toContainText(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await page.getByRole('combobox').fill('zzzzzz')
  await expect(page.getByRole('status')).toHaveText('Nothing for “zzzzzz”')
})

test('the tone is that of the system, until a reader chooses another', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, 'index.html')
  const dark = await groundOf(page)
  await page.getByRole('button', { name: 'Light or dark' }).click()
  const light = await groundOf(page)
  expect(light).toBe('rgb(255, 255, 255)')
  expect(dark).not.toBe(light)
  await open(page, 'changelog.html')
  expect(await groundOf(page)).toBe(light)
})

test('on a phone the pages lie behind a button, on a desk beside the text', async ({ page }) => {
  await open(page, 'api/cart.html')
  const other = page.getByRole('link', { name: 'coupon', exact: true })
  await expect(other).toBeHidden()
  await page.getByRole('button', { name: 'Pages' }).click()
  await other.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API: coupon')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('link', { name: 'cart', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pages' })).toBeHidden()
})
