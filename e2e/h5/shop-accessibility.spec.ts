import type { Locator, Page } from '@playwright/test'
import { button, MEMBER, openCold, openLoggedIn, titleOf, visible } from '../support/app'
import { violations } from '../support/axe'
import { DESK, SHELF, SHOPPER } from '../support/shop-pages'
import { expect, test } from '../support/test'

const SELLER = '13900139000'
const BEER = '/#/views/index?url=/product/show&id=2005'

/** Says of each page what axe holds against it. */
async function expectUsable(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await openCold(page, address)
      expect.soft(await violations(page), address).toEqual([])
    })
  }
}

// Colours are of a theme and names of a language: two runs show both of each.
for (const [colorScheme, language] of [
  ['light', '简体中文'],
  ['dark', 'English'],
] as const) {
  test.describe(`${colorScheme}, ${language}`, () => {
    // Without motion, so that nothing is measured half faded in.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const [whose, mobile, addresses] of [
      ['a shopper', MEMBER.mobile, [...SHELF, ...SHOPPER]],
      ['a seller', SELLER, DESK],
    ] as const) {
      test(`the pages of ${whose}`, async ({ page, sandbox }) => {
        await openLoggedIn(page, sandbox, mobile)
        await openCold(page, '/#/user/setting')
        await page.getByRole('radio', { name: language }).click()
        await expect(page.getByRole('radio', { name: language })).toBeChecked()
        await expectUsable(page, addresses)
      })
    }
  })
}

/** Steps on by the key until the focus is there, and can be seen to be. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const there = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 80 && !(await there()); steps++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  const ring = await target.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(ring, 'the focus can be seen').not.toBe('none')
}

test('a beer is bought by the keyboard alone', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openCold(page, BEER)
  const buy = button(page, '立即购买')
  await expect(buy).toBeVisible()

  const sheet = visible(page.getByRole('dialog'))
  await test.step('the sheet takes the focus, keeps it, and gives it back', async () => {
    await tabTo(page, buy)
    await page.keyboard.press('Enter')
    await expect(sheet).toHaveCount(1)
    const inside = () => sheet.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(inside).toBe(true)
    for (let steps = 0; steps < 20; steps++) {
      await page.keyboard.press('Tab')
      expect(await inside(), 'the focus stays in the sheet').toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(buy).toBeFocused()
  })

  await test.step('another variant, and to the till', async () => {
    await page.keyboard.press('Enter')
    const six = sheet.getByRole('radio', { name: '6 罐' })
    await tabTo(page, six)
    await page.keyboard.press('Enter')
    await expect(six).toBeChecked()
    await tabTo(page, sheet.getByRole('button', { name: '立即购买' }))
    await page.keyboard.press('Enter')
    await expect(titleOf(page)).toHaveText('确认订单')
  })

  await test.step('the order, and the payment', async () => {
    await tabTo(page, button(page, '提交订单'))
    await page.keyboard.press('Enter')
    await expect(titleOf(page)).toHaveText('支付订单')
    await tabTo(page, button(page, /^支付 ¥/))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/pay\/cashier/)
    await tabTo(page, page.getByRole('button', { name: '同意付款', exact: true }))
    await page.keyboard.press('Enter')
    await expect(visible(page.getByRole('heading', { name: '支付成功' })).last()).toBeVisible()
  })
})
