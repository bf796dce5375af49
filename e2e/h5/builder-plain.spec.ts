import type { Page } from '@playwright/test'
import { button, openCold, openLoggedIn, shown, titleOf, visible } from '../support/app'
import { expect, test } from '../support/test'

/** An administrator of the seed. */
const ADMIN = '13900139000'
const ABOUT = '/company/about'
/** The calls of the editor itself; those of the specification stay. */
const OWN = [
  'pages',
  'draft',
  'save',
  'publish',
  'discard',
  'versions',
  'version',
  'releases',
  'presence',
  'previewLink*',
  'catalogue',
  'audit',
  'templates/*',
  'assets/*',
]

const field = (page: Page, name: string) =>
  visible(page.getByRole('textbox', { name, exact: true })).first()
const standing = (page: Page, text: string) =>
  expect(visible(page.getByRole('status').filter({ hasText: text })).first()).toBeVisible()

test('on a server without drafts a page is edited and published', async ({
  page,
  sandbox,
  browser,
}) => {
  await openLoggedIn(page, sandbox, ADMIN)
  await sandbox.plan(
    OWN.map((name) => ({
      match: { path: `paas/viewEngine/${name}` },
      kind: 'status',
      code: 404,
      times: 9999,
    })),
  )
  await openCold(page, '/#/diy/index')
  await expect(titleOf(page)).toHaveText('页面装修')
  await field(page, '页面名称或地址').fill(ABOUT)
  await button(page, /^关于我们/).click()

  await test.step('it says what there is not, and keeps what is changed on the device', async () => {
    await standing(page, '此服务器不保存草稿')
    await button(page, /^列表导航/).click()
    await button(page, '编辑').click()
    await button(page, '联系我们').click()
    await field(page, '标题 · 中文').fill('找到我们')
    await standing(page, '仅在本机')
    await openCold(page, `/#/diy/index?url=${ABOUT}`)
    await button(page, /^列表导航/).click()
    await button(page, '编辑').click()
    await expect(button(page, '找到我们')).toBeVisible()
    await expect(button(page, '撤销')).toBeEnabled()
  })

  await test.step('it is published, and others see it', async () => {
    await button(page, '发布').click()
    const sheet = page.getByRole('dialog', { name: '发布' })
    await expect(sheet.getByText('新增 0，删除 0，修改 1')).toBeVisible()
    await sheet.getByRole('button', { name: '发布' }).click()
    await expect(sheet).toHaveCount(0)
    await standing(page, '已保存')
    const other = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
    const reader = await other.newPage()
    await reader.goto(`/#${ABOUT}`)
    await expect(shown(reader, '找到我们')).toBeVisible()
    await other.close()
  })
})
