import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { core } from '../src/registry/texts/core/en'
import { main } from '../src/registry/texts/main/en'
import { stringsReached } from './support/reach'

// Mini-programs ship the texts of src/registry/texts/core with the subpackage: nothing that the main package holds
// may ask for one of their texts, or a first page would show a key.

const source = resolve(__dirname, '../src')
const pages = readdirSync(join(source, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx$/.test(name) && !/\.(test|h5)\.tsx$/.test(name))
  .map((name) => join(source, 'pages', name))
const reached = stringsReached([join(source, 'app.tsx'), ...pages])

const areas = Object.keys(core).join('|')
const groups = new Set(
  Object.entries(core).flatMap(([area, texts]) =>
    Object.keys(texts).map((group) => `${area}.${group}`),
  ),
)
const KEY = new RegExp(`^(?:${areas})\\.[A-Za-z0-9]+`)

test('the walk sees the main package', () => {
  const names = [...reached.keys()].map((file) => relative(source, file))
  expect(names).toEqual(
    expect.arrayContaining([
      'bootstrap.ts',
      'engine/page/view-page.tsx',
      'i18n/index.ts',
      'platform/login/index.weapp.ts',
      'ui/button/button.tsx',
      'features/wallet/widgets/wallet-overview/wallet-overview.tsx',
    ]),
  )
  expect(
    names.filter((name) => /^(core|registry\/(commerce|texts\/(add-)?core))/.test(name)),
  ).toEqual([])
})

test('the walk sees the texts of the main package', () => {
  const strings = [...reached.values()].flat()
  expect(strings).toEqual(
    expect.arrayContaining(['error.network', 'common.retry', 'wallet.overview.']),
  )
})

test('the main package asks for no text of the subpackage', () => {
  const asked = [...reached].flatMap(([file, strings]) =>
    strings
      .map((text) => KEY.exec(text)?.[0] ?? '')
      .filter((group) => groups.has(group))
      .map((group) => `${relative(source, file)}: ${group}`),
  )
  expect(asked).toEqual([])
})

test('a group of a room has one place', () => {
  const shared = Object.entries(main).flatMap(([area, texts]) =>
    Object.keys(texts).filter((group) => groups.has(`${area}.${group}`)),
  )
  expect(shared).toEqual([])
})
