import { answers, type Call, expect, ruleOf, run, test } from './fixture/phone'
import type { MiniApp, MiniHost } from './types'

/** Proves the limits that depend on what went before: taps, pages, transfers, storage, the view. */

const HOSTS: readonly MiniHost[] = ['weapp', 'alipay']

const said = (rule: string) => expect.stringContaining(`${rule}: “`)
const times = (count: number, call: Call): Call[] => Array.from({ length: count }, () => call)

/** The names of the rules broken so far: any other error stands there as it is. */
const broken = async (app: MiniApp): Promise<string[]> => (await app.errors()).map(ruleOf)
const found = async (app: MiniApp): Promise<string[]> => (await app.findings()).map(ruleOf)

/** So many letters, as the fixture writes them. */
const letters = (x: number): object => ({ x })

const store = (host: MiniHost, key: string, data: unknown): Call =>
  host === 'weapp' ? ['setStorageSync', key, data] : ['setStorageSync', { key, data }]

const badge = (text: string): Call => ['setTabBarBadge', { index: 1, text }]

for (const host of HOSTS) {
  test(`${host}: the eleventh page, and a tab as a page, are refused`, async ({ open }) => {
    const app = await open(host)
    await run(app, ['navigateTo', { url: '/mine/mine' }])
    await expect.poll(() => broken(app)).toEqual(['open-tab'])
    await run(app, ...times(10, ['navigateTo', { url: '/detail/detail?id=1' }]))
    await expect.poll(async () => (await app.stack()).length).toBe(10)
    await expect.poll(() => broken(app)).toEqual(['open-tab', 'page-stack'])
  })

  test(`${host}: a tab takes no query`, async ({ open }) => {
    const app = await open(host)
    await run(app, ['switchTab', { url: '/mine/mine?id=1' }])
    await expect.poll(() => app.path()).toBe('mine/mine')
    expect(await broken(app)).toEqual(['tab-query'])
  })

  test(`${host}: one key holds so much, and is told when it is given more`, async ({ open }) => {
    const most = host === 'weapp' ? 1024 * 1024 - 2 : 200 * 1024 - 2
    const app = await open(host)
    await run(app, store(host, 'a', letters(most)))
    await expect.poll(() => answers(app)).toHaveLength(1)
    expect(await broken(app)).toEqual([])
    await run(app, store(host, 'a', letters(most + 1)))
    await expect.poll(() => broken(app)).toEqual(['storage-key'])
    // WeChat throws; Alipay answers, and who does not look loses what was written.
    const refusal =
      host === 'weapp'
        ? { thrown: 'exceed max size of a key' }
        : { success: false, error: 14, errorMessage: 'exceed max size of a key' }
    expect(await answers(app)).toEqual([refusal])
  })

  test(`${host}: a full storage refuses, and is a finding`, async ({ open }) => {
    const storage = Object.fromEntries(
      Array.from({ length: 52 }, (_, at) => [`k${at}`, 'x'.repeat(199 * 1024)]),
    )
    const app = await open(host, { storage })
    await run(app, store(host, 'one', letters(150 * 1024)))
    await expect.poll(() => app.findings()).toEqual([said('storage-all')])
    expect(await app.errors()).toEqual([])
  })

  test(`${host}: a call tells how much went to the view, hidden pages with it`, async ({
    open,
  }) => {
    const app = await open(host)
    const spent = await app.during(async () => {
      await run(app, ['fill', { text: letters(300 * 1024) }], ['request', { path: '/echo' }])
      await expect.poll(async () => (await app.usage()).transfers.length).toBe(1)
    })
    expect(spent.largest).toBeGreaterThan(300 * 1024)
    expect(spent.bytes).toBeGreaterThan(spent.largest)
    expect(spent.hiddenBytes).toBe(0)
    expect(spent.transfers.map(({ url }) => url)).toEqual(['http://127.0.0.1:4000/echo'])
    expect(spent.atOnce).toBe(1)
    expect(spent.syncWrites).toEqual([])
    expect(await broken(app)).toEqual([])
    expect(await found(app)).toEqual(host === 'weapp' ? ['set-data-weight'] : [])
  })

  test(`${host}: writes are counted, and who waited for them`, async ({ open }) => {
    const app = await open(host)
    const spent = await app.during(async () => {
      await run(app, store(host, 'now', 1), ['setStorage', { key: 'later', data: 2 }])
      await expect.poll(async () => (await app.usage()).writes.length).toBe(2)
    })
    expect(spent.syncWrites).toEqual(['now'])
    expect(spent.writes.map(({ key, sync }) => [key, sync])).toEqual([
      ['now', true],
      ['later', false],
    ])
  })

  test(`${host}: a version that is ready may be applied, and not before`, async ({ open }) => {
    const app = await open(host)
    await run(app, ['update'])
    await expect.poll(() => answers(app)).toEqual([{ check: { hasUpdate: false } }])
    await app.offerUpdate('failed')
    const failed = host === 'weapp' ? {} : { success: false }
    await expect.poll(() => answers(app)).toEqual([{ failed }])
    // Alipay only advises to wait.
    const [told, quiet] = host === 'weapp' ? [broken, found] : [found, broken]
    await run(app, ['update', 'now'])
    await expect.poll(() => told(app)).toEqual(['update-apply'])
    await app.offerUpdate('ready')
    await expect.poll(() => app.calls.filter(([name]) => name === 'applyUpdate')).toHaveLength(2)
    expect(await told(app)).toEqual(['update-apply'])
    expect(await quiet(app)).toEqual([])
  })

  test(`${host}: the base library is the one of the phone`, async ({ open }) => {
    const app = await open(host, { baseLibrary: '2.20.1' })
    await run(app, ['getAppBaseInfo'])
    await expect
      .poll(() => answers(app))
      .toEqual([expect.objectContaining({ SDKVersion: '2.20.1' })])
  })

  test(`${host}: a long badge is cut as the host does`, async ({ open }) => {
    const app = await open(host, { url: '/home/home' })
    const long = host === 'weapp' ? '12345' : '蚂蚁集团'
    await app.restart(`/limits/limits?start=${encodeURIComponent(JSON.stringify([badge(long)]))}`)
    await expect.poll(() => found(app)).toContain('tab-badge')
    expect(await broken(app)).toEqual([])
  })
}

test.describe('weapp', () => {
  test('a place is asked for once in thirty seconds', async ({ open }) => {
    const app = await open('weapp')
    await run(app, ['getLocation', { type: 'gcj02' }])
    await expect.poll(async () => JSON.stringify(await answers(app))).toContain(':ok')
    expect(await found(app)).toEqual([])
    await run(app, ['getLocation', { type: 'gcj02' }])
    await expect.poll(() => found(app)).toEqual(['location-rate'])
    expect(await app.errors()).toEqual([])
  })

  const TAP_ONLY: [rule: string, call: Call][] = [
    ['tap-profile', ['getUserProfile', { desc: 'To greet' }]],
    ['tap-setting', ['openSetting']],
    ['tap-subscribe', ['requestSubscribeMessage', { tmplIds: ['a'] }]],
    ['tap-mini-program', ['navigateToMiniProgram', { appId: 'wx1' }]],
    ['tap-service', ['openCustomerServiceChat', { corpId: 'c' }]],
  ]
  for (const [rule, call] of TAP_ONLY) {
    test(`${rule}: ${call[0]} needs a tap`, async ({ open }) => {
      const app = await open('weapp', { start: [call] })
      await expect.poll(() => broken(app)).toEqual([rule])
      await expect.poll(async () => JSON.stringify(await answers(app))).toContain('TAP gesture')
      await run(app, call)
      await expect.poll(async () => JSON.stringify(await answers(app))).toContain(':ok')
      expect(await broken(app)).toEqual([rule])
    })
  }

  test('twenty synchronous writes at the start are too many, after a tap they are not', async ({
    open,
  }) => {
    const write: Call = ['setStorageSync', 'a', 1]
    const calm = await open('weapp', { start: times(20, write) })
    await run(calm, ...times(20, write))
    await expect.poll(async () => (await calm.usage()).writes.length).toBe(40)
    expect((await calm.errors()).filter((line) => line.includes('storage-at-start'))).toEqual([])
    const busy = await open('weapp', { start: times(21, write) })
    await expect.poll(() => busy.errors()).toEqual([said('storage-at-start')])
  })

  test('the system is asked about once at the start', async ({ open }) => {
    const app = await open('weapp', { start: [['getSystemInfoSync']] })
    await expect.poll(() => answers(app)).toHaveLength(1)
    expect(await found(app)).toEqual([])
    const again = await open('weapp', { start: times(2, ['getSystemInfoSync']) })
    await expect.poll(() => found(again)).toEqual(['system-at-start'])
  })

  test('a call to the view has a largest size, a rate, and no holes', async ({ open }) => {
    const app = await open('weapp')
    await run(app, ['fill', { text: letters(1024 * 1024) }])
    await expect.poll(() => broken(app)).toEqual(['set-data-size'])
    await run(app, ['empty'])
    await expect.poll(() => found(app)).toContain('set-data-undefined')
    await run(app, ...times(11, ['fill', { a: 1 }]))
    await expect.poll(() => found(app)).toContain('set-data-rate')
  })

  test('what is set on a page under another one is counted as hidden', async ({ open }) => {
    const app = await open('weapp')
    const spent = await app.during(async () => {
      await run(app, ['navigateTo', { url: '/detail/detail?id=1' }])
      await expect.poll(() => app.findings()).toEqual([said('set-data-hidden')])
    })
    const hidden = spent.setData.filter((one) => one.hidden)
    expect(hidden.map(({ page }) => page)).toEqual(['limits/limits'])
    expect(spent.hiddenBytes).toBe(hidden[0]?.bytes)
  })

  test('an observer looks at the page it was made for, whichever is in front', async ({ open }) => {
    const app = await open('weapp')
    await run(app, ['observe', { owner: true, url: '/detail/detail?id=1' }])
    await expect.poll(() => app.path()).toBe('detail/detail')
    await app.back()
    await expect.poll(() => answers(app)).toEqual([{ near: true }])
    expect(await app.errors()).toEqual([])
  })

  test('an observer without a component is told, and one does not see into another', async ({
    open,
  }) => {
    const app = await open('weapp')
    await run(app, ['observe', { owner: true, selector: '#inner' }])
    await expect
      .poll(() => app.findings())
      .toEqual(['observer: node #inner is not found on limits/limits'])
    await run(app, ['observe', { owner: true, selector: 'part >>> #inner' }])
    await expect.poll(() => answers(app)).toEqual([{ near: true }])
    expect(await app.errors()).toEqual([])
    await run(app, ['observe', {}])
    await expect.poll(() => app.errors()).toEqual([said('observer-owner')])
  })

  test('a login is asked for four times a second at most', async ({ open }) => {
    const app = await open('weapp')
    await run(app, ...times(4, ['login']))
    await expect.poll(async () => JSON.stringify(await answers(app))).not.toContain('null')
    expect(await app.errors()).toEqual([])
    await run(app, ...times(5, ['checkSession']))
    await expect.poll(() => app.errors()).toEqual([said('call-rate')])
  })

  test('a card that is shared names a whole path', async ({ open }) => {
    const app = await open('weapp')
    await app.share()
    expect(await broken(app)).toEqual([])
    await run(app, ['fill', { path: 'limits/limits' }])
    await expect.poll(() => app.share()).toMatchObject({ path: 'limits/limits' })
    expect(await broken(app)).toEqual(['share-path'])
  })

  test('a code holds 32 characters', async ({ open }) => {
    await open('weapp', { url: `/detail/detail?scene=${'s'.repeat(32)}` })
    const long = open('weapp', { url: `/detail/detail?scene=${'s'.repeat(33)}` })
    await expect(long).rejects.toMatchObject({ message: said('code-scene') })
  })

  test('the theme is told to an app with a dark mode', async ({ open }) => {
    const app = await open('weapp')
    await run(app, ['theme'])
    await app.setTheme('dark')
    await expect.poll(() => answers(app)).toEqual(['dark'])
  })
})
