import type { Page } from '@playwright/test'
import {
  button,
  expectHeard,
  openCold,
  openFromMine,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { expect, test } from '../support/test'

const SELLER = '13900139000'
const DESK = '/#/views/index?url=/merchant'
/** An order of the seed with three lines, and codes people know by heart. */
const ORDER = /1348439$/
const PICK_UP = '31372193'
const VOUCHER = '880000000001'
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const link = (page: Page, name: string | RegExp) =>
  visible(page.getByRole('link', { name })).first()
const field = (page: Page, name: string) =>
  visible(page.getByRole('textbox', { name, exact: true })).first()

test('a seller’s day', async ({ page, sandbox, heard, browser }) => {
  await openLoggedIn(page, sandbox, SELLER)

  await test.step('the desk is two taps from home and headed by the shop', async () => {
    await openFromMine(page, '我的店铺')
    await expect(visible(page.getByRole('heading', { name: '骑楼饮品' }))).toBeVisible()
    await expect(link(page, /^今日支付/)).toBeVisible()
  })

  await test.step('an order leaves in two parcels', async () => {
    await link(page, /^待发货 \d+$/).click()
    await expect(titleOf(page)).toHaveText('店铺订单')
    const ship = button(page, new RegExp(`^发货 .*${ORDER.source}`))
    await ship.click()
    const sheet = page.getByRole('dialog', { name: '发货' })
    const counts = sheet.getByRole('group', { name: /数量$/ })
    await expect(counts).toHaveCount(3)
    // The first parcel takes the first line alone.
    for (const [at, taps] of [
      [1, 1],
      [2, 2],
    ] as const) {
      const less = counts.nth(at).getByRole('button', { name: '减少' })
      for (let tap = 0; tap < taps; tap += 1) await less.click()
    }
    await sheet.getByRole('button', { name: '顺丰速运' }).click()
    await field(page, '快递单号').fill('SF1000001')
    await sheet.getByRole('button', { name: '确认发货' }).click()
    await expectHeard(heard, '包裹已发出')
    await expect(sheet).toHaveCount(0)
    await ship.click()
    await expect(counts).toHaveCount(2)
    await sheet.getByRole('button', { name: '中通快递' }).click()
    await field(page, '快递单号').fill('ZT1000002')
    await sheet.getByRole('button', { name: '确认发货' }).click()
    // Nothing is left of it to be shipped.
    await expect(ship).toHaveCount(0)
    await page.getByRole('tab', { name: /^配送中/ }).click()
    await link(page, /^订单 .*1348439，/).click()
    await expect(shown(page, '顺丰速运 SF1000001')).toBeVisible()
    await expect(shown(page, '中通快递 ZT1000002')).toBeVisible()
  })

  await test.step('an after-sale is approved, once it was asked', async () => {
    await openCold(page, `${DESK}/after-sales&status=1`)
    await link(page, /待处理$/).click()
    await page.getByRole('dialog', { name: '仅退款' }).getByRole('button', { name: '同意' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await expectHeard(heard, '已同意')
    await expect(shown(page, '这里没有售后')).toBeVisible()
  })

  await test.step('a pick-up and a voucher are handed out', async () => {
    await openCold(page, `${DESK}/codes`)
    await field(page, '自提码、活动票码或券码').fill(PICK_UP)
    await button(page, '查询').click()
    await button(page, '确认交付').click()
    await expect(shown(page, '已完成')).toBeVisible()
    await field(page, '自提码、活动票码或券码').fill(`taproom:voucher:${VOUCHER}`)
    await button(page, '查询').click()
    await expect(shown(page, /^剩余 3 \/ 3/)).toBeVisible()
    await button(page, '增加').click()
    await button(page, '核销 2 份').click()
    await expect(shown(page, /^剩余 1 \/ 3/)).toBeVisible()
    await expectHeard(heard, '已核销 2 份')
  })

  await test.step('a product is written, put on the shelf, and found by a buyer', async () => {
    await openCold(page, `${DESK}/products`)
    await button(page, '新建商品').click()
    await button(page, '保存').click()
    await expect(shown(page, '请选择分类')).toBeVisible()
    for (const [name, text] of [
      ['中文名称', '码头浑浊'],
      ['英文名称', 'Quay Haze'],
      ['中文简介', '柔和而响亮'],
      ['英文简介', 'Soft and loud'],
      ['中文名 1', '听装'],
      ['英文名 1', 'Can'],
      ['价格 1（元）', '19.5'],
      ['库存 1', '24'],
    ] as const)
      await field(page, name).fill(text)
    await button(page, /^分类/).click()
    await page.getByRole('dialog', { name: '分类' }).getByRole('radio').first().click()
    const chooser = page.waitForEvent('filechooser')
    await button(page, /^添加图片/).click()
    await (await chooser).setFiles([{ name: 'can.png', mimeType: 'image/png', buffer: PNG }])
    await expect(page.getByRole('img', { name: '商品图片，第 1 张' })).toBeVisible()
    await page.getByRole('switch', { name: '保存后上架' }).click()
    await button(page, '保存').click()
    await expectHeard(heard, '已保存并上架')
    await expect(titleOf(page)).toHaveText('商品管理')

    const theirs = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
    const buyer = await theirs.newPage()
    await openCold(
      buyer,
      `/#/views/index?url=/product/list&keyWord=${encodeURIComponent('码头浑浊')}`,
    )
    await expect(shown(buyer, '码头浑浊')).toBeVisible()
    await expect(shown(buyer, '19')).toBeVisible()
    await theirs.close()
  })

  await test.step('a review is answered', async () => {
    await openCold(page, `${DESK}/reviews`)
    await button(page, /^回复 /).click()
    await field(page, '回复内容').fill('谢谢，欢迎再来')
    await button(page, '发布').click()
    await expectHeard(heard, '回复已发布')
    await page.getByRole('tab', { name: '全部' }).click()
    await expect(shown(page, '商家回复：谢谢，欢迎再来')).toBeVisible()
  })

  await test.step('the day’s income is there, and the other shop a tap away', async () => {
    await openCold(page, `${DESK}/income`)
    await expect(
      visible(page.getByRole('list', { name: '每日明细' }))
        .getByRole('listitem')
        .first(),
    ).toContainText('¥')
    await button(page, /^切换店铺/).click()
    await page.getByRole('radio', { name: '岛上精酿合伙' }).click()
    await expect(visible(page.getByRole('heading', { name: '岛上精酿合伙' }))).toBeVisible()
  })
})

test('somebody without a shop reads why, and how to open one', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, '19912345678', '/#/merchant/index')
  await expect(shown(page, '您还没有店铺')).toBeVisible()
  // Nothing that would only be refused.
  await expect(shown(page, /经营管理|客户消息|终端渠道|设备管理/)).toHaveCount(0)
  await button(page, '申请开店').click()
  await expect(titleOf(page)).toHaveText('商家基本信息')
})

test('a colleague of a shop finds there what they may do, and nothing else', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, '13611110009', '/#/merchant/index')
  await expect(shown(page, '协助店铺')).toBeVisible()
  await expect(shown(page, /客服同事|终端渠道|设备管理/)).toHaveCount(0)
  await shown(page, '客户消息').click()
  await expect(titleOf(page)).toHaveText('客户消息')
})
