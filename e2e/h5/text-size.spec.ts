import { MEMBER, openCold, openLoggedIn, shown } from '../support/app'
import { misfits } from '../support/fit'
import { DESK, SHELF, SHOPPER } from '../support/shop-pages'
import { expect, test } from '../support/test'

const SELLER = '13900139000'
/** Pages about people and places. */
const PEOPLE = ['/#/tool/material', '/#/comDate/location', '/#/tool/message', '/#/user/qrcode']

for (const [width, language] of [
  [320, 'English'],
  [375, '简体中文'],
] as const) {
  for (const [whose, mobile, addresses] of [
    ['a shopper', MEMBER.mobile, [...SHELF, ...SHOPPER]],
    ['a seller', SELLER, DESK],
    ['people', MEMBER.mobile, PEOPLE],
  ] as const) {
    test(`the largest text fits ${width} px on the pages of ${whose}, ${language}`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await openLoggedIn(page, sandbox, mobile)
      await openCold(page, '/#/user/setting')
      await page.getByRole('radio', { name: '140%' }).click()
      await page.getByRole('radio', { name: language }).click()
      await expect(page.getByRole('radio', { name: language })).toBeChecked()
      for (const address of addresses) {
        await test.step(address, async () => {
          await openCold(page, address)
          expect.soft(await misfits(page), address).toEqual([])
        })
      }
    })
  }
}

/** One of each kind of page: the largest size above walks through all states. */
const kindOf = (address: string) => address.replace(/=[\dA-Z-]+(?=&|$)/g, '=')
const once = (addresses: readonly string[]) => [
  ...new Map(addresses.map((address) => [kindOf(address), address])).values(),
]

for (const [size, width, language] of [
  ['110%', 375, '简体中文'],
  ['120%', 320, 'English'],
] as const) {
  test(`text at ${size} fits ${width} px on each kind of page of the shop, ${language}`, async ({
    page,
    sandbox,
    browser,
  }) => {
    const theirs = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
    for (const [each, mobile, addresses] of [
      [page, MEMBER.mobile, [...SHELF, ...SHOPPER]],
      [await theirs.newPage(), SELLER, DESK],
    ] as const) {
      await each.setViewportSize({ width, height: 700 })
      await openLoggedIn(each, sandbox, mobile)
      await openCold(each, '/#/user/setting')
      await each.getByRole('radio', { name: size }).click()
      await each.getByRole('radio', { name: language }).click()
      await expect(each.getByRole('radio', { name: language })).toBeChecked()
      for (const address of once(addresses)) {
        await openCold(each, address)
        expect.soft(await misfits(each), address).toEqual([])
      }
    }
    await theirs.close()
  })
}

// The walk above is worth what it would find.
for (const [what, style, words] of [
  ['a line wider than the screen', 'white-space: nowrap', /wider than the screen/],
  ['words that are cut', 'width: 20px; overflow: hidden; white-space: nowrap', /^is cut: Lorem/],
  ['words upon words', 'margin-top: -44px', /^one upon the other/],
  ['text too small to read', 'font-size: 11px', /^is smaller than 12 px: Lorem/],
] as const) {
  test(`${what}: found`, async ({ page }) => {
    await openCold(page, '/#/user/setting')
    await expect(shown(page, '深色')).toBeVisible()
    expect(await misfits(page)).toEqual([])
    await page.evaluate((css) => {
      const line = document.createElement('p')
      line.style.cssText = css
      line.textContent = 'Lorem ipsum dolor sit amet '.repeat(8)
      document.querySelector('.tp-cells')?.append(line)
    }, style)
    expect((await misfits(page)).filter((said) => words.test(said))).not.toEqual([])
  })
}

test('a bar over the last words of a page: found', async ({ page }) => {
  await openCold(page, '/#/user/setting')
  await expect(shown(page, '深色')).toBeVisible()
  await page.evaluate(() => {
    const bar = document.createElement('div')
    bar.style.cssText = 'position: fixed; inset: auto 0 0; height: 200px; background: white'
    document.body.append(bar)
  })
  const found = await misfits(page)
  expect(found.filter((said) => said.startsWith('lies below the bar'))).not.toEqual([])
})

test('a button too small for a finger: found', async ({ page }) => {
  await openCold(page, '/#/user/setting')
  await expect(shown(page, '深色')).toBeVisible()
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.style.cssText = 'width: 43px; height: 44px'
    button.textContent = 'OK'
    document.querySelector('.tp-cells')?.append(button)
  })
  expect(await misfits(page)).toContainEqual(expect.stringMatching(/^is hard to hit, 43 × 44 px/))
})
