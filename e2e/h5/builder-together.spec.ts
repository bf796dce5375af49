import type { Page } from '@playwright/test'
import {
  button,
  logInByPassword,
  openCold,
  openLoggedIn,
  register,
  shown,
  titleOf,
  visible,
} from '../support/app'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

/** An administrator of the seed. */
const ADMIN = '13900139000'
const ABOUT = '/company/about'
const ALL = '/main/paas/viewEngine/all'
const WIDE = { width: 1280, height: 800 }

const field = (page: Page, name: string) =>
  visible(page.getByRole('textbox', { name, exact: true })).first()
const standing = (page: Page, text: string) =>
  expect(visible(page.getByRole('status').filter({ hasText: text })).first()).toBeVisible()
/** How all pages, or what changed of them, were asked for since a moment of this machine. */
const asked = async (sandbox: Sandbox, since = 0) =>
  (await sandbox.log())
    .filter(({ path, at }) => path === ALL && at >= since)
    .map(({ query }) => query)

/** Writes another name into the entry 'contact us' of the page, and waits until it is saved. */
async function rename(page: Page, name: string): Promise<void> {
  await openCold(page, `/#/diy/index?url=${ABOUT}`)
  await button(page, /^列表导航/).click()
  // On a wide screen the fields stand beside the outline.
  if ((page.viewportSize()?.width ?? 0) < WIDE.width) await button(page, '编辑').click()
  const fields = page.getByRole('region', { name: '列表导航' })
  await fields.getByRole('button', { name: '联系我们', exact: true }).click()
  await field(page, '标题 · 中文').fill(name)
  await standing(page, '已保存')
}

async function publish(page: Page): Promise<void> {
  await button(page, '发布').click()
  const sheet = page.getByRole('dialog', { name: '发布' })
  await sheet.getByRole('button', { name: '发布', exact: true }).click()
  await expect(sheet).toHaveCount(0)
}

test('what is published reaches who has the app open with their next call', async ({
  page,
  sandbox,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const reader = await other.newPage()
  await register(reader, sandbox, '13512340000')
  await openCold(reader, `/#${ABOUT}`)
  await expect(shown(reader, '联系我们')).toBeVisible()
  await expect
    .poll(async () => (await asked(sandbox)).length, { timeout: 20_000 })
    .toBeGreaterThan(0)

  await openLoggedIn(page, sandbox, ADMIN)
  await rename(page, '找到我们')
  await expect(shown(reader, '联系我们')).toBeVisible()
  const published = Date.now()
  await publish(page)

  // Nothing is asked for by itself; the next call of any kind brings it, to the page that stands behind too.
  await reader.goto('/#/views/index?url=/product/list')
  // A page that is left takes its calls with it: this one is answered.
  await expect(visible(reader.getByRole('link', { name: /, ¥/ })).first()).toBeVisible()
  await reader.goBack()
  await expect(shown(reader, '找到我们')).toBeVisible({ timeout: 15_000 })
  const changes = /since=[\w-]+\.\d+/
  await expect
    .poll(async () => (await asked(sandbox, published)).some((query) => changes.test(query)))
    .toBe(true)
  await other.close()
})

test('two edit at once: they see each other, what does not touch is joined, a link shows the draft', async ({
  page,
  sandbox,
  browser,
}) => {
  await openLoggedIn(page, sandbox, ADMIN, `/#/diy/index?url=${ABOUT}`)
  await expect(button(page, /^图文，第 1 个，共 2 个/)).toBeVisible()
  const other = await browser.newContext({
    baseURL: sandbox.origin,
    locale: 'zh-CN',
    viewport: WIDE,
  })
  const second = await other.newPage()
  await second.goto('/#/user/login')
  await logInByPassword(second, ADMIN)
  await expect(titleOf(second)).toHaveText('素材')
  await rename(second, '找到我们')
  await standing(second, '同时编辑此页面：你的另一个窗口')

  await test.step('the first moves a part; both changes are there, and no choice is asked for', async () => {
    await button(page, /^图文/).click()
    await button(page, '下移').click()
    await standing(page, '同时做的修改已合并')
    await standing(page, '已保存')
    await page.getByRole('tab', { name: '预览' }).click()
    await expect(page.getByRole('region', { name: '预览' }).getByText('找到我们')).toBeVisible()
    await page.getByRole('tab', { name: '组件' }).click()
    await expect(button(page, /^图文，第 2 个，共 2 个/)).toBeVisible()
  })

  const guests = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const guest = await guests.newPage()
  await test.step('a link opens the draft on a phone without an account, until it is ended', async () => {
    await button(page, '发布').click()
    const sheet = page.getByRole('dialog', { name: '发布' })
    await sheet.getByRole('radio', { name: '预览链接' }).click()
    await sheet.getByRole('button', { name: '生成链接' }).click()
    await expect(sheet.getByRole('img', { name: '链接二维码' })).toBeVisible()
    const address = await sheet.getByText(/x=~/).first().innerText()
    await guest.goto(address)
    await expect(shown(guest, '找到我们')).toBeVisible()
    await sheet.getByRole('button', { name: /^停用链接/ }).click()
    await expect(sheet.getByText('没有链接')).toBeVisible()
    await openCold(guest, address)
    await expect(shown(guest, '找到我们')).toHaveCount(0)
    await openCold(guest, `/#${ABOUT}`)
    await expect(shown(guest, '联系我们')).toBeVisible()
    await sheet.getByRole('radio', { name: '操作记录' }).click()
    await expect(sheet.getByRole('listitem').first()).toContainText('修改草稿')
  })
  await guests.close()
  await other.close()
})
