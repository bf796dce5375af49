import { MEMBER } from '../support/app'
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

for (const host of HOSTS) {
  for (const way of WAYS) {
    test(`${host}: after a login by ${way} no page behind it has a hole`, async ({
      openPhone,
      sandbox,
    }) => {
      const phone = await openAllTabs(() => openPhone(host, { identity: 'member' }))
      await button(phone, /登录/).first().click()
      await expectTitle(phone, '登录')
      await LOGINS[way](phone, sandbox)
      await expectTitle(phone, '我的')
      await expect(shown(phone, MEMBER.name)).toBeVisible()
      await expectNoHolesOnTabs(phone)
    })
  }

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
