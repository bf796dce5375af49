import type { Page, WebSocket } from '@playwright/test'
import {
  button,
  NEWCOMER,
  openCold,
  openFromMine,
  openLoggedIn,
  shown,
  titleOf,
  visible,
} from '../support/app'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

const STAFF = '13900139000'
const COLLEAGUE = '13611110009'
const INBOX = '/#/views/index?url=/merchant/messages'
const PRODUCT = '/#/views/index?url=/product/show&id=2002'

const log = (page: Page) => visible(page.getByRole('log'))
/** What was typed by people, in the order in which it stands on the screen. */
const words = (page: Page) =>
  log(page)
    .getByText(/^[甲乙] \d/)
    .allTextContents()

async function say(page: Page, text: string): Promise<void> {
  await visible(page.getByRole('textbox', { name: '消息' }))
    .first()
    .fill(text)
  await button(page, '发送消息').click()
}

/** How often anybody has asked for news. */
const looks = async (sandbox: Sandbox) =>
  (await sandbox.log()).filter(({ path }) => path === '/main/notice/im/async').length

test('a newcomer and staff talk, the network goes in the middle, and nothing is lost or doubled', async ({
  page,
  sandbox,
  browser,
}) => {
  await page.clock.install()
  const lines: WebSocket[] = []
  page.on('websocket', (line) => lines.push(line))
  await openLoggedIn(page, sandbox, NEWCOMER.mobile)
  const theirs = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const staff = await theirs.newPage()
  await openLoggedIn(staff, sandbox, STAFF)

  await test.step('support of a product greets, answers what is asked often, and takes its card', async () => {
    await openCold(page, PRODUCT)
    await button(page, '客服').click()
    await expect(titleOf(page)).toHaveText('咨询客服')
    await expect(log(page)).toContainText('您好！')
    await button(page, '啤酒是怎样配送的？').click()
    await expect(log(page)).toContainText('箱内温度记录')
    await visible(page.getByRole('group', { name: '咨询的内容' }))
      .getByRole('button', { name: /^发送/ })
      .click()
    await expect(log(page).getByRole('link')).toHaveCount(1)
    await say(page, '甲 1')
    await expect(visible(page.getByText('等待客服回复'))).toHaveCount(1)
  })

  await test.step('staff find who waits and answer', async () => {
    await openCold(staff, INBOX)
    await visible(staff.getByRole('link', { name: /陈默/ }))
      .first()
      .click()
    await expect(log(staff)).toContainText('甲 1')
    await say(staff, '乙 1')
    await expect(log(page)).toContainText('乙 1')
    await expect(log(staff)).toContainText('已读')
  })

  await test.step('what is said is pushed, and asked for no more often than that', async () => {
    const dials = async () => (await sandbox.log()).filter(({ path }) => path === '/chat/socket')
    await expect.poll(async () => (await dials()).length).toBeGreaterThan(1)
    await expect.poll(() => lines.some((line) => !line.isClosed())).toBe(true)
    const dialled = await dials()
    expect(dialled.map(({ status, query }) => [status, query])).toEqual(
      dialled.map(() => [101, '']),
    )
    // Where no time passes nothing is asked for by the clock: what comes was told.
    await page.clock.pauseAt(Date.now() + 20_000)
    const asked = await looks(sandbox)
    await say(staff, '乙 0')
    await expect(log(page)).toContainText('乙 0')
    // Each side once for the message and once for what was read: not by the clock.
    expect((await looks(sandbox)) - asked).toBeLessThan(8)
    await page.clock.resume()
  })

  await test.step('without a network nothing that is written is lost', async () => {
    await page.context().setOffline(true)
    await say(page, '甲 2')
    await say(page, '甲 3')
    await expect(log(page).getByText('待发送')).toHaveCount(2)
    await say(staff, '乙 2')
    await expect(log(staff)).toContainText('乙 2')
    // They go by themselves, in their order.
    await page.context().setOffline(false)
    await expect(log(page).getByText('待发送')).toHaveCount(0)
  })

  await test.step('an answer that is lost makes no second message', async () => {
    await sandbox.plan([
      { match: { method: 'POST', path: '/chat/messages' }, times: 1, kind: 'drop', after: true },
    ])
    await say(page, '甲 4')
    await expect(log(page).getByText(/^[未待]发送$/)).toHaveCount(0)
    await expect
      .poll(() => words(staff))
      .toEqual(['甲 1', '乙 1', '乙 0', '乙 2', '甲 2', '甲 3', '甲 4'])
    await expect.poll(() => words(page)).toEqual(await words(staff))
  })

  const colleagues = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
  const annika = await colleagues.newPage()
  await test.step('it is handed over: out of one inbox, into the other, and the shopper reads by whom', async () => {
    await openLoggedIn(annika, sandbox, COLLEAGUE)
    await button(staff, '转接').click()
    await button(staff, '安妮卡').click()
    await expect(log(page)).toContainText('接下来由安妮卡为您服务。')
    await expect(visible(page.getByText('安妮卡为您服务', { exact: true }))).toHaveCount(1)
    await openCold(staff, INBOX)
    await visible(staff.getByRole('tab', { name: '处理中' })).click()
    await expect(visible(staff.getByRole('link', { name: /林夏/ }))).toHaveCount(1)
    await expect(visible(staff.getByRole('link', { name: /陈默/ }))).toHaveCount(0)
    await openCold(annika, INBOX)
    await visible(annika.getByRole('tab', { name: '处理中' })).click()
    await visible(annika.getByRole('link', { name: /陈默/ })).click()
    await say(annika, '乙 9')
    await expect(log(page)).toContainText('乙 9')
  })

  await test.step('closed, it is rated; and it stands among the messages', async () => {
    await button(annika, '结束').click()
    await annika
      .getByRole('dialog')
      .or(annika.getByRole('alertdialog'))
      .getByRole('button', { name: '结束' })
      .click()
    await page.getByRole('radio', { name: '5 星' }).click()
    await expect(shown(page, '感谢您的评价！')).toBeVisible()
    await page.goto('/')
    await openFromMine(page, /^消息/)
    await expect(visible(page.getByRole('list', { name: '会话' })).getByRole('link')).toHaveCount(1)
  })
  await theirs.close()
  await colleagues.close()
})
