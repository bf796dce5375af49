import type { BrowserContext } from '@playwright/test'

/**
 * Asks for a frame each second. A browser on a busy machine may forget one that it owes, and with it the change of a
 * theme or what has come into sight, until somebody asks again; one that people use forgets none.
 */
export const keepDrawing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    setInterval(() => requestAnimationFrame(() => undefined), 1000)
  })
