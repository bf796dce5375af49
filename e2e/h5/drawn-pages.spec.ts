import type { Locator, Page } from '@playwright/test'
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

/** What stands on the screen before the app and once its own page is there: the same, without a shift. */
async function expectTaken(page: Page, app: { go(): Promise<void> }): Promise<void> {
  await expectStill(page)
  const before = await elements(page, '.tp-drawn > .tp-page')
  await app.go()
  await expect(drawn(page)).toHaveCount(0)
  await expectDrawn(page)
  await expectStill(page)
  expect(before.length).toBeGreaterThan(50)
  expect(await elements(page, '.taro_page_show > .tp-page')).toEqual(before)
  expect(shiftText(await page.evaluate(shiftsSoFar))).toBeUndefined()
}

for (const [locale, theme, words, buy] of [
  ['zh-CN', 'light', ['素材', '本周新鲜'], '立即购买'],
  ['en-US', 'dark', ['Materials', 'Fresh this week'], 'Buy now'],
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
      await expectTaken(page, app)
      await expect(titleOf(page)).toHaveText(words[0])
    })

    test('who was sent a product sees it as it will be, and back leads home', async ({
      page,
      sandbox: _,
    }) => {
      await page.addInitScript(watchShifts)
      const app = await hold(page, APP)
      await page.goto('/#/views/index?url=%2Fproduct%2Fshow&id=2001&inviteCode=AB12', {
        waitUntil: 'commit',
      })
      await expect(page.getByRole('button', { name: buy })).toBeVisible()
      await expectTaken(page, app)
      await page.locator('.taro_page_show .tp-nav__side button').first().click()
      await expect(titleOf(page)).toHaveText(words[0])
    })
  })
}

/** The name of a product, as its card says it. */
const nameOn = async (link: Locator) =>
  /^(.*?), /.exec((await link.getAttribute('aria-label')) ?? '')?.[1] ?? ''

test('a product that is tapped is there before any code, with its price; back leads home', async ({
  page,
  sandbox: _,
}) => {
  const app = await come(page)
  // Of the second list.
  const last = page.getByRole('link', { name: /, ¥/ }).last()
  const name = await nameOn(last)
  await last.click()
  await expect(page).toHaveURL(/product%2Fshow/)
  const front = drawn(page).last()
  await expect(front.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(front.locator('.tp-pd .tp-price').first()).toBeVisible()
  await app.go()
  await expect(drawn(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(titleOf(page)).toHaveText('素材')
  await expect(card(page)).toBeVisible()
})

/** Playwright waits for a page to have loaded, and the app is held back. */
const goBack = (page: Page) => page.evaluate(() => history.back())

for (const way of ['its arrow', 'the browser'])
  test(`whoever goes back from it by ${way} has home again, and another one opens`, async ({
    page,
    sandbox: _,
  }) => {
    const app = await come(page)
    await card(page).click()
    await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
    if (way === 'the browser') await goBack(page)
    else await page.getByRole('button', { name: '返回' }).click()
    await expect(page.getByRole('button', { name: '立即购买' })).toHaveCount(0)
    const other = page.getByRole('link', { name: /, ¥/ }).nth(1)
    const name = await nameOn(other)
    await other.click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await goBack(page)
    await app.go()
    await expect(drawn(page)).toHaveCount(0)
    await expect(titleOf(page)).toHaveText('素材')
    await expect(page).toHaveURL(/pages\/tabbar\/index$/)
  })

test('what is pressed on it happens when the app is there', async ({ page, sandbox: _ }) => {
  const app = await come(page)
  await card(page).click()
  await page.getByRole('button', { name: '立即购买' }).click()
  await app.go()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(drawn(page)).toHaveCount(0)
})

test('a product that cannot be drawn opens when the app is there', async ({ page, sandbox }) => {
  const app = await come(page)
  const name = await nameOn(card(page))
  await sandbox.plan([{ match: { path: 'paas/viewEngine/getByUrl' }, kind: 'drop' }])
  await card(page).click()
  await expect(page).toHaveURL(/product%2Fshow/)
  await app.go()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
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
  expect((await (await answer).json()).data.$drawn).toMatch(/^<div class="tp-drawn /)
  // Time for it to be shown, if it were: pictures come behind it.
  await picture
  await expect(drawn(page)).toHaveCount(0)
  await app.go()
  await expect(shown(page, '本周新鲜')).toBeVisible()
})
