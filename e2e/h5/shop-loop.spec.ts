import { listen } from '../support/app'
import { h5Hand } from '../support/h5-hand'
import { JOURNEYS } from '../support/journeys'
import { cut } from '../support/journeys/cut'
import { test } from '../support/test'

for (const [name, journey] of JOURNEYS) {
  test(name, async ({ page, heard, sandbox, browser }) => {
    const another = async () => {
      const context = await browser.newContext({
        baseURL: sandbox.origin,
        locale: 'zh-CN',
        viewport: { width: 375, height: 812 },
        serviceWorkers: 'block',
      })
      const other = await context.newPage()
      return h5Hand(other, await listen(other))
    }
    await journey({ sandbox, hand: h5Hand(page, heard), another, line: cut, cuts: true })
  })
}
