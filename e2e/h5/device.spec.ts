import type { Page } from '@playwright/test'
import {
  button,
  expectHeard,
  expectStill,
  listen,
  MEMBER,
  openCold,
  openFromMine,
  openLoggedIn,
  register,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

const FRESH = '13766668891'
const TAP = '501'
const ADD = '/main/device/command/add'

const log = (page: Page) => visible(page.getByRole('list', { name: '指令记录' }))
const confirm = (page: Page, name: string) =>
  page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name, exact: true })
    .click()

async function setPrice(page: Page, price: string): Promise<void> {
  await button(page, /设备设置/).click()
  await page.getByRole('textbox', { name: '每杯价格（元）' }).fill(price)
  await button(page, '下发设置').click()
}

test('an owner sets a device while it and they are offline, and it is done once', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await sandbox.setDevice({ id: TAP, link: 'off' })
  await openFromMine(page, '设备管理')
  await expect(titleOf(page)).toHaveText('设备管理')
  await visible(page.getByRole('link', { name: /智能酒头 01/ }))
    .first()
    .click()

  await test.step('the page says of when it is, and that the device is away', async () => {
    await expect(shown(page, /^数据时间 /)).toBeVisible()
    await expect(shown(page, /设备离线/)).toBeVisible()
    await expect(visible(page.getByRole('img', { name: /剩余 \d+%/ }))).toHaveCount(2)
    await expectStill(page)
    expect(await violations(page)).toEqual([])
  })

  await test.step('without a network what is set stays on the phone', async () => {
    await page.context().setOffline(true)
    await setPrice(page, '25')
    await expect(log(page).getByText('待发送')).toBeVisible()
    await expect(log(page)).toContainText('每杯价格（元）：¥25.00')
  })

  await test.step('it goes by itself, and with its answer lost stands in the log once, and waits', async () => {
    await sandbox.plan([
      { match: { method: 'POST', path: ADD }, times: 1, kind: 'drop', after: true },
    ])
    await page.context().setOffline(false)
    await expect(log(page).getByText('等待设备')).toBeVisible()
    await expect(log(page).getByText('待发送')).toHaveCount(0)
    await expect(log(page).getByText('¥25.00')).toHaveCount(1)
    await expect(shown(page, '有 1 条指令等待设备执行。')).toBeVisible()
  })

  await test.step('a second one waits behind it, and is taken back', async () => {
    await setPrice(page, '30')
    await expect(log(page).getByText('¥30.00')).toHaveCount(1)
    await button(page, '撤回：每杯价格（元）：¥30.00').click()
    await expect(log(page).getByText('已撤回')).toBeVisible()
  })

  await test.step('back on its line the device does it, once', async () => {
    await sandbox.setDevice({ id: TAP, link: 'on' })
    await expect(log(page).getByText('已执行')).toHaveCount(2)
    await expect(log(page).getByText('等待设备')).toHaveCount(0)
    await expect(button(page, /设备设置/)).toContainText('¥25.00')
    await expect(shown(page, /设备离线/)).toHaveCount(0)
  })

  await test.step('what it cannot do is told with its reason', async () => {
    await sandbox.setDevice({ id: TAP, refuses: true })
    await button(page, '重启设备').click()
    await confirm(page, '重启')
    await expect(log(page).getByRole('listitem').filter({ hasText: '重启设备' })).toContainText(
      '设备执行失败',
    )
  })
})

test('who registered a minute ago has no device, is asked to take one, and agrees', async ({
  page,
  sandbox,
  heard,
  browser,
}) => {
  await register(page, sandbox, FRESH)
  const theirs = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const owner = await theirs.newPage()
  const said = await listen(owner)

  await test.step('nothing is there, and a way on', async () => {
    await openCold(page, '/#/views/index?url=/device/offers')
    await expect(shown(page, '暂无申请')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await button(page, '查看套餐').click()
    await expect(titleOf(page)).toHaveText('套餐')
  })

  await test.step('the owner asks them by their number', async () => {
    await openLoggedIn(owner, sandbox, MEMBER.mobile, `/#/device/manageconfig?id=${TAP}`)
    await button(owner, /转让设备/).click()
    await owner.getByRole('textbox', { name: '接收人手机号' }).fill(FRESH)
    await button(owner, '发起转让').click()
    await expectHeard(said, '已发起，等待对方同意')
    await expect(shown(owner, '已请 137****8891 接收「智能酒头 01」。')).toBeVisible()
  })

  await test.step('a message leads them there, and nothing is theirs before they agree', async () => {
    await openCold(page, `/#/views/index?url=/device/show&id=${TAP}`)
    await expect(shown(page, '该设备不在您名下')).toBeVisible()
    await openCold(page, '/#/tool/message')
    await visible(page.getByRole('link', { name: /有人请您接收设备/ }))
      .first()
      .click()
    await expect(shown(page, '林夏 想把「智能酒头 01」转让给您。')).toBeVisible()
    await button(page, '同意').click()
    await confirm(page, '同意')
    await expectHeard(heard, '已同意')
  })

  await test.step('it is theirs, without what it took in before', async () => {
    await button(page, '查看设备').click()
    await expect(visible(page.getByRole('heading', { name: '智能酒头 01' }))).toBeVisible()
    await expect(shown(page, '还没有下发过指令。')).toBeVisible()
    await button(page, /寻找设备/).click()
    await expect(log(page).getByText('已执行')).toBeVisible()
  })

  await test.step('the owner sees that it was agreed, and has it no more', async () => {
    await expect(shown(owner, '该设备不在您名下')).toBeVisible()
    await openCold(owner, '/#/views/index?url=/device/offers')
    await expect(shown(owner, '已同意')).toBeVisible()
  })
  await theirs.close()
})
