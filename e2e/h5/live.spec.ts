import type { Page } from '@playwright/test'
import {
  button,
  logInByCode,
  MEMBER,
  NEWCOMER,
  openCold,
  openFromMine,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

const HALL = '/#/views/index?url=/live/index'
const room = (id: string) => `/#/views/index?url=/live/show&id=${id}`
const ON_AIR = '960001'

const cards = (page: Page) => visible(page.getByRole('link', { name: /，主播/ }))
const chat = (page: Page) => visible(page.getByRole('log', { name: '聊天' }))
const field = (page: Page) => visible(page.getByRole('textbox', { name: '说点什么' }))

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

test('the hall shows streams as they stand, and more of them on the way down', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await openFromMine(page, /^直播/)
  await expect(titleOf(page)).toHaveText('直播')
  await expect(visible(page.getByRole('link', { name: /十二个酒头的夜晚，直播中/ }))).toBeVisible()
  await expect(visible(page.getByRole('link', { name: /走进酒窖，预告/ }))).toBeVisible()
  await expect(visible(page.getByRole('link', { name: /酒花采收，已结束/ }))).toBeVisible()
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(17, { timeout: 300 })
  }).toPass()

  await visible(page.getByRole('tab', { name: '直播中' })).click()
  await expect(cards(page)).toHaveCount(3)
  await cards(page).first().click()
  await expect(titleOf(page)).toHaveText('直播间')
  await expect(visible(page.getByRole('heading', { name: '十二个酒头的夜晚' }))).toBeVisible()
})

test('what one says, the others read', async ({ page, sandbox, browser }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, room(ON_AIR))
  await expect(chat(page)).toContainText('Cheers!')

  const other = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const theirs = await other.newPage()
  await openLoggedIn(theirs, sandbox, NEWCOMER.mobile, room(ON_AIR))
  await say(theirs, '第一次来，大家好')
  await expect(chat(page).getByText('第一次来，大家好')).toBeVisible()
  await say(page, '欢迎！')
  await expect(chat(theirs).getByText('欢迎！')).toHaveCount(1)
  await other.close()
})

test('a line that did not arrive says so and is sent again, once', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, room(ON_AIR))
  await expect(chat(page)).toContainText('Cheers!')
  await sandbox.plan([
    { kind: 'status', code: 500, match: { method: 'POST', path: 'live/sendMessage' }, times: 1 },
  ])
  await say(page, '没有发出去')
  await expect(chat(page)).toContainText('发送失败')
  const arrived = page.waitForResponse(/live\/sendMessage/)
  await button(page, '重新发送：没有发出去').click()
  await expect(chat(page).getByText('发送失败')).toHaveCount(0)
  await arrived
  await page.reload()
  await expect(chat(page).getByText('没有发出去')).toHaveCount(1)
})

test('the picture plays, and fills the screen', async ({ page, sandbox: _ }) => {
  await openCold(page, room(ON_AIR))
  const player = visible(page.locator('video')).first()
  await expect
    .poll(() => player.boundingBox())
    .toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  const start = button(page, '播放')
  await start.or(button(page, '打开声音')).first().click()
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5)
})

test('what is over is watched again', async ({ page, sandbox: _ }) => {
  await openCold(page, room('960003'))
  await button(page, '观看回放').click()
  const player = visible(page.locator('video')).first()
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(10)
})

test('whoever is followed is found under the followed', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, NEWCOMER.mobile, room(ON_AIR))
  await button(page, '关注周岩').click()
  await expect(button(page, '取消关注周岩')).toBeVisible()
  await openCold(page, HALL)
  await visible(page.getByRole('tab', { name: '关注' })).click()
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).first()).toHaveAccessibleName(/主播周岩/)
})

test('a visitor watches, and logs in to talk without losing the stream', async ({
  page,
  sandbox,
}) => {
  await openCold(page, room(ON_AIR))
  await expect(chat(page)).toContainText('Cheers!')
  await button(page, '登录后参与聊天').click()
  await logInByCode(page, sandbox, NEWCOMER.mobile)
  await expect(titleOf(page)).toHaveText('直播间')
  await say(page, '登录好了')
  await expect(chat(page).getByText('登录好了')).toBeVisible()
  await button(page, '点赞，已有 120 个赞').click()
  await expect(button(page, '点赞，已有 121 个赞')).toBeVisible()
})

test('what is for sale opens, and what was typed waits behind it', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, room(ON_AIR))
  await field(page).fill('还没写完')
  await button(page, /^本场商品/).click()
  await visible(page.getByRole('group', { name: '本场商品' }).getByRole('link'))
    .first()
    .click()
  await expect(button(page, '立即购买')).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue('还没写完')
})

for (const [id, text] of [
  ['960002', '直播尚未开始'],
  ['960003', '直播已结束'],
  ['960004', '该直播已下线'],
] as const) {
  test(`${text}: said where the picture would be`, async ({ page, sandbox: _ }) => {
    await openCold(page, room(id))
    await expect(shown(page, text)).toBeVisible()
    await expect(field(page)).toHaveCount(0)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // Without motion, so that nothing is measured half faded in.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('hall and rooms can be used by everybody', async ({ page, sandbox: _ }) => {
      await openCold(page, HALL)
      await expect(cards(page).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      await openCold(page, room(ON_AIR))
      await expect(chat(page)).toContainText('Cheers!')
      expect(await violations(page)).toEqual([])
      await openCold(page, room('960003'))
      await expect(shown(page, '直播已结束')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
