import type { Page } from '@playwright/test'
import {
  agree,
  button,
  MEMBER,
  openCold,
  openLoggedIn,
  openLoggedInEnglish,
  PASSWORD,
  shown,
  tab,
  titleOf,
  visible,
} from '../support/app'
import type { Sandbox } from '../support/sandbox'
import { serveTabWords, WORDS_PAGE } from '../support/tab-words'
import { expect, test } from '../support/test'

const SELLER = '13900139000'
const spinner = (page: Page, name = '加载中') =>
  visible(page.locator('.tp-busy').getByRole('status', { name }))

/** Keeps the answer of a call back until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(
    (url) => url.pathname.includes(path),
    async (route) => {
      await held
      await route.continue().catch(() => {})
    },
  )
  return release
}

test('a tap that waits for a login says so, and not before 600 ms', async ({ page }) => {
  await page.goto('/#/user/login')
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('textbox', { name: '用户名或手机号' }).fill(MEMBER.mobile)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await agree(page)
  const release = await holdBack(page, 'people/user/login')
  await page.evaluate(() => {
    const told = window as unknown as { after: number }
    let began = 0
    addEventListener('click', () => (began = performance.now()), true)
    new MutationObserver(() => {
      if (document.querySelector('.tp-busy')) told.after ??= performance.now() - began
    }).observe(document, { childList: true, subtree: true })
  })
  await visible(page.getByRole('button', { name: '登录', exact: true })).click()
  await expect(spinner(page)).toBeVisible()
  const after = await page.evaluate(() => (window as unknown as { after: number }).after)
  expect(after).toBeGreaterThanOrEqual(590)
  release()
  await expect(titleOf(page)).toHaveText('素材')
  await expect(spinner(page)).toHaveCount(0)
})

test('an address that becomes the default waits in sight, and nothing is covered', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile, '/#/user/address')
  const release = await holdBack(page, 'address/setDefault')
  await visible(page.getByRole('checkbox', { name: '设为默认' }))
    .first()
    .click()
  await expect(spinner(page)).toBeVisible()
  // What lies below it is what a finger meets.
  const isMet = await page
    .locator('.tp-busy')
    .first()
    .evaluate((busy) => {
      const { left, top, width, height } = busy.getBoundingClientRect()
      return busy.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  expect(isMet).toBe(false)
  release()
  await expect(spinner(page)).toHaveCount(0)
})

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('clearing the footprints waits in sight', async ({ page, sandbox }) => {
    await openLoggedInEnglish(page, MEMBER.mobile)
    await openCold(page, `${sandbox.origin}/#/tool/footprint`)
    const release = await holdBack(page, 'footprint/clear')
    await button(page, /^Clear/).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Clear/ })
      .click()
    await expect(spinner(page, 'Loading')).toBeVisible()
    release()
    await expect(spinner(page, 'Loading')).toHaveCount(0)
  })
})

test('what nobody tapped for has no spinner, however slow', async ({ page, sandbox }) => {
  await openLoggedIn(page, sandbox, MEMBER.mobile)
  await sandbox.plan([{ kind: 'latency', ms: 2500, times: 50 }])
  await page.evaluate(() => {
    const told = window as unknown as { spun?: boolean }
    new MutationObserver(() => {
      if (document.querySelector('.tp-busy')) told.spun = true
    }).observe(document, { childList: true, subtree: true })
  })
  // A page, its data, and the visit that is noted down.
  await page.evaluate(() => {
    location.hash = '#/views/index?url=/product/show&id=2001'
  })
  await expect(button(page, '立即购买')).toBeVisible({ timeout: 20_000 })
  const noted = async () =>
    (await sandbox.log()).some(({ path }) => path.endsWith('productShow/footprint'))
  await expect.poll(noted, { timeout: 20_000 }).toBe(true)
  expect(await page.evaluate(() => (window as unknown as { spun?: boolean }).spun)).toBeUndefined()
})

const newest = async (sandbox: Sandbox, path: string) =>
  (await sandbox.log()).find((call) => call.path.endsWith(path))?.headers

test('calls of a desk bear its shop, and a list what it is narrowed to', async ({
  page,
  sandbox,
}) => {
  await openLoggedIn(page, sandbox, SELLER, '/#/views/index?url=/merchant/orders&status=2')
  // Besides the list there is a call that counts, of no status.
  const rows = async () =>
    (await sandbox.log())
      .filter(({ path }) => path.endsWith('merchant/order/page'))
      .map(({ headers }) => headers)
      .find(({ filter = '' }) => decodeURIComponent(filter).includes('"status"')) ?? {}
  await expect(visible(page.getByRole('heading', { name: '骑楼饮品' }))).toBeVisible()
  await expect
    .poll(async () => decodeURIComponent((await rows()).filter ?? ''))
    .toContain('"status":2')
  const shop = (await rows()).merchantid
  expect(shop).toMatch(/^\d+$/)
  expect(decodeURIComponent((await rows()).filter ?? '')).toContain(`"merchantId":"${shop}"`)

  // The next start knows it from its first call.
  await openCold(page, '/#/views/index?url=/order/list')
  await expect(titleOf(page)).toHaveText(/订单/)
  await expect.poll(async () => (await newest(sandbox, 'order/order/page'))?.merchantid).toBe(shop)
})

test.describe('a tab page', () => {
  test('is refused by another word than its own, and reads the query it is switched to with', async ({
    page,
    sandbox,
    heard,
  }) => {
    await serveTabWords(sandbox)
    const address = `/#/views/index?url=${WORDS_PAGE}`
    await openCold(page, address)
    for (const [tapped, told] of [
      ['导航', '该页面是标签页'],
      ['重定向', '该页面是标签页'],
      ['切换', '该页面不是标签页'],
    ] as const) {
      const before = heard.length
      await shown(page, tapped).click()
      await expect.poll(() => heard.slice(before)).toContain(told)
      await expect(titleOf(page)).toHaveText('词')
      // The line goes before the next one is told.
      await expect(page.locator('body > [role=status]')).toHaveText('')
    }

    await shown(page, '去商家').click()
    await expect(shown(page, '来自 link')).toBeVisible()
    await expect(page).toHaveURL(/tabbar\/reward\?from=link$/)
    await page.reload()
    await expect(shown(page, '来自 link')).toBeVisible()

    // The page lives on behind this one, and is asked with something else now.
    await shown(page, '返回').click()
    await shown(page, '再去商家').click()
    await expect(shown(page, '来自 again')).toBeVisible()
    await expect(shown(page, '来自 link')).toHaveCount(0)
    await tab(page, '我的').click()
    await tab(page, '商家').click()
    await expect(shown(page, '来自 again')).toBeVisible()
  })
})
