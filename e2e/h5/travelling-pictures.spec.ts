import type { Page } from '@playwright/test'
import {
  expectSettled,
  expectStill,
  MEMBER,
  openCold,
  openLoggedIn,
  titleOf,
  visible,
} from '../support/app'
import { expect, test } from '../support/test'

/** Lists that are no tabs, each with a beer of the member's in sight. */
const LISTS = [
  ['the list of products', '/#/views/index?url=/product/list'],
  ['a search', '/#/tool/search?type=product&keyword=IPA'],
  ['a store', '/#/views/index?url=/store/show&id=301'],
  ['what was kept', '/#/tool/favorite'],
] as const

interface Seen {
  /** What bears the name of the transition, before and after each. */
  readonly moves: string[]
  /** Sum of the layout shifts while a transition runs, also of those that a tap excuses. */
  shift: number
}

/** Notes what travels, and what jumps meanwhile. */
function watchTravels(): void {
  const seen: Seen = { moves: [], shift: 0 }
  Object.assign(window, { seen })
  const begin = document.startViewTransition
  const named = () => {
    const all = document.querySelectorAll<HTMLElement>('img, .tp-hero')
    const [one] = [...all].filter(({ style }) => style.getPropertyValue('view-transition-name'))
    return one?.classList.contains('tp-hero') ? 'hero' : (one?.tagName ?? 'none')
  }
  document.startViewTransition = (change) => {
    seen.moves.push(named())
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { readonly value: number }).value
    })
    watch.observe({ type: 'layout-shift' })
    const transition = begin.call(document, change)
    const leftOut = () => {}
    transition.ready.then(() => seen.moves.push(named()), leftOut)
    transition.finished.finally(() => watch.disconnect())
    return transition
  }
}

const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly seen: Seen }).seen)

const forget = (page: Page) =>
  page.evaluate(() => {
    ;(window as unknown as { readonly seen: Seen }).seen.moves.length = 0
  })

test('the picture of a beer travels from lists that are no tabs, and back, and nothing jumps', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(watchTravels)
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  for (const [name, address] of LISTS)
    await test.step(name, async () => {
      await openCold(page, address)
      await expectSettled(page)
      const title = await titleOf(page).textContent()
      const link = visible(page.getByRole('link').filter({ has: page.locator('img') })).and(
        page.getByRole('link', { name: /¥/ }),
      )
      // A page that is not drawn at once slides in without its picture, and one whose part for it is drawn
      // anew meanwhile lets it fade: nothing waits for a picture. By the second visit all of it is there.
      const travels = async () => {
        await forget(page)
        await link.first().click()
        await expect(titleOf(page)).toHaveText('酒款详情')
        await expectSettled(page)
        const { moves } = await seenOn(page)
        if (moves[1] === 'hero') return moves
        await page.goBack()
        await expect(titleOf(page)).toHaveText(title ?? '')
        await expectStill(page)
        return moves
      }
      await expect.poll(travels).toEqual(['IMG', 'hero'])
      await page.goBack()
      await expect(titleOf(page)).toHaveText(title ?? '')
      await expect
        .poll(async () => (await seenOn(page)).moves)
        .toEqual(['IMG', 'hero', 'hero', 'IMG'])
      await expectStill(page)
      expect((await seenOn(page)).shift).toBeLessThan(0.001)
    })
})
