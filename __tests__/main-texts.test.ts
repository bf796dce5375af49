import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { core } from '../src/i18n/locales/en/core'
import { main } from '../src/i18n/locales/en/main'

// Mini-programs ship the areas of locales/*/core.ts with the subpackage: no file of the main package may
// ask for one of their texts, or a first page would show a key.

const source = resolve(__dirname, '../src')
const HOSTS = ['', '.weapp', '.alipay']
const ENDINGS = ['.ts', '.tsx']

/** The files a relative import may mean on some mini-program. */
function filesOf(from: string, request: string): string[] {
  const base = resolve(dirname(from), request)
  const places = existsSync(base) && statSync(base).isDirectory() ? [join(base, 'index')] : [base]
  return places
    .flatMap((place) => HOSTS.flatMap((host) => ENDINGS.map((ending) => place + host + ending)))
    .filter((file) => existsSync(file))
}

const IMPORT = /(?:^|[\s;])(?:import|export)\s(?!type\s)(?:[^'"`;]*?\sfrom\s)?\s*'(\.[^']+)'/g

function reach(entries: readonly string[]): string[] {
  const found = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, request = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      open.push(...filesOf(file, request))
  }
  return [...found]
}

const pages = readdirSync(join(source, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx$/.test(name) && !/\.(test|h5)\.tsx$/.test(name))
  .map((name) => join(source, 'pages', name))
const files = reach([join(source, 'app.tsx'), ...pages])

const areas = Object.keys(core).join('|')
const groups = new Set(
  Object.entries(core).flatMap(([area, texts]) =>
    Object.keys(texts).map((group) => `${area}.${group}`),
  ),
)
const KEY = new RegExp(`['"\`]((?:${areas})\\.[A-Za-z0-9]+)`, 'g')

test('the walk sees the main package', () => {
  const names = files.map((file) => relative(source, file))
  expect(names).toEqual(
    expect.arrayContaining([
      'bootstrap.ts',
      'engine/page/view-page.tsx',
      'i18n/index.ts',
      'platform/login/index.weapp.ts',
      'ui/button/button.tsx',
      'widgets/wallet-overview/figure.tsx',
    ]),
  )
  expect(names.filter((name) => /^(core|registry\/commerce)|^i18n\/core/.test(name))).toEqual([])
})

test.each(files.map((file) => [relative(source, file), file]))('%s', (_, file) => {
  const keys = [...readFileSync(file, 'utf8').matchAll(KEY)].map(([, key = '']) => key)
  expect(keys.filter((key) => groups.has(key))).toEqual([])
})

test('an area has one place', () => {
  expect(Object.keys(main).filter((area) => area in core)).toEqual([])
})
