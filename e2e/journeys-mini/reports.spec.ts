import { breakMath, reportsOf, THROWN_AT, throwingView } from '../support/reports'
import { serveMenu } from './menu'
import { expect, HOSTS, test } from './phone'
import { button } from './steps'

const BROKEN = '/views/index?url=/broken'

for (const host of HOSTS) {
  test(`${host}: a widget that throws is found in /dev/reports, with its file and line`, async ({
    openPhone,
    sandbox,
  }) => {
    await sandbox.serveView('/broken', throwingView('/broken'))
    await serveMenu(sandbox, '/menu', [BROKEN])
    const phone = await openPhone(host, { url: '/core/views/index?url=/menu' })
    await phone.page.evaluate(breakMath)
    await button(phone, `to ${BROKEN};`).click()
    await expect(phone.current().getByText('What follows')).toBeVisible()
    const text = await reportsOf(sandbox, THROWN_AT)
    expect(text).toContain('widget gridNav threw on /views/index /broken')
    expect(text).toContain(`${host} 1.1.2 · once`)
    expect(text).not.toContain('13800138000')
  })
}
