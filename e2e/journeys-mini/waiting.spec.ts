import { MEMBER } from '../support/app'
import { expect, HOSTS, type Phone, test } from './phone'
import { button, expectPath, expectSaid, expectTitle, logInByPassword, shown } from './steps'

const URL = '/test/tabs'
const REWARD = '/pages/tabbar/reward'
const row = (id: string, action: object) => ({
  config: { type: 'menuList', id, on: { itemTap: action } },
  value: [{ id, title: id }],
})
const said = (from: string) => ({
  config: {
    type: 'title',
    id: from,
    when: { conditions: [{ field: 'route.from', operator: 'equal', value: from }] },
  },
  value: { title: `来自 ${from}` },
})
const spinner = (phone: Phone) =>
  phone.current().locator('.tp-busy').getByRole('status', { name: '加载中' })

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
        { kind: 'latency', ms: 3000, times: 1, match: { path: 'basic/address/setDefault' } },
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
      await sandbox.serveView(URL, {
        name: '词',
        url: URL,
        widgets: [
          row('导航', { do: 'go', url: REWARD, by: 'navigateTo' }),
          row('去商家', { do: 'go', url: `${REWARD}?from=link` }),
          row('再去商家', { do: 'go', url: REWARD, query: { from: 'again' }, replace: true }),
        ],
      })
      await sandbox.serveView(REWARD, {
        name: '商家',
        url: REWARD,
        widgets: [
          said('link'),
          said('again'),
          row('返回', { do: 'go', url: `/views/index?url=${URL}` }),
        ],
      })
      const phone = await openPhone(host, { url: `/core/views/index?url=${URL}` })
      await shown(phone, '导航').click()
      await expectSaid(phone, '该页面是标签页')
      await expectPath(phone, 'core/views/index')

      await shown(phone, '去商家').click()
      await expectPath(phone, REWARD.slice(1))
      await expect(shown(phone, '来自 link')).toBeVisible()
      await shown(phone, '返回').click()
      await shown(phone, '再去商家').click()
      await expect(shown(phone, '来自 again')).toBeVisible()
      await expect(shown(phone, '来自 link')).toHaveCount(0)
    })
  })
}
