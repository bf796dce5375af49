import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { shown, tab, titleOf, visible } from '../support/app'
import { type Sandbox, STATIC, startSandbox } from '../support/sandbox'
import { test as base, expect } from '../support/test'

const WORKER = pathToFileURL(path.resolve('scripts/lib/service-worker.mjs')).href
const NOTICE = '新版本已就绪'
const OFFLINE = '当前处于离线状态，显示的是上次的内容'
const PRODUCT = /^云台, ¥/

interface Shop {
  readonly folder: string
  readonly sandbox: Sandbox
}

/** A sandbox whose app the test releases anew. */
const test = base.extend<object, { readonly shop: Shop; readonly sandboxProcess: Sandbox }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to find dependencies.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'taproom-release-'))
      const sandbox = await startSandbox(folder)
      await use({ folder, sandbox })
      await sandbox.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  sandboxProcess: [async ({ shop }, use) => use(shop.sandbox), { scope: 'worker' }],
})
test.use({ serviceWorkers: 'allow' })

/**
 * Puts a release on the server in place of the one before: the same app, whose entry has another name and
 * says which one it is. `without` takes a widget's code away.
 */
function release({ folder }: Shop, number: number, without?: string): void {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true })
  // Packed copies would be served in place of what is changed here.
  cpSync(STATIC, folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) })
  const file = (name: string) => path.join(folder, name)
  const scripts = readdirSync(file('js'))
  const entry = scripts.find((name) => name.startsWith('app.')) as string
  const next = `app.${String(number).padStart(8, '0')}.js`
  const code = readFileSync(file(`js/${entry}`), 'utf8')
  writeFileSync(file(`js/${entry}`), `${code};document.documentElement.dataset.release="${number}"`)
  renameSync(file(`js/${entry}`), file(`js/${next}`))
  for (const name of ['index.html', 'size-manifest.json'])
    writeFileSync(file(name), readFileSync(file(name), 'utf8').replaceAll(entry, next))
  if (without) {
    const { lazy } = JSON.parse(readFileSync(file('size-manifest.json'), 'utf8'))
    const code = (lazy[without] as readonly string[]).filter((name) => name.endsWith('.js'))
    rmSync(file(code[code.length - 1] as string))
  }
  const run = `import { buildServiceWorker } from '${WORKER}'; await buildServiceWorker('${folder}')`
  execFileSync(process.execPath, ['--input-type=module', '-e', run])
}

test.beforeEach(({ shop, sandbox: _ }) => release(shop, 1))

/** A locator waits for the next document when one goes while it is read; a script in the page would fail. */
const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release')

/** Everything the browser keeps of the app, as paths. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

/** Waits until the app is kept, as at the end of a first visit. */
async function expectKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => kept(page)).toContain('/index.html')
}

/** Whether the worker of this release answers what the page asks for. One that is replaced meanwhile answers no more. */
const isServedBy = (page: Page, number: number): Promise<unknown> =>
  page.evaluate(
    (name) => {
      const { port1, port2 } = new MessageChannel()
      const answer = new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data)
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(false))
      })
      const entry = new URL(name, document.baseURI).href
      navigator.serviceWorker.controller?.postMessage({ type: 'ask', entry }, [port2])
      return answer
    },
    `js/app.${String(number).padStart(8, '0')}.js`,
  )

/**
 * Waits until the worker of this release has taken over. The one before goes when it is idle, of which Chromium
 * hears late, or not for five minutes: it is ended here, as browsers end idle ones.
 */
async function expectServedBy(page: Page, number: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const statusOf = new Map<string, string>()
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statusOf.set(versionId, status)
  })
  await session.send('ServiceWorker.enable')
  const withStatus = (wanted: string) =>
    [...statusOf].filter(([, status]) => status === wanted).map(([versionId]) => versionId)
  await expect
    .poll(async () => {
      const next = withStatus('installed').length > 0
      for (const versionId of next ? withStatus('activated') : [])
        await session.send('ServiceWorker.stopWorker', { versionId })
      return isServedBy(page, number)
    })
    .toBe(true)
  await session.detach()
}

/** Has the browser look for another worker, as it does now and then, and waits until one is there. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
}

test('after one visit the app starts without a network, and goes on by itself when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
  await expectKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(titleOf(page)).toHaveText('素材')
  await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
  await expect(shown(page, OFFLINE)).toBeVisible()
  // One outage is one notice.
  await expect(visible(page.getByText('重试'))).toHaveCount(1)
  await expect(visible(page.getByText('数据获取失败'))).toHaveCount(0)
  // What an icon is drawn of tells nobody whether it came.
  const icons = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) =>
      Promise.all(
        links.map(async (link) => {
          const [file = '', id] = (link.querySelector('use')?.getAttribute('href') ?? '').split('#')
          return (await (await fetch(file)).text()).includes(`id="${id}"`)
        }),
      ),
    )
  expect(icons).toEqual(Array(4).fill(true))
  // A tab nobody has opened yet is drawn too.
  await tab(page, '我的').click()
  await expect(titleOf(page)).toHaveText('我的')
  await tab(page, '素材').click()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: PRODUCT }).first()).toBeVisible()
  await expect(visible(page.getByText(OFFLINE))).toHaveCount(0)
})

test('kept are the files of the app, and nothing that anybody was told', async ({ page }) => {
  await page.goto('/')
  await expectKept(page)
  await page.getByRole('link', { name: PRODUCT }).first().click()
  await expect(page.getByRole('heading', { name: '云台' })).toBeVisible()
  await page.evaluate(() => fetch('/pay/notify').catch(() => {}))
  await page.evaluate(() => fetch('/openapi.json').catch(() => {}))
  const paths = await kept(page)
  const strangers = paths.filter(
    (name) => name !== '/index.html' && !/^\/(js|css)\/[\w-]+\.[0-9a-f]{6,}\.\w+$/.test(name),
  )
  expect(strangers.every((name) => name.startsWith('/static/images/assets/'))).toBe(true)
  expect(paths.some((name) => /\/icons\.\w+\.svg$/.test(name))).toBe(true)
})

test('whoever has a network gets the newest release with the next start, unasked', async ({
  page,
  shop,
}) => {
  await page.goto('/')
  await expectKept(page)
  expect(await releaseOf(page)).toBe('1')
  release(shop, 2)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-release', '2')
  await expect(page.getByRole('link', { name: PRODUCT }).first()).toBeVisible()
  // Its worker takes over behind it, and the release before is forgotten.
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/js/app.00000002.js']))
  await expectServedBy(page, 2)
  await expect.poll(() => kept(page)).not.toContain('/js/app.00000001.js')
  await expect(visible(page.getByText(NOTICE))).toHaveCount(0)
})

test('an open page is offered the newer release, and starts it once, where it is', async ({
  page,
  shop,
}) => {
  await page.goto('/#/user/setting')
  await expectKept(page)
  let starts = 0
  page.on('load', () => {
    starts += 1
  })
  release(shop, 2)
  await lookForUpdate(page)
  await expect(shown(page, NOTICE)).toBeVisible()
  expect(await releaseOf(page)).toBe('1')
  await page
    .getByRole('status')
    .filter({ hasText: NOTICE, visible: true })
    .getByText('更新', { exact: true })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-release', '2')
  await expect(titleOf(page)).toHaveText('设置')
  expect(page.url()).toMatch(/#\/user\/setting$/)
  await expect(visible(page.getByText(NOTICE))).toHaveCount(0)
  // The load is told after the page is drawn, and on a busy machine a while after.
  await expect.poll(() => starts).toBe(1)
})

test('nobody is offered anything over what they have typed', async ({ page, shop }) => {
  await page.goto('/#/user/setting')
  await expectKept(page)
  release(shop, 2)
  await lookForUpdate(page)
  await expect(shown(page, NOTICE)).toBeVisible()
  await page.goto('/#/user/login')
  await expect(shown(page, NOTICE)).toBeVisible()
  await page.getByRole('textbox', { name: '手机号' }).fill('13800138000')
  await expect(visible(page.getByText(NOTICE))).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('13800138000')
  await page.goBack()
  await expect(shown(page, NOTICE)).toBeVisible()
})

test('a page of the release before finds its parts when another tab has gone on', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/')
  await expectKept(page)
  const card = page.getByRole('link', { name: PRODUCT }).first()
  await card.click()
  await expect(page.getByRole('heading', { name: '云台' })).toBeVisible()
  await page.goto('/')
  await page.reload()
  await expect(card).toBeVisible()
  release(shop, 2, 'product-detail')
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.locator('html')).toHaveAttribute('data-release', '2')
  await expectServedBy(page, 2)
  await page.bringToFront()
  expect(await releaseOf(page)).toBe('1')
  await card.click()
  await expect(page.getByRole('heading', { name: '云台' })).toBeVisible()
})
