import type { Page, Route } from '@playwright/test'

/**
 * Has the next call whose address holds `path` answered by `answer`; those after it go on as ever.
 *
 * The route itself stays: when the last route of a page goes, Chromium may leave a request that is made at that
 * moment without an answer for ever (number 41802 of microsoft/playwright).
 *
 * @returns a wait for that to have happened, which ends by itself.
 */
export async function answerOnce(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  let isDue = true
  let happened = () => {}
  const wait = new Promise<void>((resolve) => {
    happened = resolve
  })
  await page.route(
    (url) => isDue && url.pathname.includes(path),
    async (route) => {
      if (!isDue) return route.fallback()
      isDue = false
      await answer(route)
      happened()
    },
  )
  return () => wait
}
