import type { Page } from '@playwright/test'
import { guttersOf, gutterText } from '../../scripts/shots/gutters'
import { edgesInSight } from '../../scripts/shots/probes'
import { expectDrawn, openCold, openLoggedIn, shown } from '../support/app'
import { violations } from '../support/axe'
import { misfits } from '../support/fit'
import { movements, watchMotion } from '../support/motion'
import { WALKS } from '../support/pages'
import { expect, test } from '../support/test'

// The slowest file of all: its tests are shared out between the workers.
test.describe.configure({ mode: 'parallel' })

/** Pages a test, so that none is much longer than the others. */
const BATCH = 20
const batches = WALKS.flatMap(({ whose, mobile, addresses }) =>
  Array.from({ length: Math.ceil(addresses.length / BATCH) }, (_, at) => ({
    whose: `${whose}, ${at + 1}`,
    mobile,
    addresses: addresses.slice(at * BATCH, (at + 1) * BATCH),
  })),
)

/** Draws what is shown in another size of text, from its top: the settings change no more than this class. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    for (const one of document.querySelectorAll('[class*="font-scale-"]'))
      one.className = one.className.replace(/font-scale-\d+/, `font-scale-${size}`)
    for (const one of [document.scrollingElement, ...document.querySelectorAll('.taro_page')])
      one?.scrollTo(0, 0)
  }, percent)
}

/** A browser that has not told a page of a change by then may never do so, ms. */
const TOLD = 20_000

/**
 * Shows an address in the other theme, once the document and the shown page wear it: a busy machine tells them late.
 * One that tells a page nothing has it begin anew, once a test: an app that follows no theme is found out.
 *
 * @param untold addresses that were told nothing; one more is noted there.
 */
async function turn(
  page: Page,
  address: string,
  colorScheme: 'light' | 'dark',
  untold: string[],
): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const worn = (scheme: string) => {
    const pages = [...document.querySelectorAll('.taro_page')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.querySelector('.tp-page')?.className)
    const root = document.documentElement.className
    const isWorn =
      root.includes('theme-dark') === (scheme === 'dark') &&
      pages.every((name) => name?.includes(`theme-${scheme}`))
    const isKnown = window.matchMedia(`(prefers-color-scheme: ${scheme})`).matches
    return isWorn ? '' : `${scheme} is known: ${isKnown}, worn: ${[root, ...pages].join(' | ')}`
  }
  const unworn = () => page.evaluate(worn, colorScheme)
  try {
    await expect.poll(unworn, { timeout: TOLD }).toBe('')
  } catch {
    untold.push(`${address}, ${await unworn()}`)
    expect(untold.length, untold.join('\n')).toBe(1)
    test.info().annotations.push({ type: 'told of no theme', description: untold.join() })
    // In a process of its own: the one that it was in may draw nothing more.
    await page.goto('about:blank')
    await page.goto(address)
    await expectDrawn(page)
    await setTextSize(page, 100)
    await expect.poll(unworn).toBe('')
  }
}

/** So many pages lie upon each other before the app begins anew: what lies below is laid out again, too. */
const STACK = 5

// The last size is 100 %, at which axe looks: large text may have less contrast. What a language changes are widths
// and names, what a theme changes are colours: a page that was looked at in one is looked at in the other for its
// contrast alone, and the next page begins with that.
for (const [width, language, colorScheme, sizes] of [
  [320, 'English', 'light', [140, 120, 100]],
  [375, '简体中文', 'dark', [140, 110, 100]],
] as const) {
  const themes =
    colorScheme === 'light' ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  test.describe(`${width} px, ${language}, ${colorScheme}`, () => {
    test.use({
      viewport: { width, height: 700 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    })

    for (const { whose, mobile, addresses } of batches) {
      test(`the pages of ${whose}: they fit in each size, keep one gutter, stand still, and axe finds nothing`, async ({
        page,
        sandbox,
      }) => {
        const untold: string[] = []
        await watchMotion(page)
        if (mobile) await openLoggedIn(page, sandbox, mobile)
        await openCold(page, '/#/user/setting')
        await page.getByRole('radio', { name: '140%' }).click()
        await page.getByRole('radio', { name: language }).click()
        await expect(page.getByRole('radio', { name: language })).toBeChecked()
        for (const [at, address] of addresses.entries()) {
          await test.step(address, async () => {
            const other = themes[(at + 1) % 2] ?? colorScheme
            if (at % STACK === 0) await openCold(page, address)
            else await page.goto(address)
            for (const [turns, size] of sizes.entries()) {
              await setTextSize(page, size)
              const found = await misfits(page, { isDrawn: turns > 0 })
              expect.soft(found, `${address} at ${size} %`).toEqual([])
            }
            await setTextSize(page, 100)
            const { edges, width: column } = await page.evaluate(edgesInSight)
            const second = gutterText(guttersOf(edges, column))
            expect.soft(second, `${address} keeps one distance from the edge`).toBeUndefined()
            expect.soft(await violations(page), address).toEqual([])
            await turn(page, address, other, untold)
            const pale = await violations(page, ['color-contrast'], { isDrawn: true })
            expect.soft(pale, `${address}, ${other}`).toEqual([])
            expect.soft(await movements(page), `${address} moves`).toEqual([])
          })
        }
      })
    }
  })
}

test('the largest text of the settings is what the walk above draws', async ({ page }) => {
  await openCold(page, '/#/user/setting')
  const line = shown(page, '深色')
  const sizeOf = () => line.evaluate((one) => getComputedStyle(one).fontSize)
  await expect(line).toBeVisible()
  const plain = await sizeOf()
  await setTextSize(page, 140)
  const drawn = await sizeOf()
  expect(drawn).not.toBe(plain)
  await setTextSize(page, 100)
  expect(await sizeOf()).toBe(plain)
  await page.getByRole('radio', { name: '140%' }).click()
  await expect.poll(sizeOf).toBe(drawn)
})

test('a page that moves is found out', async ({ page }) => {
  await watchMotion(page)
  await openCold(page, '/#/user/respect')
  await expect.poll(() => movements(page)).toContainEqual(expect.stringMatching(/^tp-/))
})
