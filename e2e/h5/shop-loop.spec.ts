import type { Browser, Locator, Page } from '@playwright/test'
import {
  expectHeard,
  expectSettled,
  listen,
  openCold,
  openLoggedIn,
  shown,
  titleOf,
} from '../support/app'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

const FRESH = '13777770077'
/** Owns the shops of both stores. */
const SELLER = '13900139000'
const PAY_PASSWORD = '246810'

const DESK = '/#/views/index?url=/merchant'
const PRODUCT = '/#/views/index?url=/product/show&id='
const CART = '/#/views/index?url=/cart/index'
const ORDERS = '/#/views/index?url=/order/list'
const ORDER = '/#/views/index?url=/order/show&id='
const BILLS = '/#/views/auto/bill?key=bill'

const COUPON = '新客首杯礼'
/** What is bought: two stores, three products. Cents a piece, as their cards say. */
const COURIER = {
  store: '骑楼店',
  kept: { name: '云台', count: 2, price: 2600 },
  returned: { name: '稻田拉格', count: 1, price: 1200 },
} as const
const PICK_UP = { store: '岛上酿造所', beer: { name: '北向罗盘', count: 1, price: 2200 } } as const
type Bought = (typeof COURIER)['kept' | 'returned'] | (typeof PICK_UP)['beer']

/** 52 + 12 less the coupon’s 10, of which the 12 bear 1.87, and 10 for the courier. */
const SUM = { courier: 6400, pickUp: 2200, all: 8600, returned: 1013 } as const
/** A point for each yuan of goods: 54 and 22 when they arrive, and the share of the line that goes back. */
const POINTS = { courier: 54, pickUp: 22, taken: 10 } as const
const TOP_UP = 20_000

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const visible = (locator: Locator) => locator.filter({ visible: true })
const button = (page: Page, name: string | RegExp) =>
  visible(page.getByRole('button', { name })).first()
const field = (page: Page, name: string) => visible(page.getByLabel(name, { exact: true })).last()
const yes = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true })
const status = (page: Page, name: string) => visible(page.getByRole('heading', { name })).first()
/** Yuan as pages write them. */
const yuan = (cents: number) => `¥${(cents / 100).toFixed(2)}`

/** What the server says to a call that something makes; generic calls name it `result`. */
async function answerTo<T>(page: Page, path: string, cause: () => Promise<unknown>): Promise<T> {
  const answer = page.waitForResponse((response) => response.url().includes(path))
  await cause()
  const said = (await (await answer).json()) as { readonly data?: T; readonly result?: T }
  return (said.data ?? said.result) as T
}

/** Somebody nobody knew before, with money and a word to spend it. */
async function registerWithMoney(page: Page, sandbox: Sandbox): Promise<void> {
  await openCold(page, '/#/user/reg')
  await field(page, '手机号').fill(FRESH)
  await button(page, '获取验证码').click()
  await expect(button(page, /^\d+ 秒$/)).toBeVisible()
  await field(page, '验证码').fill(await sandbox.smsCode(FRESH))
  await field(page, '密码').fill('secret1')
  await button(page, /^注册/).click()
  await expect(titleOf(page)).toHaveText('素材')

  await openCold(page, '/#/auto/edit?url=/user/pay-password')
  await field(page, '新支付密码').fill(PAY_PASSWORD)
  await field(page, '再次输入支付密码').fill(PAY_PASSWORD)
  await button(page, '保存密码').click()
  await expect(titleOf(page)).toHaveText('素材')

  await openCold(page, '/#/asset/recharge')
  await visible(page.getByRole('radio', { name: yuan(TOP_UP).slice(0, -3), exact: true })).click()
  await button(page, `充值 ${yuan(TOP_UP)}`).click()
  await expect(titleOf(page)).toHaveText('支付订单')
  await button(page, /^支付 ¥/).click()
  await button(page, '同意付款').click()
  await expect(titleOf(page)).toHaveText('支付结果')
}

interface Sku {
  readonly id: string
  readonly productId: string
  readonly price: number
  readonly stock: number
}

/** Finds a beer that is there by its name, and adds it where it was found. @returns the variant that was added, as it was then. */
async function searchAndAdd(page: Page, { name, count, price }: Bought): Promise<Sku> {
  await openCold(page, '/#/tool/search?type=product')
  const box = visible(page.getByRole('textbox', { name: '搜索啤酒' }))
  await box.fill(name)
  await box.press('Enter')
  await button(page, '筛选').click()
  const filter = page.getByRole('dialog', { name: '筛选' })
  await filter.getByRole('switch', { name: '仅看有货' }).click()
  await filter.getByRole('button', { name: /^查看 \d+ 款$/ }).click()
  await expect(filter).toHaveCount(0)
  const skus = await answerTo<readonly Sku[]>(page, 'productShow/skus', () =>
    button(page, `选购${name}`).click(),
  )
  const sheet = page.getByRole('dialog', { name })
  for (let pieces = 1; pieces < count; pieces += 1)
    await sheet.getByRole('button', { name: '增加一件' }).click()
  await sheet.getByRole('button', { name: '加入购物车' }).click()
  await expect(sheet).toHaveCount(0)
  const sku = skus.find((each) => each.price === price)
  if (!sku) throw new Error(`${name} is not sold at ${yuan(price)}`)
  return sku
}

async function stockOf(page: Page, { id, productId }: Sku): Promise<number | undefined> {
  const skus = await answerTo<readonly Sku[]>(page, 'productShow/skus', async () => {
    await openCold(page, `${PRODUCT}${productId}`)
    await button(page, '立即购买').click()
  })
  return skus.find((sku) => sku.id === id)?.stock
}

/** A first address, in the sheet of the checkout. */
async function addAddress(page: Page): Promise<void> {
  await button(page, /添加收货地址/).click()
  const form = page.getByRole('dialog', { name: '新增地址' })
  await form.getByRole('textbox', { name: '收货人' }).fill('周禾')
  await form.getByRole('textbox', { name: '手机号' }).fill(FRESH)
  await form.getByRole('button', { name: /所在地区/ }).click()
  const regions = page.getByRole('dialog', { name: '选择地区' })
  for (const name of ['浙江省', '杭州市', '西湖区'])
    await regions.getByRole('radio', { name }).click()
  await regions.getByRole('button', { name: '确定' }).click()
  await form.getByRole('textbox', { name: '详细地址' }).fill('文三路 90 号')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(button(page, /更换收货地址.*文三路 90 号/)).toBeVisible()
}

/** The panel of a store in the checkout. */
const panel = (page: Page, store: string) =>
  visible(page.locator('.tp-confirm__panel')).filter({
    has: page.getByRole('heading', { name: store }),
  })

interface Placed {
  readonly orderIds: readonly string[]
  readonly amount: number
}

/** From the cart to two orders, one of them to be picked up. */
async function checkOut(page: Page): Promise<Placed> {
  await openCold(page, CART)
  for (const { store } of [COURIER, PICK_UP])
    await expect(visible(page.getByRole('group', { name: store }))).toBeVisible()
  await button(page, '去结算（4）').click()
  await expect(titleOf(page)).toHaveText('确认订单')
  const [courier, pickUp] = [panel(page, COURIER.store), panel(page, PICK_UP.store)]
  await pickUp.getByRole('radio', { name: '到店自提' }).click()
  await pickUp.getByRole('textbox', { name: '提货人' }).fill('周禾')
  await pickUp.getByRole('textbox', { name: '联系电话' }).fill(FRESH)
  await pickUp.getByRole('textbox', { name: '预计到店时间' }).fill('明天 18:00')
  await expect(pickUp).toContainText('免运费')
  await addAddress(page)
  // One coupon is good for one of the two: the first has it, until the buyer says otherwise.
  await expect(pickUp).toContainText('优惠券−¥10.00')
  await expect(courier).not.toContainText('优惠券')
  await pickUp.getByRole('button', { name: /^优惠券/ }).click()
  const sheet = page.getByRole('dialog', { name: '优惠券' })
  await sheet.getByRole('radio', { name: '不使用优惠券' }).click()
  await expect(sheet).toHaveCount(0)
  await courier.getByRole('button', { name: /^优惠券/ }).click()
  await sheet.getByRole('radio', { name: new RegExp(`^${COUPON}`) }).click()
  await expect(courier.getByText('−¥10.00').first()).toBeVisible()
  return answerTo<Placed>(page, 'order/orderBuy/buy', () => button(page, '提交订单').click())
}

async function payFromBalance(page: Page): Promise<void> {
  await expect(titleOf(page)).toHaveText('支付订单')
  await visible(page.getByRole('radio', { name: '余额支付' })).click()
  await button(page, new RegExp(`^支付 ${yuan(SUM.all).replace('.', '\\.')}`)).click()
  await page.getByRole('dialog', { name: /^支付/ }).getByLabel('支付密码').fill(PAY_PASSWORD)
  await expect(status(page, '支付成功')).toBeVisible()
}

/** The seller at a device of their own. */
async function sellerOf(browser: Browser, sandbox: Sandbox) {
  const context = await browser.newContext({
    baseURL: sandbox.origin,
    locale: 'zh-CN',
    viewport: { width: 375, height: 812 },
  })
  const page = await context.newPage()
  const heard = await listen(page)
  await openLoggedIn(page, sandbox, SELLER)
  return { page, heard }
}

/** One parcel of an order: all that is left of it, but so many of these. */
async function ship(
  page: Page,
  serial: string,
  number: string,
  counts: Readonly<Record<string, number>> = {},
) {
  await button(page, new RegExp(`^发货 ${serial}$`)).click()
  const sheet = page.getByRole('dialog', { name: '发货' })
  for (const [name, count] of Object.entries(counts)) {
    const line = sheet.getByRole('group', { name: `${name} 数量` })
    for (let left = Number(await line.innerText()); left > count; left -= 1)
      await line.getByRole('button', { name: '减少' }).click()
    await expect(line).toHaveText(String(count))
  }
  await sheet.getByRole('button', { name: '顺丰速运' }).click()
  await field(page, '快递单号').fill(number)
  await sheet.getByRole('button', { name: '确认发货' }).click()
  await expect(sheet).toHaveCount(0)
}

interface Account {
  readonly id: string
  readonly kind: string
  readonly amount: number
}

/** The caller's lines of an account, the first one first. */
async function linesOf(page: Page, accountId: string): Promise<readonly number[]> {
  interface Answer {
    readonly result: readonly { accountId: string; amount: number }[]
  }
  const { result } = await answerTo<Answer>(page, 'asset/ledger/page', () => openCold(page, BILLS))
  return result
    .filter((line) => line.accountId === accountId)
    .map(({ amount }) => amount)
    .reverse()
}

/** An account holds what its lines add up to, and these are its lines. */
async function expectBooks(page: Page, kinds: Readonly<Record<string, readonly number[]>>) {
  const { accounts } = await answerTo<{ accounts: readonly Account[] }>(
    page,
    'account/userAccountList',
    () => openCold(page, '/#/asset/account/rawindex'),
  )
  for (const [kind, lines] of Object.entries(kinds)) {
    const account = accounts.find((each) => each.kind === kind)
    expect(await linesOf(page, account?.id ?? ''), kind).toEqual(lines)
    expect(account?.amount, kind).toBe(lines.reduce((sum, amount) => sum + amount, 0))
  }
}

test('from registration to the last refund: money, points, coupon and stock to the cent', async ({
  page,
  sandbox,
  heard,
  browser,
}) => {
  const bought: Sku[] = []
  let orders: readonly string[] = []
  let serial = ''
  let code = ''

  await test.step('registers, tops up, and claims a coupon', async () => {
    await registerWithMoney(page, sandbox)
    await openCold(page, '/#/views/index?url=/coupon/index')
    const coupon = visible(page.getByRole('listitem')).filter({ hasText: COUPON })
    await coupon.getByRole('button', { name: /^领取/ }).click()
    await expect(coupon).toContainText('去使用')
  })

  await test.step('searches and adds products of two stores', async () => {
    for (const wish of [COURIER.kept, COURIER.returned, PICK_UP.beer])
      bought.push(await searchAndAdd(page, wish))
  })

  await test.step('takes one by courier, the other at the counter, and pays once', async () => {
    const { orderIds, amount } = await checkOut(page)
    expect(amount).toBe(SUM.all)
    expect(orderIds).toHaveLength(2)
    orders = orderIds
    await payFromBalance(page)
  })
  // The stores' orders stand in the order of their goods in the cart.
  await test.step('both orders are paid: each says what happens next', async () => {
    for (const id of orders) {
      const order = await answerTo<{ serial: string; pickup: { code: string } | null }>(
        page,
        'ordershow/show',
        () => openCold(page, `${ORDER}${id}`),
      )
      if (order.pickup) {
        code = order.pickup.code
        await expect(status(page, '待收货')).toBeVisible()
        await expect(shown(page, '到店出示提货码')).toBeVisible()
      } else {
        serial = order.serial
        await expect(status(page, '待发货')).toBeVisible()
        await expect(shown(page, yuan(SUM.courier))).toBeVisible()
        orders = [id, ...orders.filter((other) => other !== id)]
      }
    }
    expect(code).toMatch(/^\d{8}$/)
  })
  const [courierId = '', pickUpId = ''] = orders
  const seller = await sellerOf(browser, sandbox)

  await test.step('the seller ships in two parcels, and hands out what is picked up', async () => {
    await openCold(seller.page, `${DESK}/orders&status=2`)
    await ship(seller.page, serial, 'SF1000001', {
      [COURIER.kept.name]: 1,
      [COURIER.returned.name]: 0,
    })
    await ship(seller.page, serial, 'SF1000002')
    await expect(button(seller.page, new RegExp(`^发货 ${serial}$`))).toHaveCount(0)
    await openCold(seller.page, `${DESK}/codes`)
    await field(seller.page, '自提码或券码').fill(code)
    await button(seller.page, '查询').click()
    await expect(shown(seller.page, PICK_UP.beer.name)).toBeVisible()
    await button(seller.page, '确认交付').click()
    await expect(shown(seller.page, '已完成')).toBeVisible()
  })

  await test.step('the buyer receives, and reviews with a picture', async () => {
    await openCold(page, `${ORDER}${pickUpId}`)
    await expect(status(page, '已完成')).toBeVisible()
    await openCold(page, `${ORDER}${courierId}`)
    for (const number of ['SF1000001', 'SF1000002'])
      await expect(shown(page, `顺丰速运 ${number}`)).toBeVisible()
    await button(page, '确认收货').click()
    await yes(page, '已收到').click()
    await expect(status(page, '已完成')).toBeVisible()
    await button(page, '评价').click()
    await expect(titleOf(page)).toHaveText('评价')
    await expectSettled(page)
    await visible(page.getByRole('radio', { name: '5 星' }))
      .first()
      .click()
    const chosen = page.waitForEvent('filechooser')
    await button(page, /^添加图片/).click()
    await (await chosen).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
    await expect(shown(page, '1/9')).toBeVisible()
    await visible(page.getByRole('textbox')).first().fill('桃皮与椰香，名副其实。')
    await button(page, '发布评价').click()
    await expectHeard(heard, '评价已发布')
    await expect(titleOf(page)).toHaveText('订单详情')
  })

  await test.step('one line goes back: asked, approved, sent, received, refunded', async () => {
    await openCold(page, `${ORDER}${courierId}`)
    await button(page, `${COURIER.returned.name}申请售后`).click()
    await visible(page.getByRole('radio', { name: /^退货退款/ })).click()
    await expect(field(page, '退款金额')).toHaveValue((SUM.returned / 100).toFixed(2))
    await visible(page.getByRole('radiogroup', { name: '申请原因' }))
      .getByRole('radio')
      .first()
      .click()
    await button(page, '提交').click()
    await expect(status(page, '待商家处理')).toBeVisible()

    const decide = async (state: number, action: string, done: string) => {
      await openCold(seller.page, `${DESK}/after-sales&status=${state}`)
      await visible(
        seller.page.getByRole('link', { name: new RegExp(`^退货退款: ${COURIER.returned.name}`) }),
      )
        .first()
        .click()
      await seller.page
        .getByRole('dialog', { name: '退货退款' })
        .getByRole('button', { name: action })
        .click()
      await yes(seller.page, '确定').click()
      await expectHeard(seller.heard, done)
    }
    const sale = page.url()
    await decide(1, '同意', '已同意')
    await openCold(page, sale)
    await expect(status(page, '待寄回')).toBeVisible()
    await button(page, '填写退货单号').click()
    await field(page, '快递公司').fill('顺丰速运')
    await field(page, '快递单号').fill('SF2000001')
    await page.getByRole('dialog').getByRole('button', { name: '提交' }).click()
    await expect(status(page, '退货中')).toBeVisible()
    await decide(4, '确认收到退货', '已确认收货')
    await openCold(page, sale)
    await expect(status(page, '已退款')).toBeVisible()
    await expect(shown(page, '已退回余额')).toBeVisible()
    await seller.page.context().close()
  })

  await test.step('the books are right to the cent', async () => {
    await expectBooks(page, {
      balance: [TOP_UP, -SUM.all, SUM.returned],
      points: [POINTS.pickUp, POINTS.courier, -POINTS.taken],
    })
  })

  await test.step('the coupon is used, and what came back is on the shelf again', async () => {
    await openCold(page, '/#/views/index?url=/coupon/index&mine=1')
    await visible(page.getByRole('radio', { name: '已使用' })).click()
    await expect(visible(page.getByRole('listitem')).filter({ hasText: COUPON })).toContainText(
      '已使用',
    )
    const taken = [COURIER.kept.count, 0, PICK_UP.beer.count]
    for (const [at, sku] of bought.entries())
      expect(await stockOf(page, sku)).toBe(sku.stock - (taken[at] ?? 0))
    await openCold(page, ORDERS)
    await expect(visible(page.getByRole('link', { name: /的订单，已完成$/ }))).toHaveCount(2)
  })
})

test('a network that goes at the payment and at the receipt is waited for, and each counts once', async ({
  page,
  context,
  sandbox,
  browser,
}) => {
  const amount = COURIER.kept.count * COURIER.kept.price + 1000
  const password = page.getByRole('dialog', { name: /^支付/ }).getByLabel('支付密码')
  const choose = async () => {
    await visible(page.getByRole('radio', { name: '余额支付' })).click()
    await button(page, `支付 ${yuan(amount)}`).click()
    await expect(password).toBeVisible()
  }
  await registerWithMoney(page, sandbox)
  await searchAndAdd(page, COURIER.kept)
  await openCold(page, CART)
  await button(page, '去结算（2）').click()
  await addAddress(page)
  const { orderIds } = await answerTo<Placed>(page, 'order/orderBuy/buy', () =>
    button(page, '提交订单').click(),
  )
  const [id = ''] = orderIds

  await test.step('it is gone before the payment leaves: nothing is taken, and it can be made', async () => {
    await choose()
    await context.setOffline(true)
    await password.fill(PAY_PASSWORD)
    await expect(status(page, '正在确认您的支付结果')).toBeVisible()
    await context.setOffline(false)
    await expect(status(page, '您是否已完成支付？')).toBeVisible()
    await button(page, '重新支付').click()
  })

  await test.step('it goes while the payment is answered: the money has moved, and is found', async () => {
    await choose()
    await page.route('**/api/pay/pay', async (route) => {
      await route.fetch()
      await context.setOffline(true)
      await route.abort()
    })
    await password.fill(PAY_PASSWORD)
    await expect(status(page, '正在确认您的支付结果')).toBeVisible()
    await page.unroute('**/api/pay/pay')
    await context.setOffline(false)
    await expect(status(page, '该订单已支付')).toBeVisible()
    await button(page, '查看订单').click()
    await expect(status(page, '待发货')).toBeVisible()
  })

  await test.step('the receipt waits for it too', async () => {
    const { serial } = await answerTo<{ serial: string }>(page, 'ordershow/show', () =>
      openCold(page, `${ORDER}${id}`),
    )
    const seller = await sellerOf(browser, sandbox)
    await openCold(seller.page, `${DESK}/orders&status=2`)
    await ship(seller.page, serial, 'SF1000003')
    await seller.page.context().close()
    await openCold(page, `${ORDER}${id}`)
    await button(page, '确认收货').click()
    await expect(yes(page, '已收到')).toBeVisible()
    await context.setOffline(true)
    await yes(page, '已收到').click()
    await expect(shown(page, '网络连接失败，请检查网络后重试')).toBeVisible()
    await context.setOffline(false)
    await button(page, '确认收货').click()
    await yes(page, '已收到').click()
    await expect(status(page, '已完成')).toBeVisible()
  })

  await test.step('paid once, and counted once', () =>
    expectBooks(page, { balance: [TOP_UP, -amount], points: [amount / 100 - 10] }))
})
