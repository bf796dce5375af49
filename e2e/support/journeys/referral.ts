import { expect, test } from '@playwright/test'
import { DAY } from '../../../src/shared/business-day'
import { buyAndReceive } from '../friend'
import { button, expectSaid, type Hand, radio, row, seen, text, view } from './hand'
import { FRESH, PAY_PASSWORD, register, sellerOf, setPayPassword, type World } from './world'

const FRIEND = { mobile: '13777770102', password: 'secret1' } as const
const WITHDRAW = view('/asset/withdraw')
const CENTS = 1000

const first = (hand: Hand) => seen(hand.root.getByRole('listitem')).first()

/** A card is added where a withdrawal asks for one. */
async function addCard(hand: Hand): Promise<void> {
  await hand.open(WITHDRAW)
  await button(hand, '添加银行卡').click()
  await hand.expectTitle('银行卡')
  await button(hand, '添加银行卡').click()
  await hand.field('银行卡号').fill('6225881234567898')
  await hand.field('开户人').fill('酒友')
  const from = (await hand.said()).length
  await hand.dialog('添加账户').getByRole('button', { name: '保存' }).click()
  await expectSaid(hand, '账户已保存', from)
}

/**
 * From a poster to money on a card.
 *
 * @param copied what the device was last told to copy.
 */
export async function fromPosterToCard(world: World, copied: () => string): Promise<void> {
  const { hand, sandbox, another } = world
  await register(world, FRESH)

  const link = await test.step('the link of the poster is copied', async () => {
    await hand.open('/tookeen/invitation')
    const from = (await hand.said()).length
    await button(hand, '复制 我的邀请链接').click()
    await expectSaid(hand, '复制成功', from)
    return copied()
  })

  await test.step('a friend comes by it and buys', async () => {
    const theirs = await another()
    await register({ ...world, hand: theirs }, FRIEND, link.replace(/^.*#/, ''))
    await theirs.close()
    await buyAndReceive(sandbox, FRIEND)
  })

  await test.step('a night brings the reward, which says whose order it is of', async () => {
    await sandbox.moveClock(DAY + 7200)
    // The server books what a night brought a moment after its clock was moved.
    await expect(async () => {
      await hand.open('/conduit/specific')
      await expect(button(hand, /推荐奖励/)).toBeVisible({ timeout: 15_000 })
    }).toPass()
    await button(hand, /推荐奖励/).click()
    await expect(text(hand, '好友订单')).toBeVisible()
    await button(hand, '查看奖励来源').click()
    await hand.expectTitle('推荐奖励')
    await expect(text(hand, '酒**')).toBeVisible()
  })

  await addCard(hand)
  await setPayPassword(world)

  await test.step('it is asked for once, though the answer was lost', async () => {
    await hand.open(WITHDRAW)
    await radio(hand, /设备收益/).click()
    await hand.field('提现金额').fill(String(CENTS / 100))
    await button(hand, /^提现$/).click()
    const happened = await hand.cut('asset/withdraw/add', 'after')
    await hand.payPassword(PAY_PASSWORD)
    await happened()
    await expect(text(hand, /网络连接失败/)).toBeVisible()
    const from = (await hand.said()).length
    await hand.payPassword(PAY_PASSWORD)
    await expectSaid(hand, '已提交审核', from)
    await expect(first(hand)).toContainText('审核中')
    await expect(seen(hand.root.getByRole('listitem'))).toHaveCount(1)
  })

  await test.step('an administrator pays it', async () => {
    const desk = await sellerOf(world)
    await desk.open(view('/asset/withdrawals'))
    await button(desk, /^确认付款：¥10\.00/).click()
    await expect(row(desk, '¥10.00')).toHaveCount(0)
    await desk.close()
  })

  await test.step('it is paid, and the books have a line of it', async () => {
    await hand.open(WITHDRAW)
    await expect(first(hand)).toContainText('已付款')
    await hand.open('/views/bill')
    await expect(button(hand, /提现至银行卡/)).toContainText('10.00')
    await expect(seen(hand.root.getByRole('button', { name: /提现至银行卡/ }))).toHaveCount(1)
  })
}
