import type { Locator, Page } from '@playwright/test'
import { button, expectStill, openCold, openLoggedIn, shown, visible } from '../support/app'
import { expect, test } from '../support/test'

/** An administrator of the seed. */
const ADMIN = '13900139000'
const ABOUT = '/#/diy/index?url=/company/about'

const row = (page: Page, name: RegExp) => button(page, name)
const gripOf = (page: Page, name: string) => button(page, `拖动${name}`)
const saved = (page: Page) =>
  expect(visible(page.getByRole('status').filter({ hasText: '已保存' })).first()).toBeVisible()
const stage = (page: Page) => page.getByRole('region', { name: '预览' })

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

test('by touch: dragged, linked, translated, looked at in other ways, tried and carried away', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, ADMIN, ABOUT)
  await expect(row(page, /^图文，第 1 个，共 2 个/)).toBeVisible()

  await test.step('a finger drags the first part below the second', async () => {
    await expectStill(page)
    const from = await middleOf(gripOf(page, '图文'))
    const to = await middleOf(button(page, '添加组件'))
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      })
    await send('touchStart', from.y)
    await send('touchMove', from.y + 30)
    await send('touchMove', to.y)
    await expect(page.getByRole('status').filter({ hasText: '第 3 个位置' })).toHaveCount(1)
    await send('touchEnd')
    await expect(row(page, /^图文，第 2 个，共 2 个/)).toBeVisible()
    await saved(page)
  })

  await test.step('a link is chosen among the pages', async () => {
    await row(page, /^列表导航/).click()
    await button(page, '编辑').click()
    await button(page, '联系我们').click()
    await button(page, /^选择链接/).click()
    const sheet = page.getByRole('dialog', { name: '选择链接' })
    await sheet.getByRole('textbox', { name: '名称或地址' }).fill('/user/setting')
    await sheet.getByText('/user/setting').first().click()
    await expect(visible(page.getByRole('textbox', { name: '链接' })).first()).toHaveValue(
      '/user/setting',
    )
    await saved(page)
  })

  await test.step('all texts stand in one list', async () => {
    await page.getByRole('tab', { name: '组件' }).click()
    await button(page, '全部文字').click()
    const sheet = page.getByRole('dialog', { name: '全部文字' })
    await sheet.getByRole('textbox', { name: '文字或组件' }).fill('联系我们')
    await sheet.getByRole('textbox', { name: 'English 1' }).fill('Find us')
    await sheet.getByRole('button', { name: '关闭' }).click()
    await expect(sheet).toHaveCount(0)
    await saved(page)
  })

  await test.step('the page in English and in the dark, while the editor stays as it is', async () => {
    await page.getByRole('tab', { name: '预览' }).click()
    await page.getByRole('radio', { name: '英文' }).click()
    await expect(stage(page).getByText('Find us')).toBeVisible()
    await page.getByRole('switch', { name: '深色' }).click()
    await expect(stage(page)).toHaveCSS('background-color', 'rgb(12, 10, 9)')
    await expect(shown(page, '未登录')).toBeVisible()
  })

  await test.step('a tap says where it would lead, and leads nowhere', async () => {
    await button(page, '试用').click()
    await stage(page).getByText('Find us').click()
    await expect(shown(page, '此处将打开 /user/setting')).toBeVisible()
    await button(page, '返回编辑').click()
    await expect(page).toHaveURL(/diy/)
  })

  await test.step('a part goes to another page', async () => {
    await page.getByRole('tab', { name: '组件' }).click()
    await button(page, '存入剪贴板').click()
    await openCold(page, '/#/diy/index?url=/spring/sale')
    await button(page, '粘贴列表导航').click()
    await expect(row(page, /^列表导航，第 1 个，共 1 个/)).toBeVisible()
    await saved(page)
  })
})

test.describe('by keys, in three panes', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('parts move, are cut, pasted, doubled and taken back; Escape ends a drag', async ({
    page,
    sandbox,
  }) => {
    await openLoggedIn(page, sandbox, ADMIN, ABOUT)
    await row(page, /^图文，第 1 个，共 2 个/).press('Enter')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(row(page, /^图文，第 2 个，共 2 个/)).toBeVisible()
    await page.keyboard.press('Control+x')
    await expect(row(page, /^列表导航，第 1 个，共 1 个/)).toBeVisible()
    await page.keyboard.press('Control+v')
    await expect(row(page, /^图文，第 2 个，共 2 个/)).toBeVisible()
    await page.keyboard.press('Control+d')
    await expect(row(page, /^图文，第 3 个，共 3 个/)).toBeVisible()
    await page.keyboard.press('Control+z')
    await gripOf(page, '图文').focus()
    await page.keyboard.press('ArrowUp')
    await expect(row(page, /^图文，第 1 个，共 2 个/)).toBeVisible()

    const from = await middleOf(gripOf(page, '图文'))
    const to = await middleOf(button(page, '添加组件'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await expect(page.getByRole('status').filter({ hasText: '第 3 个位置' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.getByRole('status').filter({ hasText: '保持原位' })).toHaveCount(1)
    await expect(row(page, /^图文，第 1 个，共 2 个/)).toBeVisible()
    await saved(page)
  })
})
