import { transformSync } from '@babel/core'
import { toCustomRoutes } from '../../src/routing/derive'
import { routes } from '../../src/routing/table'
import { appConfigBabel } from './app-config-babel'

/** As the loader of Taro for H5 writes it. */
const config = `const config = { "pages": ['a'], "subPackages": [], "tabBar": { "list": [] },
  "window": { "navigationBarTitleText": 'x' }, "router": { "mode": "hash", "customRoutes": { "/a": ["/b"] } } }
config.routes = [
  Object.assign({
  path: 'core/a',
  load: function(context, params) {
    const page = import("./core/a")
    return [page, context, params]
  }
}, {"navigationBarTitleText":"x","enablePullDownRefresh":true}),Object.assign({
  path: 'core/b',
  load: function(context, params) {
    const page = import("./core/b")
    return [page, context, params]
  }
}, {})
]`

interface Operated {
  readonly routes: readonly {
    readonly path: string
    load(...input: readonly unknown[]): readonly unknown[]
  }[]
}

const operate = (filename: string) => {
  const code = transformSync(config, {
    babelrc: false,
    configFile: false,
    filename,
    plugins: [appConfigBabel],
  })?.code
  const runs = code?.replace(/^import .*$/gm, '').replaceAll('import(', 'imported(')
  const text = `${runs}; return config`
  const imported = (file: string) => `code of ${file}`
  const run = new Function('imported', '_addressesOf', '_routes', text)
  return run(imported, toCustomRoutes, routes) as Operated
}

test('the entry of H5 goes without what only mini-programs read, and derives the addresses of pages', () => {
  const { routes: pages, ...rest } = operate('/app/src/app.config.ts')
  expect(pages).toHaveLength(2)
  expect(rest).toEqual({
    tabBar: { list: [] },
    window: {},
    router: { mode: 'hash', customRoutes: toCustomRoutes(routes) },
  })
})

test('a page is what it was: its path, its options, and its code when it is asked for', () => {
  const [first, second] = operate('/app/src/app.config.ts').routes
  expect(first).toEqual({
    path: 'core/a',
    enablePullDownRefresh: true,
    load: expect.any(Function),
  })
  expect(first?.load('here', { id: '1' })).toEqual(['code of ./core/a', 'here', { id: '1' }])
  expect(second?.load('here', {})).toEqual(['code of ./core/b', 'here', {}])
})

test('every other file stays as it is', () => {
  const other = operate('/app/src/pages/index.config.ts')
  expect(other).toHaveProperty('pages', ['a'])
  expect(other).toHaveProperty('router.customRoutes', { '/a': ['/b'] })
})
