import type { Locator } from '@playwright/test'
import { styled } from './classes'
import { expect, HOSTS, type Phone, test } from './phone'
import {
  button,
  callsWhenQuiet,
  dialog,
  expectPath,
  expectSaid,
  expectTitle,
  LOGINS,
  link,
  shown,
} from './steps'

const PAGE = 'shop/views/index-clear'
const BEER = `/${PAGE}?url=/product/show&id=2005`
const SETTINGS = '/core/user/setting'
/** The bar and the phone's own line of the harness' phone, px. */
const HEIGHT = 64
const CLEAR = 'rgba(0, 0, 0, 0)'

/** Ours on WeChat, the host's own on Alipay. */
const header = (phone: Phone): Locator =>
  phone.host === 'weapp'
    ? phone.current().locator(styled('weapp', 'tp-clear-nav'))
    : phone.page.locator('.mini-navigation')
const title = (phone: Phone) => header(phone).getByRole('heading')
const arrow = (phone: Phone, name: string) =>
  header(phone).getByRole('button', { name, exact: true })
const ground = (phone: Phone) =>
  header(phone).evaluate((element) => getComputedStyle(element).backgroundColor)
const picture = (phone: Phone) => phone.current().locator(styled(phone.host, 'tp-pd-gallery'))
const scrollTo = (phone: Phone, top: number) =>
  phone.current().evaluate((page, y) => page.scrollTo(0, y), top)
/** Where it is; nowhere while it is not drawn. */
const box = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }

async function expectClear(phone: Phone): Promise<void> {
  await expect.poll(async () => (await box(picture(phone))).y).toBe(0)
  await expect.poll(() => ground(phone)).toBe(CLEAR)
}

for (const host of HOSTS) {
  test.describe(host, () => {
    test('the header is clear over the picture and solid below it, and leads back', async ({
      openPhone,
    }) => {
      const phone = await openPhone(host)
      await link(phone, /, ¥/).first().click()
      await expectPath(phone, PAGE)
      await expectClear(phone)
      await expect(button(phone, '立即购买')).toBeVisible()
      await phone.shot('clear-header')

      await test.step('a finger on the picture tells the app nothing', async () => {
        await callsWhenQuiet(phone)
        const spent = await phone.during(async () => {
          for (const top of [20, 60, 120, 180]) await scrollTo(phone, top)
        })
        expect(spent.setData).toEqual([])
      })

      await test.step('below it the title says where one is', async () => {
        await scrollTo(phone, 500)
        await expect.poll(() => ground(phone)).not.toBe(CLEAR)
        await expect(title(phone)).toHaveCSS('opacity', '1')
        await expect(title(phone)).toBeInViewport()
        await phone.shot('solid-header')
        await scrollTo(phone, 0)
        await expectClear(phone)
      })

      await arrow(phone, '返回').click()
      await expectTitle(phone, '素材')
    })

    test('the first page of all leads home', async ({ openPhone }) => {
      const phone = await openPhone(host, { url: BEER })
      await expectTitle(phone, '酒款详情')
      await arrow(phone, '返回首页').click()
      await expectTitle(phone, '素材')
    })

    test('a sheet and a line of the host lie over it', async ({ openPhone }) => {
      const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
      await LOGINS.host(phone)
      await expectTitle(phone, '素材')
      await phone.restart(BEER)
      await expectClear(phone)
      await button(phone, '加入购物车').click()
      const sheet = dialog(phone, '北向罗盘')
      await expect(sheet).toBeVisible()
      // Half slid in, it is lower.
      await expect.poll(async () => (await box(sheet)).y).toBeGreaterThan(HEIGHT)
      if (host === 'weapp') {
        const { x, y, width, height } = await box(arrow(phone, '返回首页'))
        const isCovered = await phone.page.evaluate(
          ([left, top, bar]) => !document.elementFromPoint(left, top)?.closest(bar),
          [x + width / 2, y + height / 2, styled(host, 'tp-clear-nav')] as const,
        )
        expect(isCovered).toBe(true)
      }
      await phone.shot('sheet-over-header')
      await sheet.getByRole('button', { name: /24 罐到货通知我$/ }).click()
      await expectSaid(phone, '到货后将通知您')
    })

    test('what is not there is told below a solid header', async ({ openPhone }) => {
      const phone = await openPhone(host, { url: `/${PAGE}?url=/product/show&id=999999` })
      const said = shown(phone, '商品不存在')
      await expect(said).toBeVisible()
      expect((await box(said)).y).toBeGreaterThan(HEIGHT)
      const room = phone.current().locator(styled(host, 'tp-clear-nav-room'))
      await expect(room).toHaveCSS('background-color', 'rgb(194, 65, 12)')
      expect((await box(room)).height).toBe(HEIGHT)
      await expect(arrow(phone, '返回首页')).toBeVisible()
      await phone.shot('nothing-below-header')
    })

    test('at the largest text, in the dark, the title stays beside the buttons', async ({
      openPhone,
    }) => {
      const phone = await openPhone(host, { url: SETTINGS })
      await phone.current().getByRole('radio', { name: /140/ }).click()
      await phone.current().getByRole('radio', { name: '深色' }).click()
      await phone.restart(BEER)
      await expectClear(phone)
      await phone.shot('clear-header-dark')
      await scrollTo(phone, 500)
      await expect.poll(() => ground(phone)).toBe('rgb(28, 25, 23)')
      await phone.shot('solid-header-dark')
      const [bar, words] = [await box(header(phone)), await box(title(phone))]
      const capsule = await box(phone.page.locator('.mini-capsule'))
      expect(bar.height).toBe(HEIGHT)
      expect(words.y).toBeGreaterThan(20)
      expect(words.y + words.height).toBeLessThanOrEqual(HEIGHT)
      expect(words.x + words.width).toBeLessThanOrEqual(capsule.x)
    })

    test('an address of before leads to the page with the host’s header', async ({ openPhone }) => {
      const phone = await openPhone(host, { url: '/core/views/index?url=/product/show&id=2005' })
      await expectTitle(phone, '酒款详情')
      await expect.poll(async () => (await box(picture(phone))).y).toBe(HEIGHT)
      await expect(phone.current().locator(styled(host, 'tp-clear-nav-room'))).toHaveCount(0)
      await expect(phone.page.locator('.mini-navigation')).not.toHaveCSS('background-color', CLEAR)
    })
  })
}
