import { expect, test } from '@playwright/test'
import { appeared } from '../app'
import { button, expectSaid, type Hand, link, row, text, view } from './hand'
import { FRESH, register, tellerFor, type World } from './world'

const AIR = view('/live/show&id=960001')
const start = (hand: Hand, job: string) => row(hand, job).getByRole('button').click()
const openTasks = (hand: Hand) => hand.open(view('/task/index'))

/** A day of somebody new: what was really done is paid for, once, and stands in their book. */
export async function dayOfTasks(world: World): Promise<void> {
  const { hand, line } = world
  await register(world, FRESH)
  const teller = await tellerFor(world, FRESH)
  const points = async () => (await teller.books()).points

  await test.step('a look in, counted once though its answer was lost', async () => {
    await openTasks(hand)
    await line(hand, {
      path: 'taskJob/execute',
      act: () => start(hand, '每日签到'),
      last: () => openTasks(hand),
      done: () => expect(row(hand, '每日签到')).toContainText('今日已完成'),
    })
    expect(await points()).toEqual({ amount: 2, lines: [2] })
  })

  await test.step('a beer, once it was looked at for five seconds', async () => {
    await start(hand, '浏览酒款')
    const told = appeared(hand.root.page(), '请停留在本页')
    await Promise.all([told, link(hand, /¥/).click()])
    await expectSaid(hand, '已计入：+5 积分')
  })

  await test.step('a thumb and a word under a stream', async () => {
    await openTasks(hand)
    await start(hand, '点赞直播')
    await hand.open(AIR)
    await button(hand, /^点赞/).click()
    await expectSaid(hand, '已计入：+3 积分')
    await openTasks(hand)
    await start(hand, '参与讨论')
    await hand.open(AIR)
    await hand.field('说点什么').fill('第一次来')
    await hand.field('说点什么').press('Enter')
    await expectSaid(hand, '已计入：+10 积分')
  })

  await test.step('a film, when it has ended', async () => {
    await openTasks(hand)
    await start(hand, '观看短片')
    await expect(text(hand, '完整看完才会计入。')).toBeVisible()
    await hand.watch()
    await expectSaid(hand, '已计入：+20 积分')
  })

  await test.step('the book has a line for each', async () => {
    expect(await points()).toEqual({ amount: 40, lines: [2, 5, 3, 10, 20] })
    await openTasks(hand)
    await expect(row(hand, '浏览酒款')).toContainText('今日 1/10 次')
    await expect(hand.root.getByRole('group', { name: '今日任务所得' })).toContainText('40 积分')
  })
}
