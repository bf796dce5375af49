import type { Page } from '@playwright/test'
import { openCold } from '../support/app'
import { expect, test } from '../support/test'

const LIST = '/#/views/index?url=/product/list'
const PRODUCTS = 300
/** A frame at 3,000 px a second. */
const STEP = 50
/** A walk that has not ended by then never will, ms. */
const LONGEST = 300_000

/** The products of the sandbox again and again, as many as are asked for, each with its number. */
async function offerMany(page: Page): Promise<void> {
  await page.route(/\/product\/page\?/, async (route) => {
    const answer = await (await route.fetch()).json()
    const { searchParams } = new URL(route.request().url())
    const [at, size] = ['pageIndex', 'pageSize'].map((name) => Number(searchParams.get(name)))
    const from = ((at ?? 1) - 1) * (size ?? 15)
    const few = answer.data.result.length > 0 ? answer.data.result : kept
    kept = few
    const result = Array.from({ length: Math.min(size ?? 15, PRODUCTS - from) }, (_, index) => {
      const one = few[index % few.length]
      return { ...one, id: `${one.id}-${from + index}`, name: `${from + index + 1}. ${one.name}` }
    })
    const data = { ...answer.data, result, pageIndex: at, totalCount: PRODUCTS }
    await route.fulfill({ json: { ...answer, data } })
  })
}
let kept: readonly { readonly id: string; readonly name: string }[] = []

interface Told {
  frames: number
  blank: number
  most: number
  moved: number
}
declare global {
  interface Window {
    /** What a walk has told; undefined while it goes on. */
    __told?: Told | undefined
  }
}

/** Runs in the page: a step each frame until the end, counting what an eye would miss. */
function walk([step, last]: readonly [number, number]): void {
  window.__told = undefined
  const page = document.querySelector('.taro_page_show .tp-shelf')?.closest('.taro_page')
  if (!page) throw new Error('no list')
  const moved: number[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift' })
  const isSeen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight && bottom > top
  }
  const some = (selector: string) => [...page.querySelectorAll(selector)].some(isSeen)
  const told: Told = { frames: 0, blank: 0, most: 0, moved: 0 }
  let still = 0
  const frame = () => {
    const before = page.scrollTop
    page.scrollTop += step
    told.frames += 1
    if (some('.tp-shelf div[style*=height]:empty')) told.blank += 1
    const isLast = page.textContent?.includes(`${last}. `) ?? false
    told.most = Math.max(told.most, page.querySelectorAll('.tp-product').length)
    still = page.scrollTop === before ? still + 1 : 0
    const isOver = step < 0 ? page.scrollTop <= 0 : isLast && still > 10
    if (!isOver && still < 600) return void requestAnimationFrame(frame)
    told.moved = moved.reduce((sum, one) => sum + one, 0)
    window.__told = told
  }
  requestAnimationFrame(frame)
}

/** Walks by so many px a frame. */
async function walked(page: Page, step: number): Promise<Told | undefined> {
  await page.evaluate(walk, [step, PRODUCTS] as const)
  const told = () => page.evaluate(() => window.__told)
  await expect.poll(told, { timeout: LONGEST }).toBeDefined()
  return told()
}

test('300 products: at a quick thumb nothing blank comes into view, down and up again, and nothing moves', async ({
  page,
}) => {
  await offerMany(page)
  await openCold(page, LIST)
  await page.getByRole('link', { name: /^6\. / }).waitFor()
  const down = await walked(page, STEP)
  await expect(page.getByRole('link', { name: /^300\. / })).toBeInViewport()
  expect(down).toMatchObject({ blank: 0, moved: 0 })
  expect(down?.frames).toBeGreaterThan(PRODUCTS)
  // What is far is not in the document.
  expect(down?.most).toBeLessThan(PRODUCTS / 2)
  const up = await walked(page, -STEP)
  await expect(page.getByRole('link', { name: /^1\. / })).toBeInViewport()
  expect(up).toMatchObject({ blank: 0, moved: 0 })
})
