import type { Page } from '@playwright/test'
import { button, openCold, openLoggedIn, shown, visible } from '../support/app'
import { expect, test } from '../support/test'

/** An administrator of the seed. */
const ADMIN = '13900139000'
const ABOUT = '/company/about'
const SALE = '/spring/sale'
const FAIR = '/spring/fair'

const field = (page: Page, name: string) =>
  visible(page.getByRole('textbox', { name, exact: true })).first()
const saved = (page: Page) =>
  expect(visible(page.getByRole('status').filter({ hasText: '已保存' })).first()).toBeVisible()

async function publish(page: Page): Promise<void> {
  await saved(page)
  await button(page, '发布').click()
  const sheet = page.getByRole('dialog', { name: '发布' })
  await sheet.getByRole('button', { name: '发布', exact: true }).click()
  await expect(sheet).toHaveCount(0)
}

test('a page gets another address: its link is changed, and the old address still opens it', async ({
  page,
  sandbox,
  browser,
}) => {
  await openLoggedIn(page, sandbox, ADMIN)

  await test.step('a page of an operator, and a link to it on another page', async () => {
    await openCold(page, `/#/diy/index?url=${SALE}`)
    await button(page, '添加组件').click()
    await page.getByRole('dialog', { name: '添加组件' }).getByText('noticeBar').click()
    await publish(page)
    await openCold(page, `/#/diy/index?url=${ABOUT}`)
    await button(page, /^列表导航/).click()
    await button(page, '编辑').click()
    await button(page, '联系我们').click()
    await field(page, '链接').fill(`/views/index?url=${SALE}`)
    await publish(page)
  })

  const shoppers = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const shopper = await shoppers.newPage()
  await test.step('a shopper follows the link, and keeps the page', async () => {
    await shopper.goto(`/#${ABOUT}`)
    await shown(shopper, '联系我们').click()
    await expect(shown(shopper, '一条公告')).toBeVisible()
    expect(decodeURIComponent(shopper.url())).toContain(SALE)
  })

  await test.step('the address is changed, with what leads there', async () => {
    await openCold(page, `/#/diy/index?url=${SALE}`)
    await page.getByRole('tab', { name: '编辑' }).click()
    await button(page, '更改地址').click()
    const sheet = page.getByRole('dialog', { name: '更改地址' })
    await expect(sheet.getByText(ABOUT)).toBeVisible()
    await sheet.getByRole('textbox', { name: '新地址' }).fill(ABOUT)
    await sheet.getByRole('button', { name: '更改地址' }).click()
    await expect(sheet.getByText('该地址已被其他页面使用')).toBeVisible()
    await sheet.getByRole('textbox', { name: '新地址' }).fill(FAIR)
    await sheet.getByRole('button', { name: '更改地址' }).click()
    await expect.poll(() => decodeURIComponent(page.url())).toContain(FAIR)
    await expect(button(page, /^公告，第 1 个，共 1 个/)).toBeVisible()
  })

  await test.step('the link leads the shopper to the new address', async () => {
    await shopper.goto(`/#${ABOUT}`)
    await expect
      .poll(
        async () => {
          await openCold(shopper, `/#${ABOUT}`)
          await shown(shopper, '联系我们').click()
          await expect(shown(shopper, '一条公告')).toBeVisible()
          return decodeURIComponent(shopper.url())
        },
        { timeout: 30_000 },
      )
      .toContain(FAIR)
  })

  await test.step('the old address opens it, for who kept it and for who never saw it', async () => {
    await openCold(shopper, `/#/views/index?url=${SALE}`)
    await expect(shown(shopper, '一条公告')).toBeVisible()
    await shoppers.close()
    const others = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
    const other = await others.newPage()
    await other.goto(`/#/views/index?url=${SALE}`)
    await expect(shown(other, '一条公告')).toBeVisible()
    await others.close()
  })

  await test.step('what is changed afterwards is seen under the old address too', async () => {
    await button(page, /^公告/).click()
    await button(page, '编辑').click()
    await button(page, '一条公告').click()
    await field(page, '文字 · 中文').fill('春季集市')
    await publish(page)
    const others = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
    const other = await others.newPage()
    await other.goto(`/#/views/index?url=${SALE}`)
    await expect(shown(other, '春季集市')).toBeVisible()
    await others.close()
  })
})
