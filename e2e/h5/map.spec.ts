import type { Page } from '@playwright/test'
import { button, expectStill, openCold, titleOf } from '../support/app'
import { boxOf, fingersOn, middleOf } from '../support/fingers'
import { expect, test } from '../support/test'

test.describe('a map', () => {
  const map = (page: Page) => page.getByRole('region', { name: '找到我们' })
  const pin = (page: Page, name: string) => map(page).getByRole('button', { name })
  const shapes = (page: Page) =>
    ['polygon', 'circle', 'polyline'].map((name) => map(page).locator(name).first())
  const open = async (page: Page) => {
    await openCold(page, '/#/company/contact')
    await expect(pin(page, '酿造厂')).toBeVisible()
    await expectStill(page)
  }
  /** px from the first to the second marker. */
  const apart = async (page: Page) => {
    const [x1, y1] = await middleOf(pin(page, '品鉴室'))
    const [x2, y2] = await middleOf(pin(page, '酒头维修坊'))
    return Math.hypot(x1 - x2, y1 - y2)
  }

  test('goes with a finger, and so does all that is drawn on it', async ({ page }) => {
    await open(page)
    const parts = [...shapes(page), pin(page, '品鉴室'), pin(page, '酿造厂')]
    const before = await Promise.all(parts.map(boxOf))
    const fingers = await fingersOn(page)
    const [x, y] = await middleOf(pin(page, '品鉴室'))
    await fingers.down([x, y])
    await fingers.to([x - 40, y + 20])
    await fingers.to([x - 70, y + 30])
    await fingers.up()
    for (const [at, part] of parts.entries()) {
      const now = await boxOf(part)
      expect(now.x - (before[at]?.x ?? 0)).toBeCloseTo(-70, 0)
      expect(now.y - (before[at]?.y ?? 0)).toBeCloseTo(30, 0)
    }
    // The page stood still, nothing was pulled, and the drag was no tap.
    await expect(page.locator('.tp-pull')).toHaveCount(0)
    await expect(button(page, '在地图应用中打开酿造厂')).toBeVisible()
    // Chromium makes no click of some touches behind a drag; the first that it makes counts.
    await page.evaluate(() =>
      addEventListener('click', () => Object.assign(self, { tapped: 1 }), true),
    )
    const isTapped = () => page.evaluate(() => 'tapped' in self)
    await expect(async () => {
      await pin(page, '品鉴室').tap()
      await expect.poll(isTapped, { timeout: 2000 }).toBe(true)
    }).toPass()
    await expect(button(page, '在地图应用中打开品鉴室')).toBeVisible()
  })

  test('comes nearer by two fingers, and farther away', async ({ page }) => {
    await open(page)
    const before = await apart(page)
    const fingers = await fingersOn(page)
    const [x, y] = await middleOf(map(page))
    await fingers.down([x - 40, y])
    await fingers.down([x - 40, y], [x + 40, y])
    await fingers.to([x - 60, y], [x + 60, y])
    await fingers.to([x - 80, y], [x + 80, y])
    await fingers.up([x - 80, y])
    await fingers.up()
    expect((await apart(page)) / before).toBeCloseTo(2, 1)
    await fingers.down([x - 80, y])
    await fingers.down([x - 80, y], [x + 80, y])
    await fingers.to([x - 30, y], [x + 30, y])
    await fingers.to([x - 20, y], [x + 20, y])
    await fingers.up()
    expect((await apart(page)) / before).toBeCloseTo(0.5, 1)
  })

  test('goes by keys', async ({ page }) => {
    await open(page)
    await map(page).focus()
    const before = await boxOf(pin(page, '品鉴室'))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    const after = await boxOf(pin(page, '品鉴室'))
    expect(after.x - before.x).toBeCloseTo(-60, 0)
    expect(after.y - before.y).toBeCloseTo(-60, 0)
    const width = await apart(page)
    await page.keyboard.press('-')
    expect((await apart(page)) / width).toBeCloseTo(0.5, 1)
    await page.keyboard.press('+')
    expect((await apart(page)) / width).toBeCloseTo(1, 1)
  })

  test('has buttons of its own, each large enough for a finger', async ({ page }) => {
    await open(page)
    for (const name of ['门店', '客服']) {
      const own = button(page, name)
      const { width, height } = await boxOf(own)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    for (const each of await map(page).getByRole('button').all()) {
      const { width, height } = await boxOf(each)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await button(page, '客服').tap()
    await expect(titleOf(page)).toHaveText('咨询客服')
  })

  test.describe('with a mouse', () => {
    test.use({ isMobile: false, hasTouch: false })

    test('is dragged, and what is dragged is not clicked', async ({ page }) => {
      await open(page)
      const [x, y] = await middleOf(pin(page, '品鉴室'))
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - 30, y + 10, { steps: 3 })
      await page.mouse.move(x - 70, y + 30, { steps: 3 })
      await page.mouse.up()
      expect(await middleOf(pin(page, '品鉴室'))).toEqual([x - 70, y + 30])
      await expect(button(page, '在地图应用中打开酿造厂')).toBeVisible()
      await pin(page, '品鉴室').click()
      await expect(button(page, '在地图应用中打开品鉴室')).toBeVisible()
    })
  })
})
