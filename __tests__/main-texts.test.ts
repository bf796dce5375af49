import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
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
    names.filter((name) =>
      /^(core|shop|diy|registry\/(commerce|shop|diy|texts\/(add-)?core))/.test(name),
    ),
  ).toEqual([])
})

test('the walk sees the texts of the main package', () => {
  const strings = [...reached.values()].flat()
  expect(strings).toEqual(
    expect.arrayContaining(['error.network', 'common.retry', 'wallet.overview.']),
  )
})

/** Who asks for which group of these. */
const askedBy = (found: typeof reached, of: ReadonlySet<string>, key = KEY) =>
  [...found].flatMap(([file, strings]) =>
    strings
      .map((text) => key.exec(text)?.[0] ?? '')
      .filter((group) => of.has(group))
      .map((group) => `${relative(source, file)}: ${group}`),
  )

test('the main package asks for no text of the subpackage', () => {
  expect(askedBy(reached, groups)).toEqual([])
})

/** The groups of the texts that a file of a package brings. */
function broughtBy(file: string): string[] {
  const imported = readFileSync(file, 'utf8').matchAll(/from '(\.\.\/.+)\.en\.json'/g)
  return [...imported].flatMap(([, name = '']) => {
    const path = resolve(dirname(file), name)
    const area = /(\w+)\/texts/.exec(name)?.[1] ?? basename(name)
    const texts = JSON.parse(readFileSync(`${path}.en.json`, 'utf8')) as object
    return Object.keys(texts).map((group) => `${area}.${group}`)
  })
}

test('the package of shoppers asks for no text that it does not bring: `core` need not be there', () => {
  const pages = readdirSync(join(source, 'shop'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.config)\.tsx$/.test(name))
    .map((name) => join(source, 'shop', name))
  const found = stringsReached([join(source, 'app.tsx'), ...pages])
  expect(askedBy(found, groups).length).toBeGreaterThan(200)
  const brought = broughtBy(join(source, 'registry/shop-page.tsx'))
  expect(askedBy(found, new Set([...groups].filter((group) => !brought.includes(group))))).toEqual(
    [],
  )
})

// The editor's package brings its own texts, and those of the foundations: `core` need not be there.
const brought = broughtBy(join(source, 'registry/diy-page.tsx'))
const ofEditor = new Set(
  brought.filter((group) => group.startsWith('builder.') && !groups.has(group)),
)
const WORDS = /^builder\.[A-Za-z0-9]+/

test('the editor asks for no text that it does not bring', () => {
  const editor = stringsReached([join(source, 'app.tsx'), join(source, 'diy/diy/index.tsx')])
  expect(askedBy(editor, ofEditor, WORDS).length).toBeGreaterThan(50)
  const lacking = new Set([...groups].filter((group) => !brought.includes(group)))
  expect(askedBy(editor, lacking)).toEqual([])
})

test('in the subpackage the page that is edited alone speaks words of the editor, which lies below it', () => {
  const core = readdirSync(join(source, 'core'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.h5)\.tsx$/.test(name))
    .map((name) => join(source, 'core', name))
  const all = askedBy(stringsReached(core), ofEditor, WORDS)
  // A build for a mini-program leaves the editor out of the registry: the walk does not see that.
  const asked = all.filter((each) => !each.startsWith('features/builder/widgets/editor/'))
  expect(asked.some((each) => each.startsWith('features/builder/parts/'))).toBe(true)
  expect(asked.filter((each) => !each.startsWith('features/builder/parts/'))).toEqual([])
})

test('a group of a room has one place', () => {
  const shared = Object.entries(main).flatMap(([area, texts]) =>
    Object.keys(texts).filter((group) => groups.has(`${area}.${group}`)),
  )
  expect(shared).toEqual([])
})
