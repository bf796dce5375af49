import { expect, type Locator } from '@playwright/test'
import { button, found, type Hand, heading, radio, row, seen, text, view } from './hand'
import { FRESH, type World, yuan } from './world'

/** A beer as its card says it; cents a piece. */
export interface Beer {
  readonly name: string
  readonly count: number
  readonly price: number
}

/** Takes a coupon from where all of them are. */
export async function claimCoupon({ hand, line }: World, name: string): Promise<void> {
  await hand.open(view('/coupon/index'))
  const coupon = row(hand, name)
  await line(hand, {
    path: 'coupon/claim',
    act: () => coupon.getByRole('button', { name: /^领取/ }).click(),
    last: found,
    done: () => expect(coupon).toContainText('去使用'),
  })
}

/** Finds what is there by its name, and adds it where it was found. */
export async function searchAndAdd({ hand, line }: World, { name, count }: Beer): Promise<void> {
  await hand.open('/tool/search?type=product')
  const box = hand.field('搜索啤酒')
  await box.fill(name)
  await box.press('Enter')
  await button(hand, '筛选').click()
  const filter = hand.dialog('筛选')
  await filter.getByRole('switch', { name: '仅看有货' }).click()
  await filter.getByRole('button', { name: /^查看 \d+ 款$/ }).click()
  await expect(filter).toHaveCount(0)
  await button(hand, `选购${name}`).click()
  const sheet = hand.dialog(name)
  for (let pieces = 1; pieces < count; pieces += 1)
    await sheet.getByRole('button', { name: '增加一件' }).click()
  await line(hand, {
    path: 'productShow/addCart',
    act: () => sheet.getByRole('button', { name: '加入购物车' }).click(),
    done: () => expect(sheet).toHaveCount(0),
  })
}

/** A first address, in the sheet of the checkout. */
export async function addAddress({ hand, line }: World): Promise<void> {
  await button(hand, /添加收货地址/).click()
  const form = hand.dialog('新增地址')
  await form.getByRole('textbox', { name: '收货人', exact: true }).fill('周禾')
  await form.getByRole('textbox', { name: '手机号', exact: true }).fill(FRESH.mobile)
  await form.getByRole('button', { name: /所在地区/ }).click()
  const regions = hand.dialog('选择地区')
  for (const name of ['浙江省', '杭州市', '西湖区'])
    await regions.getByRole('radio', { name }).click()
  await regions.getByRole('button', { name: '确定' }).click()
  await form.getByRole('textbox', { name: '详细地址', exact: true }).fill('文三路 90 号')
  await line(hand, {
    path: 'basic/address/',
    act: () => form.getByRole('button', { name: '保存' }).click(),
    done: () => expect(button(hand, /更换收货地址.*文三路 90 号/)).toBeVisible(),
  })
}

/** The panel of a store in the checkout; of the only one unless it is named. */
export const panel = ({ root, styled }: Hand, store: string | RegExp = /./): Locator =>
  seen(styled('tp-confirm__panel'))
    .filter({ has: root.page().getByRole('heading', { name: store }) })
    .first()

/** Wants to fetch it at the counter. */
export async function choosePickUp(one: Locator): Promise<void> {
  await one.getByRole('radio', { name: '到店自提' }).click()
  await one.getByRole('textbox', { name: '提货人' }).fill('周禾')
  await one.getByRole('textbox', { name: '联系电话' }).fill(FRESH.mobile)
  await one.getByRole('textbox', { name: '预计到店时间' }).fill('明天 18:00')
  await expect(one).toContainText('免运费')
}

/** Places what the checkout shows. */
export async function submitOrder({ hand, line }: World): Promise<void> {
  await line(hand, {
    path: 'order/orderBuy/buy',
    act: () => button(hand, '提交订单').click(),
    done: () => hand.expectTitle('支付订单'),
  })
}

/** Says that all of an order has arrived; it is the page in front. */
export async function receive({ hand, line }: World): Promise<void> {
  await line(hand, {
    path: 'order/order/receive',
    act: async () => {
      await button(hand, '确认收货').click()
      await hand.agree('已收到')
    },
    last: found,
    done: () => expect(heading(hand, '已完成')).toBeVisible(),
  })
}

/** Reviews the first line of the order in front, with a picture. @param order where the order is. */
export async function review({ hand, line }: World, words: string, order: string): Promise<void> {
  await button(hand, '评价').click()
  await hand.expectTitle('评价')
  await radio(hand, '5 星').click()
  await line(hand, {
    path: 'storageFile/upload',
    act: () => hand.picture(() => button(hand, /^添加图片/).click()),
    again: () => button(hand, /重试/).click(),
    lost: '上传失败',
    done: () => expect(text(hand, '1/9')).toBeVisible(),
  })
  await seen(hand.root.getByRole('textbox')).first().fill(words)
  await line(hand, {
    path: 'productShow/evaluate',
    act: () => button(hand, '发布评价').click(),
    waits: true,
    done: () => hand.expectTitle('订单详情'),
  })
  await button(hand, '我的评价').click()
  await expect(text(hand, words)).toBeVisible()
  await hand.open(order)
}

/** Asks for the money of a line, whose goods will come back. @param cents what is offered for it. */
export async function claimLine({ hand, line }: World, name: string, cents: number): Promise<void> {
  await button(hand, `${name}申请售后`).click()
  await radio(hand, /^退货退款/).click()
  await expect(hand.field('退款金额')).toHaveValue(yuan(cents).slice(1))
  const reasons = seen(hand.root.getByRole('radiogroup', { name: '申请原因' }))
  await reasons.getByRole('radio').first().click()
  await line(hand, {
    path: 'order/afterSale/apply',
    act: () => button(hand, /^提交$/).click(),
    done: () => expect(heading(hand, '待商家处理')).toBeVisible(),
  })
}

/** Says which parcel the goods go back in; the after-sale is the page in front. */
export async function sendBack({ hand, line }: World, number: string): Promise<void> {
  await expect(heading(hand, '待寄回')).toBeVisible()
  await button(hand, '填写退货单号').click()
  await hand.field('快递公司').fill('顺丰速运')
  await hand.field('快递单号').fill(number)
  await line(hand, {
    path: 'order/afterSale/sendBack',
    act: () => hand.dialog('填写退货单号').getByRole('button', { name: '提交' }).click(),
    isFound: true,
    done: () => expect(heading(hand, '退货中')).toBeVisible(),
  })
}
