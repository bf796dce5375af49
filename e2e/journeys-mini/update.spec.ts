import { startForger } from './forger'
import { serveMenu } from './menu'
import { expect, HOSTS, test } from './phone'
import { button, callsOf, dialog, expectTitle, shown } from './steps'

const NEWER = '发现新版本 9.2.0'
const PRODUCT = '/core/views/index?url=/product/show&id=2001'

/** Has the server name another version than the one that runs. */
const release =
  (minClient = '') =>
  (body: string): string =>
    body.replace('"ios":"1.1.2"', `"ios":"9.2.0","minClient":"${minClient}"`)
const CONFIG = '/basic/autoConfig/getValue'

for (const host of HOSTS) {
  test(`${host}: a newer version lies over the page in front, once a day, and starts when it is there`, async ({
    openPhone,
    sandbox,
  }) => {
    const forger = await startForger(sandbox.origin, CONFIG, release())
    const phone = await openPhone(host, { sandbox: forger.origin })
    await expect(shown(phone, '本周新鲜')).toBeVisible()
    await expect(dialog(phone, NEWER)).toBeVisible()
    await phone.shot('update')
    await dialog(phone, NEWER).getByRole('button', { name: '以后再说' }).click()
    await expect(dialog(phone, NEWER)).toHaveCount(0)
    await phone.restart('/core/company/about')
    await expect
      .poll(async () => JSON.stringify((await phone.usage()).transfers))
      .toContain('version')
    await expectTitle(phone, '关于我们')
    await expect(dialog(phone, NEWER)).toHaveCount(0)

    await test.step('by its address over the page that is tapped', async () => {
      await serveMenu(sandbox, '/menu', ['/update/index'])
      await phone.restart('/core/views/index?url=/menu')
      await expect
        .poll(async () => JSON.stringify((await phone.usage()).transfers))
        .toContain('version')
      await button(phone, 'to /update/index;').click()
      await expect(dialog(phone, NEWER)).toBeVisible()
      await expectTitle(phone, 'Menu')
      await button(phone, '立即更新').click()
      expect(callsOf(phone, 'applyUpdate')).toEqual([])
      await phone.offerUpdate('ready')
      await expect.poll(() => callsOf(phone, 'applyUpdate').length).toBe(1)
    })
    forger.close()
  })

  test(`${host}: whoever is too old gets no further on any page`, async ({
    openPhone,
    sandbox,
  }) => {
    const forger = await startForger(sandbox.origin, CONFIG, release('9.0.0'))
    const phone = await openPhone(host, { sandbox: forger.origin })
    const expectShut = async () => {
      await expect(dialog(phone, NEWER)).toBeVisible()
      await expect(dialog(phone, NEWER).getByRole('button')).toHaveCount(1)
    }
    await expectShut()
    await phone.tapTab(3)
    await expectTitle(phone, '我的')
    await expectShut()
    await phone.restart(PRODUCT)
    await expectShut()
    await phone.shot('update-forced')
    await phone.back()
    await expectShut()
    await phone.restart('/core/tool/app/update')
    await expect(shown(phone, NEWER)).toBeVisible()
    await expect.poll(async () => (await phone.usage()).transfers.length).toBeGreaterThan(1)
    await expect(dialog(phone, NEWER)).toHaveCount(0)
    forger.close()
  })
}
