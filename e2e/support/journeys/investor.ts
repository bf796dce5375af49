import { expect, test } from '@playwright/test'
import { saveConfig } from '../../../src/features/record/contract-more'
import { DAY } from '../../../src/shared/business-day'
import { button, type Hand, link, row, seen, text, view } from './hand'
import { FRESH, payOutside, register, SELLER, sellerOf, tellerFor, type World } from './world'

const NAME = '沈砚'
/** Of the right form; nobody’s. */
const CARD = '110105199001011234'
const MARKET = '/device/invest'
const IDENTITY = '/auto/edit?url=/user/identity'
const GRADE_PRICE = 9_900
const PRICE = 174_000
/** Of it, once five percent are taken for an early exit. */
const PAID_BACK = '¥1,653.00'

/** Whatever was said beside a field or above a form. */
const alert = ({ root }: Hand, words: string | RegExp) =>
  seen(root.getByRole('alert')).filter({ hasText: words }).first()
const agree = ({ root }: Hand) =>
  seen(root.getByRole('checkbox', { name: /^我(同意|已阅读)/ }))
    .first()
    .click()

/** Loses the answer of what `act` does, and does it again. */
async function twice(hand: Hand, path: string, act: () => Promise<void>): Promise<void> {
  const happened = await hand.cut(path, 'after')
  await act()
  await happened()
  await expect(text(hand, /网络连接失败/)).toBeVisible()
  await act()
}

async function addPicture(hand: Hand, side: string): Promise<void> {
  await hand.picture(() => button(hand, `添加图片: ${side}`).click())
  await expect(seen(hand.root.getByRole('img', { name: `${side}，第 1 张` })).first()).toBeVisible()
}

/** Says who one is: refused with a reason, sent again, approved. */
async function identify(hand: Hand, house: Hand): Promise<void> {
  const reviews = view('/people/identities')

  await test.step('who they are is handed in once, though the answer was lost', async () => {
    await hand.open(IDENTITY)
    await hand.field('姓名').fill(NAME)
    await hand.field('身份证号').fill(CARD)
    await addPicture(hand, '身份证人像面')
    await addPicture(hand, '身份证国徽面')
    await agree(hand)
    await twice(hand, 'people/identity/verify', () => button(hand, '提交认证').click())
    await expect(text(hand, '审核中')).toBeVisible()
  })

  await test.step('an administrator says why not', async () => {
    await house.open(reviews)
    await button(house, `拒绝：${NAME}`).click()
    const sheet = house.dialog(`拒绝：${NAME}`)
    await sheet.getByRole('textbox').fill('国徽面看不清')
    await sheet.getByRole('button', { name: '拒绝', exact: true }).click()
    await expect(button(house, `拒绝：${NAME}`)).toHaveCount(0)
  })

  await test.step('the message leads to the form, which kept what was entered', async () => {
    await hand.open('/tool/message')
    await link(hand, /实名认证未通过：国徽面看不清/).click()
    await expect(text(hand, '未通过：国徽面看不清')).toBeVisible()
    await expect(hand.field('姓名')).toHaveValue(NAME)
    await button(hand, '移除身份证国徽面，第 1 张').click()
    await addPicture(hand, '身份证国徽面')
    await agree(hand)
    await button(hand, '重新提交').click()
    await expect(text(hand, '审核中')).toBeVisible()
  })

  await test.step('approved', async () => {
    await house.open(reviews)
    await button(house, `通过：${NAME}`).click()
    await expect(button(house, `通过：${NAME}`)).toHaveCount(0)
    await hand.open(IDENTITY)
    await expect(text(hand, '您已完成实名认证')).toBeVisible()
  })
}

/** Somebody new says who they are, and invests where the operator has the licence for it. */
export async function becomesInvestor(world: World): Promise<void> {
  const { hand, sandbox } = world
  const { host } = hand
  await register(world, FRESH)
  const house = await sellerOf(world)

  await identify(hand, house)
  await test.step('a grade is bought', async () => {
    await hand.open('/scanPay/purchase?gradeId=2')
    await button(hand, '确认并支付').click()
    await payOutside(world, GRADE_PRICE)
  })

  await test.step('with the switch off nothing is told; with it on there is the market', async () => {
    await hand.open(MARKET)
    await expect(text(hand, '此处暂不展示')).toBeVisible()
    const body = { type: 'investment', value: { [host]: true } }
    await (await tellerFor(world, SELLER)).call(saveConfig, { body })
    await hand.open(MARKET)
    await expect(text(hand, '还没有投资')).toBeVisible()
  })

  await test.step('a brand is applied for once, though the answer was lost', async () => {
    await link(hand, /TR-101/).click()
    await button(hand, '申请投资').click()
    await button(hand, '增加一台').click()
    await hand.field('姓名').fill(NAME)
    await twice(hand, 'investApply/add', () => button(hand, '提交申请 ¥1,740.00').click())
    await expect(text(hand, '商家正在审核，有结果后会通知您。')).toBeVisible()
  })

  await test.step('approved by who may', async () => {
    await house.open(view('/invest/review'))
    await expect(button(house, `通过：${NAME}`)).toBeVisible()
    await expect(seen(house.root.getByRole('button', { name: `通过：${NAME}` }))).toHaveCount(1)
    await button(house, `通过：${NAME}`).click()
    await expect(button(house, `通过：${NAME}`)).toHaveCount(0)
  })

  await test.step('the message leads to the contract, which is signed', async () => {
    await hand.open('/tool/message')
    await link(hand, /投资申请已通过/).click()
    await expect(text(hand, /收益取决于实际售酒情况，不作任何承诺/)).toBeVisible()
    await button(hand, '签署合同').click()
    await expect(alert(hand, '请勾选已阅读并同意')).toBeVisible()
    await hand.field('输入姓名签署').fill(NAME)
    await agree(hand)
    await button(hand, '签署合同').click()
    await expect(text(hand, new RegExp(`${NAME} 已于 .* 签署`))).toBeVisible()
  })

  await test.step('paid with the platform’s money, it runs', async () => {
    await button(hand, '付款 ¥1,740.00').click()
    await payOutside(world, PRICE)
    await button(hand, '查看我的投资').click()
    await hand.expectTitle('设备投资')
  })

  await test.step('days that are over bring in', async () => {
    await sandbox.moveClock(3 * DAY)
    // The server books what a night brought a moment after its clock was moved.
    await expect(async () => {
      await hand.open('/views/auto/bill?key=bill')
      await expect(text(hand, /TR-101 设备收益/)).toBeVisible({ timeout: 15_000 })
    }).toPass()
    await hand.open(MARKET)
    await expect(text(hand, '运行中')).toBeVisible()
  })

  await test.step('the exit is asked for once, though the answer was lost', async () => {
    await row(hand, '运行中').getByRole('link').click()
    const happened = await hand.cut('investApply/exit', 'after')
    await button(hand, '申请退出').click()
    await hand.agree('退出')
    await happened()
    await expect(text(hand, /商家正在处理退出申请/)).toBeVisible()
  })

  await test.step('approved, the money is back, and the ledger has both lines of it', async () => {
    await house.open(view('/invest/review'))
    await seen(house.root.getByRole('tab', { name: '退出审核中' }))
      .first()
      .click()
    await expect(text(house, `应返还 ${PAID_BACK}`)).toBeVisible()
    await button(house, `通过：${NAME}`).click()
    await expect(button(house, `通过：${NAME}`)).toHaveCount(0)
    await house.close()
    await hand.open('/tool/message')
    await link(hand, /TR-101 投资已退出/).click()
    await expect(text(hand, '款项已返还至余额，设备收益不再计入。')).toBeVisible()
    await hand.open('/views/auto/bill?key=bill')
    await expect(text(hand, '设备退出返还')).toBeVisible()
    await expect(text(hand, '退出手续费')).toBeVisible()
  })
}
