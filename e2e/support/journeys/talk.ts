import { expect, test } from '@playwright/test'
import { button, found, type Hand, link, radio, seen, text, view } from './hand'
import { FRESH, register, sellerOf, type World } from './world'

const PRODUCT = '2002'
/** Waiting to go by itself. */
const UNSENT = '待发送'
/** That, or on its way. */
const UNDER_WAY = /^(待发送|发送中)$/

/** What was typed by people, in the order in which it stands on the screen. */
const words = ({ root }: Hand) => seen(root.getByText(/^[甲乙] \d$/)).allTextContents()

/** A talk between a newcomer and staff: nothing is lost or doubled, whatever the network does. */
export async function talk(world: World): Promise<void> {
  const { hand, line, sandbox } = world
  await register(world, FRESH)
  const staff = await sellerOf(world)

  async function type(writer: Hand, what: string): Promise<void> {
    await writer.field('消息').fill(what)
    await button(writer, '发送消息').click()
  }
  /** The app finds out by itself what became of a message whose answer is lost. */
  const say = (writer: Hand, what: string) =>
    line(writer, {
      path: 'chat/messages',
      act: () => type(writer, what),
      // It may have gone by itself meanwhile.
      again: () =>
        button(writer, `重新发送：${what}`)
          .click({ timeout: 5000 })
          .catch(() => {}),
      // It waits, or has gone by itself already.
      lost: what,
      isFound: true,
      async done() {
        await expect(text(writer, what)).toBeVisible()
        await expect(seen(writer.root.getByText(UNDER_WAY))).toHaveCount(0)
      },
    })

  await test.step('support greets, answers what is asked often, and listens', async () => {
    await hand.open(view(`/product/show&id=${PRODUCT}`))
    await button(hand, '客服').click()
    await hand.expectTitle('咨询客服')
    await expect(text(hand, /您好！/)).toBeVisible()
    await button(hand, '啤酒是怎样配送的？').click()
    await expect(text(hand, /箱内温度记录/)).toBeVisible()
    await say(hand, '甲 1')
  })

  await test.step('staff find who waits and answer', async () => {
    await staff.open(view('/merchant/messages'))
    await link(staff, new RegExp(FRESH.mobile.slice(-4))).click()
    await expect(text(staff, '甲 1')).toBeVisible()
    await say(staff, '乙 1')
    await expect(text(hand, '乙 1')).toBeVisible()
    // Both hear of it by a socket of their own.
    const sockets = async () =>
      (await sandbox.log()).filter(({ path, status }) => path === '/chat/socket' && status === 101)
    await expect.poll(async () => (await sockets()).length).toBeGreaterThanOrEqual(2)
  })

  await test.step('without a network nothing that is written is lost', async () => {
    const gone = await hand.lose('chat/messages')
    await type(hand, '甲 2')
    await gone()
    await expect(text(hand, UNSENT)).toBeVisible()
    await type(hand, '甲 3')
    await expect(seen(hand.root.getByText(UNSENT))).toHaveCount(2)
    await say(staff, '乙 2')
    // They go by themselves, in their order.
    await hand.find()
    await expect(seen(hand.root.getByText(UNSENT))).toHaveCount(0)
    await expect.poll(() => words(staff)).toEqual(['甲 1', '乙 1', '乙 2', '甲 2', '甲 3'])
    await expect.poll(() => words(hand)).toEqual(await words(staff))
  })

  await test.step('it is handed over, and the shopper reads to whom', async () => {
    await button(staff, '转接').click()
    await line(staff, {
      path: 'notice/im/transfer',
      act: () => button(staff, '安妮卡').click(),
      last: found,
      done: () => expect(text(hand, '接下来由安妮卡为您服务。')).toBeVisible(),
    })
    await expect(text(staff, '安妮卡为您服务')).toBeVisible()
  })

  await test.step('closed, it is rated', async () => {
    await line(staff, {
      path: 'notice/im/close',
      async act() {
        await button(staff, '结束').click()
        await staff.agree('结束')
      },
      last: found,
      done: () => expect(text(hand, '请评价本次服务')).toBeVisible(),
    })
    await line(hand, {
      path: 'notice/im/rate',
      act: () => radio(hand, '5 星').click(),
      // Told of it by the socket, the page shows what it gave although the answer was lost.
      last: found,
      done: () => expect(text(hand, '感谢您的评价！')).toBeVisible(),
    })
  })
}
