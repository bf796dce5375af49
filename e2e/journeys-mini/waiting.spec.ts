import { MEMBER } from '../support/app'
import { serveTabWords, TAB_PAGE, WORDS_PAGE } from '../support/tab-words'
import { styled } from './classes'
import { expect, HOSTS, type Phone, test } from './phone'
import { button, expectPath, expectSaid, expectTitle, logInByPassword, shown } from './steps'

const spinner = (phone: Phone) =>
  phone.current().locator(styled(phone.host, 'tp-busy')).getByRole('status', { name: '加载中' })

for (const host of HOSTS) {
  test.describe(host, () => {
    test('a tap that waits says so after 600 ms, until its answer is there', async ({
      openPhone,
      sandbox,
    }) => {
      const phone = await openPhone(host, { url: '/core/user/address' })
      await button(phone, '登录').click()
      await logInByPassword(phone, MEMBER.mobile)
      await expectTitle(phone, '收货地址')
      await sandbox.plan([
        { kind: 'latency', ms: 15_000, times: 1, match: { path: 'basic/address/setDefault' } },
      ])
      await phone.current().getByRole('checkbox', { name: '设为默认' }).first().click()
      await expect(spinner(phone)).toBeVisible()
      await phone.shot('waiting')
      await expect(spinner(phone)).toHaveCount(0)
    })

    test('a tab page is refused by another word, and reads the query it is switched to with', async ({
      openPhone,
      sandbox,
    }) => {
      await serveTabWords(sandbox)
      const phone = await openPhone(host, { url: `/core/views/index?url=${WORDS_PAGE}` })
      await shown(phone, '导航').click()
      await expectSaid(phone, '该页面是标签页')
      await expectPath(phone, 'core/views/index')

      await shown(phone, '去商家').click()
      await expectPath(phone, TAB_PAGE.slice(1))
      await expect(shown(phone, '来自 link')).toBeVisible()
      await shown(phone, '返回').click()
      await shown(phone, '再去商家').click()
      await expect(shown(phone, '来自 again')).toBeVisible()
      await expect(shown(phone, '来自 link')).toHaveCount(0)
    })
  })
}
