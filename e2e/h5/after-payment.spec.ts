import type { Page } from '@playwright/test'
import {
  button,
  expectHeard,
  expectSettled,
  MEMBER,
  openCold,
  openFromMine,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

const ORDERS = '/#/views/index?url=/order/list'
/** Of the member: two parcels on their way. */
const SENT = '/#/views/index?url=/order/show&id=700005'

const yes = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true })

/** A picture of one dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an order is received, reviewed with a picture, and then is reviewed', async ({
  page,
  sandbox,
  heard,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, SENT)
  await expect(shown(page, /自动确认收货/)).toBeVisible()
  await button(page, '确认收货').click()
  await yes(page, '已收到').click()
  await expect(visible(page.getByRole('heading', { name: '已完成' }))).toBeVisible()

  await test.step('one beer of two, with a picture', async () => {
    await button(page, '评价').click()
    await expect(titleOf(page)).toHaveText('评价')
    await expectSettled(page)
    await button(page, '发布评价').click()
    await expect(shown(page, '请先打分')).toBeVisible()
    await visible(page.getByRole('radio', { name: '5 星' }))
      .first()
      .click()
    await expect(shown(page, '非常满意')).toBeVisible()
    const chosen = page.waitForEvent('filechooser')
    await visible(page.getByRole('button', { name: /^添加图片/ }))
      .first()
      .click()
    await (await chosen).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE })
    await expect(shown(page, '1/9')).toBeVisible()
    await visible(page.getByRole('textbox')).first().fill('泡沫细腻，收口干净。')
    await button(page, '发布评价').click()
    await expectHeard(heard, '评价已发布')
  })

  await test.step('the order shows it, and what was said can be added to', async () => {
    await expect(titleOf(page)).toHaveText('订单详情')
    await expectSettled(page)
    await expect(shown(page, '已评价')).toBeVisible()
    await button(page, '我的评价').click()
    await expect(shown(page, '泡沫细腻，收口干净。')).toBeVisible()
    await button(page, /^追加评价/).click()
    await page.getByRole('dialog').getByRole('textbox').fill('第二瓶一样好。')
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
    await expect(shown(page, '第二瓶一样好。')).toBeVisible()
  })

  await test.step('and stands among one’s own reviews', async () => {
    await openCold(page, '/#/views/index?url=/order/reviews')
    await expect(shown(page, '泡沫细腻，收口干净。')).toBeVisible()
    await expect(shown(page, '第二瓶一样好。')).toBeVisible()
  })
})

test('orders are found by name and number, counted, and gone on with where they stand', async ({
  page,
  sandbox,
  heard,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, ORDERS)
  await expect(visible(page.getByRole('tab', { name: /^待收货/ }))).toContainText('3')
  const order = visible(page.getByRole('link', { name: /的订单/ }))
  await visible(page.getByRole('textbox', { name: '搜索订单编号或酒款' })).fill('午夜彗星')
  await expect(order).toHaveCount(1)
  await expect(order).toContainText('午夜彗星')
  await visible(page.getByRole('textbox', { name: '搜索订单编号或酒款' })).fill('没有这种酒')
  await expect(shown(page, '没有符合的订单')).toBeVisible()
  await button(page, '清空搜索').click()
  await visible(page.getByRole('tab', { name: /^待收货/ })).click()
  await expect(order).toHaveCount(3)
  await order.first().getByRole('button', { name: '确认收货' }).click()
  await yes(page, '已收到').click()
  await expectHeard(heard, '已确认收货')
  await expect(order).toHaveCount(2)
  await expect(visible(page.getByRole('tab', { name: /^待收货/ }))).toContainText('2')
})

test('a receipt whose answer is lost is told, and counts once', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, SENT)
  await sandbox.plan([
    { kind: 'drop', after: true, match: { method: 'POST', path: 'order/order/receive' }, times: 1 },
  ])
  await button(page, '确认收货').click()
  await yes(page, '已收到').click()
  await expect(visible(page.getByRole('status')).first()).toBeVisible()
  await openCold(page, SENT)
  await expect(visible(page.getByRole('heading', { name: '已完成' }))).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('orders and reviews can be used by everybody', async ({ page, sandbox }) => {
      await openLoggedIn(page, sandbox, MEMBER.mobile, ORDERS)
      await expect(visible(page.getByRole('link', { name: /的订单/ })).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      await openCold(page, '/#/views/index?url=/order/review&id=700008')
      await expect(button(page, '发布评价')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}

test('one’s own reviews are two taps from a tab', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openFromMine(page, '我的评价')
  await expect(titleOf(page)).toHaveText('我的评价')
})
