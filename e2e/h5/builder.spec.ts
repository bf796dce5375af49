import type { Page } from '@playwright/test'
import { button, openCold, openLoggedIn, shown, tab, titleOf, visible } from '../support/app'
import { expect, test } from '../support/test'

/** An administrator of the seed. */
const ADMIN = '13900139000'
const ABOUT = '/company/about'

const row = (page: Page, name: RegExp) => button(page, name)
const field = (page: Page, name: string) =>
  visible(page.getByRole('textbox', { name, exact: true })).first()
const standing = (page: Page, text: string) =>
  expect(visible(page.getByRole('status').filter({ hasText: text })).first()).toBeVisible()

test('an administrator edits a page by thumb, through a tunnel, and somebody else reads it', async ({
  page,
  sandbox,
  browser,
}) => {
  await openLoggedIn(page, sandbox, ADMIN)

  await test.step('three taps from home', async () => {
    await tab(page, '我的').click()
    await expect(button(page, '账单')).toBeVisible()
    await button(page, '设置').click()
    await button(page, '页面装修').click()
    await expect(titleOf(page)).toHaveText('页面装修')
    await field(page, '页面名称或地址').fill(ABOUT)
    await button(page, /^关于我们/).click()
    await expect(row(page, /^图文，第 1 个，共 2 个/)).toBeVisible()
  })

  await test.step('a text in both languages', async () => {
    await row(page, /^列表导航/).click()
    await button(page, '编辑').click()
    await button(page, '联系我们').click()
    await field(page, '标题 · 中文').fill('找到我们')
    await field(page, '标题 · English').fill('Find us')
    await standing(page, '已保存')
  })

  await test.step('the preview shows it, and a tap there selects', async () => {
    await page.getByRole('tab', { name: '预览' }).click()
    await expect(page.getByRole('region', { name: '预览' }).getByText('找到我们')).toBeVisible()
    await page.getByRole('link', { name: '选择图文' }).click()
    await expect(shown(page, '图文，第 1 个，共 2 个')).toBeVisible()
  })

  await test.step('without a network: moved, added, kept over a restart', async () => {
    await page.getByRole('tab', { name: '组件' }).click()
    await page.context().setOffline(true)
    await button(page, '移动').click()
    await button(page, '放这里，3').click()
    await expect(row(page, /^图文，第 2 个，共 2 个/)).toBeVisible()
    await button(page, '在下方添加').click()
    await page.getByRole('dialog', { name: '添加组件' }).getByText('noticeBar').click()
    await expect(row(page, /^公告，第 3 个，共 3 个/)).toBeVisible()
    await standing(page, '仅在本机')
    await page.context().setOffline(false)
    await openCold(page, `/#/diy/index?url=${ABOUT}`)
    await standing(page, '已保存')
    await expect(row(page, /^公告，第 3 个，共 3 个/)).toBeVisible()
    await expect(button(page, '撤销')).toBeEnabled()
  })

  await test.step('it is published, and others see it', async () => {
    await button(page, '发布').click()
    const sheet = page.getByRole('dialog', { name: '发布' })
    await expect(sheet.getByText('新增 1，删除 0，修改 1')).toBeVisible()
    await sheet.getByRole('textbox', { name: '备注' }).fill('新地址')
    await sheet.getByRole('button', { name: '发布' }).click()
    await expect(sheet).toHaveCount(0)
    const other = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
    const reader = await other.newPage()
    await reader.goto(`/#${ABOUT}`)
    await expect(shown(reader, '找到我们')).toBeVisible()
    await other.close()
  })
})

test('nobody else is let in', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, '13800138000', '/#/diy/index')
  await expect(shown(page, '无权访问')).toBeVisible()
})
