import { readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../src/routing/table'
import theme from '../src/theme.json'

/** What the stores read of the app's files, and the steps of its release. */

const root = path.resolve(__dirname, '..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const json = (name: string) => JSON.parse(read(name))

interface AppConfig {
  readonly darkmode?: boolean
  readonly themeLocation?: string
  readonly sitemapLocation?: string
  readonly tabBar: Readonly<Record<string, unknown>>
  readonly window: Readonly<Record<string, unknown>>
}

function configOf(host: 'weapp' | 'alipay'): AppConfig {
  Object.assign(process.env, { TARO_ENV: host })
  Object.assign(globalThis, { defineAppConfig: (config: AppConfig) => config })
  let config: { default: AppConfig } | undefined
  jest.isolateModules(() => {
    config = jest.requireActual<{ default: AppConfig }>('../src/app.config')
  })
  return (config as { default: AppConfig }).default
}
const before = process.env.TARO_ENV
afterEach(() => {
  Object.assign(process.env, { TARO_ENV: before })
})

const coloursOf = ({ window, tabBar }: AppConfig) =>
  [...Object.values(window), ...Object.values(tabBar)].filter((value) => typeof value === 'string')

test('WeChat finds both themes of the first frame, and each name in both', () => {
  const config = configOf('weapp')
  expect(config).toMatchObject({ darkmode: true, themeLocation: 'theme.json' })
  const names = coloursOf(config).filter((value) => value.startsWith('@'))
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) {
    expect(theme.light).toHaveProperty(name.slice(1))
    expect(theme.dark).toHaveProperty(name.slice(1))
  }
})

test('Alipay, which knows no theme file, gets the colours themselves', () => {
  const config = configOf('alipay')
  expect(config.themeLocation).toBeUndefined()
  expect(coloursOf(config).filter((value) => value.startsWith('@'))).toEqual([])
  expect(config.tabBar).toMatchObject({ borderStyle: 'white', color: theme.light.tabText })
})

test('the search of WeChat shows pages of the shop, and no page of a person', () => {
  const file = configOf('weapp').sitemapLocation ?? ''
  const rules: { action: string; page: string }[] = json(`src/${file}`).rules
  expect(rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
  const allowed = rules.filter(({ action }) => action === 'allow').map(({ page }) => `/${page}`)
  expect(allowed.length).toBeGreaterThan(0)
  for (const page of allowed) {
    const route = routes.find((one) => one.path === page)
    expect(route).toBeDefined()
    expect(route).not.toHaveProperty('login')
  }
  expect(allowed).not.toContain('/pages/tabbar/user')
})

test("the developers' tools of both hosts open what is built", () => {
  expect(json('project.config.json')).toMatchObject({
    compileType: 'miniprogram',
    miniprogramRoot: 'dist/weapp/',
  })
  expect(json('mini.project.json')).toMatchObject({
    compileType: 'mini',
    miniprogramRoot: 'dist/alipay/',
  })
})

test.each([
  ['WeChat', 'src/platform/device/index.ts'],
  ['Alipay', 'src/platform/device/index.alipay.ts'],
])('%s: the oldest base library is the same wherever it is stated', (store, file) => {
  const least = /least: '([\d.]+)'/.exec(read(file))?.[1] ?? 'none'
  const release = read('docs/how-to/release.md')
  const part = release.slice(release.indexOf(`\n## ${store}\n`)).split('\n## ')[1] ?? ''
  expect(part).toContain(`Base library ${least} at least`)
  if (store === 'WeChat') expect(json('project.config.json').libVersion).toBe(least)
})

test('each store has a list of its own, and none of its steps is done', () => {
  const parts = read('docs/how-to/release.md').split('\n## ')
  for (const store of ['WeChat', 'Alipay', 'H5']) {
    const steps = parts.find((part) => part.startsWith(store))?.match(/^- \[ \] /gm) ?? []
    expect(steps.length).toBeGreaterThan(2)
  }
})
