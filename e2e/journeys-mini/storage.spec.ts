import type { MiniHost, StorageSnapshot } from '../mini/types'
import { MEMBER } from '../support/app'
import { expect, HOSTS, type Phone, test } from './phone'
import { callsWhenQuiet, expectTitle, LOGINS, shown } from './steps'

const LOGIN = '/core/user/login'
const VIEW = 'alacore___view_'
/** Longer than the app gathers what it writes behind itself, ms of the page's own timers. */
const GATHERED = 2500
const KB = 1024
/** What a host keeps of one app in all, and what it keeps under one key (README of the harness). */
const ALL = 10 * KB * KB
const KEY: Readonly<Record<MiniHost, number>> = { weapp: KB * KB, alipay: 200 * KB }

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** A device as `snapshot` left it, with all the rest of its room taken by another part of the app. */
function full(host: MiniHost, snapshot: StorageSnapshot): StorageSnapshot {
  let room = ALL - Object.values(snapshot).reduce((sum: number, one) => sum + bytesOf(one), 0)
  const filled: Record<string, unknown> = { ...snapshot }
  for (let at = 0; room > 2; at += 1) {
    const size = Math.min(room, KEY[host])
    filled[`other ${at}`] = 'x'.repeat(size - 2)
    room -= size
  }
  return filled
}

/** Until all definitions were fetched and what was to be written is written. */
async function settle(phone: Phone): Promise<void> {
  await expect(shown(phone, '本周新鲜')).toBeVisible()
  await expect
    .poll(async () =>
      (await phone.usage()).transfers.some(({ url }) => url.includes('viewEngine/all')),
    )
    .toBe(true)
  const written = async () => (await phone.usage()).writes.length
  /** Timers of a page end in the order in which they are due: the app's of a second is over by then. */
  const isQuiet = async () => {
    const before = await written()
    await phone.page.evaluate((ms) => new Promise((end) => setTimeout(end, ms)), GATHERED)
    return (await written()) === before
  }
  await callsWhenQuiet(phone)
  await expect.poll(isQuiet).toBe(true)
}

const viewsOf = (snapshot: StorageSnapshot): string[] =>
  Object.keys(snapshot).filter((key) => key.startsWith(VIEW))

for (const host of HOSTS) {
  test(`${host}: definitions are written once, behind the app, and again only when they change`, async ({
    openPhone,
    sandbox,
  }) => {
    const phone = await openPhone(host)
    await settle(phone)
    const cold = (await phone.usage()).writes
    const written = cold.filter(({ key }) => key.startsWith(VIEW))
    test.info().annotations.push({
      type: 'writes',
      description: cold.map(({ key, sync }) => `${key}${sync ? ' waited' : ''}`).join(', '),
    })
    expect(written.length).toBeGreaterThan(50)
    expect(new Set(written.map(({ key }) => key)).size).toBe(written.length)
    expect(cold.filter(({ sync }) => sync)).toEqual([])

    await phone.restart()
    await settle(phone)
    const second = (await phone.usage()).writes
    expect(second.filter(({ key }) => key.startsWith(VIEW))).toEqual([])
    expect(second.filter(({ sync }) => sync)).toEqual([])

    await sandbox.serveView('/company/about', { name: 'New', url: '/company/about', widgets: [] })
    await phone.restart()
    await settle(phone)
    const third = (await phone.usage()).writes.filter(({ key }) => key.startsWith(VIEW))
    // The page that changed, and up to which change pages are known.
    expect(third.map(({ key, sync }) => [key, sync])).toEqual([
      [`${VIEW}/company/about`, false],
      [`${VIEW}rev`, false],
    ])
  })

  test(`${host}: a full storage drops definitions for a login, which outlives a restart`, async ({
    openPhone,
  }) => {
    const first = await openPhone(host)
    await settle(first)
    const before = await first.storage()
    expect(viewsOf(before).length).toBeGreaterThan(50)
    const phone = await openPhone(host, {
      storage: full(host, before),
      url: LOGIN,
      identity: 'member',
    })
    await LOGINS.host(phone)
    await expectTitle(phone, '素材')
    await phone.tapTab(3)
    await expect(shown(phone, MEMBER.name)).toBeVisible()
    await phone.restart('/pages/tabbar/index')
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await phone.tapTab(3)
    await expect(shown(phone, MEMBER.name)).toBeVisible()
  })

  test(`${host}: a storage with no room at all still shows pages and logs in`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host, { storage: full(host, {}), url: LOGIN, identity: 'member' })
    await LOGINS.host(phone)
    await expectTitle(phone, '素材')
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await phone.tapTab(3)
    await expect(shown(phone, MEMBER.name)).toBeVisible()
    expect(viewsOf(await phone.storage())).toEqual([])
  })
}
