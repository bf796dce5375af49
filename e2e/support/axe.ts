import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expectDrawn, expectSettled, expectStill } from './app'

/**
 * What axe calls serious or critical on the page once it is drawn and nothing moves, as `rule: target why`.
 *
 * @param rules those it looks at; all of them unless told.
 * @param options `isDrawn` spares a page that was drawn before the wait for that.
 */
export async function violations(
  page: Page,
  rules?: readonly string[],
  { isDrawn = false } = {},
): Promise<string[]> {
  if (!isDrawn) {
    await expectSettled(page)
    await expectDrawn(page)
  }
  await expectStill(page)
  // Its half megabyte is handed to a document once, and only what it found comes back.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    const { run } = (window as unknown as { readonly axe: typeof axe }).axe
    const { violations: found } = await run(document, {
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule', values: [...values] } }),
    })
    return found
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`,
        ),
      )
  }, rules)
}
