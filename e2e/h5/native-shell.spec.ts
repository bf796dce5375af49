import type { Page } from '@playwright/test'
import { shipOrder } from '../../src/features/merchant/contract'
import { pageOrders } from '../../src/features/order/contract'
import {
  button,
  expectHeard,
  MEMBER,
  openCold,
  openLoggedIn,
  PASSWORD,
  shown,
  tab,
  titleOf,
} from '../support/app'
import { chooseAndPay, expectPaid, openCashier, payNow } from '../support/cashier'
import { SELLER } from '../support/journeys/world'
import { databaseKeys } from '../support/kept'
import { emptyWebView, nativeApp } from '../support/native-app'
import type { Sandbox } from '../support/sandbox'
import { tellerOf } from '../support/teller'
import { expect, test } from '../support/test'

const VIEW = '/test/native'
const ADDRESS = `/#/views/index?url=${VIEW}`
const view = (...widgets: readonly object[]) => ({
  name: '应用',
  url: VIEW,
  data: { $meta: { schema: 1, nav: { share: { title: '本周新鲜' } } } },
  widgets,
})
const row = (title: string, itemTap: object) => ({
  config: { type: 'menuList', id: title, on: { itemTap } },
  value: [{ id: title, title }],
})
const words = (title: string) => ({ config: { type: 'title', id: 'title' }, value: { title } })

/** The app's files still come; no API answers. */
const cutOff = (page: Page) =>
  page.context().route(/\/(main|chat|generic)\//, (route) => route.abort('internetdisconnected'))

const told = async ({ origin, controls }: Sandbox) =>
  (await fetch(`${origin}/sandbox/push-messages`, { headers: controls })).json() as Promise<
    readonly { device: string; token: string; moment: string; url: string }[]
  >

/** Buys one beer, up to the page where it is paid. */
async function order(page: Page): Promise<void> {
  await openCold(page, '/#/views/index?url=/product/show&id=2002')
  await button(page, '立即购买').click()
  await page.getByRole('dialog', { name: '云台' }).getByRole('button', { name: '立即购买' }).click()
  await expect(titleOf(page)).toHaveText('确认订单')
  await expect(button(page, /更换收货地址/)).toBeVisible()
  await button(page, '提交订单').click()
  await expect(titleOf(page)).toHaveText('支付订单')
}

/** What the server says of the order that was placed last. */
async function newest(sandbox: Sandbox) {
  const teller = await tellerOf(sandbox, MEMBER.mobile, PASSWORD)
  const { result } = await teller.call(pageOrders, { body: { pageIndex: 1, pageSize: 1 } })
  if (!result[0]) throw new Error('no order')
  return result[0]
}

for (const { name, channel, payType } of [
  { name: '支付宝', channel: 'alipay', payType: 4 },
  { name: '微信支付', channel: 'wechat', payType: 8 },
]) {
  test(`a purchase is paid with ${name} (type ${payType}), and the order is paid`, async ({
    page,
    sandbox,
  }) => {
    const app = nativeApp(sandbox)
    await app.hold(page)
    await openLoggedIn(page, sandbox, MEMBER.mobile)
    await order(page)
    const asked = page.waitForRequest('**/api/pay/pay')
    await chooseAndPay(page, name)
    expect((await asked).postDataJSON()).toMatchObject({ payType, clientType: 'AppPlus' })
    await expectPaid(page)
    expect(app.asked('pay')).toEqual([expect.objectContaining({ v: 1, channel })])
    await button(page, '查看订单').click()
    await expect(page.getByRole('link', { name: /的订单，待发货$/ }).first()).toContainText('云台')
    expect(await newest(sandbox)).toMatchObject({ status: 2 })
  })
}

test('a closed sheet is a warning, and the payment can be made', async ({
  page,
  sandbox,
  heard,
}) => {
  const app = nativeApp(sandbox)
  app.deed = 'cancel'
  await app.hold(page)
  await openCashier(page, sandbox)
  await chooseAndPay(page, '微信支付')
  await expectHeard(heard, '用户取消或者订单过期')
  app.deed = 'approve'
  await payNow(page)
  await expectPaid(page)
})

test('where the app does not know how it ended, the server says so', async ({ page, sandbox }) => {
  const app = nativeApp(sandbox)
  app.deed = 'unknown'
  await app.hold(page)
  await openCashier(page, sandbox)
  await chooseAndPay(page, '支付宝')
  await expectPaid(page)
})

test('paid in a sheet that says nothing, with all of the web view emptied: a restart knows it', async ({
  page,
  sandbox,
}) => {
  const app = nativeApp(sandbox)
  app.deed = 'mute'
  await app.hold(page)
  await openCashier(page, sandbox)
  const paid = expect.poll(() => app.asked('pay').length)
  await chooseAndPay(page, '微信支付')
  await paid.toBe(1)
  await expect.poll(() => [...app.tables.keys.keys()].join()).toContain('alacore___pay_800001')
  await emptyWebView(page)
  await openCold(page, '/')
  await expect(shown(page, /支付已到账/)).toBeVisible()
  await button(page, '查看').click()
  await expectPaid(page)
})

test('without a network a restart is drawn from ala_sqlite, though nothing is left in the web view', async ({
  page,
  sandbox,
}) => {
  const app = nativeApp(sandbox)
  await app.hold(page)
  await sandbox.serveView(VIEW, view(words('只在本地')))
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openCold(page, ADDRESS)
  await expect(shown(page, '只在本地')).toBeVisible()
  await expect
    .poll(() => [...app.tables.views.keys()])
    .toEqual(expect.arrayContaining([`alacore___view_${VIEW}`, `alacore___view_good ${VIEW}`]))
  await expect.poll(() => [...app.tables.keys.keys()].join()).toContain('alacore___session')
  // The definitions are in one database, not in two.
  expect(await databaseKeys(page)).toEqual([])
  await emptyWebView(page)
  await cutOff(page)
  await openCold(page, ADDRESS)
  await expect(shown(page, '只在本地')).toBeVisible()
  await openCold(page, '/')
  await expect(titleOf(page)).toHaveText('素材')
  await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
  await page.context().unrouteAll()
  await tab(page, '我的').click()
  await expect(page.getByRole('heading', { name: MEMBER.name })).toBeVisible()
})

test('a page is shared by the app’s sheet, and a code is read by its scanner', async ({
  page,
  sandbox,
}) => {
  const app = nativeApp(sandbox)
  await app.hold(page)
  await sandbox.serveView(VIEW, view(row('分享本页', { do: 'share' }), row('扫码', { do: 'scan' })))
  await openCold(page, ADDRESS)
  await expect.poll(() => app.asked('hello').length).toBeGreaterThan(0)
  await page.waitForFunction(() => Object.hasOwn(window.navigator, 'share'))
  await shown(page, '分享本页').click()
  await expect
    .poll(() => app.asked('share'))
    .toEqual([
      {
        v: 1,
        title: '本周新鲜',
        url: `${sandbox.origin}/#/views/index?url=%2Ftest%2Fnative`,
      },
    ])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await shown(page, '扫码').click()
  await expect.poll(() => app.asked('scan').length).toBe(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  app.code = '/company/contact'
  await shown(page, '扫码').click()
  await expect(titleOf(page)).toHaveText('联系我们')
})

test('the phone is told when a parcel leaves, and the tap opens the order; after a logout it is told nothing', async ({
  page,
  sandbox,
}) => {
  const app = nativeApp(sandbox)
  await app.hold(page)
  await openCashier(page, sandbox)
  // Nobody is asked about notifications before they have logged in; then it is told with the session.
  const saved = async () =>
    (await sandbox.log()).filter(({ path }) => path.endsWith('notice/push/save')).length
  await expect.poll(saved).toBeGreaterThan(0)
  const before = await saved()
  app.token = 'token-0002'
  await app.tell(page, 'push', { device: 'phone-0001', vendor: 'apns', token: app.token })
  await expect.poll(saved).toBeGreaterThan(before)
  await order(page)
  await chooseAndPay(page, '支付宝')
  await expectPaid(page)
  const { id } = await newest(sandbox)
  const seller = await tellerOf(sandbox, SELLER.mobile, SELLER.password)
  const parcel = { carrier: '顺丰速运', number: 'SF1234567890', requestId: 'native-1' }
  await seller.call(shipOrder, { body: { id, ...parcel, lines: [{ position: 0, count: 1 }] } })
  const url = `/views/index?url=/order/show&id=${id}`
  expect(await told(sandbox)).toEqual([
    expect.objectContaining({ device: 'phone-0001', token: 'token-0002', moment: 'shipped', url }),
  ])
  await app.tell(page, 'open', { url })
  await expect(titleOf(page)).toHaveText('订单详情')
  await app.tell(page, 'open', { url: 'javascript:alert(1)' })
  await app.tell(page, 'back')
  await expect(titleOf(page)).not.toHaveText('订单详情')
})

test('the phone’s way back closes what lies over a page, goes a page back, and leaves the app from a tab', async ({
  page,
  sandbox,
}) => {
  const app = nativeApp(sandbox)
  await app.hold(page)
  await openCold(page, '/')
  await page
    .getByRole('link', { name: /^云台, ¥/ })
    .first()
    .click()
  await button(page, '立即购买').click()
  const sheet = page.getByRole('dialog', { name: '云台' })
  await expect(sheet).toBeVisible()
  await app.tell(page, 'back')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '云台' })).toBeVisible()
  expect(app.asked('leave')).toEqual([])
  await app.tell(page, 'back')
  await expect(titleOf(page)).toHaveText('素材')
  await app.tell(page, 'back')
  await expect.poll(() => app.asked('leave').length).toBe(1)
})

test('the app brings its own newest version', async ({ page, sandbox }) => {
  const app = nativeApp(sandbox)
  await app.hold(page)
  await page.route(/autoConfig\/getValue\?type=version/, async (route) => {
    const answer = await route.fetch()
    const envelope = await answer.json()
    const data = { ...envelope.data, ios: '9.0.0', android: '9.0.0' }
    await route.fulfill({ response: answer, json: { ...envelope, data } })
  })
  await openCold(page, '/#/update/index')
  await button(page, '立即更新').click()
  await expect.poll(() => app.asked('update').length).toBe(1)
  await expect(page).toHaveURL(/update\/index/)
})
