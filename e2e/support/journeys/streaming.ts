import { expect, test } from '@playwright/test'
import { button, type Hand, heading, seen, text, view } from './hand'
import { FRESH, logIn, register, SELLER, type World } from './world'

/** Has proven who they are. */
const AUTHOR = { mobile: '13800138000', password: 'taproom1' }
const TITLE = '露台上的小麦啤'
const UNSENT = '发送失败'

/** A number under its name. */
const figure = ({ root }: Hand, name: string) =>
  seen(root.getByText(name, { exact: true }))
    .last()
    .locator('..')

/** A stream from its plan to its figures, with somebody who watches at another device, whatever the network does. */
export async function streaming(world: World): Promise<void> {
  const { hand, another, line } = world
  await register(world, FRESH)
  const author = await another()
  await logIn(author, AUTHOR)

  await test.step('planned with a cover, a time and products', async () => {
    await author.open(view('/live/edit'))
    await author.field('标题').fill(TITLE)
    await author.picture(() => button(author, /添加图片/).click())
    await button(author, /^日期/).click()
    await author.dialog('日期').getByRole('button', { name: '确定' }).click()
    await button(author, '添加商品').click()
    const choices = author.dialog('添加商品').getByRole('checkbox')
    await choices.nth(0).click()
    await choices.nth(1).click()
    await button(author, /^完成，已选 2/).click()
    await line(author, {
      path: 'live/create',
      act: () => button(author, '保存').click(),
      done: () => author.expectTitle('直播管理'),
    })
  })

  await test.step('who follows waits in the room, and it begins by itself', async () => {
    await hand.open(view('/live/index'))
    await seen(hand.root.getByRole('link', { name: new RegExp(TITLE) }))
      .first()
      .click()
    await expect(text(hand, '直播尚未开始')).toBeVisible()
    await line(hand, {
      path: 'live/liveFollow/add',
      waits: true,
      act: () => button(hand, '关注主播，开播提醒我').click(),
      done: () => expect(text(hand, '开播时会给您发消息。')).toBeVisible(),
    })
    await line(author, {
      path: 'live/begin',
      isFound: true,
      async act() {
        await button(author, '开始直播').click()
        await author.agree('开播')
      },
      done: () => expect(button(author, '结束直播')).toBeVisible(),
    })
    await expect(hand.field('说点什么')).toBeVisible()
  })

  await test.step("a product and a word of the author's stand on the picture", async () => {
    await seen(author.root.getByRole('button', { name: /^讲解/ }))
      .first()
      .click()
    await author.field('直播间公告').fill('整点答疑')
    await line(author, {
      path: 'live/notice',
      isFound: true,
      act: () => button(author, '发布').click(),
      done: () => expect(text(hand, '主播公告：整点答疑')).toBeVisible(),
    })
    await expect(seen(hand.root.getByRole('link', { name: /^讲解中/ })).first()).toBeVisible()
  })

  await test.step('without a network nothing that is said is lost or doubled', async () => {
    const gone = await hand.lose('live/sendMessage')
    await hand.field('说点什么').fill('大家好')
    await hand.field('说点什么').press('Enter')
    await gone()
    await expect(text(hand, UNSENT)).toBeVisible()
    await hand.find()
    await button(hand, '重新发送：大家好').click()
    await expect(seen(hand.root.getByText(UNSENT))).toHaveCount(0)
    await expect(seen(hand.root.getByText('大家好', { exact: true }))).toHaveCount(1)
  })

  await test.step('muted, removed, let in again', async () => {
    await button(author, /^禁言/).click()
    await expect(text(hand, '您已被主播禁言。')).toBeVisible()
    await button(author, /^移出/).click()
    await author.agree('移出')
    await expect(text(hand, '您已被移出直播间')).toBeVisible()
    await button(author, /^允许/).click()
    await expect(hand.field('说点什么')).toBeVisible()
  })

  await test.step('over, it has figures, is watched again, and goes', async () => {
    await line(author, {
      path: 'live/end',
      isFound: true,
      async act() {
        await button(author, '结束直播').click()
        await author.agree('结束')
      },
      done: () => expect(button(author, '删除')).toBeVisible(),
    })
    await expect(figure(author, '发言')).toContainText('1')
    await expect(button(hand, '观看回放')).toBeVisible()
    await line(author, {
      path: 'live/delete',
      isFound: true,
      async act() {
        await button(author, '删除').click()
        await author.agree('删除')
      },
      done: () => expect(button(author, '删除')).toHaveCount(0),
    })
  })

  await test.step('an administrator takes another one off the air', async () => {
    await author.close()
    const admin = await another()
    await logIn(admin, SELLER)
    await admin.open(view('/live/show&id=960005'))
    await button(admin, '下线该直播').click()
    await admin.agree('下线')
    await expect(text(admin, '该直播已下线')).toBeVisible()
    await expect(heading(admin, /干投酒花|Dry-hopping/)).toBeVisible()
    await admin.close()
  })
}
