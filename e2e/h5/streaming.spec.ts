import { listen } from '../support/app'
import { h5Hand } from '../support/h5-hand'
import { whole } from '../support/journeys/hand'
import { streaming } from '../support/journeys/streaming'
import { test } from '../support/test'

test('a stream from its plan to its figures, watched on a second device, the network gone once', async ({
  page,
  heard,
  sandbox,
  browser,
}) => {
  const another = async () => {
    const context = await browser.newContext({ baseURL: sandbox.origin, locale: 'zh-CN' })
    const theirs = await context.newPage()
    return h5Hand(theirs, await listen(theirs))
  }
  await streaming({ sandbox, hand: h5Hand(page, heard), another, line: whole, cuts: false })
})
