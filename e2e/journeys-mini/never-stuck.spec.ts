import type { MiniHost } from '../mini/types'
import { MEMBER } from '../support/app'
import type { Sandbox } from '../support/sandbox'
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

const TABS = ['素材', '排行榜', '商家', '我的'] as const
/** A page with slices of every kind: rows, cards, widgets far below. */
const LONG = '/long'
const LONG_PAGE = `/core/views/index?url=${LONG}`

async function expectNoHolesOnTabs(phone: Phone): Promise<void> {
  for (const [at, name] of TABS.entries()) {
    await phone.tapTab(at)
    await expectTitle(phone, name)
    await callsWhenQuiet(phone)
    await expectNoHoles(phone, name)
  }
}

/** A phone whose tabs have all been seen by a visitor; the last one is in front. */
async function openAllTabs(open: () => Promise<Phone>): Promise<Phone> {
  const phone = await open()
  await expect(shown(phone, '本周新鲜')).toBeVisible()
  for (const [at, name] of TABS.entries()) {
    await phone.tapTab(at)
    await expectTitle(phone, name)
    await callsWhenQuiet(phone)
  }
  return phone
}

async function serveLong(sandbox: Sandbox): Promise<void> {
  const rows = Array.from({ length: 60 }, (_, at) => ({ title: `第 ${at} 行`, sub: '精酿啤酒' }))
  const list = (id: string) => ({
    value: rows,
    config: { type: 'list', id, item: { title: 'title', sub: 'sub' } },
  })
  const cards = { from: 'api', call: 'product/page', query: {} }
  await sandbox.serveView(LONG, {
    name: 'Long',
    url: LONG,
    security: {},
    widgets: [
      {
        value: [{ id: '1', title: 'to login;', url: '/user/login' }],
        config: { type: 'menuList' },
      },
      list('first'),
      { config: { type: 'productList', bind: cards, layout: '2col', limit: 24 } },
      list('last'),
    ],
  })
}

type OpenPhone = (host: MiniHost, options: { identity: string; url?: string }) => Promise<Phone>

for (const host of HOSTS) {
  for (const way of WAYS) {
    test(`${host}: after a login by ${way} no page behind it has a hole`, async ({
      openPhone,
      sandbox,
    }) => {
      await serveLong(sandbox)
      const phone = await openAllTabs(() => (openPhone as OpenPhone)(host, { identity: 'member' }))
      await button(phone, /登录/).first().click()
      await expectTitle(phone, '登录')
      await LOGINS[way](phone, sandbox)
      await expectTitle(phone, '我的')
      await expect(shown(phone, MEMBER.name)).toBeVisible()
      await expectNoHolesOnTabs(phone)
    })
  }

  test(`${host}: a long page that waited under the login has no hole`, async ({
    openPhone,
    sandbox,
  }) => {
    await serveLong(sandbox)
    const phone = await openPhone(host, { url: LONG_PAGE, identity: 'member' })
    await expectNoHoles(phone, 'Long, as a visitor')
    await phone.current().evaluate((page) => page.scrollTo(0, 0))
    await button(phone, 'to login;').click()
    await expectTitle(phone, '登录')
    await callsWhenQuiet(phone)
    await LOGINS.host(phone)
    await expectTitle(phone, 'Long')
    await callsWhenQuiet(phone)
    await expectNoHoles(phone, 'Long, logged in')
  })

  test(`${host}: a home page that comes while another tab is in front has no hole`, async ({
    openPhone,
    sandbox,
  }) => {
    await sandbox.plan([{ kind: 'latency', ms: 5000, times: 1, match: { path: '*/getByUrl' } }])
    const phone = await openPhone(host)
    await phone.tapTab(2)
    await expectTitle(phone, TABS[2])
    const definitions = async () =>
      (await sandbox.log()).filter(({ path }) => path.endsWith('/getByUrl')).length
    await expect.poll(definitions).toBeGreaterThanOrEqual(2)
    await callsWhenQuiet(phone)
    await expectNoHoles(phone, TABS[2])
    await phone.tapTab(0)
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await expectNoHoles(phone, TABS[0])
  })

  test(`${host}: a new version is offered, and starts after a yes`, async ({ openPhone }) => {
    const phone = await openPhone(host)
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await phone.offerUpdate('ready')
    await phone.page.getByText('立即重启').click()
    await expect.poll(() => phone.calls.some(([name]) => name === 'applyUpdate')).toBe(true)
  })

  test(`${host}: a phone whose host is too old is told so, one that is not is not`, async ({
    openPhone,
  }) => {
    const least = { weapp: '2.32.3', alipay: '2.7.0' }[host]
    const phone = await openPhone(host, { baseLibrary: '2.6.9' })
    await expect(phone.page.getByText('版本过低', { exact: true })).toBeVisible()
    expect(await elements(phone)).toBeGreaterThan(0)
    const other = await openPhone(host, { baseLibrary: least })
    await expect(shown(other, '本周新鲜')).toBeVisible()
    await callsWhenQuiet(other)
    await expect(other.page.getByText('版本过低', { exact: true })).toHaveCount(0)
  })
}
