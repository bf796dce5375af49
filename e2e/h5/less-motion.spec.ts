import { openCold } from '../support/app'
import { expect, test } from '../support/test'

test('a switch ticks under the finger, and not once less motion is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    const ticks: unknown[] = []
    Object.assign(window, { ticks })
    navigator.vibrate = (pattern) => ticks.push(pattern) > 0
  })
  await openCold(page, '/#/user/setting')
  const ticks = () => page.evaluate(() => (window as unknown as { ticks: unknown[] }).ticks.length)
  const motion = page.getByRole('switch', { name: '减少动态效果' })
  await motion.click()
  await expect(motion).toBeChecked()
  await expect(page.locator('html')).toHaveClass(/tp-still/)
  const before = await ticks()
  expect(before).toBe(1)
  await motion.click()
  await expect(motion).not.toBeChecked()
  expect(await ticks()).toBe(before)
})
