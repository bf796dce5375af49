import { serveMenu } from './menu'
import { expect, HOSTS, type Phone, test } from './phone'
import { button, expectPath, expectTitle, shown } from './steps'

const REVIEWS = '/product/reviews'
/** A widget that the package of shoppers has not, before one that it has. */
const WITH_MORE = {
  name: 'Reviews',
  url: REVIEWS,
  widgets: [
    {
      value: { html: '<p>Only who bought a beer may judge it.</p>' },
      config: { type: 'richText', id: 'rules' },
    },
    { config: { type: 'reviewList', id: 'reviews' } },
  ],
}

const MENU = '/menu'
const ADDRESS = `/views/index?url=${REVIEWS}&id=2005`

for (const host of HOSTS) {
  test.describe(host, () => {
    test.beforeEach(({ sandbox }) => serveMenu(sandbox, MENU, [ADDRESS]))
    const open = (phone: Phone) => button(phone, `to ${ADDRESS};`).click()

    test('a page of the shop is drawn by the package that shoppers have first', async ({
      openPhone,
    }) => {
      const phone = await openPhone(host, { url: `/core/views/index?url=${MENU}` })
      await open(phone)
      await expectPath(phone, 'shop/views/index')
      await expectTitle(phone, '商品评价')
    })

    test('one with a widget that is not in it is drawn where every widget is, and the way back is the same', async ({
      openPhone,
      sandbox,
    }) => {
      await sandbox.serveView(REVIEWS, WITH_MORE)
      const phone = await openPhone(host, { url: `/core/views/index?url=${MENU}` })
      for (let visit = 0; visit < 2; visit += 1) {
        await open(phone)
        await expectPath(phone, 'core/views/index')
        await expect(shown(phone, 'Only who bought a beer may judge it.')).toBeVisible()
        await phone.back()
        await expectTitle(phone, 'Menu')
      }
    })
  })
}
