import { expect, test } from '@playwright/test'
import { agree } from '../app'
import { button, heading, link, text } from './hand'
import { FRESH, payButton, type World, yuan } from './world'

const BEER = { name: '云台', price: 2600, freight: 1000 } as const
/** What a page says of itself while there is no network. */
const TOLD = /网络|离线|连接超时/
const STREET = '文三路 90 号'

/** A page asks for `path` when the network goes. */
interface Read {
  readonly path: string
  readonly act: () => Promise<unknown>
  /** The title of what is opened, once there is an app: the page is there, whatever it lacks. */
  readonly title?: string
  readonly done: () => Promise<unknown>
}

/** A page that has lost the network says so and keeps its title, and fills by itself when it is back. */
async function read({ hand }: World, { path, act, title, done }: Read): Promise<void> {
  const gone = await hand.lose(path)
  await act()
  await gone()
  if (title) await hand.expectTitle(title)
  await expect(text(hand, TOLD)).toBeVisible()
  await hand.find()
  await done()
}

interface Send {
  readonly path: string
  readonly act: () => Promise<unknown>
  /** Holds what somebody did so far. */
  readonly kept: () => Promise<unknown>
  readonly done: () => Promise<unknown>
}

/** What never left is told and stays as it was typed; the next tap sends it. */
async function send({ hand }: World, { path, act, kept, done }: Send): Promise<void> {
  const from = (await hand.said()).length
  const gone = await hand.lose(path)
  await act()
  await gone()
  // By itself for a moment, or beside the field it is about.
  const said = async () => (await hand.said()).slice(from).join('\n').includes('网络')
  await expect.poll(async () => (await said()) || text(hand, '网络').isVisible()).toBe(true)
  await kept()
  await hand.find()
  await kept()
  await act()
  await done()
}

/** A newcomer buys a beer; at each step the network goes once. */
export async function throughTunnels(world: World): Promise<void> {
  const { hand, sandbox } = world

  await test.step('start', () =>
    read(world, {
      path: 'paas/viewEngine/getByUrl',
      act: () => hand.open('/pages/tabbar/index'),
      done: () => expect(link(hand, '新酒花入仓')).toBeVisible(),
    }))

  await test.step('register', async () => {
    await hand.open('/user/reg')
    const mobile = hand.field('手机号')
    await mobile.fill(FRESH.mobile)
    await send(world, {
      path: 'basic/sms/code',
      act: () => button(hand, /^(获取验证码|重新获取)$/).click(),
      kept: () => expect(mobile).toHaveValue(FRESH.mobile),
      done: () => expect.poll(() => sandbox.smsCode(FRESH.mobile).catch(() => '')).toMatch(/^\d+$/),
    })
    const code = await sandbox.smsCode(FRESH.mobile)
    await hand.field('验证码').fill(code)
    await hand.field('密码').fill(FRESH.password)
    await agree(hand.root)
    await send(world, {
      path: 'people/user/reg',
      act: () => button(hand, /^注册$/).click(),
      async kept() {
        await expect(mobile).toHaveValue(FRESH.mobile)
        await expect(hand.field('验证码')).toHaveValue(code)
        await expect(hand.field('密码')).toHaveValue(FRESH.password)
      },
      done: () => hand.expectTitle('素材'),
    })
  })

  await test.step('home', async () => {
    // What would meet a mishap does not travel beside home: the list is asked for.
    await sandbox.plan([{ match: { path: '*product/page' }, times: 9, kind: 'latency', ms: 1 }])
    await read(world, {
      path: 'product/page',
      act: () => hand.open('/pages/tabbar/index'),
      title: '素材',
      done: () => expect(link(hand, /^云台, ¥/)).toBeVisible(),
    })
    await sandbox.calm()
  })

  await test.step('product', async () => {
    await read(world, {
      path: 'product/productShow/detail',
      act: () => link(hand, /^云台, ¥/).click(),
      title: '酒款详情',
      done: () => expect(heading(hand, BEER.name)).toBeVisible(),
    })
    await button(hand, '立即购买').click()
  })

  await test.step('address', async () => {
    await read(world, {
      path: 'order/orderBuy/info',
      act: () => hand.dialog(BEER.name).getByRole('button', { name: '立即购买' }).click(),
      title: '确认订单',
      done: () => expect(button(hand, /添加收货地址/)).toBeVisible(),
    })
    await button(hand, /添加收货地址/).click()
    const form = hand.dialog('新增地址')
    const typed = (name: string) => form.getByRole('textbox', { name, exact: true })
    await typed('收货人').fill('周禾')
    await typed('手机号').fill(FRESH.mobile)
    await read(world, {
      path: 'api/Region/GetRegionData',
      act: () => form.getByRole('button', { name: /所在地区/ }).click(),
      title: '收货地址',
      done: () =>
        expect(hand.dialog('选择地区').getByRole('radio', { name: '浙江省' })).toBeVisible(),
    })
    const regions = hand.dialog('选择地区')
    for (const name of ['浙江省', '杭州市', '西湖区'])
      await regions.getByRole('radio', { name }).click()
    await regions.getByRole('button', { name: '确定' }).click()
    await typed('详细地址').fill(STREET)
    await send(world, {
      path: 'basic/address/',
      act: () => form.getByRole('button', { name: '保存' }).click(),
      async kept() {
        await expect(typed('收货人')).toHaveValue('周禾')
        await expect(typed('详细地址')).toHaveValue(STREET)
        await expect(form.getByRole('button', { name: /所在地区.*西湖区/ })).toBeVisible()
      },
      done: () => expect(button(hand, /更换收货地址.*文三路 90 号/)).toBeVisible(),
    })
  })

  await test.step('order', () =>
    send(world, {
      path: 'order/orderBuy/buy',
      act: () => button(hand, '提交订单').click(),
      async kept() {
        await hand.expectTitle('确认订单')
        await expect(button(hand, /更换收货地址.*文三路 90 号/)).toBeVisible()
      },
      done: () => hand.expectTitle('支付订单'),
    }))

  await test.step('pay', async () => {
    const pay = () => payButton(hand, BEER.price + BEER.freight).click()
    if (hand.host === 'h5') {
      // What was sent may have taken the money: it is asked about before it is offered again.
      const gone = await hand.lose('api/pay/pay')
      await pay()
      await gone()
      await expect(text(hand, /^暂时没有回应/)).toBeVisible()
      await hand.find()
      await expect(heading(hand, '您是否已完成支付？')).toBeVisible()
      await button(hand, '重新支付').click()
      await pay()
      await hand.approve()
    } else {
      // No sheet of the host was opened, so nothing was paid.
      await send(world, {
        path: 'api/pay/pay',
        act: pay,
        kept: () => hand.expectTitle('支付订单'),
        done: () => hand.approve(),
      })
    }
    await expect(heading(hand, '支付成功')).toBeVisible()
  })

  await test.step('order detail', async () => {
    await read(world, {
      path: 'order/order/page',
      act: () => button(hand, '查看订单').click(),
      title: '我的订单',
      done: () => expect(link(hand, /的订单，待发货$/)).toBeVisible(),
    })
    await read(world, {
      path: 'api/ordershow/show',
      act: () => link(hand, /的订单，待发货$/).click(),
      title: '订单详情',
      done: () => expect(heading(hand, '待发货')).toBeVisible(),
    })
    await expect(text(hand, yuan(BEER.price + BEER.freight))).toBeVisible()
    const paid = (await sandbox.log()).filter(
      ({ path, status }) => path.endsWith('order/orderBuy/buy') && status === 200,
    )
    expect(paid).toHaveLength(1)
  })
}
