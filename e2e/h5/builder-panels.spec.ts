import type { Locator, Page } from '@playwright/test'
import { button, openCold, openLoggedIn, openLoggedInEnglish, visible } from '../support/app'
import { violations } from '../support/axe'
import { misfits } from '../support/fit'
import { expect, test } from '../support/test'

/** An administrator of the seed. */
const ADMIN = '13900139000'
const editorOf = (url: string) => `/#/diy/index?url=${url}`
const SALE = '/spring/sale'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const saved = (page: Page, words = '已保存') =>
  expect(visible(page.getByRole('status').filter({ hasText: words })).first()).toBeVisible()

/** Draws what is shown in another size of text, as the settings do. */
const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    for (const one of document.querySelectorAll('[class*="font-scale-"]'))
      one.className = one.className.replace(/font-scale-\d+/, `font-scale-${size}`)
  }, percent)

/** In letters of 1.4 it fits, and in its own size axe finds nothing. */
async function isFine(page: Page): Promise<void> {
  await setTextSize(page, 140)
  expect(await misfits(page)).toEqual([])
  await setTextSize(page, 100)
  expect(await violations(page)).toEqual([])
}

const CHINESE = {
  locale: 'zh-CN',
  ready: '现成组件',
  whole: '其他页面的全部组件',
  story: '故事：标题、图片与文字',
  keep: '保存',
  templateName: '模板名称',
  saveTemplate: '保存为模板',
  remove: '删除“春天”',
  saved: '已保存',
  texts: '全部文字',
  second: /^图片，第 2 个/,
  parts: '组件',
  edit: '编辑',
  picture: '选择图片',
  ofProducts: '商品图片',
  area: '添加热区',
  link: '选择链接',
  find: '名称或地址',
  id: 'id',
  take: /^使用 /,
  address: '更改地址',
  unlinked: '暂无链接指向此页面。',
  publish: '发布',
  versions: '历史版本',
  links: '预览链接',
  make: '生成链接',
  acts: '操作记录',
  preview: '预览',
  close: '关闭',
}
const ENGLISH: typeof CHINESE = {
  locale: 'en-US',
  ready: 'Ready parts',
  whole: 'All parts of another page',
  story: 'Story: heading, picture and text',
  keep: 'Save',
  templateName: 'Name of the template',
  saveTemplate: 'Save as a template',
  remove: 'Delete “春天”',
  saved: 'Saved',
  texts: 'All texts',
  second: /^Picture, 2 of/,
  parts: 'Parts',
  edit: 'Edit',
  picture: 'Choose a picture',
  ofProducts: 'Pictures of products',
  area: 'Add to Areas',
  link: 'Choose where it leads',
  find: 'Name or address',
  id: 'id',
  take: /^Take /,
  address: 'Change the address',
  unlinked: 'Nothing leads here yet.',
  publish: 'Publish',
  versions: 'Versions',
  links: 'Links',
  make: 'Make a link',
  acts: 'History',
  preview: 'Preview',
  close: 'Close',
}

for (const [colorScheme, said] of [
  ['light', CHINESE],
  ['dark', CHINESE],
  ['light', ENGLISH],
  ['dark', ENGLISH],
] as const)
  test.describe(`on a phone, ${colorScheme}, ${said.locale}`, () => {
    test.use({ colorScheme, locale: said.locale, contextOptions: { reducedMotion: 'reduce' } })

    test('each panel fits in large letters, and axe finds nothing in it', async ({
      page,
      sandbox,
    }) => {
      await (said === ENGLISH
        ? openLoggedInEnglish(page, ADMIN)
        : openLoggedIn(page, sandbox, ADMIN))
      await openCold(page, editorOf(SALE))
      const close = async (panel: Locator) => {
        await panel.getByRole('button', { name: said.close, exact: true }).click()
        await expect(panel).toHaveCount(0)
      }
      const pane = (name: string) => page.getByRole('tab', { name, exact: true }).click()

      await test.step('ready parts and templates', async () => {
        const panel = dialog(page, said.ready)
        await button(page, said.ready).click()
        await expect(panel.getByText(said.whole)).toBeVisible()
        await isFine(page)
        await panel.getByText(said.story).click()
        await expect(panel).toHaveCount(0)
        await saved(page, said.saved)
        await button(page, said.ready).click()
        await panel.getByRole('radio', { name: said.keep, exact: true }).click()
        await isFine(page)
        await panel.getByRole('textbox', { name: said.templateName }).fill('春天')
        await panel.getByRole('button', { name: said.saveTemplate }).click()
        await expect(panel.getByRole('button', { name: said.remove })).toBeVisible()
        await isFine(page)
        await close(panel)
      })

      await test.step('all texts', async () => {
        await button(page, said.texts).click()
        await isFine(page)
        await close(dialog(page, said.texts))
      })

      await test.step('pictures', async () => {
        await button(page, said.second).click()
        await button(page, said.edit).click()
        await isFine(page)
        await button(page, new RegExp(`^${said.picture}`)).click()
        const panel = dialog(page, said.picture)
        await expect(panel.getByRole('group', { name: said.ofProducts })).toBeVisible()
        await isFine(page)
        await close(panel)
      })

      await test.step('where it leads, and what is told there', async () => {
        await button(page, said.area).click()
        await button(page, new RegExp(`^${said.link}`)).click()
        const panel = dialog(page, said.link)
        await isFine(page)
        await panel.getByRole('textbox', { name: said.find }).fill('/product/show')
        await panel.getByText('/views/index?url=/product/show', { exact: true }).first().click()
        await panel.getByRole('textbox', { name: said.id, exact: true }).fill('2001')
        await isFine(page)
        await panel.getByRole('button', { name: said.take }).click()
        await expect(panel).toHaveCount(0)
        await saved(page, said.saved)
      })

      await test.step('another address', async () => {
        await pane(said.parts)
        await button(page, said.second).click()
        await pane(said.edit)
        await button(page, said.address).click()
        await expect(dialog(page, said.address).getByText(said.unlinked)).toBeVisible()
        await isFine(page)
        await close(dialog(page, said.address))
      })

      await test.step('what is published, versions, links, what was done', async () => {
        const panel = dialog(page, said.publish)
        await button(page, said.publish).click()
        await isFine(page)
        await panel.getByRole('radio', { name: said.versions }).click()
        await isFine(page)
        await panel.getByRole('radio', { name: said.links }).click()
        await panel.getByRole('button', { name: said.make }).click()
        await expect(panel.getByText(/x=~/).first()).toBeVisible()
        await isFine(page)
        await panel.getByRole('radio', { name: said.acts }).click()
        await expect(panel.getByRole('listitem').first()).toBeVisible()
        await isFine(page)
      })

      await test.step('how the page is looked at, at the width of a tablet', async () => {
        await close(dialog(page, said.publish))
        await pane(said.preview)
        await page.getByRole('radio', { name: '768' }).click()
        const box = page.getByRole('region', { name: said.preview })
        await expect
          .poll(() => box.evaluate((one) => Math.round(one.getBoundingClientRect().width)))
          .toBe(375)
        expect(await violations(page)).toEqual([])
      })
    })
  })
