import type { Page } from '@playwright/test'
import { button, MEMBER, openFromMine, openLoggedIn, shown, titleOf, visible } from '../support/app'
import { expect, test } from '../support/test'

/** Nobody has this number before the test logs in with it. */
const FRESH = '18800007777'
const TITLE = '露台上的小麦啤'

const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true })

test('an author announces, begins, shows, mutes and ends a stream, while somebody new watches', async ({
  page,
  sandbox,
  browser,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openFromMine(page, /^做主播/)
  await button(page, '新建直播').click()
  await visible(page.getByRole('textbox', { name: '标题' })).fill(TITLE)
  await button(page, '添加商品').click()
  const choices = page.getByRole('dialog', { name: '添加商品' }).getByRole('checkbox')
  await choices.nth(0).click()
  await choices.nth(1).click()
  await button(page, /^完成，已选 2/).click()
  await button(page, '保存').click()

  await expect(titleOf(page)).toHaveText('直播管理')
  const id = /id=(\d+)/.exec(page.url())?.[1] ?? ''
  await button(page, '显示地址').click()
  await expect(shown(page, new RegExp(`^rtmp://.*${id}`))).toBeVisible()
  await button(page, '开始直播').click()
  await answer(page, '开播').click()
  await expect(button(page, '结束直播')).toBeVisible()

  const other = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const theirs = await other.newPage()
  await openLoggedIn(theirs, sandbox, FRESH, `/#/views/index?url=/live/show&id=${id}`)
  const field = visible(theirs.getByRole('textbox', { name: '说点什么' }))
  await field.fill('大家好')
  await field.press('Enter')
  await expect(visible(theirs.getByRole('log')).getByText('大家好')).toBeVisible()

  const pin = visible(page.getByRole('button', { name: /^讲解/ })).nth(1)
  await pin.click()
  await visible(page.getByRole('textbox', { name: '直播间公告' })).fill('整点答疑')
  await button(page, '发布').click()
  await expect(shown(theirs, '主播公告：整点答疑')).toBeVisible()
  await expect(visible(theirs.getByRole('link', { name: /^讲解中/ })).first()).toBeVisible()

  await button(page, /^禁言酒友7777/).click()
  await expect(shown(theirs, '您已被主播禁言。')).toBeVisible()
  await expect(field).toHaveCount(0)
  await button(page, /^移出酒友7777/).click()
  await answer(page, '移出').click()
  await expect(shown(theirs, '您已被移出直播间')).toBeVisible()
  await button(page, /^允许酒友7777/).click()
  await expect(field).toBeVisible()

  await button(page, '结束直播').click()
  await answer(page, '结束').click()
  await expect(shown(theirs, '直播已结束')).toBeVisible()
  await expect(button(page, '删除')).toBeVisible()
  const figure = (name: string) => visible(page.getByText(name, { exact: true })).locator('..')
  await expect(figure('观众').filter({ hasText: /\d/ }).first()).toContainText('1')
  await expect(figure('发言').first()).toContainText('1')
  await other.close()
})

test('whoever has not proven who they are is told why there is no new stream', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, FRESH, '/#/views/index?url=/live/mine')
  await expect(shown(page, '开播前请先完成实名认证。')).toBeVisible()
  await expect(visible(page.getByRole('button', { name: '新建直播' }))).toHaveCount(0)
})
