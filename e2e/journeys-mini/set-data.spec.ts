import { home } from '../../server/views/home'
import { button } from '../support/journeys/hand'
import { ADMIN, editorOf, expectSaved } from '../support/journeys/page-making'
import { logIn } from '../support/journeys/world'
import { miniHand } from './mini-hand'
import { expect, HOSTS, test } from './phone'
import { elements, expectPictures, link } from './steps'

/** Bytes one call may carry to the view, and all calls of the page together (budget B5). */
const CALL_BUDGET = 24 * 1024
const PAGE_BUDGET = 40 * 1024
/** What crosses before anything can be read: an empty page, and the first screen of it. */
const FIRST_BUDGET = 16 * 1024
/** Answers that come together share a call; on a slow phone each comes by itself, long lists in parts. */
const MOST_CALLS = 12
/** Elements a page may have; WeChat's audit warns from twice as many (budget B9). */
const NODE_BUDGET = 500
/** Bytes a key in the page editor may send. */
const KEY_BUDGET = 4 * 1024
/** The home page; what turns on it by itself, each time by a call, waits until all was counted. */
const STILL_HOME: unknown = JSON.parse(
  JSON.stringify(home).replace(/"interval":\d+/g, '"interval":600000'),
)

for (const host of HOSTS) {
  test(`${host}: the home page crosses to the view in small calls`, async ({
    openPhone,
    sandbox,
  }) => {
    await sandbox.serveView(home.url, STILL_HOME)
    const phone = await openPhone(host)
    // The row of eight, and the first slice of the grid below it: the rest is far.
    await expect(link(phone, /, ¥/)).toHaveCount(8 + 12)
    await expectPictures(phone)
    const calls = (await phone.setDataLog()).map(({ bytes }) => bytes)
    test.info().annotations.push({ type: 'setData', description: calls.join(' + ') })
    expect(calls.length).toBeLessThanOrEqual(MOST_CALLS)
    expect(calls.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(PAGE_BUDGET)
    expect(Math.max(...calls)).toBeLessThanOrEqual(CALL_BUDGET)
    const [empty = Number.NaN, first = Number.NaN] = calls
    expect(empty + first).toBeLessThanOrEqual(FIRST_BUDGET)
    await expect.poll(() => elements(phone)).toBeLessThanOrEqual(NODE_BUDGET)
    // More come where the reader goes, and never more than a few screens of them.
    for (const _ of [1, 2, 3]) {
      await phone.current().evaluate((page) => page.scrollTo(0, page.scrollHeight))
      await expect(link(phone, /, ¥/).last()).toBeInViewport()
      await expect.poll(() => elements(phone)).toBeLessThanOrEqual(NODE_BUDGET)
    }
  })
  test(`${host}: a key in the page editor sends what it changed, no more`, async ({
    openPhone,
  }) => {
    const phone = await openPhone(host)
    const hand = miniHand(phone)
    await logIn(hand, ADMIN)
    await hand.open(editorOf('/company/about'))
    await button(hand, /^列表导航/).click()
    await button(hand, '编辑').click()
    await button(hand, '联系我们').click()
    const field = hand.field('标题 · 中文')
    await field.fill('联系')
    await expectSaved(hand)
    await field.focus()
    const { bytes, setData } = await phone.during(async () => {
      await phone.page.keyboard.press('End')
      await phone.page.keyboard.type('a')
      await expect(field).toHaveValue('联系a')
      await expect(button(hand, '联系a')).toBeVisible()
    })
    expect(setData.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(KEY_BUDGET)
  })
}
