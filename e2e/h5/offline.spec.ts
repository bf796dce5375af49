import type { Page } from '@playwright/test'
import {
  expectDrawn,
  expectHeard,
  MEMBER,
  openCold,
  openLoggedIn,
  shown,
  tab,
  titleOf,
  tryAgain,
  visible,
} from '../support/app'
import { databaseKeys, expectKept } from '../support/kept'
import { expect, test } from '../support/test'

const HOME = '/pages/tabbar/index'
const PAGE = '/#/views/index?url=/kept'
const NO_DATABASE = '您的浏览器不支持IndexedDB的稳定版本。部分功能将不可用。'
const OFFLINE = '当前处于离线状态，显示的是上次的内容'

const definition = (words: string) => ({
  name: 'Kept',
  url: '/kept',
  security: {},
  widgets: [{ value: { title: words }, config: { type: 'title', id: 'title' } }],
})

/** The app's files still come; no API answers, in any tab. */
async function cutOff(page: Page): Promise<void> {
  await page
    .context()
    .route(/\/(main|chat|generic)\//, (route) => route.abort('internetdisconnected'))
}

test('home starts without a network, and says so', async ({ page, sandbox: _ }) => {
  await openCold(page, '/')
  await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
  await expect
    .poll(() => page.evaluate((home) => localStorage.getItem(`alacore___first_${home}`), HOME))
    .toContain('widgets')
  await cutOff(page)
  await openCold(page, '/')
  await expect(titleOf(page)).toHaveText('素材')
  await expect(page.getByRole('link', { name: '新酒花入仓' })).toBeVisible()
  await expect(shown(page, OFFLINE)).toBeVisible()
})

const PRODUCT = /^云台, ¥/

/** Pages of many questions, by what their server alone knows. */
const PAGES = [
  ['home', '/#/pages/tabbar/index', '云台'],
  ['a product', undefined, '双倍干投 IPA'],
  ['the orders', '/#/views/index?url=/order/list', /¥/],
  ['mine', '/#/pages/tabbar/user', /林夏/],
] as const

for (const [what, address, known] of PAGES) {
  test(`${what} says once that there is no network, and comes by itself when there is one`, async ({
    page,
    sandbox,
  }) => {
    const retries = visible(page.getByRole('button', { name: '重试' }))
    const failures = visible(page.getByText('数据获取失败'))
    const claims = visible(page.getByText(OFFLINE, { exact: true }))
    const waits = visible(page.getByLabel('加载中'))
    await openLoggedIn(page, sandbox, MEMBER.mobile)
    if (address) await openCold(page, address)
    else await page.getByRole('link', { name: PRODUCT }).first().click()
    await expect(shown(page, known)).toBeVisible()
    await expect(waits).toHaveCount(0)
    const here = page.url()
    await cutOff(page)
    await openCold(page, here)
    await expect(retries).toHaveCount(1)
    await expect(waits).toHaveCount(0)
    await expect(retries).toHaveCount(1)
    expect((await failures.count()) + (await claims.count())).toBeLessThanOrEqual(1)
    await page.context().unrouteAll()
    await expect(retries).toHaveCount(0)
    await expect(shown(page, known)).toBeVisible()
  })
}

test('any page seen before starts without a network, from the database', async ({
  page,
  sandbox,
}) => {
  await sandbox.serveView('/kept', definition('kept for bad days'))
  await openCold(page, PAGE)
  await expect(shown(page, 'kept for bad days')).toBeVisible()
  await expectKept(page, '/kept')
  await cutOff(page)
  await openCold(page, PAGE)
  await expect(shown(page, 'kept for bad days')).toBeVisible()
  await expect(shown(page, OFFLINE)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('alacore___view_/kept'))).toBeNull()
})

test('a page that was never seen says what is wrong, and comes when the network does', async ({
  page,
  sandbox,
}) => {
  await sandbox.serveView('/kept', definition('here again'))
  await cutOff(page)
  await openCold(page, PAGE)
  await expect(shown(page, '数据获取失败')).toBeVisible()
  await page.context().unrouteAll()
  await tryAgain(page, shown(page, 'here again'))
})

test('a worse definition does not push out the one that worked, over starts', async ({
  page,
  sandbox,
}) => {
  await sandbox.serveView('/kept', definition('still good'))
  await openCold(page, PAGE)
  await expect(shown(page, 'still good')).toBeVisible()
  await expectKept(page, '/kept')
  await sandbox.serveView('/kept', 'broken')
  for (let start = 0; start < 2; start++) {
    const asked = page.waitForResponse(/viewEngine\/getByUrl\?url=%2Fkept/)
    await openCold(page, PAGE)
    await (await asked).finished()
    await expect(shown(page, 'still good')).toBeVisible()
  }
  await sandbox.serveView('/kept', definition('better again'))
  await openCold(page, PAGE)
  await expect(shown(page, 'better again')).toBeVisible()
})

test('clearing the kept pages empties the database', async ({ page, sandbox }) => {
  await sandbox.serveView('/kept', definition('to be forgotten'))
  await openCold(page, PAGE)
  await expectKept(page, '/kept')
  // No definition comes by itself any more.
  await cutOff(page)
  await openCold(page, '/#/user/setting')
  await page.getByRole('button', { name: /^清除页面缓存/ }).click()
  await expect.poll(() => databaseKeys(page)).toEqual(['alacore___views'])
})

/** What a browser may do to a database, before any script of the app runs. */
const TROUBLES: readonly (readonly [string, () => void, boolean])[] = [
  [
    'no database at all',
    () => Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true }),
    true,
  ],
  [
    'a database that may not be opened',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    },
    true,
  ],
  [
    'a database that never answers',
    () => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
    },
    true,
  ],
  [
    'a full disk',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    false,
  ],
  [
    'a database that breaks when written',
    () => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
        const request = put.apply(this, args)
        this.transaction.abort()
        return request
      }
    },
    false,
  ],
]

for (const [what, happen, isTold] of TROUBLES) {
  test(`with ${what} the app works${isTold ? ', and the user is told once' : ''}`, async ({
    page,
    heard,
    sandbox,
  }) => {
    await sandbox.serveView('/kept', definition('drawn anyway'))
    await page.addInitScript(happen)
    await openCold(page, PAGE)
    await expect(shown(page, 'drawn anyway')).toBeVisible()
    if (isTold) {
      await expectHeard(heard, NO_DATABASE)
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('alacore___view_good /kept')))
        .toContain('drawn anyway')
    }
    await page.goto('/#/pages/tabbar/index')
    await expect(tab(page, '素材')).toBeVisible()
    await expect(shown(page, '本周新鲜')).toBeVisible()
    if (!isTold) return
    // The next start has its page without a network, and no word about the database.
    await cutOff(page)
    await openCold(page, PAGE)
    await expect(shown(page, 'drawn anyway')).toBeVisible()
    await expect(shown(page, OFFLINE)).toBeVisible()
    expect(heard.filter((line) => line === NO_DATABASE)).toHaveLength(1)
  })
}

test('a database of another make is made anew', async ({ page, sandbox }) => {
  await sandbox.serveView('/kept', definition('made anew'))
  await page.goto('/no-app.txt')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('alabo', 9)
        opening.onupgradeneeded = () => opening.result.createObjectStore('something-else')
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
  )
  await openCold(page, PAGE)
  await expect(shown(page, 'made anew')).toBeVisible()
  await expectKept(page, '/kept')
})

test('damaged texts in the database are passed over', async ({ page, sandbox }) => {
  await sandbox.serveView('/kept', definition('whole again'))
  await openCold(page, PAGE)
  await expectKept(page, '/kept')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('alabo')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('views', 'readwrite')
          const store = transaction.objectStore('views')
          store.put('{"raw":', 'alacore___view_/kept')
          store.put(new Uint8Array(4), 'alacore___view_good /kept')
          store.put('no index', 'alacore___views')
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await openCold(page, PAGE)
  await expectDrawn(page)
  await expect(shown(page, 'whole again')).toBeVisible()
  await expectKept(page, '/kept')
})
