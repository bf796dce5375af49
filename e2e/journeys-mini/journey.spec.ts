import { NEWCOMER } from '../support/app'
import { expect, HOSTS, test } from './phone'
import {
  addAddress,
  button,
  callsOf,
  dialog,
  expectPictures,
  expectTitle,
  link,
  logInByCode,
  shown,
} from './steps'

/** How long the server holds its definitions back after the restart, ms: longer than the test looks. */
const NETWORK_DELAY = 30_000

/** What a host calls its way to pay, and the call that opens its sheet. */
const PAYMENT = {
  weapp: { method: '微信支付', call: 'requestPayment' },
  alipay: { method: '支付宝', call: 'tradePay' },
} as const

const TABS = {
  'zh-Hans': ['素材', '排行榜', '商家', '我的'],
  en: ['Materials', 'Ranking', 'Merchants', 'Mine'],
}

for (const host of HOSTS) {
  test(`${host}: from an empty device to a paid order, in both languages, and back after a restart`, async ({
    openPhone,
    sandbox,
  }) => {
    const phone = await openPhone(host)

    await test.step('home draws for everybody', async () => {
      await expectTitle(phone, '素材')
      await expect(phone.tabs().locator('.mini-tab-text')).toHaveText(TABS['zh-Hans'])
      await expect(link(phone, '新酒花入仓')).toBeVisible()
      await expect(button(phone, '搜啤酒、风格或风味')).toBeVisible()
      await expect(shown(phone, /前下单，当日从冷库发出/)).toBeVisible()
      await expect(link(phone, '酒花主场')).toBeVisible()
      await expect(shown(phone, '本周新鲜')).toBeVisible()
      await expect(link(phone, /, ¥/).nth(8)).toBeAttached()
      await expectPictures(phone)
      await phone.shot('home')
    })

    await test.step('a beer: another variant, two of them', async () => {
      await link(phone, /^云台, ¥/)
        .first()
        .click()
      await expect(phone.current().getByRole('heading', { name: '云台' })).toBeVisible()
      await expectPictures(phone)
      await phone.shot('product')
      await button(phone, '立即购买').click()
      const sheet = dialog(phone, '云台')
      await sheet.getByRole('radio', { name: '6 罐' }).click()
      await sheet.getByRole('button', { name: '增加一件' }).click()
      await expect(sheet.getByRole('radio', { name: '6 罐' })).toBeChecked()
      await expect(sheet.getByRole('group', { name: '数量' })).toHaveText('2')
      await phone.shot('variants')
      await sheet.getByRole('button', { name: '立即购买' }).click()
    })

    await test.step('the gate explains itself, and a code opens it', async () => {
      const gate = dialog(phone, '未登录')
      await expect(gate.getByText('请先登录')).toBeVisible()
      await phone.shot('gate')
      await gate.getByRole('button', { name: '登录' }).click()
      await expectTitle(phone, '登录')
      await phone.shot('login')
      await logInByCode(phone, sandbox, NEWCOMER.mobile)
    })

    await test.step('the very same product and variant', async () => {
      await expect(button(phone, '已选 330 毫升，6 罐 × 2')).toBeVisible()
      await phone.shot('back-at-product')
      await button(phone, '立即购买').click()
      const sheet = dialog(phone, '云台')
      await expect(sheet.getByRole('radio', { name: '6 罐' })).toBeChecked()
      await expect(sheet.getByRole('group', { name: '数量' })).toHaveText('2')
      await sheet.getByRole('button', { name: '立即购买' }).click()
    })

    await test.step('a first address, then the order', async () => {
      await expectTitle(phone, '确认订单')
      await addAddress(phone, NEWCOMER)
      await expect(shown(phone, '× 2')).toBeVisible()
      await phone.shot('order')
      await button(phone, '提交订单').click()
    })

    await test.step('payment in the sheet of the host', async () => {
      const { method, call } = PAYMENT[host]
      await expectTitle(phone, '支付订单')
      await phone.current().getByRole('radio', { name: method }).click()
      await phone.shot('payment')
      await button(phone, /^支付 ¥/).click()
      await expect(phone.page.locator('.mini-payment-sheet')).toBeVisible()
      await phone.shot('sheet')
      await phone.approvePayment()
      await expect.poll(() => callsOf(phone, call)).not.toEqual([])
      await expectTitle(phone, '支付结果')
      await expect(phone.current().getByRole('heading', { name: '支付成功' })).toBeVisible()
      await expect(shown(phone, /支付时间/)).toBeVisible()
      await phone.shot('paid')
    })

    await test.step('the order is paid', async () => {
      await button(phone, '查看订单').click()
      const order = link(phone, /的订单，待发货$/).first()
      await expect(order).toContainText('云台')
      await expect(order).toContainText('6 罐')
      await expect(order).toContainText('共 2 件')
      await phone.shot('orders')
    })

    await test.step('mine: name, wallet, counts', async () => {
      while ((await phone.stack()).length > 1) await phone.back()
      await phone.tapTab(3)
      await expect(phone.current().getByRole('heading', { name: NEWCOMER.name })).toBeVisible()
      await expect(phone.current().getByRole('heading', { name: '我的钱包' })).toBeVisible()
      await expect(shown(phone, '余额')).toBeVisible()
      await expect(button(phone, '待发货，1 笔')).toBeVisible()
      await phone.shot('mine')
    })

    await test.step('to English and back', async () => {
      await button(phone, '设置').first().click()
      await expectTitle(phone, '设置')
      await phone.current().getByRole('radio', { name: 'English' }).click()
      await expectTitle(phone, 'Settings')
      await phone.shot('settings-english')
      await phone.back()
      await expectTitle(phone, 'Mine')
      await expect(phone.tabs().locator('.mini-tab-text')).toHaveText(TABS.en)
      await expect(button(phone, /^To ship/)).toBeVisible()
      await phone.shot('mine-english')
      await phone.tapTab(0)
      await expectTitle(phone, 'Materials')
      await phone.shot('home-english')
      await phone.tapTab(3)
      await button(phone, 'Settings').first().click()
      await phone.current().getByRole('radio', { name: '简体中文' }).click()
      await expectTitle(phone, '设置')
      await phone.back()
      await expectTitle(phone, '我的')
      await expect(phone.tabs().locator('.mini-tab-text')).toHaveText(TABS['zh-Hans'])
    })

    await test.step('after a restart: still logged in, drawn before the network answers', async () => {
      await sandbox.plan([
        { kind: 'latency', ms: NETWORK_DELAY, times: 50, match: { path: 'paas/viewEngine/*' } },
      ])
      await phone.restart()
      await expect(link(phone, '新酒花入仓')).toBeVisible()
      await expect(link(phone, '酒花主场')).toBeVisible()
      await expectTitle(phone, '素材')
      await phone.tapTab(3)
      await expect(phone.current().getByRole('heading', { name: NEWCOMER.name })).toBeVisible()
      await phone.shot('restarted')
    })
  })
}
