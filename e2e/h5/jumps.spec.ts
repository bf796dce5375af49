import { shiftsSoFar, watchShifts } from '../../scripts/shots/probes'
import { shiftText } from '../../scripts/shots/shifts'
import { expectDrawn, expectStill, MEMBER, openCold, openLoggedIn } from '../support/app'
import { waitForRooms } from '../support/motion'
import { expect, test } from '../support/test'

const view = (url: string) => `/#/views/index?url=${url}`
/** Has a shop and works for the house. */
const OWNER = '13900139000'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [whose, mobile, addresses] of [
  [
    'everybody',
    undefined,
    ['/#/zero/html', '/#/pages/html', '/#/auto/html', '/#/auto/nav', view('/user/adults')],
  ],
  [
    'a member',
    MEMBER.mobile,
    [
      view('/live/show&id=960001'),
      '/#/device/prosperous',
      '/#/device/manageconfig',
      '/#/tool/message',
      view('/grade/index'),
      view('/order/review&id=700008'),
    ],
  ],
  ['the house', OWNER, ['/#/user/setting', view('/merchant/products'), '/#/merchant/information']],
] as const) {
  test(`nothing jumps while the pages of ${whose} load: articles, rooms, lists above others, rows of a role`, async ({
    page,
    sandbox,
  }) => {
    await waitForRooms(page)
    await page.addInitScript(watchShifts)
    if (mobile) await openLoggedIn(page, sandbox, mobile)
    for (const address of addresses) {
      await test.step(address, async () => {
        await openCold(page, address)
        await expectDrawn(page)
        await expectStill(page)
        await page.waitForLoadState('networkidle')
        expect.soft(shiftText(await page.evaluate(shiftsSoFar)), address).toBeUndefined()
      })
    }
  })
}

test('on a wide screen nothing jumps below a chart', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await waitForRooms(page)
  await page.addInitScript(watchShifts)
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  for (const address of ['/#/conduit/specific', '/#/asset/account/rawindex']) {
    await openCold(page, address)
    await expectDrawn(page)
    await expectStill(page)
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(shiftsSoFar)
    if (process.env.SHIFTS) process.stdout.write(`${address} ${JSON.stringify(shifts)}\n`)
    expect.soft(shiftText(shifts), address).toBeUndefined()
  }
})

test('a page that jumps is found out', async ({ page }) => {
  await page.addInitScript(watchShifts)
  await openCold(page, '/#/user/respect')
  await expectDrawn(page)
  // What was never painted does not move: it is moved until it was seen.
  const move = () => {
    const widget = document.querySelector<HTMLElement>('.tp-widget')
    if (widget) widget.style.marginTop = widget.style.marginTop ? '' : '200px'
  }
  await expect
    .poll(async () => {
      await page.evaluate(move)
      return shiftText(await page.evaluate(shiftsSoFar))
    })
    .toMatch(/^0\.\d+: .*tp-/)
})
