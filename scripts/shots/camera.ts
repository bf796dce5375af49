import { type Browser, expect, type Page } from '@playwright/test'
import { expectDrawn, expectSettled, expectStill, leave, openLoggedIn } from '../../e2e/support/app'
import { violations } from '../../e2e/support/axe'
import { misfits } from '../../e2e/support/fit'
import type { Sandbox } from '../../e2e/support/sandbox'
import type { Language, Tone } from './arguments'
import { contrastSaid, misfitSaid, type Said } from './findings'
import { guttersOf, gutterText } from './gutters'
import type { Stop, Trip } from './plan'
import {
  edgesInSight,
  hasPictures,
  heightOfPage,
  scrollToTop,
  shiftsSoFar,
  watchShifts,
} from './probes'
import { shiftText } from './shifts'

/** What was seen of a page in one width and language. */
export interface Seen {
  readonly pictures: readonly { readonly tone: Tone; readonly png: Buffer }[]
  /** What is of no tone is of the layout. */
  readonly found: readonly (Said & { readonly tone?: Tone })[]
}

/** Host languages, from which the app takes its own. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', 'zh-Hans': 'zh-CN' }
/** How the settings call them. */
const CHOICES: Readonly<Record<Language, string>> = { en: 'English', 'zh-Hans': '简体中文' }

/** The first width that is no phone's any more, and how high each screen is, px. */
const TABLET = 600
const screenOf = (width: number): number => (width < TABLET ? 812 : 900)
/** A picture is so high at most, px: a list without end has none. */
const HIGHEST = 3200

/** Tries again: outside of its runner Playwright waits 5 s, and a machine may have other work. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const TRIES = 6
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES) throw error
    }
  }
}

/** Loads an address anew. It ends, whatever has become of the server. */
const open = (page: Page, address: string): Promise<void> =>
  patiently(async () => {
    await leave(page)
    await page.goto(address)
  })

/** Opens the app for somebody, in their language. */
export function openTrip(browser: Browser, sandbox: Sandbox, trip: Trip): Promise<Page> {
  const { width, language, mobile } = trip
  const isPhone = width < TABLET
  return patiently(async () => {
    const context = await browser.newContext({
      baseURL: sandbox.origin,
      viewport: { width, height: screenOf(width) },
      isMobile: isPhone,
      hasTouch: isPhone,
      // Who logs in does so in Chinese, as the journeys do, and chooses a language then.
      locale: mobile === undefined ? LOCALES[language] : LOCALES['zh-Hans'],
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    try {
      // tsx names functions by a helper that the page does not have.
      await context.addInitScript('globalThis.__name ??= (named) => named')
      await context.addInitScript(watchShifts)
      const page = await context.newPage()
      if (mobile === undefined) return page
      await openLoggedIn(page, sandbox, mobile)
      await open(page, '/#/user/setting')
      const choice = page.getByRole('radio', { name: CHOICES[language] })
      await choice.click()
      await expect(choice).toBeChecked()
      return page
    } catch (error) {
      await context.close()
      throw error
    }
  })
}

const STILL = 10_000

/** The second frame from now on shows what was heard before the first. */
const nextFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Waits until the page is drawn, has its pictures and moves no more. */
async function settle(page: Page): Promise<void> {
  await patiently(async () => {
    await expectSettled(page)
    await expectDrawn(page)
    await expectStill(page)
  })
  // A page may go on asking, and a picture may never come: then it is as still as it gets.
  await page.waitForLoadState('networkidle', { timeout: STILL }).catch(() => {})
  const pictures = expect.poll(() => page.evaluate(hasPictures), { timeout: STILL })
  await pictures.toBe(true).catch(() => {})
  await expectStill(page).catch(() => {})
}

/** Makes the screen as high as the page, so that all of it is drawn. */
async function stretch(page: Page, width: number): Promise<void> {
  await page.evaluate(scrollToTop)
  // What comes into sight may be higher than its place was.
  for (let round = 0; round < 2; round += 1) {
    const height = Math.min(HIGHEST, await page.evaluate(heightOfPage))
    await page.setViewportSize({ width, height: Math.max(height, screenOf(width)) })
    await settle(page)
  }
}

/** Opens a page as a link from outside does, looks for what is wrong with it, and photographs it. */
export async function photograph(
  page: Page,
  { address }: Stop,
  { width, tones }: { readonly width: number; readonly tones: readonly Tone[] },
): Promise<Seen> {
  const [first = 'light'] = tones
  await page.emulateMedia({ colorScheme: first })
  await page.setViewportSize({ width, height: screenOf(width) })
  const found: (Said & { readonly tone?: Tone })[] = []
  const pictures: { tone: Tone; png: Buffer }[] = []
  let isThere = true
  const unlessAbsent = async (work: () => Promise<void>) => {
    if (!isThere) return
    try {
      await work()
    } catch (error) {
      isThere = false
      found.push({ kind: 'absent', detail: firstLine(error) })
    }
  }
  await unlessAbsent(async () => {
    await open(page, address)
    await settle(page)
    found.push(...(await layoutOf(page)))
    await stretch(page, width)
  })
  for (const tone of tones) {
    await page.emulateMedia({ colorScheme: tone })
    await unlessAbsent(async () => {
      // Until then some grounds are still those of the tone before.
      await page.evaluate(nextFrames)
      await patiently(() => expectStill(page))
      const faint = await patiently(() => violations(page, ['color-contrast']))
      found.push(...faint.map((line) => ({ ...contrastSaid(line), tone })))
    })
    const png = await page.screenshot({ animations: 'disabled', scale: 'css' })
    pictures.push({ tone, png })
  }
  return { pictures, found }
}

async function layoutOf(page: Page): Promise<readonly Said[]> {
  const shift = shiftText(await page.evaluate(shiftsSoFar))
  const { edges, width } = await page.evaluate(edgesInSight)
  const gutters = gutterText(guttersOf(edges, width))
  const unfit = await patiently(() => misfits(page))
  return [
    ...unfit.map(misfitSaid),
    ...(gutters === undefined ? [] : [{ kind: 'gutters', detail: gutters } as const]),
    ...(shift === undefined ? [] : [{ kind: 'shift', detail: shift } as const]),
  ]
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
/** What an error says, without colours and call log. */
export const firstLine = (error: unknown): string =>
  String(error).replace(ESCAPES, '').split('\n')[0] ?? ''
