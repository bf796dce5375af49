import type { Page } from '@playwright/test'
import { expectDrawn, expectSettled, expectStill, shown, titleOf } from '../support/app'
import { expect, test } from '../support/test'

const MAX_COLUMN = 960

interface Edges {
  readonly left: number
  readonly right: number
}

async function edgesOf(page: Page, role: 'banner' | 'navigation'): Promise<Edges> {
  const box = await page.getByRole(role).boundingBox()
  return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) }
}

/** How many products of the long list stand side by side. */
async function columns(page: Page): Promise<number> {
  await page.goto('/#/views/index?url=/product/list')
  await expect(titleOf(page)).toHaveText('酒款')
  // Else the cards of the page before are among them.
  await expectSettled(page)
  const cards = page.getByRole('link', { name: /, ¥/ })
  await expect(cards.nth(8)).toBeVisible()
  return cards.evaluateAll((all) => {
    const boxes = all.map((card) => card.getBoundingClientRect())
    const top = Math.min(...boxes.map((box) => box.top))
    return boxes.filter((box) => Math.abs(box.top - top) < 2).length
  })
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const shownPage = [...document.querySelectorAll('.taro_page')].filter(
      (one) => one.clientWidth > 0,
    )
    return Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      ...shownPage.map((one) => one.scrollWidth - one.clientWidth),
    )
  })

test.use({ isMobile: false, hasTouch: false })

for (const [width, fewest] of [
  [768, 3],
  [1280, 4],
] as const) {
  test(`${width} px: one centred column, more products a row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(shown(page, '本周新鲜')).toBeVisible()
    await expectStill(page)
    const wide = Math.min(width, MAX_COLUMN)
    for (const role of ['banner', 'navigation'] as const) {
      const { left, right } = await edgesOf(page, role)
      expect(Math.abs(left - (width - wide) / 2), `${role} is centred`).toBeLessThanOrEqual(8)
      expect(right - left, `${role} is as wide as the column`).toBeLessThanOrEqual(wide)
    }
    const slide = await page.getByRole('region', { name: '精选' }).boundingBox()
    expect(slide?.width).toBeLessThanOrEqual(wide)
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    expect(await columns(page)).toBeGreaterThanOrEqual(fewest)
  })
}

test('a phone has two products a row', async ({ page }) => {
  expect(await columns(page)).toBe(2)
})

for (const width of [320, 375]) {
  test(`the largest text fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/#/user/setting')
    await page.getByRole('radio', { name: '140%' }).click()
    await expect(page.getByRole('radio', { name: '140%' })).toBeChecked()
    const addresses = [
      '/#/user/setting',
      '/#/pages/tabbar/index',
      '/#/pages/tabbar/ranking',
      '/#/pages/tabbar/reward',
      '/#/pages/tabbar/user',
      '/#/views/index?url=/product/list',
      '/#/user/login',
      '/#/no/such/page',
    ]
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address)
        await expectDrawn(page)
        await expect(titleOf(page)).toBeInViewport()
        await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
      })
    }
  })
}
