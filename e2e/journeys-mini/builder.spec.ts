import { button, text } from '../support/journeys/hand'
import {
  ADMIN,
  editorOf,
  expectSaved,
  expectTogether,
  makePage,
  NEW,
  paneOf,
  publish,
  viewOf,
} from '../support/journeys/page-making'
import { logIn } from '../support/journeys/world'
import { miniHand } from './mini-hand'
import { expect, HOSTS, type Phone, test } from './phone'
import { callsOf } from './steps'

async function editor(phone: Phone, url: string) {
  const hand = miniHand(phone)
  await logIn(hand, ADMIN)
  await hand.open(editorOf(url))
  return hand
}

for (const host of HOSTS)
  test(`${host}: an administrator makes a page of parts, looks at it and publishes it`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host)
    const another = async () => miniHand(await openPhone(host))
    await makePage({ hand: miniHand(phone), another, shot: (name) => phone.shot(name) })
  })

for (const host of HOSTS)
  test(`${host}: the pages there are stand below the site, which says whether it is on the air`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host)
    const hand = miniHand(phone)
    await logIn(hand, ADMIN)
    await hand.open('/diy/index')
    const site = hand.root.getByRole('region', { name: '酒馆' })
    await expect(site.getByText('开放中')).toBeVisible()
    await expect(button(hand, /^账单/)).toBeVisible()
    await phone.shot('the list of pages')
    await button(hand, /^账单/).click()
    await expect(button(hand, '发布')).toBeVisible()
    await expect(site).toBeHidden()
    await phone.back()
    await expect(site.getByText('开放中')).toBeVisible()
    await site.getByRole('button', { name: '进入' }).click()
    await expect(site).toBeHidden()
  })

const COPY = { weapp: 'setClipboardData', alipay: 'setClipboard' } as const

for (const host of HOSTS)
  test(`${host}: a page goes to another address with what leads to it; a part goes by the clipboard`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host)
    const hand = await editor(phone, NEW)
    await test.step('a page, and a link to it on another one', async () => {
      await button(hand, '添加组件').click()
      await hand.dialog('添加组件').getByText('noticeBar', { exact: true }).click()
      await publish(hand)
      await hand.open(editorOf('/company/about'))
      await button(hand, /^列表导航/).click()
      await button(hand, '编辑').click()
      await button(hand, '联系我们').click()
      await hand.field('链接').fill(`/views/index?url=${NEW}`)
      await publish(hand)
    })

    await test.step('the address is changed', async () => {
      await hand.open(editorOf(NEW))
      await paneOf(hand, '编辑').click()
      await button(hand, '更改地址').click()
      const sheet = hand.dialog('更改地址')
      await expect(sheet.getByText('/company/about')).toBeVisible()
      await sheet.getByRole('textbox', { name: '新地址' }).fill('/spring/fair')
      await sheet.getByRole('button', { name: '更改地址' }).click()
      await expect(button(hand, /^公告，第 1 个，共 1 个/)).toBeVisible()
    })

    await test.step('a part is copied, and pasted on another page', async () => {
      await button(hand, /^公告/).click()
      await button(hand, '存入剪贴板').click()
      await expect.poll(() => callsOf(phone, COPY[host]).length).toBe(1)
      await hand.open(editorOf('/spring/other'))
      await button(hand, '粘贴').click()
      await expect(button(hand, /^公告，第 1 个，共 1 个/)).toBeVisible()
      await expectSaved(hand)
    })

    await test.step('its link is followed, and the address before opens it too', async () => {
      const reader = miniHand(await openPhone(host))
      await reader.open(viewOf('/company/about'))
      await text(reader, '联系我们').click()
      await expect(text(reader, '一条公告')).toBeVisible()
      await reader.open(viewOf(NEW))
      await expect(text(reader, '一条公告')).toBeVisible()
      await reader.close()
    })
  })

test('weapp and alipay: what two change apart from each other is joined', async ({ openPhone }) => {
  const url = '/company/about'
  const first = await editor(await openPhone('weapp'), url)
  await expect(button(first, /^图文，第 1 个，共 2 个/)).toBeVisible()
  const second = await editor(await openPhone('alipay'), url)
  await button(second, /^列表导航/).click()
  await button(second, '编辑').click()
  await button(second, '联系我们').click()
  await second.field('标题 · 中文').fill('找到我们')
  await expectSaved(second)
  await expectTogether(second, '同时编辑此页面：你的另一个窗口')
  await button(first, /^图文/).click()
  await button(first, '下移').click()
  await expect(text(first, /同时做的修改已合并/)).toBeVisible()
  await expectSaved(first)
  await button(first, '全部文字').click()
  await expect(first.dialog('全部文字').getByRole('textbox', { name: '中文 1' })).toBeVisible()
  await first.dialog('全部文字').getByRole('textbox', { name: '文字或组件' }).fill('找到我们')
  await expect(first.dialog('全部文字').getByRole('textbox', { name: '中文 1' })).toHaveValue(
    '找到我们',
  )
})
