import type { MiniHost, SetDataRecord, Spent } from '../mini/types'
import { agree, MEMBER, PASSWORD } from '../support/app'
import type { Sandbox } from '../support/sandbox'
import { expect, HOSTS, type Phone, test } from './phone'
import {
  addAddress,
  button,
  callsWhenQuiet,
  dialog,
  expectTitle,
  field,
  LOGINS,
  link,
  shown,
  WAYS,
} from './steps'

const LOGIN = '/core/user/login'
const PRODUCT = '/core/views/index-clear?url=/product/show&id=2001'
const TABS = ['素材', '排行榜', '商家', '我的'] as const
const KB = 1024
/** What an order and a login may send, and what a login may carry to the view. */
const ORDER_CALLS = 4
const LOGIN_CALLS = 6
const LOGIN_BYTES = 30 * KB
const ONE_CALL = 24 * KB
/** Tabs behind the login page learn who is there; what they list is drawn when they are shown. */
const HIDDEN_BYTES = 6 * KB
const PAYMENT = { weapp: '微信支付', alipay: '支付宝' } as const
const LIST_CALL = 'order/order/page'
/** Nobody's number yet. */
const NEW = { mobile: '13712345678', name: '新酒友' } as const

const toText = ({ page, bytes, hidden, paths }: SetDataRecord): string =>
  hidden ? `${page} ${bytes} hidden: ${paths.join(' ')}` : `${page} ${bytes}`

function expectLight({ transfers, setData, bytes, largest, syncWrites }: Spent, most: number) {
  const calls = transfers.map(({ url }) => url.replace(/\?.*/, ''))
  test.info().annotations.push({ type: 'calls', description: calls.join(' ') })
  test.info().annotations.push({
    type: 'setData',
    description: `${bytes} = ${setData.map(toText).join('; ')}`,
  })
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(most)
  expect(largest).toBeLessThanOrEqual(ONE_CALL)
  expect(syncWrites.filter((key) => key.includes('view'))).toEqual([])
}

/** What an app does once, a few seconds after its start, is no part of what is measured. */
const expectStarted = (phone: Phone, ...calls: readonly string[]): Promise<void> =>
  expect
    .poll(async () => {
      const urls = (await phone.usage()).transfers.map(({ url }) => url)
      return ['viewEngine/all', 'type=version', ...calls].filter(
        (call) => !urls.some((url) => url.includes(call)),
      )
    })
    .toEqual([])

async function seeTabs(phone: Phone): Promise<void> {
  for (const [at, name] of TABS.entries()) {
    await phone.tapTab(at)
    await expectTitle(phone, name)
    await callsWhenQuiet(phone)
  }
}

/** Sees all tabs as a visitor, and goes from the last one to the login page. */
async function openLogin(phone: Phone): Promise<void> {
  await expect(shown(phone, '本周新鲜')).toBeVisible()
  await seeTabs(phone)
  await expectStarted(phone)
  await button(phone, /登录/).first().click()
  await expectTitle(phone, '登录')
}

/** From the product that is shown to its order page. */
async function choose(phone: Phone): Promise<void> {
  await button(phone, '立即购买').click()
  await dialog(phone, /./).getByRole('button', { name: '立即购买' }).click()
  await expectTitle(phone, '确认订单')
}

/** What it costs to send the order that is shown, from the tap until its payment page is quiet. */
async function order(phone: Phone): Promise<Spent> {
  await callsWhenQuiet(phone)
  return phone.during(async () => {
    await button(phone, '提交订单').click()
    await expectTitle(phone, '支付订单')
    await callsWhenQuiet(phone)
  })
}

async function register(phone: Phone, sandbox: Sandbox): Promise<void> {
  await button(phone, '注册账号').click()
  await expectTitle(phone, '注册')
  await field(phone, '手机号').fill(NEW.mobile)
  await button(phone, '获取验证码').click()
  await expect(button(phone, /^\d+ 秒$/)).toBeVisible()
  await field(phone, '验证码').fill(await sandbox.smsCode(NEW.mobile))
  await field(phone, '密码').fill(PASSWORD)
}

/** Types and asks for all that comes before the tap that logs in. */
const PREPARED: Readonly<Record<string, (phone: Phone, sandbox: Sandbox) => Promise<void>>> = {
  async code(phone, sandbox) {
    await field(phone, '手机号').fill(MEMBER.mobile)
    await button(phone, '获取验证码').click()
    await expect(button(phone, /^\d+ 秒$/)).toBeVisible()
    await field(phone, '验证码').fill(await sandbox.smsCode(MEMBER.mobile))
  },
  async password(phone) {
    await phone.current().getByRole('tab', { name: '密码登录' }).click()
    await field(phone, '用户名或手机号').fill(MEMBER.mobile)
    await field(phone, '密码').fill(PASSWORD)
  },
  async host() {},
  register,
}
const TAPS: Readonly<Record<string, RegExp>> = {
  code: /^登录$/,
  password: /^登录$/,
  host: /一键登录$/,
  register: /^注册$/,
}

async function logIn(phone: Phone, way: string, sandbox: Sandbox): Promise<Spent> {
  await PREPARED[way]?.(phone, sandbox)
  await agree(phone.current())
  await callsWhenQuiet(phone)
  return phone.during(async () => {
    await button(phone, TAPS[way] as RegExp)
      .last()
      .click()
    await expectTitle(phone, '我的')
    await callsWhenQuiet(phone)
  })
}

for (const host of HOSTS) {
  test(`${host}: tabs that were seen come again without a call to a page behind them`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host)
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await seeTabs(phone)
    await expectStarted(phone)
    await callsWhenQuiet(phone)
    const { setData } = await phone.during(() => seeTabs(phone))
    expect(setData.filter(({ hidden }) => hidden)).toEqual([])
  })

  for (const way of [...WAYS, 'register']) {
    test(`${host}: a login by ${way} sends little`, async ({ openPhone, sandbox }) => {
      const phone = await openPhone(host, { identity: 'member' })
      await openLogin(phone)
      const spent = await logIn(phone, way, sandbox)
      expectLight(spent, LOGIN_CALLS)
      expect(spent.bytes).toBeLessThanOrEqual(LOGIN_BYTES)
      expect(spent.hiddenBytes).toBeLessThanOrEqual(HIDDEN_BYTES)
    })
  }

  test(`${host}: an order sends little, and nothing to pages behind it`, async ({ openPhone }) => {
    const phone = await openMember(openPhone, host)
    await phone.restart(PRODUCT)
    await choose(phone)
    await expectStarted(phone, 'getLoginUserByToken')
    const spent = await order(phone)
    expectLight(spent, ORDER_CALLS)
    expect(spent.hiddenBytes).toBe(0)
  })

  test(`${host}: who registered a minute ago orders as lightly`, async ({ openPhone, sandbox }) => {
    const phone = await openPhone(host)
    await openLogin(phone)
    await logIn(phone, 'register', sandbox)
    await phone.tapTab(0)
    await link(phone, /^云台, ¥/)
      .first()
      .click()
    await choose(phone)
    await addAddress(phone, NEW)
    const spent = await order(phone)
    expectLight(spent, ORDER_CALLS)
    expect(spent.hiddenBytes).toBe(0)
  })

  test(`${host}: a page behind another one asks when it is shown again, and not before`, async ({
    openPhone,
    sandbox,
  }) => {
    const phone = await openMember(openPhone, host)
    // Long enough for the spinner of a tap that waits: it is drawn on the page in front alone.
    await sandbox.plan([{ kind: 'latency', ms: 1200, times: 1, match: { path: '*api/pay/pay' } }])
    await phone.restart('/core/views/index?url=/order/list')
    const unpaid = link(phone, /的订单，待付款$/)
    await expect(unpaid.first()).toBeVisible()
    await expectStarted(phone, 'getLoginUserByToken')
    await callsWhenQuiet(phone)
    const before = await unpaid.count()
    const spent = await phone.during(async () => {
      await unpaid.first().getByRole('button', { name: '去支付' }).click()
      await expectTitle(phone, '支付订单')
      await phone.current().getByRole('radio', { name: PAYMENT[host] }).click()
      await button(phone, /^支付 ¥/).click()
      await phone.approvePayment()
      await expect(phone.current().getByRole('heading', { name: '支付成功' })).toBeVisible()
      await callsWhenQuiet(phone)
    })
    const lists = ({ transfers }: Spent) =>
      transfers.filter(({ url }) => url.includes(LIST_CALL)).length
    expect(lists(spent)).toBe(0)
    expect(spent.hiddenBytes).toBe(0)
    const back = await phone.during(async () => {
      await phone.back()
      await expect(unpaid).toHaveCount(before - 1)
      await callsWhenQuiet(phone)
    })
    expect(lists(back)).toBe(1)
  })
}

async function openMember(
  openPhone: (host: MiniHost, options: { url: string; identity: string }) => Promise<Phone>,
  host: MiniHost,
): Promise<Phone> {
  const phone = await openPhone(host, { url: LOGIN, identity: 'member' })
  await LOGINS.host(phone)
  await expectTitle(phone, TABS[0])
  return phone
}
