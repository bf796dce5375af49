import { expect, test } from './phone'
import { button, dialog, expectSaid, expectTitle, field, link, logInByCode, shown } from './steps'

const SELLER = '13900139000'

test('weapp: a seller opens the desk and ships an order', async ({ openPhone, sandbox }) => {
  const phone = await openPhone('weapp', { url: '/core/user/login' })
  await logInByCode(phone, sandbox, SELLER)
  await expectTitle(phone, '素材')
  await phone.restart('/core/merchant/index')
  await expect(phone.current().getByRole('heading', { name: '骑楼饮品' })).toBeVisible()
  await phone.shot('seller-desk')
  await link(phone, /^待发货 \d+$/).click()
  await expectTitle(phone, '店铺订单')
  const ship = button(phone, /^发货 .*1332601$/)
  await ship.click()
  await button(phone, '顺丰速运').click()
  await field(phone, '快递单号').fill('SF1000001')
  await phone.shot('seller-ship')
  await dialog(phone, '发货').getByRole('button', { name: '确认发货' }).click()
  await expectSaid(phone, '包裹已发出')
  await expect(ship).toHaveCount(0)
  await phone
    .current()
    .getByRole('tab', { name: /^配送中/ })
    .click()
  await link(phone, /^订单 .*1332601，/).click()
  await expect(shown(phone, '顺丰速运 SF1000001')).toBeVisible()
  // A phone has nothing to print with.
  await expect(button(phone, '拣货单')).toHaveCount(0)
})
