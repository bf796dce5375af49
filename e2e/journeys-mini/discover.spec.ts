import { expect, HOSTS, type Phone, test } from './phone'
import { button, callsOf, dialog, expectSaid, expectTitle, field, LOGINS, link } from './steps'

const LIST = '/core/views/index?url=/product/list'

const cards = (phone: Phone) => link(phone, /, ¥/)
const nameOf = async (phone: Phone) =>
  ((await cards(phone).first().getAttribute('aria-label')) ?? '').split(', ¥')[0] ?? ''
/** Addresses the app asked for, in their order. */
const asked = (phone: Phone) =>
  callsOf(phone, 'request').map((args) => (args as { url: string }).url)

for (const host of HOSTS) {
  test(`${host}: products are sorted, narrowed and added where they stand`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host, { url: '/core/user/login', identity: 'member' })
    await LOGINS.host(phone)
    await expectTitle(phone, '素材')

    await test.step('the list, by its price', async () => {
      await phone.restart(LIST)
      await expect(cards(phone).first()).toBeVisible()
      await phone.current().getByRole('radio', { name: '价格' }).click()
      await expect.poll(() => asked(phone).join()).toContain('sort=priceAsc')
      await expect(phone.current().getByRole('radio', { name: '价格，从低到高' })).toBeVisible()
    })

    await test.step('the filter', async () => {
      await button(phone, '筛选').click()
      const sheet = dialog(phone, '筛选')
      await sheet.getByRole('checkbox').nth(1).click()
      await phone.shot('filter')
      await sheet.getByRole('button', { name: /^查看 \d+ 款$/ }).click()
      await expect(button(phone, '筛选，已选 1 项')).toBeVisible()
      await phone.shot('narrowed')
    })

    await test.step('the + of a card', async () => {
      await expect(cards(phone).first()).toBeVisible()
      const name = await nameOf(phone)
      await button(phone, `选购${name}`).click()
      await dialog(phone, name).getByRole('button', { name: '加入购物车' }).click()
      await expectSaid(phone, '已加入购物车')
      await expect(button(phone, '筛选，已选 1 项')).toBeVisible()
      await phone.restart('/core/views/index?url=/cart/index')
      await expect(phone.current().getByText(name).first()).toBeVisible()
    })

    await test.step('the class page', async () => {
      await phone.restart('/core/zero/class')
      await expect(cards(phone).first()).toBeVisible()
      await phone.shot('classes')
    })

    await test.step('a search with a suggestion, by its kind', async () => {
      await phone.restart('/core/tool/search?type=product')
      await field(phone, '搜索啤酒').fill('云')
      await phone
        .current()
        .getByRole('group', { name: '搜索建议' })
        .getByRole('button')
        .first()
        .click()
      await expect(cards(phone).first()).toBeVisible()
      await phone.shot('found')
      await phone.current().getByRole('tab', { name: '门店' }).click()
      await field(phone, '搜索门店').fill('江岸')
      await expect(phone.current().getByRole('list', { name: '门店' })).toBeVisible()
      await phone.shot('stores')
    })
  })
}
