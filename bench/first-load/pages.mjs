import { freshPage, NETWORK, slowCpu, worked } from '../lib/browser.mjs'

const LIMIT = 60_000
const MEMBER = { name: '13800138000', password: 'taproom1' }
const view = (url) => `#/views/index?url=${encodeURIComponent(url)}`

/** The main pages: what each is called, its address, and what is on it once its content has come. */
export const PAGES = [
  ['product', `${view('/product/show')}&id=2005`, '.tp-pd .tp-price'],
  ['product list', view('/product/list'), '.tp-products--2col .tp-product[role=link]'],
  ['categories', '#/zero/class', '.tp-classes__leaf img'],
  ['search', '#/tool/search', '[role=searchbox], input'],
  ['cart', view('/cart/index'), '.tp-cart__lines, .tp-empty'],
  ['cashier', '#/asset/pay/index?id=800001', '.tp-pay__amount'],
  ['orders', view('/order/list'), '.tp-order'],
  ['mine', '#/pages/tabbar/user', '.tp-user__name'],
  ['wallet', '#/asset/account/rawindex', '.tp-account__name, .tp-wallet__amount'],
  ['bills', '#/views/bill', '.tp-bill'],
  ['coupons', view('/coupon/index'), '.tp-coupon__name'],
  ['live', view('/live/index'), '.tp-lives__name'],
]

/**
 * Opens the main pages in an app that stands, for somebody who is logged in: each for the first time and,
 * after a way back, once more. Resolves with `[first, again]` by page, ms from the address to the content.
 */
export async function measurePages(browser, origin, cpu) {
  const { context, page, devtools } = await openWarm(browser, origin)
  try {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await slowCpu(devtools, cpu)
    await devtools.send('Performance.enable')
    const found = new Map()
    for (const [name, hash, content] of PAGES) {
      const visits = []
      const before = await worked(devtools)
      let work = 0
      for (let time = 0; time < 2; time++) {
        visits.push(await visit(page, hash, content))
        if (time === 0) work = (await worked(devtools)) - before
        await goBack(page)
      }
      found.set(name, [...visits, work])
    }
    return found
  } finally {
    await context.close()
  }
}

/** An app that stands, with somebody logged in: home is shown, all definitions are there. */
export async function openWarm(browser, origin) {
  const fresh = await freshPage(browser, { serviceWorkers: 'block' })
  await fresh.page.addInitScript(watchPage)
  await logIn(fresh.page, origin)
  return fresh
}

/** The page that was closed has slid away by then, ms. */
const CLOSED = 700

/** Back to home, which is shown again. */
export async function goBack(page) {
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => window.__shows('.tp-banner'), undefined, { timeout: LIMIT })
  await page.waitForTimeout(CLOSED)
}

/** Opens a page from home. Resolves with ms until its content is there; not a number where nothing came. */
export async function visit(page, hash, content) {
  try {
    return await page.evaluate(([to, on]) => window.__visit(to, on), [hash, content])
  } catch (error) {
    console.log(error.message.split('\n')[0])
    return Number.NaN
  }
}

async function logIn(page, origin) {
  await page.goto(`${origin}/#/user/login`, { timeout: LIMIT })
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('textbox', { name: '用户名或手机号' }).fill(MEMBER.name)
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(MEMBER.password)
  await page.getByRole('checkbox').first().click()
  await page.getByRole('button', { name: '登录', exact: true }).last().click()
  // A start of its own: what the login page had loaded is not there.
  await page.locator('.tp-banner').first().waitFor({ timeout: LIMIT })
  await page.goto(`${origin}/?again`, { timeout: LIMIT })
  const views = page.waitForResponse(/viewEngine\/all/, { timeout: LIMIT })
  await page.locator('.tp-banner').first().waitFor({ timeout: LIMIT })
  // The app is warm once it has the definitions.
  await (await views).finished()
  await page.waitForLoadState('networkidle')
}

/** Runs in the page before its own scripts. */
function watchPage() {
  const shows = (selector) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.offsetWidth > 0 && !element.closest('[inert]'),
    )
  window.__shows = shows
  window.__visit = (hash, content) =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      location.hash = hash
      const look = () => {
        if (performance.now() - began > 20_000) reject(new Error(`nothing came at ${hash}`))
        else if (shows('.tp-banner') || !shows(content)) requestAnimationFrame(look)
        else setTimeout(() => resolve(performance.now() - began))
      }
      // Home is still there: not before the page has changed.
      requestAnimationFrame(look)
    })
}
