import { GENERIC_PAGES } from '../support/generic-pages'
import { serveMenu } from './menu'
import { expect, HOSTS, test } from './phone'
import { button, expectTitle, shown } from './steps'

const MENU = '/menu'

for (const host of HOSTS) {
  test(`${host}: every generic page shows its content to anybody`, async ({
    openPhone,
    sandbox,
  }) => {
    await serveMenu(
      sandbox,
      MENU,
      GENERIC_PAGES.map(([path]) => path),
    )
    const phone = await openPhone(host, { url: `/core/views/index?url=${MENU}` })
    for (const [path, text, content = text] of GENERIC_PAGES) {
      await test.step(path, async () => {
        await button(phone, `to ${path};`).click()
        await expect(shown(phone, content)).toBeVisible()
        await expect(shown(phone, '即将上线')).toHaveCount(0)
        await phone.shot(`generic${path.replaceAll('/', '-')}`)
        await phone.back()
        await expectTitle(phone, 'Menu')
      })
    }
  })
}
