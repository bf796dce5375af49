import { MEMBER, PASSWORD } from '../support/app'
import { tellerOf } from '../support/teller'
import { expect, HOSTS, test } from './phone'
import { button, dialog, expectSaid, expectTitle, LOGINS, shown } from './steps'

const view = (url: string) => `/core/views/index?url=${url}`

for (const host of HOSTS) {
  test(`${host}: a beer tells all it knows, and its taproom and the cart follow`, async ({
    openPhone,
    sandbox,
  }) => {
    await (await tellerOf(sandbox, MEMBER.mobile, PASSWORD)).emptyCart()
    const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
    await LOGINS.host(phone)
    await expectTitle(phone, '素材')

    await test.step('coupons, promises and reviews stand on its page', async () => {
      await phone.restart('/core/views/index-clear?url=/product/show&id=2005')
      await expect(shown(phone, '配送与售后')).toBeVisible()
      await button(phone, /^领取：新客首杯礼/).click()
      await expect(button(phone, /^已领取：新客首杯礼/)).toBeVisible()
      await expect(phone.current().getByRole('list', { name: '商品评价' })).toBeAttached()
      await phone.shot('product-parts')
    })

    await test.step('a variant that is gone is waited for, another one taken', async () => {
      await button(phone, '加入购物车').click()
      const sheet = dialog(phone, '北向罗盘')
      await sheet.getByRole('button', { name: /24 罐到货通知我$/ }).click()
      await expectSaid(phone, '到货后将通知您')
      await sheet.getByRole('button', { name: '加入购物车' }).click()
      await expect(button(phone, '购物车，1 件')).toBeVisible()
    })

    await test.step('the cart says whose it is, and changes the variant in place', async () => {
      await button(phone, '购物车，1 件').click()
      await expectTitle(phone, '购物车')
      const store = phone.current().getByRole('group', { name: '岛上酿造所' })
      await expect(store.getByRole('listitem')).toHaveCount(1)
      await button(phone, /^更换北向罗盘的规格/).click()
      const sheet = dialog(phone, '北向罗盘')
      await sheet.getByRole('radio', { name: '6 罐' }).click()
      await sheet.getByRole('button', { name: '确定' }).click()
      await expect(button(phone, /^更换北向罗盘的规格：.*6 罐/)).toBeVisible()
      await phone.shot('cart-groups')
    })

    await test.step('reviews and the taproom have pages of their own', async () => {
      await phone.restart(view('/product/reviews&id=2005'))
      await phone.current().getByRole('radio', { name: /^有图/ }).click()
      await expect(
        phone.current().getByRole('list', { name: '商品评价' }).getByRole('listitem').first(),
      ).toBeVisible()
      await phone.shot('reviews')
      await phone.restart(view('/store/show&id=305'))
      await button(phone, '关注').click()
      await expect(button(phone, '已关注')).toBeVisible()
      await phone.shot('store')
    })
  })
}
