import { openCold, titleOf } from '../support/app'
import { breakMath, reportsOf, THROWN_AT, throwingView } from '../support/reports'
import { expect, test } from '../support/test'

const BROKEN = '/#/views/index?url=/broken'

test('a widget that throws is found in /dev/reports, with its file and line', async ({
  page,
  sandbox,
}) => {
  await sandbox.serveView('/broken', throwingView('/broken'))
  await page.addInitScript(breakMath)
  await openCold(page, BROKEN)
  await expect(page.getByText('What follows')).toBeVisible()
  const text = await reportsOf(sandbox, THROWN_AT)
  expect(text).toContain('widget gridNav threw on /views/index /broken')
  expect(text).toContain('h5 1.1.2 · once')
  expect(text).toContain('RangeError: ••• said')
  expect(text).not.toContain('13800138000')
})

test('without a network the report waits on the device, and goes with a later start', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.serveView('/broken', throwingView('/broken'))
  await page.addInitScript(breakMath)
  await openCold(page, BROKEN)
  await expect(page.getByText('What follows')).toBeVisible()
  const isKept = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('___problems')))
  await expect.poll(isKept).toBe(true)
  await context.setOffline(true)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await openCold(next, '/')
  await expect(titleOf(next)).toBeVisible()
  await reportsOf(sandbox, THROWN_AT)
})

test('what is thrown in the first moments of a start is told, before anybody listens', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    // On the blank page before the app nothing is thrown.
    if (location.protocol === 'about:') return
    setTimeout(() => {
      throw new RangeError('the keg was empty at the start')
    }, 50)
  })
  await openCold(page, '/')
  await expect(titleOf(page)).toBeVisible()
  await reportsOf(sandbox, 'the keg was empty at the start')
  // That alone was thrown, and nothing of ours.
  expect(pageErrors.splice(0)).toHaveLength(1)
})

test('a piece of code that does not come is told', async ({ page, sandbox }) => {
  // Home asks for it ahead, of which nobody is told: who opens a page asks anew.
  await page.route(/\/js\/core\.\w+\.js/, (route) => route.abort())
  await openCold(page, '/')
  await expect(titleOf(page)).toBeVisible()
  // Behind the first page: what fails from then on is heard.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { lazy } = await (await fetch('size-manifest.json')).json()
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
        return loaded.some((name) => name.endsWith(lazy.sink[0]))
      }),
    )
    .toBe(true)
  await page.evaluate(() => {
    window.location.hash = '#/tool/search'
  })
  await reportsOf(sandbox, 'core.js did not come')
})

test('a piece of code that did not come while the app began is told as well', async ({
  page,
  sandbox,
}) => {
  await page.route(/\/js\/core\.\w+\.js/, (route) => route.abort())
  await openCold(page, '/#/tool/search')
  await reportsOf(sandbox, 'core.js did not come')
})

test('an operator who switches it off is told nothing', async ({ page, sandbox }) => {
  await page.route(/autoConfig\/getValue\?type=reports/, (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { on: false } } }),
  )
  await sandbox.serveView('/broken', throwingView('/broken'))
  await page.addInitScript(breakMath)
  const asked = page.waitForRequest(/type=reports/)
  await openCold(page, BROKEN)
  await asked
  await expect(page.getByText('What follows')).toBeVisible()
  await reportsOf(sandbox, 'Nothing was told yet.')
  const calls = (await sandbox.log()).map(({ path }) => path)
  expect(calls.filter((path) => path.endsWith('clientReport/save'))).toEqual([])
})
