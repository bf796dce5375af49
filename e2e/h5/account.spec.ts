import type { Page } from '@playwright/test'
import {
  comeTo,
  expectDrawn,
  expectHeard,
  expectSettled,
  forgetAll,
  logInByPassword,
  MEMBER,
  NEWCOMER,
  openCold,
  openFromMine,
  openLoggedIn,
  register,
  tab,
  titleOf,
  visible,
} from '../support/app'
import { waitForRooms } from '../support/motion'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

/** As the seed has it (server/profile/seed.ts). */
const PASSWORD = 'taproom1'

/** One pixel, red. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).last()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last()
const openSettings = async (page: Page) => {
  await page.goto('/#/user/setting')
  await expect(titleOf(page)).toHaveText('设置')
  await expectSettled(page)
}

test('a new nickname is shown in the settings, and after a restart', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openSettings(page)
  await page.getByRole('button', { name: /^昵称/ }).click()
  await field(page, '昵称').fill('酒花猎人')
  await button(page, '保存').click()
  await expect(titleOf(page)).toHaveText('设置')
  await expect(page.getByRole('button', { name: /^昵称.*酒花猎人/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^昵称.*酒花猎人/ })).toBeVisible()
})

test('a picture is chosen, looked at, uploaded and shown', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openSettings(page)
  await button(page, '头像').click()
  const dialog = page.waitForEvent('filechooser')
  await button(page, '选择图片').click()
  await (await dialog).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByRole('img', { name: '你的头像' })).toHaveAttribute('src', /^blob:/)
  await button(page, '保存').click()
  await expect(titleOf(page)).toHaveText('设置')
  const picture = page.locator('img[src*="/files/"]').last()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})

test('a failed upload is said and can be tried again', async ({ page, heard, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto('/#/user/avator')
  const dialog = page.waitForEvent('filechooser')
  await button(page, '选择图片').click()
  await (await dialog).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG })
  await sandbox.plan([{ match: { path: 'basic/storageFile/upload' }, kind: 'html' }])
  await button(page, '保存').click()
  await expect(page.getByRole('alert')).toHaveText('上传失败')
  await button(page, '保存').click()
  await expectHeard(heard, '头像已更换')
})

test('a changed password is the one that logs in', async ({ page, heard, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto('/#/auto/edit?url=/user/password/change')
  await field(page, '当前密码').fill('wrong-one')
  await field(page, '新密码').fill('barley-42')
  await field(page, '再次输入新密码').fill('barley-42')
  await button(page, '保存密码').click()
  await expect(page.getByRole('alert')).toHaveText('密码错误')
  await field(page, '当前密码').fill(PASSWORD)
  await button(page, '保存密码').click()
  await expectHeard(heard, '密码已修改')
  await expect(titleOf(page)).toHaveText('素材')

  await openSettings(page)
  await button(page, '退出登录').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(titleOf(page)).toHaveText('素材')
  await page.goto('/#/user/login')
  await logInByPassword(page, MEMBER.mobile, 'barley-42')
  await expectHeard(heard, '欢迎你')
  await expect(titleOf(page)).toHaveText('素材')
})

test('a forgotten password is replaced by a code, and the new one logs in', async ({
  page,
  heard,
  sandbox,
}) => {
  await page.goto('/#/user/login')
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await field(page, '手机号').fill(MEMBER.mobile)
  await button(page, '获取验证码').click()
  await expect(page.getByRole('button', { name: /^\d+ 秒/ })).toBeVisible()
  await field(page, '验证码').fill(await sandbox.smsCode(MEMBER.mobile))
  await field(page, '新密码').fill('barley-43')
  await field(page, '再次输入新密码').fill('barley-43')
  await button(page, '保存密码').click()
  await expect(titleOf(page)).toHaveText('登录')
  await logInByPassword(page, MEMBER.mobile, 'barley-43')
  await expectHeard(heard, '欢迎你')
  await expect(titleOf(page)).toHaveText('素材')
})

test('the first pay password is set, the next needs it', async ({ page, heard, sandbox }) => {
  await openLoggedIn(page, sandbox, '19912345678')
  await page.goto('/#/auto/edit?url=/user/pay-password')
  await field(page, '新支付密码').fill('246810')
  await field(page, '再次输入支付密码').fill('246810')
  await button(page, '保存密码').click()
  await expectHeard(heard, '支付密码已设置')
  await expect(titleOf(page)).toHaveText('素材')

  await openSettings(page)
  await button(page, '支付密码').click()
  await field(page, '当前支付密码').fill('000000')
  await field(page, '新支付密码').fill('135791')
  await field(page, '再次输入支付密码').fill('135791')
  await button(page, '保存密码').click()
  await expect(page.getByRole('alert')).toHaveText('当前支付密码错误')
  await field(page, '当前支付密码').fill('246810')
  await button(page, '保存密码').click()
  await expectHeard(heard, '支付密码已修改')
})

/** Opens the page that closes the account and confirms there, with the code sent to its number. */
async function closeAccount(page: Page, sandbox: Sandbox, mobile: string): Promise<void> {
  await openLoggedIn(page, sandbox, mobile)
  // The login's code was a moment ago; the next may be asked for a minute later.
  await sandbox.moveClock(61)
  await openSettings(page)
  await button(page, '注销账号').click()
  await expect(page.getByRole('listitem').filter({ hasText: '未提现的余额' })).toBeVisible()
  await button(page, '注销我的账号').click()
  await expect(page.getByRole('alert')).toHaveText(['请准确输入：注销', '验证码不能为空'])
  await field(page, '输入“注销”以确认').fill('注销')
  await button(page, '获取验证码').click()
  await expect(page.getByRole('button', { name: /^\d+ 秒$/ })).toBeVisible()
  await field(page, '验证码').fill(await sandbox.smsCode(mobile))
  await button(page, '注销我的账号').click()
}

test('an account with money in it is not closed, and the page says why', async ({
  page,
  sandbox,
}) => {
  await closeAccount(page, sandbox, MEMBER.mobile)
  await expect(page.getByRole('alert')).toContainText('账户内还有余额')
  await expect(field(page, '验证码')).not.toHaveValue('')
})

test('an account is closed by a word and a code, and then for good', async ({ page, sandbox }) => {
  const mobile = '15512345678'
  await closeAccount(page, sandbox, mobile)
  await expect(titleOf(page)).toHaveText('素材')

  await page.goto('/#/user/login')
  await logInByPassword(page, mobile)
  await expect(visible(page.getByRole('alert'))).toContainText('错误')
})

for (const [who, mobile] of [
  ['nobody', ''],
  ['a member', MEMBER.mobile],
  ['an owner', '13900139000'],
] as const)
  test(`what stands on ‘mine’ stays where it is while the page comes for ${who}`, async ({
    page,
    sandbox,
  }) => {
    if (mobile !== '') await openLoggedIn(page, sandbox, mobile)
    await waitForRooms(page)
    await page.addInitScript(() => {
      const told = window as unknown as { __moved: number }
      told.__moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as unknown as { value: number; hadRecentInput: boolean }
          if (!shift.hadRecentInput) told.__moved += shift.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openCold(page, '/#/pages/tabbar/user')
    await expectDrawn(page)
    const moved = await page.evaluate(() => (window as unknown as { __moved: number }).__moved)
    expect(moved).toBeLessThanOrEqual(0.02)
  })

test('mine shows somebody new no role’s block, and how to come by each', async ({
  page,
  sandbox,
}) => {
  await register(page, sandbox, '13912340009')
  await tab(page, '我的').click()
  for (const title of ['我的购物', '会员'])
    await expect(visible(page.getByRole('heading', { name: title, exact: true }))).toBeVisible()
  for (const way of [/^开一家店/, /^成为设备业主/, /^做主播/])
    await comeTo(page, visible(page.getByRole('button', { name: way })))
  await expect(visible(page.getByText('店铺经营'))).toHaveCount(0)
  await expect(visible(page.getByText('平台管理'))).toHaveCount(0)
})

test('who is given a seat at a desk finds its messages in mine', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, '13900139000')
  await openFromMine(page, '客服同事')
  await visible(page.getByRole('button', { name: '为骑楼店添加同事' })).click()
  const sheet = page.getByRole('dialog', { name: '为骑楼店添加同事' })
  await sheet.getByRole('textbox').fill(NEWCOMER.mobile)
  await sheet.getByRole('button', { name: '添加同事' }).click()
  await expect(visible(page.getByRole('list', { name: '骑楼店' }))).toContainText(NEWCOMER.name)
  await forgetAll(page)
  await openLoggedIn(page, sandbox, NEWCOMER.mobile)
  await openFromMine(page, '客户消息')
  await expect(titleOf(page)).toHaveText('客户消息')
})
