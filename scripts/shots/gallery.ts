import type { Browser } from '@playwright/test'
import type { Sandbox } from '../../e2e/support/sandbox'
import { run } from '../lib/step.mjs'
import { openTrip, patiently } from './camera'
import type { Walk } from './plan'

/** Where the app is built with its gallery, which no release has. */
export const GALLERY = '.cache/gallery'

/** Builds it anew. @returns false after saying why it could not. */
export async function buildGallery(): Promise<boolean> {
  console.log('Building the app with its gallery, which takes a minute or two.')
  const { code, output } = await run('npx', ['--no-install', 'taro', 'build', '--type', 'h5'], {
    quiet: true,
    env: { NODE_ENV: 'production', TAPROOM_GALLERY: GALLERY },
  })
  if (code !== 0) console.error(output)
  return code === 0
}

/** Has everything a buyer's widget may ask for. */
const MEMBER = '13800138000'
/** Has a shop and streams, and works for the house. */
const OWNER = '13900139000'
/** Widgets that show a buyer no more than a locked door. */
const OF_THE_HOUSE = /^(seller|live(Desk|Form|Mine)|chatList|pageEditor|\w+Review$)/
const INDEX = '/#/dev/gallery'

/** The walks over every widget in every example, as the index of the gallery lists them. */
export async function galleryWalks(browser: Browser, sandbox: Sandbox): Promise<readonly Walk[]> {
  const someone = { whose: 'the gallery', width: 375, language: 'en', stops: [] } as const
  const page = await openTrip(browser, sandbox, someone)
  const widgets = await patiently(async () => {
    await page.goto(INDEX)
    const titles = page.locator('.tp-gallery .tp-cell__title')
    await titles.first().waitFor()
    return titles.allInnerTexts()
  })
  await page.context().close()
  const walk = (whose: string, mobile: string, isOfHouse: boolean): Walk => ({
    whose,
    mobile,
    addresses: widgets
      .map((widget) => widget.trim())
      .filter((widget) => OF_THE_HOUSE.test(widget) === isOfHouse)
      .map((widget) => `${INDEX}?widget=${widget}`),
  })
  return [walk(someone.whose, MEMBER, false), walk('the gallery of the house', OWNER, true)]
}

/** Whether this is the picture of a widget. */
export const isOfGallery = (page: string): boolean => page.startsWith('dev-gallery-')
