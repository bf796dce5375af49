import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  fileOf,
  filesOf,
  findRoute,
  tabsOf,
  toAppPages,
  toCustomRoutes,
} from '../src/routing/derive'
import { type Route, routes } from '../src/routing/table'
import specified from './spec/routes.json'
import { texts } from './support/texts'

const src = join(__dirname, '../src')
const table: readonly Route[] = routes

interface Specified {
  readonly path: string
  readonly params?: readonly string[]
  readonly alias?: string
  readonly tab?: number
}

test('the specification has 83 routes', () => {
  expect(specified).toHaveLength(83)
})

test.each(specified as readonly Specified[])('$path is a page of the app', (wanted) => {
  const route = table.find(({ path }) => path === wanted.path)
  expect(route).toBeDefined()
  expect(route?.params).toEqual(wanted.params)
  expect(route?.tab).toBe(wanted.tab)
  expect(route?.aliases ?? []).toEqual(wanted.alias === undefined ? [] : [wanted.alias])
})

test('pages of our own are for development only: production has the 83', () => {
  expect(table.filter(({ dev }) => !dev)).toHaveLength(83)
})

test('no two pages answer to one path', () => {
  const paths = table.flatMap((route) => [route.path, ...(route.aliases ?? [])])
  expect(new Set(paths).size).toBe(paths.length)
})

test.each(table)('$path has a page file that draws this route', (route) => {
  const file = join(src, `${fileOf(route)}.tsx`)
  expect(existsSync(file)).toBe(true)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('export default')
  if (!route.own) expect(text).toMatch(new RegExp(`(path=|Page\\()'${route.path}'`))
  expect(existsSync(join(src, `${fileOf(route)}.config.ts`))).toBe(true)
})

test('every page file is a route', () => {
  const files = ['pages', 'shop', 'core', 'diy'].flatMap((folder) => pageFiles(folder))
  expect(files.sort()).toEqual(table.flatMap(filesOf).sort())
})

/** Pages have a config beside them; own-views.ts and parts of a page have none. */
function pageFiles(folder: string): string[] {
  return readdirSync(join(src, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return pageFiles(path)
    return path.endsWith('.config.ts') ? [path.replace('.config.ts', '')] : []
  })
}

test('a route that takes its definition from the client has one in its page file', () => {
  const without = table
    .filter((route) => route.local && !route.own)
    .filter(
      (route) =>
        !/fallback=|, views\)/.test(readFileSync(join(src, `${fileOf(route)}.tsx`), 'utf8')),
    )
    .map(({ path }) => path)
  expect(without).toEqual([])
})

test('on H5 a page answers to its public path first, to its aliases and to its own file', () => {
  const custom = toCustomRoutes(table)
  expect(Object.keys(custom)).toHaveLength(table.length)
  for (const route of table) {
    const answers = custom[`/${fileOf(route)}`]
    expect(answers?.[0]).toBe(route.path)
    expect(answers).toEqual(expect.arrayContaining([`/${fileOf(route)}`, ...(route.aliases ?? [])]))
  }
})

test('mini-programs keep the pages of the first download few and the core pages behind a prefix', () => {
  const { pages, subPackages } = toAppPages(table)
  expect(pages[0]).toBe('pages/tabbar/index')
  expect(pages.every((page) => page.startsWith('pages/'))).toBe(true)
  const [shop, core, diy] = subPackages
  expect(subPackages.map(({ root }) => root)).toEqual(['shop', 'core', 'diy'])
  expect(shop?.pages).toContain('shop/order/buy')
  expect(shop?.pages).not.toContain('merchant/index')
  expect(core?.pages).toContain('merchant/index')
  expect(diy?.pages).toEqual(['diy/index'])
  const inPacks = subPackages.flatMap((pack) => pack.pages)
  expect(pages.length + inPacks.length).toBe(table.flatMap(filesOf).length)
})

test('what begins with a picture has a page file of its own there, of the same route', () => {
  const route = findRoute('/views/index') as Route
  expect(fileOf(route, '/live/show')).toBe('core/views/index-clear')
  expect(fileOf(route, '/event/show')).toBe('core/views/index-clear')
  expect(fileOf(route, '/after-sale/show')).toBe('core/views/index')
  expect(findRoute('/core/views/index-clear')).toBe(route)
  const poster = findRoute('/tookeen/invite') as Route
  expect(filesOf(poster)).toEqual(['core/tookeen/invite', 'core/tookeen/invite-clear'])
  expect(fileOf(poster, '/tookeen/invite')).toBe('core/tookeen/invite-clear')
})

test('what shoppers go to first has one in a package of its own, and one where every widget is', () => {
  const route = findRoute('/views/index') as Route
  expect([...filesOf(route)].sort()).toEqual([
    'core/views/index',
    'core/views/index-clear',
    'shop/views/index',
    'shop/views/index-clear',
  ])
  expect(fileOf(route, '/product/show')).toBe('shop/views/index-clear')
  expect(fileOf(route, '/order/show')).toBe('shop/views/index')
  expect(fileOf(route, '/product/show', true)).toBe('core/views/index-clear')
  expect(findRoute('/shop/views/index-clear')).toBe(route)
  const login = findRoute('/user/login') as Route
  expect(filesOf(login)).toEqual(['core/user/login', 'shop/user/login'])
  expect(fileOf(login, '/user/login')).toBe('shop/user/login')
})

test('the four tabs stand in order and their paths contain pages/tabbar', () => {
  expect(tabsOf(table).map(({ path }) => path)).toEqual([
    '/pages/tabbar/index',
    '/pages/tabbar/ranking',
    '/pages/tabbar/reward',
    '/pages/tabbar/user',
  ])
  for (const { path, tab } of table) expect(path.includes('pages/tabbar')).toBe(tab !== undefined)
})

test.each([
  ['/', '/pages/tabbar/index'],
  ['', '/pages/tabbar/index'],
  ['/core/merchant/index', '/merchant/index'],
  ['/merchant/index', '/merchant/index'],
])('the address %j leads to %s', (address, path) => {
  expect(findRoute(address)?.path).toBe(path)
})

test('every page has a title in both languages, and no two Chinese tabs share one', () => {
  for (const flat of Object.values(texts)) {
    const missing = table.filter(({ title }) => flat[title] === undefined)
    expect(missing.map(({ title }) => title)).toEqual([])
  }
  expect(tabsOf(table).map(({ title }) => texts['zh-Hans'][title])).toEqual([
    '素材',
    '排行榜',
    '商家',
    '我的',
  ])
})
