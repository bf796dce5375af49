import {
  expectPictures,
  expectSettled,
  logInByCode,
  MEMBER,
  NEWCOMER,
  openLoggedIn,
  shown,
  tab,
  titleOf,
} from '../support/app'
import { expect, test } from '../support/test'

test('from an empty device to a paid order, in both languages, and back after a restart', async ({
  page,
  context,
  sandbox,
}) => {
  await test.step('home draws for everybody', async () => {
    await page.goto('/')
    await expect(titleOf(page)).toHaveText('素材')
    await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
    await expect(page.getByRole('button', { name: '搜啤酒、风格或风味' })).toBeVisible()
    await expect(page.getByRole('link', { name: '浑浊', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: '酒花主场' })).toBeVisible()
    await expect(shown(page, '本周新鲜')).toBeVisible()
    await expect(page.getByRole('link', { name: /, ¥/ }).nth(8)).toBeAttached()
    await expectPictures(page)
  })

  await test.step('a beer: another variant, two of them', async () => {
    const card = page.getByRole('link', { name: /^云台, ¥/ }).first()
    await card.click()
    await expect(page.getByRole('heading', { name: '云台' })).toBeVisible()
    await expectPictures(page)
    await page.getByRole('button', { name: '立即购买' }).click()
    const sheet = page.getByRole('dialog', { name: '云台' })
    await sheet.getByRole('radio', { name: '6 罐' }).click()
    await sheet.getByRole('button', { name: '增加一件' }).click()
    await expect(sheet.getByRole('radio', { name: '6 罐' })).toBeChecked()
    await expect(sheet.getByRole('group', { name: '数量' })).toHaveText('2')
    await sheet.getByRole('button', { name: '立即购买' }).click()
  })

  await test.step('the gate explains itself, and a code opens it', async () => {
    const gate = page.getByRole('alertdialog', { name: '未登录' })
    await expect(gate.getByText('请先登录')).toBeVisible()
    await gate.getByRole('button', { name: '登录' }).click()
    await expect(titleOf(page)).toHaveText('登录')
    await logInByCode(page, sandbox, NEWCOMER.mobile)
  })

  await test.step('the very same product and variant', async () => {
    await expect(page.getByRole('heading', { name: '云台' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^已选.*6 罐 × 2$/ })).toBeVisible()
    await page.getByRole('button', { name: '立即购买' }).click()
    const sheet = page.getByRole('dialog', { name: '云台' })
    await expect(sheet.getByRole('radio', { name: '6 罐' })).toBeChecked()
    await expect(sheet.getByRole('group', { name: '数量' })).toHaveText('2')
    await sheet.getByRole('button', { name: '立即购买' }).click()
  })

  await test.step('a first address, then the order', async () => {
    await expect(titleOf(page)).toHaveText('确认订单')
    await page.getByRole('button', { name: /添加收货地址/ }).click()
    const form = page.getByRole('dialog', { name: '新增地址' })
    await form.getByRole('textbox', { name: '收货人' }).fill('陈默')
    await form.getByRole('textbox', { name: '手机号' }).fill(NEWCOMER.mobile)
    await form.getByRole('button', { name: /所在地区/ }).click()
    const regions = page.getByRole('dialog', { name: '选择地区' })
    await regions.getByRole('radio', { name: '浙江省' }).click()
    await regions.getByRole('radio', { name: '杭州市' }).click()
    await regions.getByRole('radio', { name: '西湖区' }).click()
    await regions.getByRole('button', { name: '确定' }).click()
    await form.getByRole('textbox', { name: '详细地址' }).fill('文三路 90 号')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('button', { name: /更换收货地址.*文三路 90 号/ })).toBeVisible()
    await expect(shown(page, '× 2')).toBeVisible()
    await page.getByRole('button', { name: '提交订单' }).click()
  })

  await test.step('payment by redirect', async () => {
    await expect(titleOf(page)).toHaveText('支付订单')
    await page.getByRole('radio').first().click()
    await page.getByRole('button', { name: /^支付 ¥/ }).click()
    await expect(page).toHaveURL(/\/pay\/cashier/)
    await page.getByRole('button', { name: '同意付款', exact: true }).click()
    await expect(page).toHaveURL(/#\/asset\/pay\/success\?/)
    await expect(page.getByRole('heading', { name: '支付成功' }).last()).toBeVisible()
    await expect(shown(page, /支付时间/)).toBeVisible()
  })

  await test.step('the order is paid', async () => {
    await page.getByRole('button', { name: '查看订单' }).click()
    const order = page.getByRole('link', { name: /的订单，待发货$/ }).first()
    await expect(order).toContainText('云台')
    await expect(order).toContainText('6 罐')
    await expect(order).toContainText('共 2 件')
  })

  await test.step('mine: name, wallet, counts', async () => {
    await expectSettled(page)
    await page.getByRole('button', { name: '返回', exact: true }).click()
    await tab(page, '我的').click()
    await expect(page.getByRole('heading', { name: NEWCOMER.name })).toBeVisible()
    await expect(page.getByRole('heading', { name: '我的钱包' })).toBeVisible()
    await expect(shown(page, '余额')).toBeVisible()
    await expect(page.getByRole('button', { name: '待发货，1 笔' })).toBeVisible()
  })

  await test.step('to English and back', async () => {
    await page.getByRole('button', { name: '设置', exact: true }).first().click()
    await page.getByRole('radio', { name: 'English' }).click()
    await expect(titleOf(page)).toHaveText('Settings')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(titleOf(page)).toHaveText('Mine')
    for (const name of ['Materials', 'Ranking', 'Merchants', 'Mine']) {
      await expect(tab(page, name)).toBeVisible()
    }
    await expect(page).toHaveTitle('Mine')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('button', { name: /^To ship/ })).toBeVisible()
    await page.getByRole('button', { name: 'Settings', exact: true }).first().click()
    await page.getByRole('radio', { name: '简体中文' }).click()
    await page.getByRole('button', { name: '返回', exact: true }).click()
    await expect(titleOf(page)).toHaveText('我的')
    await expect(tab(page, '素材')).toBeVisible()
  })

  await test.step('after a restart: still logged in, drawn before the network answers', async () => {
    await page.close()
    const restarted = await context.newPage()
    let asked = 0
    // Never answered while the test looks: what is drawn can only come from the device.
    await restarted.route('**/main/paas/viewEngine/**', () => {
      asked += 1
    })
    await restarted.goto('/')
    await expect(restarted.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
    await expect(restarted.getByRole('link', { name: '酒花主场' })).toBeVisible()
    await expect(titleOf(restarted)).toHaveText('素材')
    await expect.poll(() => asked).toBeGreaterThan(0)
    await restarted.unrouteAll({ behavior: 'ignoreErrors' })
    await tab(restarted, '我的').click()
    await expect(restarted.getByRole('heading', { name: NEWCOMER.name })).toBeVisible()
  })
})

test('a member buys with the default address', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page
    .getByRole('link', { name: /^云台, ¥/ })
    .first()
    .click()
  await page.getByRole('button', { name: '立即购买' }).click()
  await page.getByRole('dialog', { name: '云台' }).getByRole('button', { name: '立即购买' }).click()
  await expect(page.getByRole('button', { name: /更换收货地址.*林夏/ })).toBeVisible()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(titleOf(page)).toHaveText('支付订单')
})
