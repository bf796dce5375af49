import { MEMBER, openCold, openLoggedIn } from '../support/app'
import { violations } from '../support/axe'
import { expect, test } from '../support/test'

const view = (url: string) => `/#/views/index?url=${url}`

/** Grade, identity and money of its own; also the one who looks at those of others. */
const ADMINISTRATOR = '13900139000'
/** Su Qing of the seed: not verified, so the form is there. */
const UNVERIFIED = '13611110005'

const IDENTITY = '/#/auto/edit?url=/user/identity'
const HOUSE = [
  IDENTITY,
  view('/people/identities'),
  view('/asset/withdraw'),
  view('/asset/withdrawals'),
  '/#/device/invest',
  '/#/device/prosperous',
  view('/invest/brand&brandNo=TR-101'),
  view('/invest/review'),
  '/#/comDate/location',
  '/#/tool/material',
  view('/merchant/team'),
  '/#/diy/index',
  '/#/diy/index?url=/company/about',
]

// Colours are of a theme and names of a language: two runs show both of each.
for (const [colorScheme, language] of [
  ['light', '简体中文'],
  ['dark', 'English'],
] as const) {
  test.describe(`${colorScheme}, ${language}`, () => {
    // Without motion, so that nothing is measured half faded in.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const [whose, mobile, addresses] of [
      ['the house', ADMINISTRATOR, HOUSE],
      ['a member with a bank card', MEMBER.mobile, [view('/asset/withdraw')]],
      ['somebody not verified', UNVERIFIED, [IDENTITY]],
    ] as const) {
      test(`the pages of ${whose}`, async ({ page, sandbox }) => {
        await openLoggedIn(page, sandbox, mobile)
        await openCold(page, '/#/user/setting')
        await page.getByRole('radio', { name: language }).click()
        await expect(page.getByRole('radio', { name: language })).toBeChecked()
        for (const address of addresses) {
          await test.step(address, async () => {
            await openCold(page, address)
            expect.soft(await violations(page), address).toEqual([])
          })
        }
      })
    }
  })
}
