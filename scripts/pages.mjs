/**
 * Writes a page file and its config for every route of the table: `node scripts/pages.mjs`.
 * With --check it only compares, and fails when a file is missing, stale or no longer in the table.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importTypeScript } from './lib/import-typescript.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const source = join(root, 'src')
const MARK = '// generated from routing/table; edit the table\n'

/** As biome.json has it: generated files must pass the formatter untouched. */
const LINE_WIDTH = 100

/**
 * Which widgets a page may show, by the longest matching prefix. The main package has `base` only; pages
 * that draw whatever definition their address names have all.
 */
const REGISTRIES = {
  '/': 'commerce',
  '/auto': 'all',
  '/customer': 'all',
  '/diy': 'diy',
  '/pages': 'base',
  '/pages/html': 'all',
  '/pages/index': 'all',
  '/pages/web': 'all',
  '/tool': 'account',
  '/user': 'account',
  '/user/address': 'commerce',
  '/user/recharge': 'commerce',
  '/views': 'all',
  '/views/user': 'account',
  '/zero': 'all',
}

function registryOf(path) {
  const prefixes = Object.keys(REGISTRIES).filter(
    (prefix) => prefix === '/' || path === prefix || path.startsWith(`${prefix}/`),
  )
  return REGISTRIES[prefixes.sort((left, right) => right.length - left.length)[0]]
}

const pascal = (path) =>
  path
    .split(/[/-]/)
    .filter(Boolean)
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('')

const rootOf = (file) => file.split('/')[0]

/** What pages of the page's package show of their own, when this one is among them; those of `shop` are `core`'s too. */
function viewsOf(file, path) {
  const root = rootOf(file)
  const views = posix.join(root === 'shop' ? 'core' : root, 'own-views')
  return readFileSync(join(source, `${views}.ts`), 'utf8').includes(`'${path}'`) ? views : undefined
}

/** Import lines by what they import from. */
const pathIn = (line) => /'(.+)'/.exec(line)[1]
const inOrder = (lines) => lines.sort((left, right) => (pathIn(left) < pathIn(right) ? -1 : 1))

/** Packages whose pages are made of fewer widgets. */
const OWN_MAKERS = ['shop', 'diy']

function pageSource(route, file) {
  const up = (target) => {
    const path = posix.relative(posix.dirname(file), target)
    return path.startsWith('.') ? path : `./${path}`
  }
  const registry = rootOf(file) === 'shop' ? 'shop' : registryOf(route.path)
  const pages = OWN_MAKERS.includes(registry) ? `registry/${registry}-page` : 'registry/core-page'
  const views = viewsOf(file, route.path)
  if (registry !== 'base') {
    const page = `${registry}Page`
    const from = `import { ${page} } from '${up(pages)}'`
    const also = views ? [`import { views } from '${up(views)}'`] : []
    const given = [`'${route.path}'`, ...(views ? ['views'] : [])].join(', ')
    const imports = inOrder([from, ...also])
    return `${MARK}${imports.join('\n')}\n\nexport default ${page}(${given})\n`
  }
  const name = pascal(route.path)
  const attributes = [
    `path='${route.path}'`,
    `registry={${registry}}`,
    ...(views ? [`fallback={views['${route.path}']}`] : []),
  ]
  const tag = `<ViewPage ${attributes.join(' ')} />`
  const element = [
    `  return ${tag}`,
    `  return (\n    ${tag}\n  )`,
    `  return (\n    <ViewPage\n${attributes.map((line) => `      ${line}\n`).join('')}    />\n  )`,
  ].find((text) => text.split('\n').every((line) => line.length <= LINE_WIDTH))
  const imports = inOrder([
    `import { ViewPage } from '${up('engine/page/view-page')}'`,
    `import { ${registry} } from '${up(`registry/${registry}`)}'`,
    ...(views ? [`import { views } from '${up(views)}'`] : []),
  ])
  return `${MARK}${imports.join('\n')}\n\nexport default function ${name}() {\n${element}\n}\n`
}

/** The page of `pageSource` under a header that is clear: ours on WeChat, the host's own on Alipay. */
function clearSource(route, file) {
  const [mark, ...source] = pageSource(route, file).split(/(?<=\n)/)
  const target = posix.relative(posix.dirname(file), 'core/clear-page')
  const from = `import { clearPage } from '${target.startsWith('.') ? target : `./${target}`}'\n`
  const page = source.join('').replace(/export default (.+)/, 'export default clearPage($1)')
  const [imports, ...rest] = page.split(/(?<=\n)\n/)
  const lines = [...imports.split(/(?<=\n)/), from]
  return mark + [inOrder(lines).join(''), ...rest].join('\n')
}

const CLEAR =
  "  // WeChat leaves the header to the page; Alipay's is clear until the page is scrolled.\n" +
  "  ...(process.env.TARO_ENV === 'weapp'\n    ? { navigationStyle: 'custom' as const }\n    : { transparentTitle: 'auto' }),\n"

/** Of a page that is a picture from edge to edge: no header, and no arrow in it. */
const BARE =
  "  // Nothing leads back from it; Alipay's header is clear.\n" +
  "  ...(process.env.TARO_ENV === 'weapp'\n    ? { navigationStyle: 'custom' as const }\n    : { transparentTitle: 'always' }),\n"
const bare = { '/pages/startup': BARE }

function configSource(title, also = '') {
  return `${MARK}export default definePageConfig({\n  navigationBarTitleText: '${title}',\n  enablePullDownRefresh: true,\n  enableShareAppMessage: true,\n${also}})\n`
}

const { routes } = await importTypeScript(join(source, 'routing/table.ts'))
const { filesOf } = await importTypeScript(join(source, 'routing/derive.ts'))
const titles = JSON.parse(readFileSync(join(source, 'routing/texts.zh-Hans.json'), 'utf8'))

const wanted = new Map()
for (const route of routes) {
  const title = titles[route.title.replace('route.', '')]
  for (const file of filesOf(route)) {
    const isClear = file.endsWith('-clear')
    if (!route.own) wanted.set(`${file}.tsx`, (isClear ? clearSource : pageSource)(route, file))
    wanted.set(`${file}.config.ts`, configSource(title, isClear ? CLEAR : bare[route.path]))
  }
}

function filesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}
const orphans = ['pages', 'shop', 'core', 'diy']
  .flatMap((pack) => filesUnder(join(source, pack)))
  .filter(
    (path) => !wanted.has(relative(source, path)) && readFileSync(path, 'utf8').startsWith(MARK),
  )

const check = process.argv.includes('--check')
const stale = [...wanted].filter(([file, text]) => {
  const path = join(source, file)
  return !existsSync(path) || readFileSync(path, 'utf8') !== text
})
if (check) {
  for (const [file] of stale) console.error(`stale: src/${file}`)
  for (const path of orphans) console.error(`no route: ${relative(root, path)}`)
  if (stale.length + orphans.length > 0) {
    console.error('Run `npm run gen:pages`.')
    process.exit(1)
  }
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(source, file)), { recursive: true })
    writeFileSync(join(source, file), text)
  }
  for (const path of orphans) rmSync(path)
  console.log(
    `${stale.length} page files written, ${orphans.length} removed, ${wanted.size} in all`,
  )
}
