import type { MiniHost } from '../mini/types'
import { type DamagedPage, damagedViews, pagesOfDamagedWidgets } from '../support/damaged-views'
import type { Sandbox } from '../support/sandbox'
import { styled } from './classes'
import { serveMenu } from './menu'
import { expect, HOSTS, type Phone, test } from './phone'
import { button, expectTitle, shown } from './steps'

const MENU = '/damaged'
const addressOf = (at: number) => `${MENU}/${at}`
const pageOf = (at: number) => `/views/index?url=${addressOf(at)}`

/** Serves `definitions`, and a page whose rows lead to them. */
async function serve(sandbox: Sandbox, definitions: readonly unknown[]): Promise<void> {
  await Promise.all(definitions.map((one, at) => sandbox.serveView(addressOf(at), one)))
  await serveMenu(
    sandbox,
    MENU,
    definitions.map((_, at) => pageOf(at)),
  )
}

/** There is something to read or to look at besides the title. */
const expectSomething = (phone: Phone) =>
  expect
    .poll(() =>
      phone
        .current()
        .evaluate(
          (page: HTMLElement) => page.innerText.trim() !== '' || page.querySelector('img') !== null,
        ),
    )
    .toBe(true)

async function openEach(phone: Phone, definitions: readonly unknown[]): Promise<void> {
  for (const at of definitions.keys()) {
    await test.step(addressOf(at), async () => {
      await button(phone, `to ${pageOf(at)};`).click()
      await expect.poll(async () => (await phone.stack()).length).toBe(2)
      await expectSomething(phone)
      await phone.back()
      await expectTitle(phone, 'Menu')
    })
  }
}

for (const host of HOSTS) {
  test.describe(host, () => {
    test('a damaged definition is never a blank page', async ({ openPhone, sandbox }) => {
      const definitions = damagedViews(30)
      await serve(sandbox, definitions)
      const phone = await openPhone(host, { url: `/core/views/index?url=${MENU}` })
      await openEach(phone, definitions)
    })

    test('what a server may send by mistake has a state of its own', async ({
      openPhone,
      sandbox,
    }) => {
      await serve(sandbox, [
        'definition',
        { name: 'x', url: '/x' },
        { name: 'x', widgets: [{ config: { type: 'hologram', required: true } }] },
      ])
      const phone = await openPhone(host, { url: `/core/views/index?url=${MENU}` })
      for (const [at, seen] of ['页面无法显示', '页面无法显示', '请更新应用'].entries()) {
        await button(phone, `to ${pageOf(at)};`).click()
        await expect(shown(phone, seen)).toBeVisible()
        await phone.shot(`damage-${at}`)
        await phone.back()
      }
    })
  })
}

/** 10,000 damaged widgets in all in one bundle, a fifth of them in the other. */
const PAGES: Readonly<Record<MiniHost, readonly DamagedPage[]>> = {
  weapp: pagesOfDamagedWidgets(125, 'weapp'),
  alipay: pagesOfDamagedWidgets(25, 'alipay'),
}
const PART = 10

for (const host of HOSTS) {
  for (let first = 0; first < PAGES[host].length; first += PART) {
    const part = PAGES[host].slice(first, first + PART)
    test(`${host}: damaged widgets are drawn or replaced, pages ${first + 1} to ${first + part.length}`, async ({
      openPhone,
      sandbox,
    }) => {
      await serve(
        sandbox,
        part.map(({ definition }) => definition),
      )
      const phone = await openPhone(host, { url: `/core/views/index?url=${MENU}` })
      for (const [at, { drawn }] of part.entries()) {
        await test.step(addressOf(at), async () => {
          await button(phone, `to ${pageOf(at)};`).click()
          await expect.poll(async () => (await phone.stack()).length).toBe(2)
          await expect
            .poll(() => phone.current().locator(styled(host, 'tp-widget')).count())
            .toBeGreaterThanOrEqual(drawn)
          await expectSomething(phone)
          await phone.back()
          await expectTitle(phone, 'Menu')
        })
      }
    })
  }
}
