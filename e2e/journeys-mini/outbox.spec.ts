import { expect, HOSTS, test } from './phone'
import { button, expectSaid, expectTitle, LOGINS, shown } from './steps'

const BEER = '/core/views/index-clear?url=/product/show&id=2005'

for (const host of HOSTS) {
  test(`${host}: a heart without a network stays, waits in the settings over a restart, and arrives`, async ({
    openPhone,
    sandbox,
  }) => {
    const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
    await LOGINS.host(phone)
    await expectTitle(phone, '素材')
    await phone.restart(BEER)
    await expect(button(phone, '收藏')).toBeVisible()
    await sandbox.plan([
      { match: { path: 'product/productShow/favorite' }, times: 500, kind: 'drop' },
    ])
    await button(phone, '收藏').click()
    await expectSaid(phone, '已保存，有网络后自动发送')
    await expect(button(phone, '已收藏')).toBeVisible()
    await phone.restart('/core/user/setting')
    await expect(shown(phone, '待发送：1')).toBeVisible()
    // While it is lost: later it may have gone by itself before it is pressed.
    await button(phone, '立即发送').click()
    await expect(shown(phone, '待发送：1')).toBeVisible()
    await sandbox.calm()
    await expect(shown(phone, '待发送：1')).toHaveCount(0)
    await phone.restart(BEER)
    await expect(button(phone, '已收藏')).toBeVisible()
  })
}
