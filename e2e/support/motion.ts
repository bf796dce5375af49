import type { Page } from '@playwright/test'

/** ms. What is over sooner is a change and no movement. */
const SHORTEST = 20

/** Notes from now on, in each document that is loaded, what is set in motion for longer than a moment. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const moved = new Set<string>()
    Object.assign(window, { __moved: moved })
    let isDue = false
    const note = () => {
      isDue = false
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect)) continue
        if (Number(effect.getComputedTiming().activeDuration) <= shortest) continue
        const { className = '' } = effect.target ?? {}
        const { animationName = '', transitionProperty = '' } = animation as CSSAnimation &
          CSSTransition
        moved.add(`${animationName}${transitionProperty} ${className}${effect.pseudoElement ?? ''}`)
      }
    }
    for (const began of ['animationstart', 'transitionrun', 'transitionstart'])
      document.addEventListener(
        began,
        () => {
          // Many begin in one frame, and all of them are seen at its end.
          if (!isDue) requestAnimationFrame(note)
          isDue = true
        },
        true,
      )
  }, SHORTEST)
}

/** What was set in motion since the document was loaded; for those who have asked for less motion, nothing. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...((window as unknown as { __moved?: Set<string> }).__moved ?? [])])

/**
 * What stands below a guess of rooms is shown after two seconds, and then may jump. For a machine that is slower
 * than that these do not pass: what comes is all that ends the wait.
 */
export const waitForRooms = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '.tp-widget:has(.tp-open-end) ~ .tp-widget, .tp-slice:has(.tp-open-end) ~ .tp-slice { animation-delay: 3600s !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
