import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectDrawn, expectSettled, expectStill } from './app'

/** What axe calls serious or critical on the page once it is drawn and nothing moves, as `rule: target why`. */
export async function violations(page: Page): Promise<string[]> {
  await expectSettled(page)
  await expectDrawn(page)
  await expectStill(page)
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`,
      ),
    )
}
