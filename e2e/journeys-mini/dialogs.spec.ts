import { expect, HOSTS, type Phone, test } from './phone'
import { button, callsOf, dialog, expectSaid, expectTitle, field, LOGINS, lookFor } from './steps'

/** What each host calls its dialog. */
const MODAL = { weapp: 'showModal', alipay: 'confirm' } as const
/** Bytes that may cross to the view each time a sheet follows the finger. */
const PULL_BUDGET = 256
const QUESTION = '确定删除该地址？'

/** The host's own dialog, which lies over whatever page is in front. */
const modal = (phone: Phone) => phone.page.locator('.mini-dialog')
const remove = (phone: Phone) => button(phone, /^删除.*的地址$/).first()
const cards = (phone: Phone) => phone.current().getByRole('listitem')
const deletions = (phone: Phone) =>
  callsOf(phone, 'request').filter((asked) => (asked as { method?: string }).method === 'DELETE')

async function openAddresses(phone: Phone): Promise<void> {
  await phone.tapTab(3)
  await expectTitle(phone, '我的')
  await (await lookFor(phone, button(phone, '收货地址'))).click()
  await expectTitle(phone, '收货地址')
  await expect(cards(phone)).toHaveCount(2)
}

async function leave(phone: Phone): Promise<void> {
  await phone.back()
  await expectTitle(phone, '我的')
}

for (const host of HOSTS) {
  test(`${host}: what lies over a page goes with it`, async ({ openPhone }) => {
    const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
    await LOGINS.host(phone)
    await expectTitle(phone, '素材')
    await openAddresses(phone)

    await test.step('a yes on the host’s dialog over another page deletes nothing', async () => {
      await remove(phone).click()
      await expect(modal(phone)).toContainText(QUESTION)
      await leave(phone)
      await modal(phone).getByRole('button', { name: '删除' }).click()
      await openAddresses(phone)
      expect(deletions(phone)).toEqual([])
    })

    await test.step('one that the host refuses is asked by our own', async () => {
      await phone.failNext(MODAL[host], { errMsg: `${MODAL[host]}:fail`, error: 2 })
      await remove(phone).click()
      await expect(dialog(phone, QUESTION)).toBeVisible()
      await phone.shot('question')
      await dialog(phone, QUESTION).getByRole('button', { name: '取消' }).click()
      await expect(dialog(phone, QUESTION)).toHaveCount(0)
    })

    await test.step('our own goes with its page, and is not there again', async () => {
      await phone.failNext(MODAL[host], { errMsg: `${MODAL[host]}:fail`, error: 2 })
      await remove(phone).click()
      await expect(dialog(phone, QUESTION)).toBeVisible()
      await leave(phone)
      await expect(phone.current().getByRole('alertdialog')).toHaveCount(0)
      await openAddresses(phone)
      await expect(phone.current().getByRole('alertdialog')).toHaveCount(0)
      expect(deletions(phone)).toEqual([])
    })

    await test.step('behind another app a sheet stays', async () => {
      await button(phone, '新增地址').click()
      await field(phone, '收货人').fill('林夏夏')
      await phone.background()
      await phone.foreground()
      await expect(dialog(phone, '新增地址')).toBeVisible()
      await expect(field(phone, '收货人')).toHaveValue('林夏夏')
      await leave(phone)
      await openAddresses(phone)
      await expect(dialog(phone, '新增地址')).toHaveCount(0)
    })

    await test.step('a sheet is pulled down by its head, in small calls', async () => {
      await button(phone, '新增地址').click()
      const sheet = dialog(phone, '新增地址')
      await expect(sheet).toBeVisible()
      await sheet.evaluate((panel) =>
        Promise.all(panel.getAnimations().map((each) => each.finished)),
      )
      const stands = await sheet.boundingBox()
      if (!stands) throw new Error('no sheet')
      // A finger: what it touched first hears of it until it lifts, wherever that has gone.
      const devtools = await phone.page.context().newCDPSession(phone.page)
      const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ways: readonly number[]) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: ways.map((way) => ({ x: stands.x + 120, y: stands.y + 28 + way })),
        })
      const ticks = callsOf(phone, 'vibrateShort').length
      const pulled = await phone.during(async () => {
        await finger('touchStart', 0)
        for (const way of [20, 40, 60, 80, 120, 160]) await finger('touchMove', way)
        // Moves within one frame are drawn as one: the finger goes on until the last is.
        await expect
          .poll(async () => {
            await finger('touchMove', 160)
            return Math.round(((await sheet.boundingBox())?.y ?? 0) - stands.y)
          })
          .toBe(160)
      })
      await finger('touchEnd')
      await expect(sheet).toHaveCount(0)
      expect(callsOf(phone, 'vibrateShort')).toHaveLength(ticks + 1)
      expect(pulled.largest).toBeLessThanOrEqual(PULL_BUDGET)
    })

    await test.step('a yes on the page that asked deletes', async () => {
      await remove(phone).click()
      await modal(phone).getByRole('button', { name: '删除' }).click()
      await expectSaid(phone, '地址已删除')
      await expect(cards(phone)).toHaveCount(1)
      expect(deletions(phone)).toHaveLength(1)
    })
  })
}
