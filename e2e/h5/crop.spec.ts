import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  button,
  expectHeard,
  MEMBER,
  openCold,
  openLoggedIn,
  openLoggedInEnglish,
  titleOf,
  visible,
} from '../support/app'
import { violations } from '../support/axe'
import { misfits } from '../support/fit'
import { expect, test } from '../support/test'

/** An administrator of the seed. */
const ADMIN = '13900139000'
const SALE = '/spring/sale'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const saved = (page: Page, words: string) =>
  expect(visible(page.getByRole('status').filter({ hasText: words })).first()).toBeVisible()

/** 600 by 300 px: red on the left, green in the middle, blue on the right. */
async function photo(): Promise<Buffer> {
  const third = (background: string, left: number) => ({
    input: { create: { width: 200, height: 300, channels: 3 as const, background } },
    left,
    top: 0,
  })
  return sharp({ create: { width: 600, height: 300, channels: 3, background: '#c81e1e' } })
    .composite([third('#1ec81e', 200), third('#1e1ec8', 400)])
    .png()
    .toBuffer()
}

/** Adds the photo to the shown form, frames its blue right and has its left edge stay in view. */
async function addAndFrame(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button(page, `添加图片: ${name}`).click()
  await (await chooser).setFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await photo(),
  })
  await button(page, `裁剪${name}，第 1 张`).click()
  const sheet = dialog(page, '裁剪与焦点')
  await sheet.getByRole('radio', { name: '1:1' }).click()
  await sheet.getByLabel(/^裁剪框/).focus()
  for (let at = 0; at < 30; at += 1) await page.keyboard.press('ArrowRight')
  await sheet.getByRole('radio', { name: '焦点' }).click()
  await sheet.getByLabel(/^始终可见的焦点/).focus()
  for (let at = 0; at < 30; at += 1) await page.keyboard.press('ArrowLeft')
  await expect(sheet.getByText(CHINESE.stands).first()).toBeVisible()
  expect(await misfits(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: '使用此裁剪' }).click()
  await expect(sheet).toHaveCount(0)
}

/** What `addAndFrame` made. */
const FRAMED = /\/files\/\d+\.300_0_300_300_0_50\.png/

const CHINESE = {
  locale: 'zh-CN',
  story: '故事：标题、图片与文字',
  ready: '现成组件',
  second: /^图片，第 2 个/,
  edit: '编辑',
  picture: '选择图片',
  upload: '上传图片',
  crop: '裁剪与焦点',
  frame: /^裁剪框/,
  focus: '焦点',
  point: /^始终可见的焦点/,
  stands: '300 × 300 像素，焦点横向 0%、纵向 50%',
  take: '使用此裁剪',
  saved: '已保存',
  publish: '发布',
}
const ENGLISH: typeof CHINESE = {
  locale: 'en-US',
  story: 'Story: heading, picture and text',
  ready: 'Ready parts',
  second: /^Picture, 2 of/,
  edit: 'Edit',
  picture: 'Choose a picture',
  upload: 'Upload a picture',
  crop: 'Crop and focus',
  frame: /^The frame/,
  focus: 'Focus point',
  point: /^The point that stays in view/,
  stands: '300 × 300 px, focus 0% across and 50% down',
  take: 'Use this crop',
  saved: 'Saved',
  publish: 'Publish',
}

for (const [colorScheme, said] of [
  ['light', CHINESE],
  ['dark', ENGLISH],
] as const)
  test.describe(`${colorScheme}, ${said.locale}`, () => {
    test.use({ colorScheme, locale: said.locale, contextOptions: { reducedMotion: 'reduce' } })

    test('an operator uploads, crops and publishes, and a shopper sees the cut', async ({
      page,
      sandbox,
      browser,
    }) => {
      await (said === ENGLISH
        ? openLoggedInEnglish(page, ADMIN)
        : openLoggedIn(page, sandbox, ADMIN))
      await openCold(page, `/#/diy/index?url=${SALE}`)
      await button(page, said.ready).click()
      await dialog(page, said.ready).getByText(said.story).click()
      await saved(page, said.saved)
      await button(page, said.second).click()
      await button(page, said.edit).click()

      await test.step('it is uploaded', async () => {
        await button(page, new RegExp(`^${said.picture}`)).click()
        const chooser = page.waitForEvent('filechooser')
        await dialog(page, said.picture).getByRole('button', { name: said.upload }).click()
        await (await chooser).setFiles({
          name: 'photo.png',
          mimeType: 'image/png',
          buffer: await photo(),
        })
        await expect(button(page, said.crop)).toBeVisible()
      })

      await test.step('it is cut by touch and by keys', async () => {
        await button(page, said.crop).click()
        const sheet = dialog(page, said.crop)
        await sheet.getByRole('radio', { name: '1:1' }).click()
        const area = sheet.getByLabel(said.frame)
        const box = await area.boundingBox()
        if (!box) throw new Error('nothing to drag')
        const y = box.y + box.height / 2
        await page.mouse.move(box.x + box.width / 2, y)
        await page.mouse.down()
        await page.mouse.move(box.x + box.width + 200, y, { steps: 5 })
        await page.mouse.up()
        await sheet.getByRole('radio', { name: said.focus }).click()
        await sheet.getByLabel(said.point).focus()
        for (let at = 0; at < 20; at += 1) await page.keyboard.press('ArrowLeft')
        await expect(sheet.getByText(said.stands).first()).toBeVisible()
        expect(await misfits(page)).toEqual([])
        expect(await violations(page)).toEqual([])
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/${colorScheme}-${said.locale}.png` })
        await sheet.getByRole('button', { name: said.take }).click()
        await expect(sheet).toHaveCount(0)
        await saved(page, said.saved)
      })

      await test.step('a shopper sees it', async () => {
        await button(page, said.publish).click()
        const sheet = dialog(page, said.publish)
        await sheet.getByRole('button', { name: said.publish, exact: true }).click()
        await expect(sheet).toHaveCount(0)
        const other = await browser.newContext({ baseURL: sandbox.origin, locale: said.locale })
        const reader = await other.newPage()
        await reader.goto(`/#/views/index?url=${SALE}`)
        const shown = reader.locator('img[src*="/files/"]').first()
        await expect(shown).toHaveAttribute('src', /\/files\/\d+\.300_0_300_300_0_50\.png/)
        await expect(shown).toHaveCSS('object-position', '0% 50%')
        const src = (await shown.getAttribute('src')) ?? ''
        const bytes = await (await reader.request.get(src)).body()
        const { data, info } = await sharp(bytes)
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
        const last = data.subarray((info.width - 1) * 3, info.width * 3).toString('hex')
        expect([data.subarray(0, 3).toString('hex'), last]).toEqual(['1ec81e', '1e1ec8'])
        await other.close()
      })
    })
  })

test.describe('in the forms of a shop', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a seller frames the picture of a product, and a shopper sees that part', async ({
    page,
    sandbox,
    heard,
    browser,
  }) => {
    await openLoggedIn(page, sandbox, ADMIN, '/#/views/index?url=/merchant/products')
    const edit = button(page, /^编辑 /)
    const name = (await edit.getAttribute('aria-label'))?.replace('编辑 ', '') ?? ''
    await edit.click()
    const first = page.getByRole('button', { name: '移除商品图片，第 1 张' })
    await expect(first).toBeVisible()
    while ((await first.count()) > 0) await first.click()
    await addAndFrame(page, '商品图片')
    await button(page, '保存').click()
    await expectHeard(heard, '已保存')

    const theirs = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
    const shopper = await theirs.newPage()
    await openCold(shopper, `/#/views/index?url=/product/list&keyWord=${encodeURIComponent(name)}`)
    const picture = visible(shopper.locator('img[src*="/files/"]')).first()
    await expect(picture).toHaveAttribute('src', FRAMED)
    await expect(picture).toHaveCSS('object-position', '0% 50%')
    await theirs.close()
  })

  test('who runs a shop frames its sign, and once that is approved a shopper sees it', async ({
    page,
    sandbox,
    browser,
  }) => {
    await openLoggedIn(page, sandbox, ADMIN, '/#/views/index?url=/merchant/information')
    await button(page, '移除门头照，第 1 张').click()
    await addAndFrame(page, '门头照')
    await button(page, '提交').click()
    await openCold(page, '/#/views/index?url=/merchant/applications')
    const approve = button(page, '通过 骑楼饮品')
    await approve.click()
    await expect(approve).toHaveCount(0)

    const theirs = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
    const shopper = await theirs.newPage()
    await openCold(shopper, '/#/pages/tabbar/reward')
    await expect(visible(shopper.locator('img[src*="/files/"]')).first()).toHaveAttribute(
      'src',
      FRAMED,
    )
    await theirs.close()
  })

  test('who goes on the air frames the cover, and a viewer sees it', async ({
    page,
    sandbox,
    browser,
  }) => {
    await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/views/index?url=/live/edit')
    await visible(page.getByRole('textbox', { name: '标题' })).fill('露台上的小麦啤')
    await addAndFrame(page, '封面')
    await button(page, '保存').click()
    await expect(titleOf(page)).toHaveText('直播管理')
    const id = /id=(\d+)/.exec(page.url())?.[1] ?? ''

    const theirs = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
    const viewer = await theirs.newPage()
    await openCold(viewer, `/#/views/index?url=/live/show&id=${id}`)
    await expect(visible(viewer.locator('img[src*="/files/"]')).first()).toHaveAttribute(
      'src',
      FRAMED,
    )
    await theirs.close()
  })
})
