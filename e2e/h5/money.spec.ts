import type { Page } from '@playwright/test'
import { answerOnce } from '../support/answer-once'
import {
  expectHeard,
  MEMBER,
  NEWCOMER,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { expectPaid } from '../support/cashier'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

/** As the seed has it (server/profile/seed.ts). */
const PAY_PASSWORD = '135790'
const OWNER = '13900139000'
const CARD = '6228480402564890018'

/** One pixel, red. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

const field = (page: Page, name: string) => visible(page.getByLabel(name, { exact: true })).last()
const button = (page: Page, name: string | RegExp) =>
  visible(page.getByRole('button', { name })).last()

/** Cents on the member's balance, as the top-up page says it. */
async function balance(page: Page): Promise<number> {
  await page.goto('/#/asset/recharge')
  return shownBalance(page)
}

async function shownBalance(page: Page): Promise<number> {
  const row = visible(page.getByRole('radio', { name: /^余额/ }))
  await expect(row).toContainText('¥')
  const text = (await row.textContent()) ?? ''
  return Math.round(Number(/¥([\d,.]+)/.exec(text)?.[1]?.replace(/,/g, '')) * 100)
}

async function expectBalance(page: Page, cents: number): Promise<void> {
  await page.goto('/#/asset/recharge')
  await expect.poll(() => shownBalance(page)).toBe(cents)
}

/** The desk that looks at vouchers. */
async function review(sandbox: Sandbox, approve: boolean, reason = ''): Promise<void> {
  const address = `${sandbox.origin}/sandbox/offline-recharges`
  const [{ id }] = await (await fetch(address, { headers: sandbox.controls })).json()
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sandbox.controls },
    body: JSON.stringify({ id, approve, reason }),
  })
  expect(response.ok).toBe(true)
}

test('a card is added, changed and removed, and its number is never seen whole again', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto('/#/asset/bank')
  await expect(titleOf(page)).toHaveText('银行卡')
  await button(page, '添加银行卡').click()
  await field(page, '开户人').fill('林夏')
  await field(page, '银行卡号').pressSequentially(CARD)
  await expect(field(page, '银行卡号')).toHaveValue('6228 4804 0256 4890 018')
  await expect(button(page, '开户银行 农业银行')).toBeVisible()
  await button(page, '保存').click()
  const cards = visible(page.getByRole('listitem'))
  await expect(cards).toHaveCount(2)
  await expect(shown(page, '62** **** **** **** *18')).toBeVisible()

  await button(page, '编辑农业银行 18').click()
  await field(page, '开户支行').fill('海珠支行')
  await button(page, '保存').click()
  await expect(shown(page, '海珠支行')).toBeVisible()
  expect(await page.content()).not.toContain(CARD)

  await button(page, '删除农业银行 18').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(cards).toHaveCount(1)
})

test('a top-up goes through the cashier and counts once', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  const before = await balance(page)
  await page.getByRole('radio', { name: '¥100', exact: true }).click()
  await button(page, '充值 ¥100.00').click()
  await expect(titleOf(page)).toHaveText('支付订单')
  await expect(page.getByRole('radio', { name: /余额支付/ })).toHaveCount(0)
  await button(page, /^支付 ¥100\.00/).click()
  // The gateway tells the shop twice.
  await page.locator('summary').click()
  await page.locator('[name=action][value=duplicate]').click()
  await expectPaid(page)
  await expectBalance(page, before + 10_000)
})

test('the same page stands under its other address', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto('/#/user/recharge')
  await expect(button(page, '立即充值')).toBeVisible()
})

test('a bank transfer is handed in, rejected with a reason, handed in again and credited once', async ({
  page,
  heard,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  const before = await balance(page)
  await page.goto('/#/asset/pay/offline')
  await field(page, '转账金额').fill('500')
  await button(page, '获取转账信息').click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, /^复制 转账备注码/).click()
  await expectHeard(heard, '复制成功~')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^TP[A-Z0-9]{6}$/)

  async function handIn(): Promise<void> {
    const dialog = page.waitForEvent('filechooser')
    await button(page, '选择图片').click()
    await (await dialog).setFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PNG })
    await button(page, '提交审核').click()
  }
  await sandbox.plan([{ match: { path: 'basic/storageFile/upload' }, kind: 'html' }])
  await handIn()
  await expect(shown(page, '上传失败')).toBeVisible()
  await button(page, '提交审核').click()
  await expect(shown(page, '审核中')).toBeVisible()

  await review(sandbox, false, '凭证不清晰')
  await button(page, '刷新状态').click()
  await expect(shown(page, '原因：凭证不清晰')).toBeVisible()
  await button(page, '重新提交凭证').click()
  await handIn()
  await expect(shown(page, '审核中')).toBeVisible()
  await review(sandbox, true)
  await button(page, '刷新状态').click()
  await expect(shown(page, '已到账')).toBeVisible()
  await expectBalance(page, before + 50_000)
})

async function fillTransfer(page: Page, mobile: string, amount: string): Promise<void> {
  await page.goto('/#/views/index?url=/asset/transfer')
  await field(page, '收款人手机号').fill(mobile)
  await field(page, '转账金额').fill(amount)
}

test('a transfer is confirmed with all its numbers; a wrong password loses nothing', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  const before = await balance(page)
  await fillTransfer(page, OWNER, '100')
  await expect(shown(page, '手续费 ¥0.50，合计 ¥100.50')).toBeVisible()
  await button(page, '下一步').click()
  const sheet = page.getByRole('dialog', { name: '确认转账信息' })
  await expect(sheet).toContainText('139****9000')
  await expect(sheet).toContainText('¥100.50')
  await sheet.getByRole('button', { name: '确认转账' }).click()
  await field(page, '支付密码').pressSequentially('000000')
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('支付密码错误')
  // The field keeps the keyboard: the next try needs no tap.
  await expect(field(page, '支付密码')).toBeFocused()
  await field(page, '支付密码').pressSequentially(PAY_PASSWORD)
  await expect(shown(page, '转账成功')).toBeVisible()
  await button(page, '查看账单').click()
  await expect(page).toHaveURL(/\/views\/auto\/bill\?key=bill&id=\d+/)
  await expectBalance(page, before - 10_050)
})

test('a transfer whose answer is lost moves the money once', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  const before = await balance(page)
  await fillTransfer(page, OWNER, '20')
  await button(page, '下一步').click()
  await button(page, '确认转账').click()
  // It reaches the server; its answer does not come back.
  const lost = await answerOnce(page, '/ctf/assetaccount/transfer', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await field(page, '支付密码').fill(PAY_PASSWORD)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('不会重复转账')
  await lost()
  await field(page, '支付密码').fill(PAY_PASSWORD)
  await expect(shown(page, '转账成功')).toBeVisible()
  await expectBalance(page, before - 2_010)
})

test('a number nobody has is told before the password is asked for', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await fillTransfer(page, '13912345678', '20')
  await expect(visible(page.getByRole('alert'))).toHaveText('收款人不存在')
  await button(page, '下一步').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('who has no pay password sets one and finds the form as it was', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, NEWCOMER.mobile)
  await fillTransfer(page, OWNER, '5')
  await button(page, '下一步').click()
  await button(page, '确认转账').click()
  await expect(titleOf(page)).toHaveText('支付密码')
  await field(page, '新支付密码').fill(PAY_PASSWORD)
  await field(page, '再次输入支付密码').fill(PAY_PASSWORD)
  await button(page, '保存密码').click()
  await expect(titleOf(page)).toHaveText('转账')
  await expect(field(page, '收款人手机号')).toHaveValue(OWNER)
  await expect(field(page, '转账金额')).toHaveValue('5')
  await button(page, '下一步').click()
  await button(page, '确认转账').click()
  await field(page, '支付密码').fill(PAY_PASSWORD)
  await expect(shown(page, '转账成功')).toBeVisible()
})
