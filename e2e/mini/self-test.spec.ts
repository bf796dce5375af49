import fs from 'node:fs'
import path from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { compileCheck, hasCompilers } from './compile-check'
import { changed, fixture } from './fixture/changed'
import { fixtureServer } from './fixture/server'
import { launchMini, startBrowser } from './launch'
import type { LaunchOptions, MiniApp, MiniHost } from './types'

/** Proves that the harness runs what works and notices what does not, on a tiny hand-written app. */

let browser: Browser
let server: Awaited<ReturnType<typeof fixtureServer>>
let mini: MiniApp | undefined

test.beforeAll(async () => {
  browser = await startBrowser()
  server = await fixtureServer()
})

test.afterEach(async () => {
  await mini?.close()
  mini = undefined
})

test.afterAll(async () => {
  await browser.close()
  await server.close()
})

async function open(host: MiniHost, options: Partial<LaunchOptions> = {}) {
  const dist = fixture(host)
  mini = await launchMini({ host, dist, sandbox: server.origin, browser, ...options })
  mini.page.setDefaultTimeout(60_000)
  return mini
}

const answer = (app: MiniApp) => app.current().locator('#answer')
const press = (app: MiniApp, name: string) => app.current().getByRole('button', { name }).click()

/** What a healthy app does; each breakage below must make it fail, `timeout` ms after it broke. */
async function journey(app: MiniApp, timeout = 60_000): Promise<void> {
  const quick = { timeout }
  await app.current().getByRole('button', { name: 'Tap' }).click(quick)
  await expect(app.current().locator('#taps')).toHaveText('1 taps', quick)
  await app.current().getByPlaceholder('Name').fill('Ann', quick)
  await expect(app.current().locator('#hello')).toHaveText('Hello Ann', quick)
  await press(app, 'Ask')
  await expect(answer(app)).toHaveText('200 Ann', quick)
  expect(await app.errors()).toEqual([])
}

const BREAKAGES: [string, string, (source: string) => string][] = [
  ['a handler is unbound', 'home/home.wxml', (s) => s.replace(/ (bindtap|onTap)="tap"/, '')],
  ['the template is blank', 'home/home.wxml', () => ''],
  ['an input loses its event', 'home/home.wxml', (s) => s.replace(/(bindinput|onInput)/, 'data-x')],
  ['request is renamed', 'home/home.js', (s) => s.replace(/\.request\(/g, '.requestt(')],
  ['setData is renamed', 'home/home.js', (s) => s.replace(/setData/g, 'setDatum')],
  ['the browser is used', 'home/home.js', (s) => s.replace('Page({', 'document.title\nPage({')],
  [
    'a page throws',
    'home/home.js',
    (s) => s.replace('Page({', "Page({ onLoad() { throw Error('x') },"),
  ],
  [
    'a rejection is unhandled',
    'home/home.js',
    (s) => s.replace('Page({', "Page({ onLoad() { Promise.reject(Error('x')) },"),
  ],
]

for (const host of ['weapp', 'alipay'] as const) {
  test.describe(host, () => {
    test('a healthy app passes the journey', async () => {
      await journey(await open(host))
    })

    for (const [what, file, change] of BREAKAGES) {
      test(`the journey fails when ${what}`, async () => {
        const app = await open(host, { dist: changed(host, file, change) })
        await expect(journey(app, 1500)).rejects.toThrow()
      })
    }

    test('a template that does not compile stops the launch, with its line', async () => {
      const dist = changed(host, 'home/home.wxml', (source) => `${source}\n<view>{{ a </view>`)
      await expect(open(host, { dist })).rejects.toThrow(/home\/home\.\w+:\d+/)
    })

    test('bars are drawn from the config and changed by the page', async () => {
      const app = await open(host)
      await expect.poll(() => app.title()).toBe('Home page')
      await expect(app.page.locator('header')).toHaveCSS('background-color', 'rgb(34, 34, 34)')
      await press(app, 'Rename')
      await expect.poll(() => app.title()).toBe('Renamed')
      await expect(app.tabs()).toHaveText(['Home', 'Mine3'])
    })

    test('a page may take the place of its bar', async () => {
      const look = { navigationStyle: 'custom', transparentTitle: 'auto' }
      const dist = changed(host, 'detail/detail.json', () => JSON.stringify(look))
      const app = await open(host, { dist, url: '/detail/detail?id=7' })
      const bar = app.page.locator('header')
      const id = app.current().locator('#id')
      await expect(id).toHaveText('id 7')
      expect((await id.boundingBox())?.y).toBe(0)
      await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      expect(await app.title()).toBe(host === 'weapp' ? '' : 'Fixture')
      await expect(bar.getByRole('button', { name: '返回首页' })).toHaveCount(
        host === 'weapp' ? 0 : 1,
      )
      await id.evaluate((element) => {
        element.style.height = '3000px'
        element.closest('wx-page')?.scrollTo(0, 64)
      })
      await expect(bar).toHaveCSS(
        'background-color',
        host === 'weapp' ? 'rgba(0, 0, 0, 0)' : 'rgb(34, 34, 34)',
      )
    })

    test('pages stack, tabs stay alive, and the first page has no back button', async () => {
      const app = await open(host)
      const back = app.page.getByRole('button', { name: '返回' })
      await press(app, 'Tap')
      await expect(back).toHaveCount(0)
      await press(app, 'Open')
      await expect(app.current().locator('#id')).toHaveText('id 7')
      expect(await app.stack()).toEqual(['home/home', 'detail/detail'])
      await back.click()
      await app.tapTab(1)
      await expect(app.current().locator('#shown')).toHaveText('shown 1')
      await app.tapTab(0)
      await expect(app.current().locator('#taps')).toHaveText('1 taps')
      await app.tapTab(1)
      await expect(app.current().locator('#shown')).toHaveText('shown 2')
    })

    test('a restart keeps storage and nothing else', async () => {
      const app = await open(host, { storage: { kept: 4 } })
      await press(app, 'Tap')
      await press(app, 'Keep')
      await expect(answer(app)).toHaveText('kept 5')
      await app.restart()
      await expect(app.current().locator('#taps')).toHaveText('0 taps')
      await press(app, 'Keep')
      await expect(answer(app)).toHaveText('kept 6')
      expect(await app.storage()).toEqual({ kept: 6 })
    })

    test('login, payment and dialogs ask the person', async () => {
      const app = await open(host, { identity: 'ann' })
      await press(app, 'Log in')
      await expect(answer(app)).toHaveText('code-ann')
      await press(app, 'Pay')
      await expect(app.page.getByText('¥12.34')).toBeVisible()
      await app.approvePayment()
      await expect(answer(app)).toHaveText(host === 'alipay' ? '9000' : 'requestPayment:ok')
      await press(app, 'Pay')
      await app.cancelPayment()
      await expect(answer(app)).toHaveText(
        host === 'alipay' ? '6001' : 'requestPayment:fail cancel',
      )
      await press(app, 'Confirm')
      await app.page.getByRole('button', { name: '确定' }).click()
      await expect(answer(app)).toHaveText('confirm true')
    })

    test('a phone number is given or refused', async () => {
      const app = await open(host, { identity: 'ann' })
      await press(app, 'Phone')
      await expect(answer(app)).toHaveText('phone-ann')
      const openType = host === 'alipay' ? 'getAuthorize' : 'getPhoneNumber'
      await app.failNext(openType, { errMsg: 'refused', errorMessage: 'refused' })
      await press(app, 'Phone')
      await expect(answer(app)).toHaveText('refused')
    })

    test('a long press is no tap', async () => {
      const app = await open(host)
      const hold = app.current().locator('#hold')
      await hold.hover()
      await app.page.mouse.down()
      await expect(answer(app)).toHaveText('held')
      await app.page.mouse.up()
      expect(await app.errors()).toEqual([])
    })

    test('requests fail as the host fails them', async () => {
      const app = await open(host)
      await press(app, 'Stop')
      await expect(answer(app)).toHaveText('request:fail abort')
      await app.failNext('request', { errMsg: 'planned', error: 12, errorMessage: 'planned' })
      await press(app, 'Ask')
      await expect(answer(app)).toHaveText('planned')
    })

    test('a network that is cut loses one call, before it leaves or while it is answered', async () => {
      const app = await open(host)
      for (const after of [false, true]) {
        const happened = app.cutNext('/echo', after)
        await press(app, 'Ask')
        await happened
        await expect(answer(app)).toHaveText(/fail|网络/)
        await press(app, 'Ask')
        await expect(answer(app)).toHaveText(/^200/)
      }
    })

    test('a network that goes while the app starts anew is gone for the app that comes', async () => {
      const app = await open(host)
      const gone = new Promise<void>((resolve, reject) => {
        app.page.once('request', () => app.setNetwork(false).then(resolve, reject))
      })
      await app.restart()
      await gone
      await press(app, 'Ask')
      await expect(answer(app)).toHaveText(/fail|网络/)
      await app.setNetwork(true)
      await press(app, 'Ask')
      await expect(answer(app)).toHaveText(/^200/)
    })

    test('form controls, scrolling and swiping send their events', async () => {
      const app = await open(host)
      await app.current().getByText('Two').click()
      await press(app, 'Send')
      await expect(answer(app)).toHaveText('{"boxes":["2"],"on":true}')
      await app.current().getByText('Pick').click()
      await app.page.getByRole('option', { name: 'green' }).click()
      await app.page.getByRole('button', { name: '确定' }).click()
      await expect(answer(app)).toHaveText('picked 1')
      await app
        .current()
        .locator('#box')
        .evaluate((box) => box.scrollTo(0, 1000))
      await expect(answer(app)).toHaveText('lower')
      await app.current().locator('#swiper').scrollIntoViewIfNeeded()
      const box = await app.current().locator('#swiper').boundingBox()
      const y = (box?.y ?? 0) + 20
      await app.page.mouse.move(250, y)
      await app.page.mouse.down()
      await app.page.mouse.move(100, y, { steps: 4 })
      await app.page.mouse.up()
      await expect(answer(app)).toHaveText('slide 1')
      await app.pullDown()
      await expect(answer(app)).toHaveText('pulled')
      expect(await app.share()).toEqual({ title: 'Shared' })
    })

    test('markup is sanitised, pictures come from the sandbox, units fit the screen', async () => {
      const app = await open(host)
      await expect(app.current().locator('wx-rich-text')).toHaveText('bold')
      const picture = app.current().locator('#picture img')
      await expect
        .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
        .toBe(1)
      await expect(app.current().locator('#box')).toHaveCSS('width', '187.5px')
    })

    test('every setData and host call is on record', async () => {
      const app = await open(host)
      await press(app, 'Tap')
      await expect(app.current().locator('#taps')).toHaveText('1 taps')
      expect(await app.setDataLog()).toContainEqual({
        page: 'home/home',
        bytes: 10,
        paths: ['taps'],
        hidden: false,
        at: expect.any(Number),
      })
      await press(app, 'Open')
      await expect.poll(() => app.calls.map(([name]) => name)).toContain('navigateTo')
    })
  })
}

// On Windows there are none to ask.
if (hasCompilers) {
  test("WeChat's own compilers name the file and line of an error", () => {
    expect(compileCheck(fixture('weapp'))).toEqual({ errors: [] })
    const dist = changed('weapp', 'home/home.wxml', (source) => `${source}\n<view>{{ a </view>`)
    fs.appendFileSync(path.join(dist, 'app.wxss'), '\n* { color: red }')
    expect(
      compileCheck(dist)
        .errors.map(({ file }) => file)
        .sort(),
    ).toEqual(['app.wxss', 'home/home.wxml'])
  })
}
