import { expect, HOSTS, test } from './phone'
import { expectPictures, link } from './steps'

/** Bytes one call may carry to the view (performance.md), and all calls of the page together. */
const CALL_BUDGET = 32 * 1024
const PAGE_BUDGET = 64 * 1024
/** Answers that come together share a call; on a slow phone each comes by itself, long lists in parts. */
const MOST_CALLS = 12
/** Elements a page may have before phones lag. */
const NODE_BUDGET = 1000

for (const host of HOSTS) {
  test(`${host}: the home page crosses to the view in small calls`, async ({ openPhone }) => {
    const phone = await openPhone(host)
    await expect(link(phone, /, ¥/)).toHaveCount(23)
    await expectPictures(phone)
    const calls = (await phone.setDataLog()).map(({ bytes }) => bytes)
    test.info().annotations.push({ type: 'setData', description: calls.join(' + ') })
    expect(calls.length).toBeLessThanOrEqual(MOST_CALLS)
    expect(calls.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(PAGE_BUDGET)
    expect(Math.max(...calls)).toBeLessThanOrEqual(CALL_BUDGET)
    expect(await phone.current().locator('*').count()).toBeLessThanOrEqual(NODE_BUDGET)
  })
}
