import type { Locator, Page } from '@playwright/test'

/** px of the screen. */
export type Point = readonly [x: number, y: number]

/** Fingers on the glass: what a phone would tell the browser, which makes scrolls, taps and presses of it. */
export async function fingersOn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  return {
    down: (...points: Point[]) => send('touchStart', points),
    to: (...points: Point[]) => send('touchMove', points),
    up: (...left: Point[]) => send('touchEnd', left),
  }
}

/** Where it lies. @throws when it is not on the screen. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}
export async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(element)
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}
