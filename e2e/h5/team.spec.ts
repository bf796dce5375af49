import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  button,
  expectDrawn,
  expectHeard,
  expectPictures,
  listen,
  logInByCode,
  MEMBER,
  NEWCOMER,
  openCold,
  openFromMine,
  openLoggedIn,
  register,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { expect, test } from '../support/test'

const rows = (page: Page, name: string) =>
  visible(page.getByRole('list', { name }).getByRole('listitem'))

const PAGES = [
  ['/tookeen/invitation', '邀请好友', '邀请有礼'],
  ['/tookeen/invite', '我的邀请海报', '我的邀请码'],
  ['/conduit/teamList', '我的团队', '一级成员'],
  ['/auto/friend', '我的客户', '何文博'],
  ['/conduit/channelList', '终端渠道', '全部渠道'],
  ['/conduit/specific', '收益明细', '团队收益'],
  ['/merchant/index', '我的店铺', '今日概览'],
] as const

for (const [path, title, content] of PAGES) {
  test(`${path} has its own content`, async ({ page, sandbox }) => {
    await openLoggedIn(page, sandbox, MEMBER.mobile, `/#${path}`)
    await expectDrawn(page)
    await expect(titleOf(page)).toHaveText(title)
    await expect(shown(page, content)).toBeVisible()
    await expect(shown(page, '返回首页')).toHaveCount(0)
  })
}

test('a visitor logs in first and comes back to the invitation', async ({ page, sandbox }) => {
  await openCold(page, '/#/tookeen/invitation')
  await button(page, /登录/).click()
  await logInByCode(page, sandbox, MEMBER.mobile)
  await expect(titleOf(page)).toHaveText('邀请好友')
  await expect(shown(page, '我的邀请码')).toBeVisible()
})

test('a poster is chosen by key, saved as a picture, and its link copied', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const heard = await listen(page)
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/tookeen/invitation')
  await expect(page.getByRole('img', { name: '海报“第一杯，我请”，含您的邀请码' })).toBeVisible()
  await expectPictures(page)

  const other = page.getByRole('radio', { name: '小麦的早晨' })
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(other).toBeChecked()
  await expect(page.getByRole('img', { name: '海报“小麦的早晨”，含您的邀请码' })).toBeVisible()

  const download = page.waitForEvent('download')
  await button(page, '保存海报').click()
  expect((await download).suggestedFilename()).toBe('poster-2.png')
  await expectHeard(heard, '海报已保存')

  await button(page, '复制 我的邀请链接').click()
  await expectHeard(heard, '复制成功')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/#\/user\/reg\?parentId=1001$/)
})

test('templates beyond the first fifteen come with the strip', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/tookeen/invitation')
  const templates = visible(page.getByRole('radio'))
  await expect(templates).toHaveCount(15)
  await page
    .getByRole('radiogroup', { name: /海报模板/ })
    .evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }))
  await expect(templates).toHaveCount(18)
})

test('who opens the link registers for the inviter', async ({ page, sandbox, browser }) => {
  const mobile = '13777770007'
  await register(page, sandbox, mobile, '/#/user/reg?parentId=1001')

  const theirs = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    baseURL: sandbox.origin,
  })
  const inviter = await theirs.newPage()
  await openLoggedIn(inviter, sandbox, MEMBER.mobile, '/#/conduit/teamList')
  await expect(rows(inviter, '一级成员').first()).toContainText('酒友0007')
  await theirs.close()
})

test('the team opens level by level, and a name is found', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/conduit/teamList')
  const members = rows(page, '一级成员')
  await expect(members.filter({ hasText: '何文博' })).toContainText('136****0004')

  const fold = button(page, '何文博邀请的 2 人')
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(rows(page, '何文博邀请的成员')).toHaveText([/郭安/, /唐黎/])

  await page.getByRole('textbox', { name: '搜索昵称' }).fill('苏')
  await expect(members).toHaveText([/苏晴/])
  await page.getByRole('textbox', { name: '搜索昵称' }).fill('无此人')
  await button(page, '查看全部成员').click()
  await expect(members).toHaveCount(4)

  await page.getByRole('tab', { name: '二级成员' }).click()
  await expect(rows(page, '二级成员').filter({ hasText: '唐黎' })).toContainText('由何文博邀请')
})

test('who has no team is led to the invitation', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, NEWCOMER.mobile, '/#/conduit/teamList')
  await expect(shown(page, '还没有成员')).toBeVisible()
  await button(page, '邀请好友').click()
  await expect(titleOf(page)).toHaveText('邀请好友')
})

test('terminals are narrowed by channel and state', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/conduit/channelList')
  const terminals = rows(page, '终端列表')
  await expect(terminals).toHaveCount(15)
  await expect(page.getByRole('group', { name: '渠道数据' })).toContainText('/ 30')

  await page.getByRole('radio', { name: '酒店，6 台' }).click()
  await expect(terminals).toHaveCount(6)
  await expect(page.getByRole('group', { name: '渠道数据' })).toContainText('/ 6')
  await expect(terminals.filter({ hasText: '酒店' }).first()).toBeVisible()

  await page.getByRole('radio', { name: '全部渠道，30 台' }).click()
  await page.getByRole('radio', { name: '离线' }).click()
  await expect(terminals.filter({ hasText: '离线' })).toHaveCount(4)
  await expect(terminals).toHaveCount(4)
})

test('the income of the team has a chart and its lines', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/conduit/specific')
  await expect(shown(page, '团队收益')).toBeVisible()
  await expect(button(page, /推荐奖励/)).toBeVisible()
  // Every line is a reward; the account it was booked to is called after devices.
  await expect(
    visible(page.getByRole('button', { name: /设备收益/ })).filter({ hasNotText: '推荐奖励' }),
  ).toHaveCount(0)
})

test('the mine tab leads to shop, team and invitation', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openFromMine(page, '我的店铺')
  await expect(titleOf(page)).toHaveText('我的店铺')
  await expect(shown(page, '今日概览')).toBeVisible()
})

test('what the income page shows is exported: a file that Excel reads', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/conduit/specific')
  await visible(page.getByRole('radio', { name: '7 天' })).click()
  const download = page.waitForEvent('download')
  await button(page, '导出“团队收益”为 CSV').click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^团队收益_7_天_\d{4}-\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toMatch(/^\ufeff[^,]+,.* \(¥\)\r\n\d{4}-\d\d-\d\d,[\d.]+\r\n/)
  expect(text.trimEnd().split('\r\n')).toHaveLength(8)
})

test('somebody new has nothing to export', async ({ page, sandbox }) => {
  await register(page, sandbox, '13777770008')
  for (const [path, text] of [
    ['/conduit/specific', '这段时间没有数据'],
    ['/conduit/teamList', '邀请好友'],
  ] as const) {
    await openCold(page, `/#${path}`)
    await expect(shown(page, text)).toBeVisible()
    await expect(button(page, /导出/)).toHaveCount(0)
  }
})
