import { pageOrders } from '../../src/features/order/contract'
import type { MiniHost } from '../mini/types'
import { addAddress } from '../support/journeys/buying'
import { whole } from '../support/journeys/hand'
import { desk, ship } from '../support/journeys/selling'
import { FRESH, register, sellerOf, tellerFor, type World } from '../support/journeys/world'
import type { Sandbox } from '../support/sandbox'
import { miniHand } from './mini-hand'
import { expect, type Fixtures, HOSTS, type Phone, test } from './phone'
import { button, callsOf, callsWhenQuiet, dialog, expectTitle, shown } from './steps'

const PAYMENT = { weapp: '微信支付', alipay: '支付宝' } as const
const ASK = 'requestSubscribeMessage'

/** What the simulated platforms were given to send, newest first. */
const told = async ({ origin, controls }: Sandbox) =>
  (await fetch(`${origin}/sandbox/subscription-messages`, { headers: controls })).json() as Promise<
    readonly { moment: string; host: string; url: string }[]
  >

const count = async (sandbox: Sandbox, call: string) =>
  (await sandbox.log()).filter(({ path }) => path.endsWith(`notice/subscription/${call}`)).length
/** How often the server was told an answer. */
const answers = (sandbox: Sandbox) => count(sandbox, 'save')

interface Buying {
  readonly phone: Phone
  readonly sandbox: Sandbox
  /** Fills in the first address, where there is none. */
  readonly address?: () => Promise<void>
}

/** Buys one beer and pays it in the sheet of the host, up to what the server says of it. */
async function buy({ phone, sandbox, address = async () => {} }: Buying): Promise<void> {
  const lists = await count(sandbox, 'list')
  await phone.restart('/core/views/index?url=/product/show&id=2002')
  await button(phone, '立即购买').first().click()
  await dialog(phone, '云台').getByRole('button', { name: '立即购买' }).click()
  await expectTitle(phone, '确认订单')
  await address()
  await button(phone, '提交订单').click()
  await expectTitle(phone, '支付订单')
  await phone.current().getByRole('radio', { name: PAYMENT[phone.host] }).click()
  await button(phone, /^支付 ¥/).click()
  await phone.approvePayment()
  await expect(phone.current().getByRole('heading', { name: '支付成功' })).toBeVisible()
  // After each start the app asks whether there is anything to ask, and knows once it has its answers.
  await expect.poll(() => count(sandbox, 'list')).toBeGreaterThan(lists)
  await callsWhenQuiet(phone)
}

/** Somebody new with a phone of this host. */
async function newcomer(openPhone: Fixtures['openPhone'], host: MiniHost, sandbox: Sandbox) {
  const phone = await openPhone(host)
  const another = async () => miniHand(await openPhone(host))
  const world: World = { sandbox, hand: miniHand(phone), another, line: whole, cuts: false }
  await register(world, FRESH)
  return { phone, world }
}

/** Leaves the result for the order, whatever the host does meanwhile. */
async function goOn(phone: Phone): Promise<void> {
  await button(phone, '查看订单').click()
  await expectTitle(phone, '我的订单')
}

/** The seller sends the newest order. */
async function shipNewest(world: World, number = 'SF2000001'): Promise<void> {
  const buyer = await tellerFor(world, FRESH)
  const { result } = await buyer.call(pageOrders, { body: { pageIndex: 1, pageSize: 1 } })
  const hand = await sellerOf(world)
  await hand.open(desk('orders&status=2'))
  await ship({ hand, line: whole }, result[0]?.serial ?? '', { number })
  await hand.close()
}

for (const host of HOSTS) {
  test(`${host}: who pays is asked, is told once when it ships, and is asked again then`, async ({
    openPhone,
    sandbox,
  }) => {
    const { phone, world } = await newcomer(openPhone, host, sandbox)

    await test.step('asked on the way to the order', async () => {
      await buy({ phone, sandbox, address: () => addAddress(world) })
      expect(callsOf(phone, ASK)).toEqual([])
      await goOn(phone)
      expect(callsOf(phone, ASK)).toHaveLength(1)
      await expect.poll(() => answers(sandbox)).toBe(1)
    })

    await test.step('the settings show it, and turn it off and on', async () => {
      await phone.restart('/core/user/setting')
      const one = phone.current().getByRole('switch', { name: '订单发货' })
      await expect(one).toBeChecked()
      await phone.shot('news-on')
      await one.click()
      await expect(one).not.toBeChecked()
      expect(callsOf(phone, ASK)).toHaveLength(1)
      await phone.subscribeNext('off')
      await one.click()
      if (host === 'weapp') await expect(shown(phone, /^消息已在系统中关闭/)).toBeVisible()
      await phone.shot('news-off')
      await one.click()
      await expect(one).toBeChecked()
      await expect.poll(() => answers(sandbox)).toBe(host === 'weapp' ? 4 : 3)
    })

    await test.step('told once', async () => {
      await shipNewest(world)
      await expect.poll(() => told(sandbox)).toHaveLength(1)
      expect(await told(sandbox)).toMatchObject([{ moment: 'shipped', host }])
    })

    await test.step('asked again once the second yes is used up too', async () => {
      const asked = callsOf(phone, ASK).length
      await buy({ phone, sandbox })
      await goOn(phone)
      expect(callsOf(phone, ASK)).toHaveLength(asked)
      await shipNewest(world, 'SF2000002')
      await expect.poll(() => told(sandbox)).toHaveLength(2)
      await buy({ phone, sandbox })
      await goOn(phone)
      expect(callsOf(phone, ASK)).toHaveLength(asked + 1)
    })
  })

  test(`${host}: who says no is not asked again, and no host holds a payment up`, async ({
    openPhone,
    sandbox,
  }) => {
    const { phone, world } = await newcomer(openPhone, host, sandbox)

    await test.step('a host that never answers lets the second tap through', async () => {
      await buy({ phone, sandbox, address: () => addAddress(world) })
      await phone.subscribeNext('silent')
      await button(phone, '查看订单').click()
      await expect.poll(() => callsOf(phone, ASK)).toHaveLength(1)
      await goOn(phone)
    })

    await test.step('a host that fails is as one that was not asked', async () => {
      await buy({ phone, sandbox })
      await phone.failNext(ASK, { errMsg: `${ASK}:fail system error`, error: 4 })
      await goOn(phone)
      expect(callsOf(phone, ASK)).toHaveLength(2)
    })

    await test.step('a no is kept', async () => {
      await buy({ phone, sandbox })
      await phone.subscribeNext('reject')
      await goOn(phone)
      await expect.poll(() => answers(sandbox)).toBe(1)
      await buy({ phone, sandbox })
      await goOn(phone)
      expect(callsOf(phone, ASK)).toHaveLength(3)
      await shipNewest(world)
      expect(await told(sandbox)).toEqual([])
    })
  })
}
