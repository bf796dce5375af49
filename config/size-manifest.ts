import type { ChunkGroup, Compilation, Compiler } from 'webpack'

/** What index.html wants to load early, by the request of the `import()` that starts it. */
const HOME = 'pages/tabbar/index'
const EARLY: Readonly<Record<string, string>> = {
  home: HOME,
  zh: 'all/zh-hans',
  en: 'all/en',
  zhHome: 'first/zh-hans',
  enHome: 'first/en',
}
const TOKEN = '"__CHUNKS__"'

/**
 * Writes which files a page loads (dist/h5/size-manifest.json, read by scripts/size.mjs), and tells the
 * inline script of index.html what to preload, so that the home page travels beside the app.
 */
export class SizeManifestPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('SizeManifestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'SizeManifestPlugin', stage }, () => {
        const entry = filesOf(compilation.entrypoints.values())
        const lazy = lazyFiles(compilation, entry)
        const manifest = JSON.stringify({ entry, lazy }, null, 1)
        compilation.emitAsset('size-manifest.json', new sources.RawSource(manifest))

        const page = compilation.getAsset('index.html')
        if (!page) return
        const chunks = Object.fromEntries(
          Object.entries(EARLY).map(([name, request]) => [name, lazy[request] ?? []]),
        )
        const html = page.source.source().toString().replace(TOKEN, JSON.stringify(chunks))
        compilation.updateAsset('index.html', new sources.RawSource(html))
      })
    })
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
