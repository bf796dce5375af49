import { asOne, SharedChunkPlugin, shareOneChunk } from './shared-chunk'

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

test('Taro asks for the group of what is shared, and finds one file in what it remembers', () => {
  const plugin = new SharedChunkPlugin({ combination: {}, exclude: [] })
  plugin.subCommonDeps = new Map(shared.map((each, at) => [String(at), each]))
  const group = plugin.getSubCommonCacheGroup()
  expect(Object.values(group)).toEqual([
    { name: 'sub-common/shared', test: expect.any(Function), priority: 1000 },
  ])
  expect([...plugin.subCommonDeps.keys()]).toEqual(['shared'])
  // What Taro writes into pages goes by what is remembered.
  const own = plugin as unknown as {
    setChunkSubCommons: (deps: typeof plugin.subCommonDeps) => void
    subCommonChunks: Map<string, Set<string>>
  }
  own.setChunkSubCommons(plugin.subCommonDeps)
  expect([...own.subCommonChunks.keys()].sort()).toEqual(['core/a', 'core/b', 'diy/a'])
  expect(own.subCommonChunks.get('core/b')).toEqual(new Set(['shared']))
})

test('it stands in the place of Taro’s own, with what that was told', () => {
  const used: unknown[] = []
  const args = [{ exclude: [] }]
  shareOneChunk({
    plugin: (name) => ({ get: () => args, use: (plugin, told) => used.push(name, plugin, told) }),
  })
  expect(used).toEqual(['miniSplitChunksPlugin', SharedChunkPlugin, args])
})
