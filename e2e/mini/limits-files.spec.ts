import fs from 'node:fs'
import path from 'node:path'
import { changed } from './fixture/changed'
import { expect, ruleOf, test } from './fixture/phone'
import type { MiniApp } from './types'

/** Proves what the files of an app may hold, and how much its pages draw. */

const says = (rule: string) => expect.stringContaining(`${rule}: “`)
const found = async (app: MiniApp): Promise<string[]> => (await app.findings()).map(ruleOf)

/** Templates: elements side by side, in groups, and within one another. */
const row = (count: number): string => `<view>${'<view></view>'.repeat(count)}</view>`
const groups = (count: number, each: number): string => row(each).repeat(count)
const nested = (depth: number): string => '<view>'.repeat(depth) + '</view>'.repeat(depth)

test('alipay: the first tab is the first page', async ({ open }) => {
  const dist = changed('alipay', 'app.json', (app) =>
    app.replace('"pages": ["home/home", "mine/mine"', '"pages": ["mine/mine", "home/home"'),
  )
  const app = await open('alipay', { dist })
  await expect.poll(() => app.errors()).toEqual([says('tab-first')])
})
/** A script as large as `bytes`. */
const heavy = (bytes: number) => (source: string) => `${source}\n// ${'x'.repeat(bytes)}`
const MB = 1024 * 1024

for (const host of ['weapp', 'alipay'] as const) {
  test(`${host}: a package holds two megabytes, each by itself`, async ({ open }) => {
    const full = changed(host, 'app.js', heavy(2 * MB - 40 * 1024))
    await (await open(host, { dist: full })).close()
    const dist = changed(host, 'app.js', heavy(2 * MB))
    const app = await open(host, { dist })
    await expect.poll(() => app.errors()).toEqual([says('package-size')])
    expect((await app.errors())[0]).toContain('main has 2')
  })
}

test.describe('weapp', () => {
  test('what is loaded ahead holds two megabytes for all pages of a package', async ({ open }) => {
    const parts = `"subPackages": [{ "root": "mine", "pages": [] }, { "root": "detail", "name": "far", "pages": [] }],
  "preloadRule": { "home/home": { "packages": ["mine"] }, "limits/limits": { "packages": ["far"] } },
  "window"`
    const dist = changed('weapp', 'app.json', (app) => app.replace('"window"', parts))
    fs.writeFileSync(path.join(dist, 'mine', 'heavy.js'), 'x'.repeat(1.2 * MB))
    const light = await open('weapp', { dist })
    expect(await light.errors()).toEqual([])
    fs.writeFileSync(path.join(dist, 'detail', 'heavy.js'), 'x'.repeat(1.2 * MB))
    const app = await open('weapp', { dist })
    await expect.poll(() => app.errors()).toEqual([says('package-preload')])
  })

  const STYLES: [name: string, change: (app: string) => string][] = [
    ['navigationBarTextStyle', (app) => app.replace('"white"', '"#ffffff"')],
    [
      'backgroundTextStyle',
      (app) => app.replace('"window": {', '"window": { "backgroundTextStyle": "black",'),
    ],
    ['borderStyle', (app) => app.replace('"tabBar": {', '"tabBar": { "borderStyle": "grey",')],
  ]
  for (const [name, change] of STYLES) {
    test(`${name} has few words, and may be another file's`, async ({ open }) => {
      const app = await open('weapp', { dist: changed('weapp', 'app.json', change) })
      await expect.poll(() => app.errors()).toEqual([says('app-styles')])
      expect((await app.errors())[0]).toContain(name)
      const themed = changed('weapp', 'app.json', (source) =>
        change(source).replace(/"(#ffffff|black|grey)"/, '"@colour"'),
      )
      expect(await (await open('weapp', { dist: themed })).errors()).toEqual([])
    })
  }

  test('why a place is asked for is said in thirty characters', async ({ open }) => {
    const saying = (length: number) =>
      changed('weapp', 'app.json', (app) =>
        app.replace(
          '"window"',
          `"permission": { "scope.userLocation": { "desc": "${'长'.repeat(length)}" } },\n"window"`,
        ),
      )
    expect(await (await open('weapp', { dist: saying(30) })).errors()).toEqual([])
    for (const length of [0, 31]) {
      const app = await open('weapp', { dist: saying(length) })
      await expect.poll(() => app.errors()).toEqual([says('app-permission')])
    }
  })

  test('a tab bar has at least two entries, and small icons', async ({ open }) => {
    const one = changed('weapp', 'app.json', (app) =>
      app.replace(/,\s*\{ "pagePath": "mine\/mine"[^}]*\}/, ''),
    )
    const alone = await open('weapp', { dist: one })
    await expect.poll(() => alone.errors()).toEqual([says('tab-count')])
    const heavy = changed('weapp', 'assets/tab.png', (icon) => icon + ' '.repeat(40 * 1024))
    const app = await open('weapp', { dist: heavy })
    await expect.poll(() => app.errors()).toEqual([says('tab-icon')])
  })

  const TREES: [rule: string, within: string, beyond: string][] = [
    ['page-nodes', '<view></view>'.repeat(50), groups(20, 50)],
    ['page-children', row(60), row(61)],
    ['page-depth', nested(25), nested(31)],
  ]
  for (const [rule, within, beyond] of TREES) {
    test(`${rule}: a page may have so much in its view`, async ({ open }) => {
      const drawn = (more: string) =>
        changed('weapp', 'limits/limits.wxml', (template) => `${template}\n${more}`)
      expect(await found(await open('weapp', { dist: drawn(within) }))).toEqual([])
      const app = await open('weapp', { dist: drawn(beyond) })
      expect(await found(app)).toEqual([rule])
      expect(await app.errors()).toEqual([])
    })
  }
})
