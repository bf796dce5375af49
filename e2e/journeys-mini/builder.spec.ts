import { button, type Hand, link, radio, seen, text } from '../support/journeys/hand'
import { miniHand } from './mini-hand'
import { expect, HOSTS, type Phone, test } from './phone'
import { callsOf, logInByCode, logInByPassword } from './steps'

/** An administrator of the seed. */
const ADMIN = '13900139000'
const NEW = '/spring/sale'
const editorOf = (url: string) => `/diy/index?url=${encodeURIComponent(url)}`

const tab = ({ root }: Hand, name: string) => seen(root.getByRole('tab', { name })).first()
const status = ({ root }: Hand, words: string) =>
  seen(root.getByRole('status').filter({ hasText: words })).first()
const saved = (hand: Hand) => expect(status(hand, '已保存')).toBeVisible()
const open = (hand: Hand, url: string) => hand.open(`/views/index?url=${encodeURIComponent(url)}`)

/** Opens the sheet that publishes. */
async function review(hand: Hand) {
  await button(hand, '发布').click()
  return hand.dialog('发布')
}

/** By password: no second code goes to the same number within a minute. */
async function editor(phone: Phone, url: string) {
  const hand = miniHand(phone)
  await hand.open('/user/login')
  await logInByPassword(phone, ADMIN)
  await hand.expectTitle('素材')
  await hand.open(editorOf(url))
  return hand
}

for (const host of HOSTS)
  test(`${host}: an administrator makes a page of parts, looks at it and publishes it`, async ({
    openPhone,
    sandbox,
  }) => {
    const phone = await openPhone(host, { url: '/core/user/login' })
    const hand = miniHand(phone)
    await test.step('three taps from home, and a page that is not there yet', async () => {
      await logInByCode(phone, sandbox, ADMIN)
      await hand.expectTitle('素材')
      await hand.open('/user/setting')
      await button(hand, '页面装修').click()
      await hand.expectTitle('页面装修')
      await hand.field('页面名称或地址').fill(NEW)
      await button(hand, `新建页面 ${NEW}`).click()
      await expect(text(hand, '页面还没有组件')).toBeVisible()
    })

    await test.step('from a template, and two more parts', async () => {
      await button(hand, '现成组件').click()
      const ready = hand.dialog('现成组件')
      await ready.getByRole('textbox', { name: '页面名称或地址' }).fill('/company/about')
      await ready.getByText('/company/about', { exact: true }).click()
      await expect(button(hand, /^图文，第 1 个，共 2 个/)).toBeVisible()
      for (const [type, name] of [
        ['productList', /^商品列表，第 3 个，共 3 个/],
        ['noticeBar', /^公告，第 4 个，共 4 个/],
      ] as const) {
        await button(hand, '添加组件').click()
        await hand.dialog('添加组件').getByText(type, { exact: true }).click()
        await expect(button(hand, name)).toBeVisible()
      }
      await phone.shot('editor-outline')
    })

    await test.step('moved by taps', async () => {
      await button(hand, /^商品列表/).click()
      await button(hand, '移动').click()
      await button(hand, '放这里，1').click()
      await expect(button(hand, /^商品列表，第 1 个，共 4 个/)).toBeVisible()
      await saved(hand)
    })

    await test.step('products are bound, and shown under a condition', async () => {
      await button(hand, '编辑').click()
      await button(hand, '更多设置').click()
      await button(hand, /^数据来源: 无/).click()
      await radio(hand, '接口').click()
      await radio(hand, 'product/page').click()
      await button(hand, '添加条件').click()
      await expect(status(hand, '对您当前成立')).toBeVisible()
      await phone.shot('editor-fields')
      await saved(hand)
    })

    await test.step('a text in both languages, without a network in between', async () => {
      await tab(hand, '组件').click()
      await button(hand, /^列表导航/).click()
      await button(hand, '编辑').click()
      await button(hand, '联系我们').click()
      await phone.setNetwork(false)
      await hand.field('标题 · 中文').fill('找到我们')
      await hand.field('标题 · English').fill('Find us')
      await expect(status(hand, '仅在本机')).toBeVisible()
      await phone.setNetwork(true)
      await saved(hand)
    })

    await test.step('a link that leads nowhere stops it, and is chosen anew', async () => {
      await hand.field('链接').fill('/no/where')
      await saved(hand)
      const sheet = await review(hand)
      await expect(sheet.getByRole('button', { name: '发布', exact: true })).toBeDisabled()
      await phone.shot('editor-lint')
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
      await saved(hand)
    })

    await test.step('the page as it would be, for others too; a tap there leads back', async () => {
      await tab(hand, '预览').click()
      await button(hand, '打开预览').click()
      await expect(text(hand, '找到我们')).toBeVisible()
      await radio(hand, '英文').click()
      await expect(text(hand, 'Find us')).toBeVisible()
      await phone.shot('editor-stage')
      await button(hand, '试用').click()
      await text(hand, 'Find us').click()
      await expect(text(hand, '此处将打开 /user/setting')).toBeVisible()
      await button(hand, '返回编辑').click()
      await link(hand, '选择列表导航').click()
      await hand.expectTitle('页面装修')
      await expect(text(hand, '列表导航，第 3 个，共 4 个')).toBeVisible()
    })

    await test.step('a link and the history; published, and somebody else reads it', async () => {
      const reader = miniHand(await openPhone(host))
      await open(reader, NEW)
      const sheet = await review(hand)
      await sheet.getByRole('radio', { name: '预览链接' }).click()
      await sheet.getByRole('button', { name: '生成链接' }).click()
      await expect(sheet.getByText(/x=~/).first()).toBeVisible()
      await phone.shot('editor-links')
      await sheet.getByRole('radio', { name: '操作记录' }).click()
      await expect(sheet.getByRole('listitem').first()).toContainText('修改草稿')
      await sheet.getByRole('radio', { name: '发布', exact: true }).click()
      await sheet.getByRole('button', { name: '发布', exact: true }).click()
      await expect(sheet).toHaveCount(0)
      await open(reader, NEW)
      await expect(text(reader, '找到我们')).toBeVisible()
      await reader.close()
    })
  })

const COPY = { weapp: 'setClipboardData', alipay: 'setClipboard' } as const

for (const host of HOSTS)
  test(`${host}: a page goes to another address with what leads to it; a part goes by the clipboard`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host)
    const hand = await editor(phone, NEW)
    const publish = async () => {
      await saved(hand)
      const sheet = await review(hand)
      await sheet.getByRole('button', { name: '发布', exact: true }).click()
      await expect(sheet).toHaveCount(0)
    }

    await test.step('a page, and a link to it on another one', async () => {
      await button(hand, '添加组件').click()
      await hand.dialog('添加组件').getByText('noticeBar', { exact: true }).click()
      await publish()
      await hand.open(editorOf('/company/about'))
      await button(hand, /^列表导航/).click()
      await button(hand, '编辑').click()
      await button(hand, '联系我们').click()
      await hand.field('链接').fill(`/views/index?url=${NEW}`)
      await publish()
    })

    await test.step('the address is changed', async () => {
      await hand.open(editorOf(NEW))
      await tab(hand, '编辑').click()
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
      await saved(hand)
    })

    await test.step('its link is followed, and the address before opens it too', async () => {
      const reader = miniHand(await openPhone(host))
      await open(reader, '/company/about')
      await text(reader, '联系我们').click()
      await expect(text(reader, '一条公告')).toBeVisible()
      await open(reader, NEW)
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
  await saved(second)
  await expect(status(second, '同时编辑此页面：你的另一个窗口')).toBeVisible()
  await button(first, /^图文/).click()
  await button(first, '下移').click()
  await expect(text(first, /同时做的修改已合并/)).toBeVisible()
  await saved(first)
  await button(first, '全部文字').click()
  await expect(first.dialog('全部文字').getByRole('textbox', { name: '中文 1' })).toBeVisible()
  await first.dialog('全部文字').getByRole('textbox', { name: '文字或组件' }).fill('找到我们')
  await expect(first.dialog('全部文字').getByRole('textbox', { name: '中文 1' })).toHaveValue(
    '找到我们',
  )
})
