import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectDrawn, MEMBER, openCold, openLoggedIn } from '../support/app'
import { expect, test } from '../support/test'

/** What a person with a screen reader or weak sight cannot get past. */
async function seriousProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}

const PUBLIC_PAGES = [
  '/',
  '/#/pages/tabbar/ranking',
  '/#/pages/tabbar/reward',
  '/#/views/index?url=/product/show&id=2002',
  '/#/user/login',
  '/#/tool/search?keyword=ipa',
  '/#/device/invest',
]
const OWN_PAGES = [
  '/#/pages/tabbar/user',
  '/#/shop/order/buy?productId=2002&skuId=20021&count=1',
  '/#/views/index?url=/order/list',
  '/#/user/address',
  '/#/user/setting',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('public pages have no serious accessibility problem', async ({ page, sandbox: _ }) => {
      for (const address of PUBLIC_PAGES) {
        await openCold(page, address)
        await expectDrawn(page)
        await expect.poll(() => seriousProblems(page), { message: address }).toEqual([])
      }
    })

    test('pages of a member have no serious accessibility problem', async ({ page, sandbox }) => {
      await openLoggedIn(page, sandbox, MEMBER.mobile)
      for (const address of OWN_PAGES) {
        await openCold(page, address)
        await expectDrawn(page)
        await expect.poll(() => seriousProblems(page), { message: address }).toEqual([])
      }
    })
  })
}
