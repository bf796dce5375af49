import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ChunkGroup, Compilation, Compiler } from 'webpack'

/** What index.html wants to load early, or ahead of a page (by the key of its definition): requests of the `import()` that starts it. */
const HOME = 'pages/tabbar/index'
const EARLY: Readonly<Record<string, string>> = {
  home: HOME,
  zh: 'all/zh-hans',
  en: 'all/en',
  zhHome: 'first/zh-hans',
  enHome: 'first/en',
  '/product/show': 'product-detail',
}
/** The script that shows pages drawn ahead of the app (config/drawn). */
const DRAWN = /^js\/drawn\.\w+\.js$/
const TOKEN = '"__CHUNKS__"'

const BASE = path.resolve(__dirname, '../src/registry/base.ts')
/** The folder of a widget, of a file in it. */
const widgetOf = (file: string) => /[\\/]widgets[\\/]([^\\/]+)[\\/]/.exec(file)?.[1]

/** Of the page editor; what pages show of it without the editor is no part of it. */
const EDITOR = /[\\/]features[\\/]builder[\\/](?!widgets[\\/](previews|site))/

/** A file that an `import()` names, and the file that it stands in. */
type Load = readonly [file: string, from: string]

/** Inside the native app alone; a web view keeps it once it was needed. */
const SHELL = /[\\/]native-(shell|sheets)([\\/]|\.)/
/** Without a network nobody updates, is shown a start page, tells what broke, or looks for a new release. */
const ONLINE = /[\\/](app[\\/](update\.tsx|s(ink|tart-page)\.ts)|version[\\/]worker\.ts)$/
/** What no tab page shows: the widgets with a map, a picker or pictures to frame are not kept either. */
const SELDOM = /[\\/](primitives[\\/]map-drawing|picker[\\/]picker|parts[\\/]crop-sheet)\.tsx$/

/**
 * Whether a browser keeps a part for a start without a network: pages, languages and whatever the app
 * itself loads late; of the widgets, with the parts that they alone load, those that tab pages may show.
 *
 * @param loads every `import()` of it.
 * @param base the folders of the widgets of tab pages.
 */
export function isKept(loads: readonly Load[], base: readonly string[]): boolean {
  return loads.some(([file, from]) => {
    if ([SHELL, ONLINE, SELDOM].some((left) => left.test(file))) return false
    const widget = widgetOf(file) ?? widgetOf(from)
    return widget === undefined || base.includes(widget)
  })
}

/** The folders of the widgets that a registry imports. */
export const widgetsOf = (registry: string): string[] =>
  [...registry.matchAll(/\/widgets\/([\w-]+)'/g)].map(([, folder = '']) => folder)

/**
 * Writes which files a page loads and a browser keeps (dist/h5/size-manifest.json, read by scripts/size.mjs
 * and scripts/lib/service-worker.mjs), and tells the inline script of index.html what to preload, so that
 * the home page travels beside the app.
 */
export class SizeManifestPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('SizeManifestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'SizeManifestPlugin', stage }, () => {
        const entry = filesOf(compilation.entrypoints.values())
        const lazy = lazyFiles(compilation, entry)
        const precache = [...new Set([...entry, ...keptFiles(compilation)])]
        const editor = editorFiles(compilation)
        const manifest = JSON.stringify({ entry, precache, lazy, editor }, null, 1)
        compilation.emitAsset('size-manifest.json', new sources.RawSource(manifest))

        const page = compilation.getAsset('index.html')
        if (!page) return
        const chunks: Record<string, readonly string[]> = Object.fromEntries(
          Object.entries(EARLY).map(([name, request]) => [name, lazy[request] ?? []]),
        )
        const drawn = Object.keys(compilation.assets).find((name) => DRAWN.test(name))
        if (drawn) chunks.drawn = [drawn]
        const source = page.source.source().toString()
        // No text in it spans lines: what its scripts are indented by is weight alone.
        const html = source.replace(TOKEN, JSON.stringify(chunks)).replace(/\n\s+/g, '\n')
        compilation.updateAsset('index.html', new sources.RawSource(html))
      })
    })
  }
}

/**
 * Names modules by four digits. Left to itself webpack takes five from the 501st on, in every import of
 * every chunk; the names depend on the modules' paths all the same.
 */
export class ShortIdsPlugin {
  apply(compiler: Compiler): void {
    const { DeterministicModuleIdsPlugin } = compiler.webpack.ids
    new DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }).apply(compiler)
  }
}

function filesOf(groups: Iterable<{ readonly chunks: ChunkGroup['chunks'] }>): string[] {
  const files = [...groups].flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.files]))
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file))
}

/** The files of every `import()`, those of the entry left out, by what was imported. */
function lazyFiles(compilation: Compilation, entry: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const name = request?.replace(/^.*?src\//, '').replace(/^(\.\.?\/)+/, '')
      if (name) found[name] = filesOf([group]).filter((file) => !entry.includes(file))
    }
  }
  return found
}

/** Every `import()` that loads a group. By the dependency itself: the module of who loads may be one with others by now. */
function loadsOf({ moduleGraph }: Compilation, { blocksIterable }: ChunkGroup): Load[] {
  return [...blocksIterable].flatMap(({ dependencies }) =>
    dependencies.flatMap((it): Load[] => {
      const file = moduleGraph.getModule(it)?.nameForCondition()
      const from = moduleGraph.getParentModule(it)?.nameForCondition() ?? ''
      return file ? [[file, from]] : []
    }),
  )
}

function keptFiles(compilation: Compilation): string[] {
  const base = widgetsOf(readFileSync(BASE, 'utf8'))
  const groups = compilation.chunkGroups
  return filesOf(groups.filter((group) => isKept(loadsOf(compilation, group), base)))
}

/** All that the page editor loads of its own, in both languages. */
function editorFiles(compilation: Compilation): string[] {
  const isEditors = (group: ChunkGroup) =>
    loadsOf(compilation, group).some(([file]) => EDITOR.test(file))
  return filesOf(compilation.chunkGroups.filter(isEditors))
}
