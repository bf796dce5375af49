import { openCold, shown } from '../support/app'
import { CASHIER, chooseAndPay, expectPaid, method, openCashier } from '../support/cashier'
import { databaseKeys } from '../support/kept'
import { nativeApp } from '../support/native-app'
import { expect, test } from '../support/test'

// Apps that are older than this client, that misbehave, or that are none.

const SCAN = {
  name: '应用',
  url: '/test/scan',
  widgets: [
    {
      config: { type: 'menuList', id: 'scan', on: { itemTap: { do: 'scan' } } },
      value: [{ id: 'scan', title: '扫码' }],
    },
  ],
}

test('an older app has no sheet, no scanner and no database: what it lacks is not offered', async ({
  page,
  sandbox,
}) => {
  const app = nativeApp(sandbox, { messages: { pay: 1 }, sheets: ['alipay'] })
  await app.hold(page)
  await openCashier(page, sandbox)
  await expect(method(page, '支付宝')).toBeVisible()
  await expect(method(page, '微信支付')).toHaveCount(0)
  await expect.poll(() => databaseKeys(page)).not.toEqual([])
  await sandbox.serveView('/test/scan', SCAN)
  await openCold(page, '/#/views/index?url=/test/scan')
  await shown(page, '扫码').click()
  await expect(page.getByRole('dialog', { name: '扫一扫' })).toBeVisible()
  await openCold(page, CASHIER)
  await chooseAndPay(page, '支付宝')
  await expectPaid(page)
  for (const message of ['scan', 'share', 'push', 'update', 'db.read'])
    expect(app.asked(message), message).toEqual([])
})

test('one of before the handshake says which sheet it lacks', async ({ page, sandbox }) => {
  await nativeApp(sandbox, { isFirst: true, sheets: ['alipay'] }).hold(page)
  await openCashier(page, sandbox)
  await chooseAndPay(page, '微信支付')
  await expect(shown(page, /当前环境无法使用微信支付/)).toBeVisible()
  await chooseAndPay(page, '支付宝')
  await expectPaid(page)
})

test('what calls itself an app and is none offers no sheet, and another way', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => Object.assign(window, { TaproomShell: {} }))
  await openCashier(page, sandbox)
  await expect(method(page, '余额支付')).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(1)
})

for (const illness of ['throws', 'garbage', 'silent'] as const) {
  test(`an app that only ${illness} takes nothing from the shop`, async ({ page, sandbox }) => {
    await nativeApp(sandbox, { illness }).hold(page)
    await openCashier(page, sandbox)
    await expect.poll(() => databaseKeys(page)).not.toEqual([])
    await openCold(page, '/')
    await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
  })
}

test('an app that says everything three times pays once', async ({ page, sandbox }) => {
  const app = nativeApp(sandbox, { illness: 'twice' })
  await app.hold(page)
  await openCashier(page, sandbox)
  await chooseAndPay(page, '微信支付')
  await expectPaid(page)
  expect(app.asked('pay')).toHaveLength(1)
})
