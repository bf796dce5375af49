import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { browserAliases, STAND_IN_FOLDER, STAND_INS } from './stand-ins'

const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`))
const packages = path.resolve(__dirname, '../../node_modules')
const router = path.join(folderOf('@tarojs/router'), 'dist')
/** Writes imports into every page. */
const pages = path.join(folderOf('@tarojs/plugin-platform-h5'), 'dist/index.js')
const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8')

/** `import Default, { a, b as c } from '…'`, or `export`, anywhere in a file. */
const IMPORT = /(?:import|export)\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s+'([^']+)'/g

/** What Taro asks of every module that has a stand-in, by the stand-in's file. */
function asked(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const files = readdirSync(router, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.includes('esm'))
    .map((file) => path.join(router, file))
  for (const file of [...files, pages]) {
    for (const [, whole, list = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = from.startsWith('.') ? path.resolve(path.dirname(file), from) : from
      const standIn = browserAliases[`${target}$`]
      if (!standIn) continue
      const names = found.get(standIn) ?? new Set()
      if (whole) names.add('default')
      for (const one of list.split(',')) {
        const imported = one.trim().split(/\s+as\s+/)[0]
        if (imported) names.add(imported)
      }
      found.set(standIn, names)
    }
  }
  return found
}

test.each(STAND_INS)('$replaces is a file of what is installed, $by is ours', (standIn) => {
  const { replaces, by, why } = standIn
  const isFile = /\.(js|css)$/.test(replaces)
  expect(existsSync(path.join(packages, replaces, isFile ? '' : 'package.json'))).toBe(true)
  expect(existsSync(path.join(STAND_IN_FOLDER, by))).toBe(true)
  expect(why).not.toBe('')
})

test('an alias replaces one module, not those below it', () => {
  expect(Object.keys(browserAliases)).toHaveLength(STAND_INS.length)
  for (const module of Object.keys(browserAliases)) expect(module).toMatch(/\$$/)
  expect(browserAliases[`${router}/tabbar.js$`]).toBe(path.join(STAND_IN_FOLDER, 'tab-bar.ts'))
})

test('a stand-in exports all that Taro asks of it', () => {
  const wanted = asked()
  const scripts = STAND_INS.filter(
    ({ replaces, by }) => by.endsWith('.ts') && !replaces.endsWith('/navigationBar.js'),
  )
  for (const { by } of scripts) {
    const file = path.join(STAND_IN_FOLDER, by)
    const source = readFileSync(file, 'utf8')
    const names = wanted.get(file)
    if (!names) throw new Error(`Taro imports nothing that ${by} replaces`)
    for (const name of names) {
      const declared = name === 'default' ? 'default' : `(function|class|const) ${name}\\b`
      expect(source).toMatch(new RegExp(`export (${declared}|\\{[^}]*\\b${name}\\b[^}]*\\})`))
    }
  }
})

test('the README lists every stand-in with what it replaces, and every file of the folder', () => {
  for (const { replaces, by, why } of STAND_INS)
    expect(readme).toContain(`| \`${replaces}\` | \`${by}\` | ${why} |`)
  const files = readdirSync(__dirname).filter((file) => /(?<!\.test)\.ts$/.test(file))
  for (const file of files) expect(readme).toContain(`\`${file}\``)
})
