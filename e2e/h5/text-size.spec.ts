import { openCold, shown } from '../support/app'
import { misfits } from '../support/fit'
import { expect, test } from '../support/test'

// The walk over every page is worth what it would find.
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
