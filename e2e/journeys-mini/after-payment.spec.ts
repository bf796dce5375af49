import { expect, HOSTS, type Phone, test } from './phone'
import { button, expectSaid, expectTitle, LOGINS, link, shown } from './steps'

/** The host's own dialog, which lies over whatever page is in front. */
const modal = (phone: Phone) => phone.page.locator('.mini-dialog')

for (const host of HOSTS) {
  test(`${host}: an order is received in the list, reviewed, and a voucher is shown`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
    await LOGINS.host(phone)
    await expectTitle(phone, '素材')

    await test.step('received where it stands', async () => {
      await phone.restart('/core/views/index?url=/order/list&status=3')
      await expectTitle(phone, '我的订单')
      await expect(link(phone, /的订单，待收货$/)).toHaveCount(3)
      await phone.shot('orders-sent')
      await button(phone, '确认收货').first().click()
      await modal(phone).getByRole('button', { name: '已收到' }).click()
      await expectSaid(phone, '已确认收货')
      await expect(link(phone, /的订单，待收货$/)).toHaveCount(2)
    })

    await test.step('reviewed from the list of what is done', async () => {
      await phone.current().getByRole('tab', { name: '已完成' }).click()
      await expect(link(phone, /的订单，已完成$/).first()).toBeVisible()
      await button(phone, '评价').first().click()
      await expectTitle(phone, '评价')
      await phone.current().getByRole('radio', { name: '4 星' }).first().click()
      await phone.current().getByRole('textbox').first().fill('泡沫细腻，收口干净。')
      await phone.shot('review')
      await button(phone, '发布评价').click()
      await expectSaid(phone, '评价已发布')
      await expectTitle(phone, '我的订单')
      await phone.restart('/core/views/index?url=/order/reviews')
      await expect(shown(phone, '泡沫细腻，收口干净。')).toBeVisible()
    })

    await test.step('a voucher has a code to scan and a number', async () => {
      await phone.restart('/core/views/index?url=/member/vouchers')
      await expectTitle(phone, '我的套餐')
      await phone
        .current()
        .getByRole('list', { name: '兑换券' })
        .getByRole('button')
        .first()
        .click()
      const sheet = phone.current().getByRole('dialog')
      await expect(sheet.getByRole('img', { name: '兑换二维码' }).first()).toBeVisible()
      await expect(sheet.getByText(/^\d{4} \d{4} \d{4}$/)).toBeVisible()
      await phone.shot('voucher')
    })
  })
}
