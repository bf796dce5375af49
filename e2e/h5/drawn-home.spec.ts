import type { Page } from '@playwright/test'
import { shiftsSoFar, watchShifts } from '../../scripts/shots/probes'
import { shiftText } from '../../scripts/shots/shifts'
import { expectDrawn, expectStill, openCold, shown, titleOf } from '../support/app'
import { hold, TIMED_OUT, withoutWorker } from '../support/late-code'
import { expect, test } from '../support/test'

withoutWorker()

const APP = /\/js\/app\./
const drawn = (page: Page) => page.locator('.tp-drawn')
const card = (page: Page) => page.getByRole('link', { name: /, ¥/ }).first()

/** Each element of a page on the screen: what it is, where it stands, what it says, and to whom. */
const elements = (page: Page, root: string) =>
  page.locator(root).evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap((each) => {
      const { x, y, right, bottom } = each.getBoundingClientRect()
      if (y > innerHeight || x > innerWidth) return []
      const said = ['role', 'aria-label', 'href'].map((name) => each.getAttribute(name) ?? '')
      return [
        `${each.tagName} ${each.getAttribute('class') ?? ''}`,
        [x, y, Math.min(right, innerWidth), Math.min(bottom, innerHeight)]
          .map(Math.round)
          .join(' '),
        ...said,
        each.children.length === 0 ? each.textContent : '',
      ].join(' / ')
    }),
  )

/** A person of this language and taste comes for the first time, and the app is held back. */
async function come(page: Page) {
  const app = await hold(page, APP)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(card(page)).toBeVisible()
  return app
}

for (const [locale, theme, words] of [
  ['zh-CN', 'light', ['素材', '本周新鲜']],
  ['en-US', 'dark', ['Materials', 'Fresh this week']],
] as const) {
  test.describe(`${locale}, ${theme}`, () => {
    test.use({ locale, colorScheme: theme })

    test('the first visitor reads names and prices before any code is there, and nothing moves when it comes', async ({
      page,
      sandbox: _,
    }) => {
      await page.addInitScript(watchShifts)
      const app = await come(page)
      for (const word of words) await expect(shown(page, word)).toBeVisible()
      await expectStill(page)
      const before = await elements(page, '.tp-drawn > .tp-page')
      await app.go()
      await expect(drawn(page)).toHaveCount(0)
      await expectDrawn(page)
      await expectStill(page)
      expect(before.length).toBeGreaterThan(100)
      expect(await elements(page, '.taro_page_show > .tp-page')).toEqual(before)
      await expect(titleOf(page)).toHaveText(words[0])
      expect(shiftText(await page.evaluate(shiftsSoFar))).toBeUndefined()
    })
  })
}

test('what is tapped meanwhile opens, and back leads home', async ({ page, sandbox: _ }) => {
  const app = await come(page)
  // Of the second list: the page that comes has more above it than was drawn.
  const last = page.getByRole('link', { name: /, ¥/ }).last()
  const [, name = ''] = /^(.*?), /.exec((await last.getAttribute('aria-label')) ?? '') ?? []
  await last.click()
  await app.go()
  await expect(page).toHaveURL(/product%2Fshow/)
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()
  await page.goBack()
  await expect(titleOf(page)).toHaveText('素材')
  await expect(drawn(page)).toHaveCount(0)
})

test('where it was scrolled to it goes on', async ({ page, sandbox: _ }) => {
  const app = await come(page)
  await drawn(page).evaluate((home) => home.scrollTo(0, 300))
  await app.go()
  await expect(drawn(page)).toHaveCount(0)
  await expect.poll(() => page.locator('.taro_page_show').evaluate((of) => of.scrollTop)).toBe(300)
})

test('the app does not come: what was drawn gives way to the words that say so', async ({
  page,
  sandbox: _,
}) => {
  const app = await hold(page, APP)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(card(page)).toBeVisible()
  await app.fail()
  await expect(page.getByText(TIMED_OUT)).toBeVisible()
  await expect(drawn(page)).toHaveCount(0)
  await page.getByText(TIMED_OUT).click()
  await expect(shown(page, '本周新鲜')).toBeVisible()
})

test('and where it was drawn after that, the words stay', async ({ page, sandbox: _ }) => {
  await page.route(APP, (route) => route.abort('connectionreset'))
  const home = await hold(page, /getByUrl/)
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.getByText(TIMED_OUT)).toBeVisible()
  const picture = page.waitForResponse(/\/pictures\/banner\//)
  await home.go()
  await picture
  await expect(drawn(page)).toHaveCount(0)
  await page.unroute(APP)
  await page.getByText(TIMED_OUT).click()
  await expect(shown(page, '本周新鲜')).toBeVisible()
})

test('who was here before waits for their own: in their language and theme', async ({
  page,
  sandbox: _,
}) => {
  await openCold(page, '/')
  await expectDrawn(page)
  const app = await hold(page, APP)
  const answer = page.waitForResponse(/getByUrl/)
  const picture = page.waitForResponse(/\/pictures\/banner\//)
  await page.reload({ waitUntil: 'commit' })
  expect((await (await answer).json()).data.$drawn).toMatch(/^<div class="tp-drawn"/)
  // Time for it to be shown, if it were: pictures come behind it.
  await picture
  await expect(drawn(page)).toHaveCount(0)
  await app.go()
  await expect(shown(page, '本周新鲜')).toBeVisible()
})
