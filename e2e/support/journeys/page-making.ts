import { expect, test } from '@playwright/test'
import { button, type Hand, link, radio, seen, standing, text } from './hand'
import { logIn, type World } from './world'

/** An administrator of the seed. */
export const ADMIN = { mobile: '13900139000', password: 'taproom1' } as const
/** A page nobody has made yet. */
export const NEW = '/spring/sale'
export const editorOf = (url: string): string => `/diy/index?url=${encodeURIComponent(url)}`
export const viewOf = (url: string): string => `/views/index?url=${encodeURIComponent(url)}`

export const paneOf = ({ root }: Hand, name: string) =>
  seen(root.getByRole('tab', { name })).first()
const status = ({ root }: Hand, words: string) =>
  seen(root.getByRole('status').filter({ hasText: words })).first()
export const expectSaved = (hand: Hand): Promise<void> =>
  expect(status(hand, '已保存')).toBeVisible()
export const expectTogether = (hand: Hand, words: string): Promise<void> =>
  expect(status(hand, words)).toBeVisible()

/** Opens the sheet that publishes. */
export async function review(hand: Hand) {
  await button(hand, '发布').click()
  return hand.dialog('发布')
}

/** Puts what is saved on air. */
export async function publish(hand: Hand): Promise<void> {
  await expectSaved(hand)
  const sheet = await review(hand)
  await sheet.getByRole('button', { name: '发布', exact: true }).click()
  await expect(sheet).toHaveCount(0)
}

interface Making extends Pick<World, 'hand' | 'another'> {
  /** Keeps a picture of what is shown, for people to look at. */
  readonly shot?: (name: string) => Promise<void>
}

/**
 * By thumb: a page from a template, five parts, one moved, products bound and shown under a condition, a text in both
 * languages through a tunnel, a link mended, looked at, published, and met by who stood before its address.
 */
export async function makePage({ hand, another, shot = async () => {} }: Making): Promise<void> {
  await test.step('three taps from home, and a page that is not there yet', async () => {
    await logIn(hand, ADMIN)
    await hand.open('/user/setting')
    await button(hand, '页面装修').click()
    await hand.expectTitle('页面装修')
    await hand.field('页面名称或地址').fill(NEW)
    await button(hand, `新建页面 ${NEW}`).click()
    await expect(text(hand, '页面还没有组件')).toBeVisible()
  })

  await test.step('from a template, and three more parts', async () => {
    await button(hand, '现成组件').click()
    const ready = await standing(hand.dialog('现成组件'))
    await ready.getByRole('textbox', { name: '页面名称或地址' }).fill('/company/about')
    await ready.getByText('/company/about', { exact: true }).click()
    await expect(button(hand, /^图文，第 1 个，共 2 个/)).toBeVisible()
    for (const [type, name] of [
      ['productList', /^商品列表，第 3 个，共 3 个/],
      ['noticeBar', /^公告，第 4 个，共 4 个/],
      ['title', /^标题，第 5 个，共 5 个/],
    ] as const) {
      await button(hand, '添加组件').click()
      const palette = await standing(hand.dialog('添加组件'))
      await palette.getByText(type, { exact: true }).click()
      await expect(button(hand, name)).toBeVisible()
    }
    await shot('editor-outline')
  })

  await test.step('moved by taps', async () => {
    await button(hand, /^商品列表/).click()
    await button(hand, '移动').click()
    await button(hand, '放这里，1').click()
    await expect(button(hand, /^商品列表，第 1 个，共 5 个/)).toBeVisible()
    await expectSaved(hand)
  })

  await test.step('products are bound, and shown under a condition', async () => {
    await button(hand, '编辑').click()
    await button(hand, '更多设置').click()
    await button(hand, /^数据来源: 无/).click()
    await radio(hand, '接口').click()
    await radio(hand, 'product/page').click()
    await button(hand, '添加条件').click()
    await expect(status(hand, '对您当前成立')).toBeVisible()
    await shot('editor-fields')
    await expectSaved(hand)
  })

  await test.step('a text in both languages, without a network in between', async () => {
    await paneOf(hand, '组件').click()
    await button(hand, /^列表导航/).click()
    await button(hand, '编辑').click()
    await button(hand, '联系我们').click()
    const gone = await hand.lose('viewEngine/save')
    await hand.field('标题 · 中文').fill('找到我们')
    await gone()
    await hand.field('标题 · English').fill('Find us')
    await expect(status(hand, '仅在本机')).toBeVisible()
    await hand.find()
    await expectSaved(hand)
  })

  await test.step('a link that leads nowhere stops it, and is chosen anew', async () => {
    await hand.field('链接').fill('/no/where')
    await expectSaved(hand)
    const sheet = await review(hand)
    await expect(sheet.getByRole('button', { name: '发布', exact: true })).toBeDisabled()
    await shot('editor-lint')
    await sheet
      .getByText(/^列表导航 · /)
      .first()
      .click()
    // The problem leads to its field: the entry is opened, in sight, and has the keyboard.
    await expect(hand.field('链接')).toHaveValue('/no/where')
    await expect(hand.field('链接')).toBeFocused()
    await expect(hand.field('链接')).toBeInViewport()
    await button(hand, /^选择链接/).click()
    const links = hand.dialog('选择链接')
    await links.getByRole('textbox', { name: '名称或地址' }).fill('/user/setting')
    await links.getByText('/user/setting', { exact: true }).click()
    await expectSaved(hand)
  })

  await test.step('the page as it would be, for others too; a tap there says where it leads', async () => {
    await paneOf(hand, '预览').click()
    // A mini-program draws it on a page of its own.
    if (hand.host !== 'h5') await button(hand, '打开预览').click()
    await expect(text(hand, '找到我们')).toBeVisible()
    await radio(hand, '英文').click()
    await expect(text(hand, 'Find us')).toBeVisible()
    await shot('editor-stage')
    await button(hand, '试用').click()
    await text(hand, 'Find us').click()
    await expect(text(hand, '此处将打开 /user/setting')).toBeVisible()
    await button(hand, '返回编辑').click()
    await link(hand, '选择列表导航').click()
    await hand.expectTitle('页面装修')
    await expect(text(hand, '列表导航，第 3 个，共 5 个')).toBeVisible()
  })

  await test.step('a link, what was done, and published', async () => {
    const reader = await another()
    await reader.open(viewOf(NEW))
    await expect(text(reader, '页面不存在')).toBeVisible()
    const sheet = await review(hand)
    await sheet.getByRole('radio', { name: '预览链接' }).click()
    await sheet.getByRole('button', { name: '生成链接' }).click()
    await expect(sheet.getByText(/x=~/).first()).toBeVisible()
    await shot('editor-links')
    await sheet.getByRole('radio', { name: '操作记录' }).click()
    await expect(sheet.getByRole('listitem').first()).toContainText('修改草稿')
    await sheet.getByRole('radio', { name: '发布', exact: true }).click()
    await sheet.getByRole('button', { name: '发布', exact: true }).click()
    await expect(sheet).toHaveCount(0)
    await seesIt(reader)
    await reader.close()
    await hand.open(viewOf(NEW))
    await expect(link(hand, /, ¥/)).toBeVisible()
  })
}

/** Who stood before the address has the page with the next call; the products are for those who have logged in. */
async function seesIt(reader: Hand): Promise<void> {
  await reader.open(viewOf(NEW))
  await expect(text(reader, '找到我们')).toBeVisible()
  await expect(link(reader, /, ¥/)).toHaveCount(0)
}
