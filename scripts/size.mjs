#!/usr/bin/env node
/*
 * Checks what is built against the budgets (docs/benchmarks.md). Usage: node scripts/size.mjs [--json] [h5 weapp alipay]
 *
 * H5 counts gzip of JS and CSS, of the first load brotli as well. The home page is the entry, the files of its own import() and one language
 * (the larger). A lazy page counts all files its import() adds to that; a file several pages share counts
 * for each of them, since any of them may be the first. Mini-programs count unpacked bytes; the main package
 * is everything outside the subpackage roots. The page editor counts each of its files once, with one language.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { filesToKeep } from './lib/service-worker.mjs'

const DIST = process.env.DIST ?? fileURLToPath(new URL('../dist/', import.meta.url))
const KB = 1024
const BUDGET = {
  // As `npm start` serves it, packed by brotli, and by gzip: home is to fall towards the aim.
  served: 138 * KB,
  home: 159 * KB,
  // With room for a brand of longer words. They are to fall to 600 and 560 KB (decision 0140).
  main: { weapp: 616 * KB, alipay: 604 * KB },
  homeAim: 125 * KB,
  page: 15 * KB,
  // Page and parts, all that a browser can ever load of it. It is to fall to 75 KB (decisions 0124 and 0135).
  editor: 80 * KB,
  html: 2 * KB,
  // Loaded behind the first page, once a release; what did not change costs nothing.
  kept: 340 * KB,
  subpackage: { shop: 300 * KB, core: 980 * KB, diy: 275 * KB },
  tabIcons: 40 * KB,
}
const HOME = 'pages/tabbar/index'
const PAGE = /^(pages|shop|core|diy)\//
const LOCALE = /^(all|first)\//
const FIRST = /^first\//
const EDITOR_TEXTS = /^texts\.editor\./
/** What whoever edits a page loads of the editor, whatever they do; the rest comes when it is opened. */
const EDITING = ['page-editor', 'editor-desk', 'inspector', 'parts/looks', 'checking']

const args = process.argv.slice(2)
const asked = args.filter((arg) => !arg.startsWith('--'))
const rows = []

/** One line of the report; without a limit it is for information. */
function add(target, what, bytes, limit, note = '') {
  rows.push({ target, what, bytes, limit, ok: limit === undefined || bytes <= limit, note })
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

function checkH5(root) {
  const cache = new Map()
  const gzip = (file) => {
    if (!cache.has(file))
      cache.set(file, gzipSync(readFileSync(join(root, file)), { level: 9 }).length)
    return cache.get(file)
  }
  const weigh = (files) => sum(files.map(gzip))
  const served = (files) =>
    sum(files.map((file) => brotliCompressSync(readFileSync(join(root, file))).length))
  const { entry, lazy, editor } = JSON.parse(readFileSync(join(root, 'size-manifest.json'), 'utf8'))
  const locales = Object.keys(lazy).filter((name) => FIRST.test(name))
  const largest = (weighed) => Math.max(0, ...locales.map((name) => weighed(lazy[name])))
  const language = largest(weigh)
  const home = new Set([...entry, ...(lazy[HOME] ?? [])])
  const aim = `aim ${BUDGET.homeAim / KB} KB`
  const asServed = served([...home]) + largest(served)
  add('h5', 'home, first load: JS + CSS as served', asServed, BUDGET.served, aim)
  add('h5', 'home, first load: JS + CSS gzip', weigh([...home]) + language, BUDGET.home)
  add('h5', '  entry', weigh(entry))
  add('h5', '  home page', weigh(lazy[HOME] ?? []))
  add('h5', '  one language', language)

  const pages = Object.entries(lazy)
    .filter(([name]) => PAGE.test(name) && name !== HOME)
    .map(([name, files]) => ({ name, bytes: weigh(files.filter((file) => !home.has(file))) }))
    .sort((left, right) => right.bytes - left.bytes)
  const over = pages.filter(({ bytes }) => bytes > BUDGET.page)
  for (const { name, bytes } of over.slice(0, 5))
    add('h5', `  ${name}, beyond home`, bytes, BUDGET.page)
  if (over.length === 0 && pages[0])
    add('h5', `largest page beyond home: ${pages[0].name}`, pages[0].bytes, BUDGET.page)
  add('h5', 'pages beyond home, over their budget', over.length, 0, `of ${pages.length}`)
  const others = Object.entries(lazy).filter(([name]) => !PAGE.test(name) && !LOCALE.test(name))
  const parts = others
    .map(([name, files]) => ({ name, bytes: weigh(files.filter((file) => !home.has(file))) }))
    .sort((left, right) => right.bytes - left.bytes)
  if (parts[0])
    add('h5', `largest part loaded when drawn: ${parts[0].name}`, parts[0].bytes, BUDGET.page)
  const own = editor.filter((file) => !home.has(file))
  const spoken = Object.keys(lazy).filter((name) => EDITOR_TEXTS.test(name))
  const ofText = new Set(spoken.flatMap((name) => lazy[name]))
  const words = Math.max(0, ...spoken.map((name) => weigh(lazy[name])))
  const sumOf = (files) => weigh(files.filter((file) => !ofText.has(file))) + words
  add('h5', 'page editor, all its parts in one language', sumOf(own), BUDGET.editor)
  const session = new Set(EDITING.flatMap((name) => lazy[name] ?? []))
  add('h5', '  of them when a page is edited', sumOf(own.filter((file) => session.has(file))))
  add('h5', 'index.html, gzip', gzip('index.html'), BUDGET.html)
  // A file that is missing ends this script: no browser would keep the app.
  const kept = filesToKeep(root)
  const hasWorker = existsSync(join(root, 'sw.js'))
  add(
    'h5',
    'kept for a start without a network',
    hasWorker ? weigh(kept) : Number.NaN,
    BUDGET.kept,
    `${kept.length} files`,
  )
}

function checkMini(target, root) {
  const app = JSON.parse(readFileSync(join(root, 'app.json'), 'utf8'))
  const roots = (app.subPackages ?? app.subpackages ?? []).map((pack) =>
    pack.root.replace(/\/$/, ''),
  )
  const files = walk(root).map((path) => ({
    path: relative(root, path).split(sep).join('/'),
    bytes: statSync(path).size,
  }))
  const of = (pack) =>
    sum(files.filter(({ path }) => path.startsWith(`${pack}/`)).map(({ bytes }) => bytes))
  const all = sum(files.map(({ bytes }) => bytes))
  add(target, 'main package, unpacked', all - sum(roots.map(of)), BUDGET.main[target])
  for (const pack of roots) add(target, `subpackage ${pack}`, of(pack), BUDGET.subpackage[pack])
  const icons = new Set(
    (app.tabBar?.list ?? app.tabBar?.items ?? []).flatMap((tab) => [
      tab.iconPath ?? tab.icon,
      tab.selectedIconPath ?? tab.activeIcon,
    ]),
  )
  const largest = Math.max(
    0,
    ...files.filter(({ path }) => icons.has(path)).map(({ bytes }) => bytes),
  )
  add(target, 'largest tab icon', largest, BUDGET.tabIcons)
}

const TARGETS = {
  h5: checkH5,
  weapp: (root) => checkMini('weapp', root),
  alipay: (root) => checkMini('alipay', root),
}

const built = Object.keys(TARGETS).filter((name) => existsSync(join(DIST, name)))
const wanted = asked.length > 0 ? asked : built
for (const name of wanted) {
  if (!TARGETS[name]) throw new Error(`no such target: ${name}`)
  if (built.includes(name)) TARGETS[name](join(DIST, name))
  else
    rows.push({ target: name, what: 'not built', bytes: 0, limit: undefined, ok: false, note: '' })
}
if (rows.length === 0)
  rows.push({
    target: '-',
    what: 'nothing is built',
    bytes: 0,
    limit: undefined,
    ok: false,
    note: '',
  })

if (args.includes('--json')) {
  console.log(JSON.stringify({ ok: rows.every((row) => row.ok), rows }, null, 2))
} else {
  const amount = (what, number) =>
    number === undefined
      ? ''
      : /over their budget/.test(what)
        ? String(number)
        : `${(number / KB).toFixed(1)} KB`
  for (const { target, what, bytes, limit, ok, note } of rows) {
    const mark = limit === undefined && ok ? ' ' : ok ? '✓' : '✗'
    console.log(
      `${mark} ${target.padEnd(7)} ${what.padEnd(58)} ${amount(what, bytes).padStart(10)} ${amount(what, limit).padStart(10)}  ${note}`,
    )
  }
}
process.exitCode = rows.every((row) => row.ok) ? 0 : 1
