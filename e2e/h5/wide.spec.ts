import type { Page } from '@playwright/test'
import { expectDrawn, openCold } from '../support/app'
import { expect, test } from '../support/test'

test.use({ isMobile: false, hasTouch: false })

/** Product cards that start at the height of the first one of the list below '全部酒款'. */
const columns = (page: Page) =>
  page
    .locator('.tp-products--2col, [class*="2col"]')
    .last()
    .evaluate((list) => {
      const cards = Array.from(list.querySelectorAll('.tp-product'))
      const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    })

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const [width, atLeast] of [
  [375, 2],
  [768, 3],
  [1280, 4],
] as const) {
  test(`at ${width} px the products stand in ${atLeast} columns and nothing sticks out`, async ({
    page,
    sandbox: _,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openCold(page, '/#/views/index?url=/product/list')
    await expectDrawn(page)
    await expect.poll(() => columns(page)).toBeGreaterThanOrEqual(atLeast)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
}

test('on a desk the column is at most 960 px wide and in the middle', async ({
  page,
  sandbox: _,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCold(page, '/')
  await expectDrawn(page)
  const box = await page.locator('.tp-page').first().boundingBox()
  expect(box?.width).toBeLessThanOrEqual(960)
  expect(Math.abs((box?.x ?? 0) - (1440 - (box?.width ?? 0)) / 2)).toBeLessThanOrEqual(8)
})

test('with the largest text nothing sticks out on a phone', async ({ page, sandbox: _ }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openCold(page, '/#/user/setting')
  await page.getByText('140%').click()
  for (const address of ['/', '/#/pages/tabbar/user', '/#/views/index?url=/product/show&id=2002']) {
    await openCold(page, address)
    await expectDrawn(page)
    expect(await overflow(page), address).toBeLessThanOrEqual(0)
  }
})
