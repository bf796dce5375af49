import { expect, HOSTS, type Phone, test } from './phone'
import { callsWhenQuiet, shown } from './steps'

const VIEW = 'alacore___view_'

/** Until all definitions were fetched and what was to be written is written. */
async function settle(phone: Phone): Promise<void> {
  await expect(shown(phone, '本周新鲜')).toBeVisible()
  await expect
    .poll(async () =>
      (await phone.usage()).transfers.some(({ url }) => url.includes('viewEngine/all')),
    )
    .toBe(true)
  let last = -1
  const isQuiet = async () => {
    const now = (await phone.usage()).writes.length
    const same = now === last
    last = now
    return same
  }
  await callsWhenQuiet(phone)
  await expect.poll(isQuiet, { intervals: [2500] }).toBe(true)
}

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
    expect(third.map(({ key, sync }) => [key, sync])).toEqual([[`${VIEW}/company/about`, false]])
  })
}
