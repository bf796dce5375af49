import { h5Hand } from '../support/h5-hand'
import { makePage } from '../support/journeys/page-making'
import { expect, test } from '../support/test'

test('by thumb an administrator makes a page of five parts, and who stood before its address meets it', async ({
  page,
  heard,
  browser,
  sandbox,
}) => {
  const another = async () => {
    const context = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
    return h5Hand(await context.newPage(), [])
  }
  expect(page.viewportSize()?.width).toBe(375)
  await makePage({ hand: h5Hand(page, heard), another })
})
