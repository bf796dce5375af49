import { expect, test } from '@playwright/test'
import { button, expectSaid, type Hand, heading, link, seen, text, view } from './hand'
import { FRESH, logIn, register, type World } from './world'

/** Owns a tap. */
const OWNER = { mobile: '13800138000', password: 'taproom1' }
const TAP = '501'

const log = ({ root }: Hand) => seen(root.getByRole('list', { name: '指令记录' }))

async function setPrice(hand: Hand, price: string): Promise<void> {
  await button(hand, /设备设置/).click()
  await hand.field('每杯价格（元）').fill(price)
  await button(hand, '下发设置').click()
}

/** A device is set while it and its owner are offline, and then given to somebody who agrees. */
export async function deviceInHand(world: World): Promise<void> {
  const { hand, another, sandbox } = world
  const owner = await another()
  await logIn(owner, OWNER)
  await sandbox.setDevice({ id: TAP, link: 'off' })

  await test.step('without a network what is set stays on the phone', async () => {
    await owner.open(`/device/manageconfig?id=${TAP}`)
    await expect(text(owner, /设备离线/)).toBeVisible()
    const gone = await owner.lose('device/command/add')
    await setPrice(owner, '25')
    await gone()
    await expect(log(owner).getByText('待发送')).toBeVisible()
  })

  await test.step('it goes by itself, stands in the log once, and waits', async () => {
    await owner.find()
    await expect(log(owner).getByText('等待设备')).toBeVisible()
    await expect(log(owner).getByText('待发送')).toHaveCount(0)
    await expect(log(owner).getByText('¥25.00')).toHaveCount(1)
  })

  await test.step('back on its line the device does it, once', async () => {
    await sandbox.setDevice({ id: TAP, link: 'on' })
    await expect(log(owner).getByText('已执行')).toHaveCount(1)
    await expect(button(owner, /设备设置/)).toContainText('¥25.00')
  })

  await test.step('somebody who registered a minute ago is asked to take it', async () => {
    await register(world, FRESH)
    await button(owner, /转让设备/).click()
    await owner.field('接收人手机号').fill(FRESH.mobile)
    await button(owner, '发起转让').click()
    await expectSaid(owner, '已发起，等待对方同意')
    await hand.open(view(`/device/show&id=${TAP}`))
    await expect(text(hand, '该设备不在您名下')).toBeVisible()
  })

  await test.step('theirs once they agree, without what it took in before', async () => {
    await hand.open('/tool/message')
    await link(hand, /有人请您接收设备/).click()
    await button(hand, '同意').click()
    await hand.agree('同意')
    await button(hand, '查看设备').click()
    await expect(heading(hand, '智能酒头 01')).toBeVisible()
    await expect(text(hand, '还没有下发过指令。')).toBeVisible()
    await expect(text(owner, '该设备不在您名下')).toBeVisible()
  })
}
