import { routes } from '../../src/routing/table'
import { styled } from './classes'
import { serveMenu } from './menu'
import { expect, HOSTS, type Phone, test } from './phone'
import {
  button,
  callsWhenQuiet,
  elements,
  expectNoHoles,
  expectTitle,
  LOGINS,
  shown,
  WAYS,
} from './steps'

/** What one call may carry to the view, a page in all, and the elements it may have (budgets B5, B6, B9). */
const CALL_BUDGET = 24 * 1024
const PAGE_BUDGET = 256 * 1024
const NODE_BUDGET = 500

const MENU = '/every-page'
const TABS = ['素材', '排行榜', '商家', '我的'] as const

// The slowest file of all: its tests are shared out between the workers.
test.describe.configure({ mode: 'parallel' })

/** What a page is about, where it needs to be told. */
const QUERIES: Readonly<Record<string, string>> = {
  '/views/index': '?url=/product/show&id=2001',
  '/tool/search': '?keyword=IPA',
  '/auto/edit': '?url=/user/identity',
}
/** What tells of investment is offered in no mini-program until the operator says so (decision 0062). */
const UNTOLD: readonly string[] = ['/device/invest', '/device/prosperous']
/** The start goes on by itself; an update lies over the page that is tapped (update.spec.ts). */
const NO_PAGES: readonly string[] = ['/pages/startup', '/update/index']
/** Pages by address alone: all but tabs, and those for developers. */
const addresses = [
  ...routes
    .filter((route) => !('tab' in route) && !('dev' in route))
    .filter(({ path }) => !UNTOLD.includes(path) && !NO_PAGES.includes(path))
    .map(({ path }) => `${path}${QUERIES[path] ?? ''}`),
  ...['/product/list', '/order/list', '/order/list&status=1', '/coupon/list', '/cart/index'].map(
    (url) => `/views/index?url=${url}`,
  ),
]
const PART = Math.ceil(addresses.length / WAYS.length)

/** What there is to read or to see of the shown page, and whether it still waits for something. */
const contents = (phone: Phone) =>
  phone.current().evaluate(
    (page, bones) => ({
      isBlank: (page as HTMLElement).innerText.trim().length < 2 && !page.querySelector('img'),
      waits: [...page.querySelectorAll(bones)].filter(
        (bone) => bone.getBoundingClientRect().height > 0,
      ).length,
    }),
    styled(phone.host, 'tp-bone'),
  )

/** Looks at a page that `open` opens and waits for: whole, without holes, and light. */
async function expectWhole(phone: Phone, name: string, open: () => Promise<void>): Promise<void> {
  const spent = await phone.during(open)
  const nodes = await elements(phone)
  await expect
    .poll(() => contents(phone), `what ${name} shows`)
    .toEqual({ isBlank: false, waits: 0 })
  const read = await phone.during(() => expectNoHoles(phone, name))
  const largest = Math.max(spent.largest, read.largest)
  const weight = `${name}: ${nodes} elements, ${spent.bytes} bytes, ${largest} at once`
  test.info().annotations.push({ type: 'weight', description: weight })
  expect.soft(nodes, weight).toBeLessThanOrEqual(NODE_BUDGET)
  expect.soft(spent.bytes, weight).toBeLessThanOrEqual(PAGE_BUDGET)
  expect.soft(largest, weight).toBeLessThanOrEqual(CALL_BUDGET)
}

async function openFromMenu(phone: Phone, address: string): Promise<void> {
  await button(phone, `to ${address};`).click()
  await expect.poll(async () => (await phone.stack()).length).toBe(2)
  await callsWhenQuiet(phone)
}

async function backToMenu(phone: Phone): Promise<void> {
  await phone.back()
  await expectTitle(phone, 'Menu')
}

for (const host of HOSTS) {
  test(`${host}: a list that was read on comes a few rows at a time when it is opened again`, async ({
    openPhone,
    sandbox,
  }) => {
    const bills = '/account/bill'
    await serveMenu(sandbox, MENU, [bills])
    const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
    await LOGINS.host(phone)
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await phone.restart(`/core/views/index?url=${MENU}`)
    await openFromMenu(phone, bills)
    const rows = phone.current().locator(styled(host, 'tp-bill'))
    for (const count of [15, 30]) {
      await expect(rows).toHaveCount(count)
      await button(phone, '加载更多').click()
    }
    await expect.poll(() => rows.count()).toBeGreaterThan(30)
    await callsWhenQuiet(phone)
    const all = await rows.count()
    await backToMenu(phone)
    const again = await phone.during(() => openFromMenu(phone, bills))
    await expect(rows).toHaveCount(all)
    expect(again.largest).toBeLessThanOrEqual(CALL_BUDGET)
  })

  for (const [at, way] of WAYS.entries()) {
    // The phone itself ends a test with whatever limit of its host was broken.
    test(`${host}: after a login by ${way} no page is blank, stuck or heavy, part ${at + 1}`, async ({
      openPhone,
      sandbox,
    }) => {
      const part = addresses.slice(at * PART, (at + 1) * PART)
      await serveMenu(sandbox, MENU, [...part, ...UNTOLD])
      const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
      await LOGINS[way](phone, sandbox)
      await expect(shown(phone, '本周新鲜')).toBeVisible()
      for (const [tab, title] of TABS.entries()) {
        await test.step(title, () =>
          expectWhole(phone, title, async () => {
            await phone.tapTab(tab)
            await expectTitle(phone, title)
            await callsWhenQuiet(phone)
          }),
        )
      }
      await phone.restart(`/core/views/index?url=${MENU}`)
      await expect(button(phone, `to ${part[0]};`)).toBeVisible()
      for (const address of UNTOLD) await expect(button(phone, `to ${address}`)).toHaveCount(0)
      for (const address of part) {
        await test.step(address, async () => {
          const open = () => openFromMenu(phone, address)
          await expectWhole(phone, address, open)
          await backToMenu(phone)
          // What is known of it by now is there at once.
          const again = await phone.during(open)
          expect.soft(again.largest, `${address}, again`).toBeLessThanOrEqual(CALL_BUDGET)
          await backToMenu(phone)
        })
      }
    })
  }
}
