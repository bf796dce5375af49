import { expect } from '@playwright/test'
import type { Sandbox } from './sandbox'

const MOST = 7
const [COLUMNS, ROWS] = [4, 2]

/** Where in the repository the widget of `throwingView` throws. */
export const THROWN_AT = /src\/features\/layout\/widgets\/grid-nav\/grid-nav\.tsx:\d+:\d+/

/** A sound page with a widget that throws once `breakMath` has run. */
export const throwingView = (url: string) => ({
  name: 'Broken',
  url,
  security: {},
  widgets: [
    {
      value: [{ id: '1', icon: 'beer', name: 'Beers', url: '/cart/index', status: 1 }],
      config: { type: 'gridNav', id: 'grid', max: MOST, columns: COLUMNS, rows: ROWS },
    },
    { value: { title: 'What follows' }, config: { type: 'title', id: 'title' } },
  ],
})

/** In the page: what the widget reckons with throws, as a browser does that is broken. */
export const breakMath = `{
  const { min } = Math
  Math.min = (...all) => {
    if (all[0] === ${MOST} && all[1] === ${COLUMNS * ROWS}) throw new RangeError('13800138000 said "no"')
    return min(...all)
  }
}`

/** The page `/dev/reports`, once the app has told what it is to tell. */
export async function reportsOf(
  { origin, controls }: Sandbox,
  wanted: RegExp | string,
): Promise<string> {
  let text = ''
  const read = async () => {
    const response = await fetch(`${origin}/dev/reports`, { headers: controls })
    text = await response.text()
    return text
  }
  if (typeof wanted === 'string') await expect.poll(read).toContain(wanted)
  else await expect.poll(read).toMatch(wanted)
  return text
}
