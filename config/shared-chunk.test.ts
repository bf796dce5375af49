import { askOnce, asOne, bySharers, SharedChunkPlugin, shareOneChunk } from './shared-chunk'

const shared = [
  { resource: '/src/ui/sheet.tsx', rawIdentifier: '', chunks: new Set(['core/a', 'diy/a']) },
  { identifier: 'css sheet.scss', rawIdentifier: '', chunks: new Set(['core/b', 'diy/a']) },
]

test('what is shared is one file, for every page that uses any of it', () => {
  const { test: isShared, chunks } = asOne(shared)
  expect([...chunks].sort()).toEqual(['core/a', 'core/b', 'diy/a'])
  expect(isShared({ resource: '/src/ui/sheet.tsx' })).toBe(true)
  expect(isShared({ _identifier: 'css sheet.scss' })).toBe(true)
  expect(isShared({ resource: '/src/ui/sheet.tsx?described' })).toBe(false)
  expect(isShared({ resource: '/src/ui/cell.tsx' })).toBe(false)
})

test('what other packages share is another file: none carries what it does not use', () => {
  const groups = bySharers([
    ...shared,
    { resource: '/src/ui/grid.tsx', rawIdentifier: '', chunks: new Set(['shop/a', 'core/a']) },
  ])
  expect([...groups.keys()]).toEqual(['core-diy', 'core-shop'])
  expect([...(groups.get('core-shop')?.chunks ?? [])].sort()).toEqual(['core/a', 'shop/a'])
  expect(groups.get('core-diy')?.test({ resource: '/src/ui/grid.tsx' })).toBe(false)
})

test('Taro asks for the group of what is shared, and finds one file in what it remembers', () => {
  const plugin = new SharedChunkPlugin({ combination: {}, exclude: [] })
  plugin.subCommonDeps = new Map(shared.map((each, at) => [String(at), each]))
  const group = plugin.getSubCommonCacheGroup()
  expect(Object.values(group)).toEqual([
    { name: 'sub-common/core-diy', test: expect.any(Function), priority: 1000 },
  ])
  expect([...plugin.subCommonDeps.keys()]).toEqual(['core-diy'])
  // What Taro writes into pages goes by what is remembered.
  const own = plugin as unknown as {
    setChunkSubCommons: (deps: typeof plugin.subCommonDeps) => void
    subCommonChunks: Map<string, Set<string>>
  }
  own.setChunkSubCommons(plugin.subCommonDeps)
  expect([...own.subCommonChunks.keys()].sort()).toEqual(['core/a', 'core/b', 'diy/a'])
  expect(own.subCommonChunks.get('core/b')).toEqual(new Set(['core-diy']))
})

test('pages of one package leave it to what they all ask for first to ask for what is shared', () => {
  const page = (way: string) =>
    `"use strict";require("${way}sub-common/core-diy.js");require("${way}sub-vendors.js");draw()`
  const changed = askOnce(
    new Map([
      ['core/user/login.js', page('../')],
      ['core/asset/pay/index.js', page('../../')],
      [
        'core/user/login.wxss',
        '@import "../sub-common/core-diy.wxss";@import "../sub-vendors.wxss";',
      ],
      ['core/sub-vendors.js', '"use strict";(wx.webpackJsonp=[]);'],
      ['core/sub-vendors.wxss', '.a{}'],
      ['core/sub-common/core-diy.js', 'shared()'],
      // The only page of its package has no such file to leave it to.
      ['diy/diy/index.js', page('../').replace('require("../sub-vendors.js");', '')],
    ]),
  )
  expect(Object.fromEntries(changed)).toEqual({
    'core/user/login.js': '"use strict";require("../sub-vendors.js");draw()',
    'core/asset/pay/index.js': '"use strict";require("../../sub-vendors.js");draw()',
    'core/user/login.wxss': '@import "../sub-vendors.wxss";',
    'core/sub-vendors.js': '"use strict";(wx.webpackJsonp=[]);require("./sub-common/core-diy.js");',
    'core/sub-vendors.wxss': '@import "./sub-common/core-diy.wxss";.a{}',
  })
})

test('it stands in the place of Taro’s own, with what that was told', () => {
  const used: unknown[] = []
  const args = [{ exclude: [] }]
  shareOneChunk({
    plugin: (name) => ({ get: () => args, use: (plugin, told) => used.push(name, plugin, told) }),
  })
  expect(used).toEqual(['miniSplitChunksPlugin', SharedChunkPlugin, args])
})
