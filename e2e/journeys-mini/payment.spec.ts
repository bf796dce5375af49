import type { Sandbox } from '../support/sandbox'
import { styled } from './classes'
import { expect, HOSTS, type Phone, test } from './phone'
import { button, callsOf, dialog, expectTitle, LOGINS, logInByPassword, shown } from './steps'

const LOGIN = '/core/user/login'
/** Has a balance and no pay password. */
const OWNER = '13900139000'
const HOME = '/pages/tabbar/index'
/** The seed's order of the member that waits to be paid. */
const CASHIER = '/core/asset/pay/index?id=800001'
/** What a host calls its way to pay (types 12 and 4), and the call that opens its sheet. */
const SHEETS = {
  weapp: { method: '微信支付', call: 'requestPayment', path: '/pay/wechat/sheet' },
  alipay: { method: '支付宝', call: 'tradePay', path: '/pay/alipay/sheet' },
} as const

async function openCashier(phone: Phone): Promise<void> {
  await LOGINS.host(phone)
  await expectTitle(phone, '素材')
  await phone.restart(CASHIER)
  await expectTitle(phone, '支付订单')
  await expect(shown(phone, /剩余时间/)).toBeVisible()
}

async function chooseAndPay(phone: Phone, name: string): Promise<void> {
  await phone.current().getByRole('radio', { name }).click()
  await button(phone, /^支付 ¥/).click()
}

const sheet = (phone: Phone) => phone.page.locator('.mini-payment-sheet')

const passwordField = (phone: Phone) => {
  const box = styled(phone.host, 'tp-pay-sheet__input')
  return phone.current().locator(`input[type=password], ${box} input`).first()
}

const AWAY = /^暂时没有回应/
/** How soon it is said that nobody answers, ms. */
const SOON = 2000

/**
 * How long until the page in front says so, ms by its own clock; for ever is a little more than `SOON`. Time in
 * which the machine let the page stand still is none that it took.
 */
const timeUntilAway = (phone: Phone): Promise<number> =>
  phone.current().evaluate(
    (page: HTMLElement, { words, limit }) =>
      new Promise<number>((resolve) => {
        const BEAT = 50
        let spent = 0
        let before = Date.now()
        const timer = setInterval(() => {
          const now = Date.now()
          const isSaid = new RegExp(words, 'm').test(page.innerText)
          if (!isSaid) spent += Math.min(now - before, 2 * BEAT)
          before = now
          if (!isSaid && spent <= limit) return
          clearInterval(timer)
          resolve(spent)
        }, BEAT)
      }),
    { words: AWAY.source, limit: SOON },
  )

/** Types the pay password; the whole network goes with what is sent then, on its way there or back. */
async function payIntoTheVoid(phone: Phone, when: 'before' | 'after'): Promise<void> {
  await chooseAndPay(phone, '余额支付')
  const gone = phone.cutNext('api/pay/pay', when === 'after').then(() => phone.setNetwork(false))
  await passwordField(phone).fill('135790')
  await gone
  expect(await timeUntilAway(phone)).toBeLessThanOrEqual(SOON)
  await expect(shown(phone, AWAY)).toBeVisible()
  await expect(button(phone, /^支付 ¥/)).toHaveCount(0)
}

const payments = async (sandbox: Sandbox) =>
  (await sandbox.log()).filter(({ path }) => path.endsWith('api/pay/pay')).length

async function expectPaid(phone: Phone): Promise<void> {
  await expectTitle(phone, '支付结果')
  await expect(phone.current().getByRole('heading', { name: '支付成功' })).toBeVisible()
  await expect(shown(phone, /支付时间/)).toBeVisible()
}

/** The person agrees in the host's own sheet, while the app that opened it is gone. */
async function approveBehind(phone: Phone, sandbox: Sandbox): Promise<void> {
  const { call, path } = SHEETS[phone.host]
  await expect.poll(() => callsOf(phone, call)).toHaveLength(1)
  const [args] = callsOf(phone, call)
  const response = await fetch(sandbox.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...(args as object), action: 'approve' }),
  })
  expect(response.status).toBe(200)
}

for (const host of HOSTS) {
  test.describe(host, () => {
    const { method, call } = SHEETS[host]
    const open = { url: LOGIN, identity: 'member' }

    test('pays in the sheet of the host, told twice', async ({ openPhone, sandbox }) => {
      await sandbox.plan([{ kind: 'duplicate-payment' }])
      const phone = await openPhone(host, open)
      await openCashier(phone)
      await phone.shot('cashier')
      await chooseAndPay(phone, method)
      await expect(sheet(phone)).toBeVisible()
      await phone.approvePayment()
      await expectPaid(phone)
      await phone.shot('paid')
    })

    test('a double tap opens one sheet', async ({ openPhone, sandbox }) => {
      const phone = await openPhone(host, open)
      await openCashier(phone)
      await phone.current().getByRole('radio', { name: method }).click()
      await button(phone, /^支付 ¥/).dblclick()
      await expect(sheet(phone)).toHaveCount(1)
      await expect.poll(() => callsOf(phone, call)).toHaveLength(1)
      const asked = (await sandbox.log()).filter(({ path }) => path.endsWith('api/pay/pay'))
      expect(asked).toHaveLength(1)
      await phone.approvePayment()
      await expectPaid(phone)
    })

    test('pays from the balance with the pay password', async ({ openPhone }) => {
      const phone = await openPhone(host, open)
      await openCashier(phone)
      await chooseAndPay(phone, '余额支付')
      const field = passwordField(phone)
      await field.fill('111111')
      await expect(shown(phone, '支付密码错误')).toBeVisible()
      await phone.shot('wrong-password')
      await field.fill('135790')
      await expectPaid(phone)
    })

    test('pays from the balance without a pay password: it asks to set one', async ({
      openPhone,
    }) => {
      const phone = await openPhone(host, { url: LOGIN })
      await logInByPassword(phone, OWNER)
      await expectTitle(phone, '素材')
      await phone.restart('/core/views/index-clear?url=/product/show&id=2001')
      await button(phone, '立即购买').click()
      await dialog(phone, /./).getByRole('button', { name: '立即购买' }).click()
      await expectTitle(phone, '确认订单')
      await expect(button(phone, /更换收货地址/)).toBeVisible()
      await button(phone, '提交订单').click()
      await expectTitle(phone, '支付订单')
      await chooseAndPay(phone, '余额支付')
      await phone.page.getByText('去设置', { exact: true }).click()
      await expectTitle(phone, '支付密码')
    })

    test('a network that goes after the password is told within two seconds, and the money is found', async ({
      openPhone,
      sandbox,
    }) => {
      const phone = await openPhone(host, open)
      await openCashier(phone)
      await payIntoTheVoid(phone, 'after')
      await phone.shot('no-network')
      await phone.setNetwork(true)
      await expectPaid(phone)
      expect(await payments(sandbox)).toBe(1)
    })

    test('a password that never left is asked about when the network is back, and paid once', async ({
      openPhone,
      sandbox,
    }) => {
      const phone = await openPhone(host, open)
      await openCashier(phone)
      await payIntoTheVoid(phone, 'before')
      // What was not answered is not sent again by itself: only the person knows.
      await phone.setNetwork(true)
      await expect(
        phone.current().getByRole('heading', { name: '您是否已完成支付？' }),
      ).toBeVisible()
      await expect(shown(phone, AWAY)).toHaveCount(0)
      expect(await payments(sandbox)).toBe(0)
      await button(phone, '重新支付').click()
      await chooseAndPay(phone, '余额支付')
      await passwordField(phone).fill('135790')
      await expectPaid(phone)
      expect(await payments(sandbox)).toBe(1)
    })

    test('an app killed after the money moved comes back to the truth', async ({
      openPhone,
      sandbox,
    }) => {
      const phone = await openPhone(host, open)
      await openCashier(phone)
      await chooseAndPay(phone, method)
      await expect(sheet(phone)).toBeVisible()
      await approveBehind(phone, sandbox)
      await phone.restart(HOME)
      await expect(shown(phone, /支付已到账/)).toBeVisible()
      await phone.shot('arrived')
      await button(phone, '查看').first().click()
      await expectPaid(phone)
    })

    test('an app killed before anything was paid says so and can pay', async ({ openPhone }) => {
      const phone = await openPhone(host, open)
      await openCashier(phone)
      await chooseAndPay(phone, method)
      await expect(sheet(phone)).toBeVisible()
      await phone.restart(HOME)
      await expect(shown(phone, /正在确认您的一笔/)).toBeVisible()
      await phone.shot('reminder')
      await button(phone, '查看').first().click()
      await expect(phone.current().getByRole('heading', { name: '尚未支付' })).toBeVisible()
    })

    test('a word nobody understands is confirmed, never called a failure', async ({
      openPhone,
    }) => {
      const phone = await openPhone(host, open)
      await openCashier(phone)
      await phone.failNext(call, { errMsg: `${call}:fail system error`, error: 8000 })
      await chooseAndPay(phone, method)
      await expect(shown(phone, '正在确认您的支付结果')).toBeVisible()
      await expect(shown(phone, /^TP-800001-/)).toBeVisible()
      await expect(button(phone, /^支付 ¥/)).toHaveCount(0)
      await phone.shot('confirming')
    })
  })
}
