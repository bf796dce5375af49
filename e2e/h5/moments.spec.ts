import type { Page } from '@playwright/test'
import { redeemVoucher } from '../../src/features/member/contract'
import { button, expectStill, openCold, register, shown, titleOf, visible } from '../support/app'
import { FRESH, SELLER } from '../support/journeys/world'
import { movements, watchMotion } from '../support/motion'
import type { Sandbox } from '../support/sandbox'
import { tellerOf } from '../support/teller'
import { expect, test } from '../support/test'

/** A taproom of the seller. */
const STORE = { id: '302', name: '骑楼' } as const

/** What a page tells as a success, with the dots that lie around its mark. */
async function celebrated(page: Page, words: string): Promise<void> {
  const told = visible(page.getByRole('status').filter({ hasText: words }))
  await expect(told).toBeVisible()
  await expectStill(page)
  const dots = await told.locator('.tp-outcome__mark').evaluate((mark) => {
    const { boxShadow, opacity } = getComputedStyle(mark, '::after')
    return { count: boxShadow.split(/,\s*(?=rgb)/).length, opacity }
  })
  expect(dots).toEqual({ count: 12, opacity: '1' })
}

/** Whether the dots were seen to fly out in the document that is shown. */
const flew = async (page: Page) =>
  (await movements(page)).some((moved) => moved.startsWith('tp-cheer'))

/** Buys what this purchase is about with the platform's money. */
async function buy(page: Page, what: string, price: string): Promise<void> {
  await openCold(page, `/#/scanPay/purchase?${what}`)
  await button(page, '确认并支付').click()
  await expect(titleOf(page)).toHaveText('支付订单')
  await button(page, /^支付 ¥/).click()
  await button(page, '同意付款').click()
  await celebrated(page, '支付成功')
  await expect(shown(page, price)).toBeVisible()
}

/** The counter hands out one piece for this code, from a device of its own. */
async function handOut(sandbox: Sandbox, code: string): Promise<void> {
  const seller = await tellerOf(sandbox, SELLER.mobile, SELLER.password)
  const body = { code, count: 1, storeId: STORE.id, requestId: 'a-moment' }
  await seller.call(redeemVoucher, { body })
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })
    const flies = reducedMotion === 'no-preference'

    test('a newcomer pays, rises and is handed a beer: each is worth a smile', async ({
      page,
      sandbox,
    }) => {
      await watchMotion(page)
      await register(page, sandbox, FRESH.mobile)

      await test.step('a grade is paid', async () => {
        await buy(page, 'gradeId=2', '99')
        expect(await flew(page)).toBe(flies)
      })

      await test.step('it is told once, with what it gives', async () => {
        await button(page, '查看会员权益').click()
        const sheet = page.getByRole('dialog', { name: '等级提升' })
        await celebrated(page, '恭喜，您已升级为银卡会员')
        await expect(sheet.getByRole('group', { name: '银卡会员权益' })).toBeVisible()
        await sheet.getByRole('button', { name: '知道了' }).click()
        await expect(sheet).toHaveCount(0)
        await openCold(page, '/#/views/index?url=/grade/index')
        await expect(visible(page.getByRole('progressbar')).first()).toBeVisible()
        await expect(sheet).toHaveCount(0)
      })

      await test.step('a voucher is used while its code is held out', async () => {
        await buy(page, 'packageId=2', '188')
        await button(page, '查看兑换券').click()
        const vouchers = visible(page.getByRole('list', { name: '兑换券' }).getByRole('listitem'))
        await expect(vouchers).toHaveCount(4)
        await vouchers.first().getByRole('button').first().click()
        const sheet = page.getByRole('dialog')
        await expect(sheet.getByRole('img', { name: '兑换二维码' })).toBeVisible()
        await expect(sheet.getByRole('status')).toHaveCount(0)
        const code = await sheet.getByText(/^\d{4} \d{4} \d{4}$/).innerText()
        await handOut(sandbox, code.replaceAll(' ', ''))
        await celebrated(page, '已兑换 1 份，请慢用')
        await expect(sheet.getByRole('status')).toContainText(STORE.name)
        expect(await flew(page)).toBe(flies)
      })

      // Who asked for less motion has all of it, and sees nothing move.
      if (!flies) expect(await movements(page)).toEqual([])
    })
  })
}
