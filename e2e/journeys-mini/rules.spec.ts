import { MEMBER } from '../support/app'
import type { Sandbox } from '../support/sandbox'
import { startForger } from './forger'
import { expect, HOSTS, type Phone, test } from './phone'
import {
  button,
  dialog,
  expectPath,
  expectSaid,
  expectTitle,
  link,
  logInByCode,
  shown,
} from './steps'

/** Buys a beer as a member who has an address, up to the page that asks for the money. */
async function openPayment(phone: Phone, sandbox: Sandbox): Promise<void> {
  await logInByCode(phone, sandbox, MEMBER.mobile)
  await expectTitle(phone, '素材')
  await link(phone, /^云台, ¥/)
    .first()
    .click()
  await button(phone, '立即购买').click()
  await dialog(phone, '云台').getByRole('button', { name: '立即购买' }).click()
  await expectTitle(phone, '确认订单')
  await expect(button(phone, /更换收货地址/)).toBeVisible()
  await button(phone, '提交订单').click()
  await expectTitle(phone, '支付订单')
}

/** Changes one letter of what the server signed: WeChat's signature, Alipay's trade number. */
const forge = (body: string): string =>
  body
    .replace(/("paySign":")(.)/, (_, head: string, first: string) => head + other(first))
    .replace(/("message":"\w+)(\w)"/, (_, head: string, last: string) => `${head}${other(last)}"`)
const other = (letter: string) => (letter === '0' ? '1' : '0')

/** How many orders of the shown user wait for their money, as the server says. */
const unpaid = (phone: Phone) => button(phone, /^待付款，\d+ 笔$/)

for (const host of HOSTS) {
  test.describe(host, () => {
    test('closing the sheet warns and loses nothing', async ({ openPhone, sandbox }) => {
      const phone = await openPhone(host, { url: '/core/user/login' })
      await openPayment(phone, sandbox)
      await button(phone, /^支付 ¥/).click()
      await phone.cancelPayment()
      await expectSaid(phone, '用户取消或者订单过期')
      await phone.shot('cancelled')
      // The same order, payable at once.
      await expect(button(phone, /^支付 ¥/)).toBeEnabled()
      await expectTitle(phone, '支付订单')
      await button(phone, /^支付 ¥/).click()
      await phone.approvePayment()
      await expectTitle(phone, '支付结果')
      await expect(phone.current().getByRole('heading', { name: '支付成功' })).toBeVisible()
    })

    test('parameters somebody altered are not paid', async ({ openPhone, sandbox }) => {
      const forger = await startForger(sandbox.origin, '/api/pay/pay', forge)
      const phone = await openPhone(host, { url: '/core/user/login', sandbox: forger.origin })
      await openPayment(phone, sandbox)
      await button(phone, /^支付 ¥/).click()
      await expect(shown(phone, '正在确认您的支付结果')).toBeVisible()
      await expect(phone.page.locator('.mini-payment-sheet')).toHaveCount(0)
      await phone.shot('forged')
      await button(phone, '我的订单').click()
      await expect(link(phone, /的订单，待付款$/).first()).toBeVisible()
      forger.close()
    })

    test('a start at a page that does not exist shows so, with a way home', async ({
      openPhone,
    }) => {
      const phone = await openPhone(host, { url: '/no/such/page?id=1' })
      await expect(shown(phone, '页面不存在')).toBeVisible()
      await phone.shot('unknown-page')
      await button(phone, '返回首页').click()
      await expectPath(phone, 'pages/tabbar/index')
      await expect(shown(phone, '本周新鲜')).toBeVisible()
    })

    test('a start at a public path opens its page', async ({ openPhone }) => {
      const phone = await openPhone(host, { url: '/user/setting' })
      await expectPath(phone, 'core/user/setting')
      await expectTitle(phone, '设置')
    })

    test('a page that wants a login says so before anything of it is shown', async ({
      openPhone,
    }) => {
      const phone = await openPhone(host, { url: '/core/user/address' })
      await expect(shown(phone, '未登录')).toBeVisible()
      await phone.shot('closed')
      await button(phone, '登录').click()
      await expectTitle(phone, '登录')
    })

    test('tab pages keep their place and stand alone on the stack', async ({
      openPhone,
      sandbox,
    }) => {
      const phone = await openPhone(host)
      await expect(shown(phone, '本周新鲜')).toBeVisible()
      for (const [tab, title] of ['素材', '排行榜', '商家', '我的'].entries()) {
        await phone.tapTab(tab)
        await expectTitle(phone, title)
        await phone.shot(`tab-${tab}`)
        expect(await phone.stack()).toHaveLength(1)
      }
      // The way from a login opened by a tab page leads back to that tab.
      await button(phone, /登录/).first().click()
      await expectTitle(phone, '登录')
      await logInByCode(phone, sandbox, MEMBER.mobile)
      await expectPath(phone, 'pages/tabbar/user')
      expect(await phone.stack()).toHaveLength(1)
      await expect(unpaid(phone)).toBeVisible()
    })

    test('two quick taps open one page', async ({ openPhone }) => {
      const phone = await openPhone(host)
      const beer = link(phone, /^云台, ¥/).first()
      await beer.dblclick()
      await expectTitle(phone, '酒款详情')
      expect(await phone.stack()).toHaveLength(2)
    })
  })
}
