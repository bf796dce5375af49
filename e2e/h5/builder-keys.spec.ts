import type { Locator, Page } from '@playwright/test'
import { button, openLoggedIn, visible } from '../support/app'
import { expect, test } from '../support/test'

/** An administrator of the seed. */
const ADMIN = '13900139000'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Goes on by the tabulator until this has the keyboard; a page has fewer stops than that. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element.contains(document.activeElement))
  for (let stops = 0; stops < 300 && !(await isThere()); stops += 1)
    await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Presses it by the keyboard. */
async function enter(page: Page, target: Locator): Promise<void> {
  await reach(page, target)
  await page.keyboard.press('Enter')
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** A panel that opens takes the keyboard. */
const expectTaken = (panel: Locator) =>
  expect
    .poll(() => panel.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)

/** A panel is left by Escape, and the keyboard is where it came from. */
async function leave(page: Page, panel: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test.describe('by keys alone', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('ready parts, a template, pictures, links, the history and another address', async ({
    page,
    sandbox,
  }) => {
    await openLoggedIn(page, sandbox, ADMIN, '/#/diy/index?url=/spring/sale')

    await test.step('ready parts', async () => {
      const ready = button(page, '现成组件')
      const panel = dialog(page, '现成组件')
      await enter(page, ready)
      await expectTaken(panel)
      await leave(page, panel, ready)
      await page.keyboard.press('Enter')
      await enter(
        page,
        panel
          .getByText('故事：标题、图片与文字')
          .locator('xpath=ancestor::*[@role="button" or self::button][1]'),
      )
      await expect(panel).toHaveCount(0)
      await expect(button(page, /^图片，第 2 个，共 3 个/)).toBeVisible()
    })

    await test.step('a template, saved and deleted', async () => {
      const panel = dialog(page, '现成组件')
      await enter(page, button(page, '现成组件'))
      await enter(page, panel.getByRole('radio', { name: '保存', exact: true }))
      await write(page, panel.getByRole('textbox', { name: '模板名称' }), '春天')
      await enter(page, panel.getByRole('button', { name: '保存为模板' }))
      await enter(page, panel.getByRole('button', { name: '删除“春天”' }))
      await enter(page, page.getByRole('alertdialog').getByRole('button', { name: '删除' }))
      await expect(panel.getByText('还没有保存的模板')).toBeVisible()
      await expect(panel.getByRole('button', { name: '保存为模板' })).toBeFocused()
      await leave(page, panel, button(page, '现成组件'))
    })

    await test.step('a picture among those of products', async () => {
      await enter(page, button(page, /^图片，第 2 个/))
      const opener = button(page, /^选择图片/)
      const panel = dialog(page, '选择图片')
      await enter(page, opener)
      const pictures = panel.getByRole('group', { name: '商品图片' }).getByRole('button')
      await enter(page, pictures.first())
      await expect(panel).toHaveCount(0)
      await expect(
        visible(page.getByRole('status').filter({ hasText: '已保存' })).first(),
      ).toBeVisible()
    })

    await test.step('where an area of the picture leads, among the pages of the app', async () => {
      await enter(page, button(page, '添加热区'))
      const opener = button(page, /^选择链接/)
      const panel = dialog(page, '选择链接')
      await enter(page, opener)
      await expectTaken(panel)
      await leave(page, panel, opener)
      await page.keyboard.press('Enter')
      await write(page, panel.getByRole('textbox', { name: '名称或地址' }), '/user/setting')
      await enter(page, panel.getByRole('button', { name: /\/user\/setting/ }).first())
      await expect(panel).toHaveCount(0)
      await expect(visible(page.getByRole('textbox', { name: '链接' })).first()).toHaveValue(
        '/user/setting',
      )
    })

    await test.step('the address is another one, and what leads there is told', async () => {
      await enter(page, button(page, /^图片，第 2 个/))
      const opener = button(page, '更改地址')
      const panel = dialog(page, '更改地址')
      await enter(page, opener)
      await expectTaken(panel)
      await leave(page, panel, opener)
      await page.keyboard.press('Enter')
      await write(page, panel.getByRole('textbox', { name: '新地址' }), '/spring/fair')
      await enter(page, panel.getByRole('button', { name: '更改地址' }))
      await expect.poll(() => decodeURIComponent(page.url())).toContain('/spring/fair')
    })

    await test.step('a link, what was done, and published', async () => {
      const opener = button(page, '发布')
      const panel = dialog(page, '发布')
      await enter(page, opener)
      await enter(page, panel.getByRole('radio', { name: '预览链接' }))
      await enter(page, panel.getByRole('button', { name: '生成链接' }))
      await expect(panel.getByText(/x=~/).first()).toBeVisible()
      await enter(page, panel.getByRole('button', { name: /^停用链接/ }))
      await expect(panel.getByText('没有链接')).toBeVisible()
      await enter(page, panel.getByRole('radio', { name: '操作记录' }))
      await expect(panel.getByRole('listitem').first()).toContainText('更改页面地址')
      await enter(page, panel.getByRole('radio', { name: '发布', exact: true }))
      await enter(page, panel.getByRole('button', { name: '发布', exact: true }))
      await expect(panel).toHaveCount(0)
    })

    await test.step('a version is taken up again', async () => {
      const panel = dialog(page, '发布')
      await enter(page, button(page, '发布'))
      await enter(page, panel.getByRole('radio', { name: '历史版本' }))
      await enter(page, panel.getByRole('button', { name: '恢复版本 1' }))
      await expect(panel).toHaveCount(0)
      await expect(button(page, '撤销')).toBeEnabled()
    })
  })
})
