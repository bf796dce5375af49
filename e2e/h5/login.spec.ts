import type { Browser, BrowserContext, Page } from '@playwright/test'
import {
  agree,
  expectDrawn,
  logInByCode,
  MEMBER,
  NEWCOMER,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

const STRANGER = '15512345678'
const GUEST = '15600156000'
const PASSWORD = 'taproom1'
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50'

const button = (page: Page, name: string | RegExp) =>
  visible(page.getByRole('button', { name, exact: true }))
const field = (page: Page, name: string) =>
  visible(page.getByRole('textbox', { name, exact: true }))
const agreed = (page: Page) => visible(page.getByRole('checkbox', { name: '我已阅读并同意' }))
const alerts = (page: Page) => visible(page.getByRole('alert'))

async function callsTo(sandbox: Sandbox, path: string): Promise<number> {
  return (await sandbox.log()).filter((call) => call.path.endsWith(path)).length
}

test('with a password, after a wrong one, and back to the page that asked', async ({ page }) => {
  await page.goto('/#/user/address')
  await expect(shown(page, '未登录')).toBeVisible()
  await button(page, '登录').click()
  await page.getByRole('tab', { name: '密码登录' }).click()
  await field(page, '用户名或手机号').fill(MEMBER.mobile)
  await page.getByLabel('密码', { exact: true }).fill('wrong-one')
  await button(page, '登录').click()
  // Whoever has not ticked the box is asked, and may say no.
  const terms = page.getByRole('alertdialog', { name: '服务协议' })
  await terms.getByRole('button', { name: '暂不' }).click()
  await expect(agreed(page)).not.toBeChecked()
  await button(page, '登录').click()
  await terms.getByRole('button', { name: '同意' }).click()
  await expect(agreed(page)).toBeChecked()
  await expect(alerts(page)).toHaveText('用户名或密码错误')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await button(page, '登录').click()
  await expect(page).toHaveURL(/#\/user\/address$/)
  await expect(shown(page, '未登录')).toHaveCount(0)
})

test('with a code from a text message', async ({ page, sandbox }) => {
  await page.goto('/#/user/login')
  await logInByCode(page, sandbox, MEMBER.mobile)
  await expect(titleOf(page)).toHaveText('素材')
})

test('registers, with the length of the password enforced', async ({ page, sandbox }) => {
  await page.goto('/#/user/login')
  await button(page, '注册账号').click()
  await expect(titleOf(page)).toHaveText('注册')
  await button(page, '注册').click()
  await expect(alerts(page)).toHaveText(['请填写手机号码', '请填写手机验证码', '密码不能为空'])
  await field(page, '手机号').fill(STRANGER)
  await button(page, '获取验证码').click()
  await expect(button(page, /^\d+ 秒$/)).toBeVisible()
  await field(page, '验证码').fill(await sandbox.smsCode(STRANGER))
  await page.getByLabel('密码', { exact: true }).fill('12345')
  await button(page, '注册').click()
  await expect(alerts(page)).toHaveText('密码最短为六位数')
  await page.getByLabel('密码', { exact: true }).fill('123456')
  await agree(page)
  await button(page, '注册').click()
  await expect(titleOf(page)).toHaveText('素材')
  await page.goto('/#/pages/tabbar/user')
  await expect(shown(page, '酒友5678')).toBeVisible()
})

test('an expired session asks once, says what was kept, and comes back', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await page.goto('/#/user/setting')
  await expect(button(page, '退出登录')).toBeVisible()
  await sandbox.plan([{ match: { path: '*ddress*' }, kind: 'status', code: 401 }])
  await page.goto('/#/user/address')
  await expect(titleOf(page)).toHaveText('登录')
  await expect(shown(page, '你的手机号和店铺信息已保留')).toBeVisible()
  await expect(field(page, '手机号')).toHaveValue(MEMBER.mobile)
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await agree(page)
  await button(page, '登录').click()
  await expect(page).toHaveURL(/#\/user\/address$/)
})

test('a logout in one tab is one in the other', async ({ page, context, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  const other = await context.newPage()
  await other.goto('/#/user/address')
  // Its own calls are back: one refused after the logout would be an expiry of its own.
  await expect(other.getByRole('button', { name: '新增地址' })).toBeVisible()
  await expect(shown(other, '默认')).toBeVisible()
  await page.goto('/#/user/setting')
  await button(page, '退出登录').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(titleOf(page)).toHaveText('素材')
  await expect(titleOf(other)).toHaveText('素材')
  await other.goto('/#/user/address')
  await expect(shown(other, '未登录')).toBeVisible()
})

test('a login in one tab is one in the other', async ({ page, context, sandbox }) => {
  await page.goto('/#/user/address')
  await expect(shown(page, '未登录')).toBeVisible()
  await openLoggedIn(await context.newPage(), sandbox, NEWCOMER.mobile)
  await expect(shown(page, '未登录')).toHaveCount(0)
})

test.describe("the official account, in WeChat's browser", () => {
  let context: BrowserContext

  async function openWechat(browser: Browser, origin: string, path: string): Promise<Page> {
    context = await browser.newContext({
      baseURL: origin,
      userAgent: WECHAT,
      locale: 'zh-CN',
      viewport: { width: 375, height: 812 },
    })
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  test.afterEach(() => context.close())

  const authorise = async (page: Page, person: RegExp) => {
    await expect(page.getByRole('heading', { name: '微信授权' })).toBeVisible()
    await page.getByLabel(person).check()
    await page.getByRole('button', { name: '同意' }).click()
  }

  test('logs a member in and comes back clean', async ({ browser, sandbox }) => {
    const page = await openWechat(browser, sandbox.origin, '/#/user/address')
    await authorise(page, /会员/)
    await expect(page).toHaveURL(`${sandbox.origin}/#/user/address`)
    // Until something of theirs is drawn they are on their way in: a reload would send them back out.
    await expectDrawn(page)
    await expect(shown(page, '未登录')).toHaveCount(0)
    await page.reload()
    await expectDrawn(page)
    await expect(shown(page, '未登录')).toHaveCount(0)
    expect(await callsTo(sandbox, 'asset/wechat/getOpenId')).toBe(1)
  })

  test('asks a guest for a number, and keeps it', async ({ browser, sandbox }) => {
    const page = await openWechat(browser, sandbox.origin, '/#/user/address')
    await authorise(page, /访客/)
    await expect(titleOf(page)).toHaveText('绑定手机')
    await field(page, '手机号').fill(GUEST)
    await button(page, '获取验证码').click()
    await expect(button(page, /^\d+ 秒$/)).toBeVisible()
    await field(page, '验证码').fill(await sandbox.smsCode(GUEST))
    await button(page, '绑定').click()
    await expect(page).toHaveURL(/#\/user\/address$/)
  })

  test('takes no for an answer', async ({ browser, sandbox }) => {
    const page = await openWechat(browser, sandbox.origin, '/#/user/login')
    await page.getByRole('button', { name: '拒绝' }).click()
    await expect(alerts(page)).toHaveText('用户取消授权')
    await expect(page).toHaveURL(`${sandbox.origin}/#/user/login`)
  })

  test('tries twice and no more when the code does not work', async ({ browser, sandbox }) => {
    const path = '/main/asset/wechat/getOpenId'
    await sandbox.plan([{ match: { path }, kind: 'status', code: 500, times: 9 }])
    const page = await openWechat(browser, sandbox.origin, '/#/user/login')
    await authorise(page, /会员/)
    // Else the page that is being left would be answered once more.
    await expect.poll(() => callsTo(sandbox, 'asset/wechat/getOpenId')).toBe(1)
    await authorise(page, /会员/)
    await expect.poll(() => callsTo(sandbox, 'asset/wechat/getOpenId')).toBe(2)
    await expect(titleOf(page)).toHaveText('登录')
    await expect(button(page, '微信一键登录')).toBeEnabled()
    await expect(field(page, '手机号')).toBeVisible()
    expect(await callsTo(sandbox, 'asset/wechat/getOpenId')).toBe(2)
  })

  test('believes no code it did not ask for', async ({ browser, sandbox }) => {
    const page = await openWechat(
      browser,
      sandbox.origin,
      '/?code=stolen&state=guess#/user/setting',
    )
    await expect(page).toHaveURL(`${sandbox.origin}/#/user/setting`)
    await expectDrawn(page)
    expect(await callsTo(sandbox, 'asset/wechat/getOpenId')).toBe(0)
  })
})
