import type { Locator, Page } from '@playwright/test'
import { button, MEMBER, openLoggedIn, titleOf, visible } from '../support/app'
import { expect, test } from '../support/test'

const BEER = '/#/views/index?url=/product/show&id=2005'

/** Steps on by the key until the focus is there, and can be seen to be. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const there = () => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 80 && !(await there()); steps++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  const ring = await target.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(ring, 'the focus can be seen').not.toBe('none')
}

test('a beer is bought by the keyboard alone', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, BEER)
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
    await expect(button(page, /更换收货地址/)).toBeVisible()
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

test('a beer is bought by what a screen reader finds alone', async ({ page, sandbox }) => {
  const find = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) =>
    visible(page.getByRole(role, { name })).first()
  await page.goto('/#/user/login')
  await find('textbox', '手机号').fill(MEMBER.mobile)
  await find('button', '获取验证码').click()
  await expect(find('button', /^\d+ 秒$/)).toBeVisible()
  await find('textbox', '验证码').fill(await sandbox.smsCode(MEMBER.mobile))
  await find('checkbox', '我已阅读并同意').click()
  await find('button', /^登录$/).click()

  await test.step('found by its name, which says what it costs', async () => {
    const card = find('link', /^季风浑浊, ¥/)
    await expect(card).toHaveAccessibleName(/¥\d/)
    await card.click()
    await expect(find('heading', '季风浑浊')).toBeVisible()
    await find('button', '立即购买').click()
  })

  await test.step('a variant that says it is chosen, and one more of it', async () => {
    const sheet = visible(page.getByRole('dialog', { name: '季风浑浊' }))
    const other = sheet.getByRole('radio', { name: '6 罐' })
    await other.click()
    await expect(other).toBeChecked()
    await sheet.getByRole('button', { name: '增加一件' }).click()
    await sheet.getByRole('button', { name: '立即购买' }).click()
  })

  await test.step('the order goes to an address, and the sum of its button is what is paid', async () => {
    await expect(find('heading', '确认订单')).toBeVisible()
    await expect(find('button', /更换收货地址/)).toBeVisible()
    // Its coupon comes with the price: who orders before is asked whether the new sum is meant.
    await expect(find('button', /^优惠券 −¥/)).toBeVisible()
    await find('button', '提交订单').click()
    const pay = find('button', /^支付 ¥\d/)
    await expect(pay).toBeVisible()
    const sum = /¥[\d,.]+/.exec(await pay.innerText())?.[0] ?? ''
    await pay.click()
    await find('button', '同意付款').click()
    await expect(find('heading', '支付成功')).toBeVisible()
    await expect(visible(page.getByRole('status')).filter({ hasText: sum }).first()).toBeVisible()
  })
})
