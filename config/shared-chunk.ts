import type { Compiler } from 'webpack'

interface Chain {
  plugin(name: string): {
    get(name: string): unknown
    // biome-ignore lint/suspicious/noExplicitAny: as webpack-chain has it.
    use(plugin: any, args?: any[]): unknown
  }
}
/** As far as it is used here: Taro has no types of it. */
const { default: MiniSplitChunksPlugin } =
  require('@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin') as {
    readonly default: new (
      options: unknown,
    ) => { subCommonDeps: Map<string, Shared>; apply(compiler: Compiler): void }
  }

/** A module that pages of several subpackages use, as Taro remembers it. */
interface Shared {
  readonly resource?: string
  readonly identifier?: string
  readonly rawIdentifier: string
  readonly chunks: ReadonlySet<string>
}
interface Module {
  readonly resource?: string
  readonly _identifier?: string
}

/** What all of them are: one module that is used wherever one of them is. */
export function asOne(shared: Iterable<Shared>): {
  readonly test: (module: Module) => boolean
  readonly chunks: ReadonlySet<string>
} {
  const all = [...shared]
  const names = new Set(all.map(({ resource, identifier }) => resource ?? identifier))
  return {
    test: ({ resource, _identifier }) => names.has(resource ?? _identifier),
    chunks: new Set(all.flatMap(({ chunks }) => [...chunks])),
  }
}

const NAME = 'SharedChunkPlugin'

/** Which packages use a module, as the end of a file's name: `core-diy`. */
const packagesOf = ({ chunks }: Shared) =>
  [...new Set([...chunks].map((name) => name.slice(0, name.indexOf('/'))))].sort().join('-')

/** By the packages that use them. */
export function bySharers(shared: Iterable<Shared>): ReadonlyMap<string, ReturnType<typeof asOne>> {
  const all = [...shared]
  return new Map(
    [...new Set(all.map(packagesOf))].map((packages) => [
      packages,
      asOne(all.filter((each) => packagesOf(each) === packages)),
    ]),
  )
}

/** How a page's script or sheet asks for a file that its package shares with others. */
const ASKS = /(?:require\(|@import )"(?:\.\.?\/)+(sub-common\/[\w-]+\.\w+)"\)?;/g
/** What all pages of a package ask for first: one of each kind, where there is more than one page. */
const COMMON = /^([\w-]+)\/sub-vendors\.(\w+)$/

/**
 * What pages of a package each ask for, its common file asks for once: eighty pages name nothing twice.
 *
 * @param files of a build, by their paths; those that are to be written differently are returned.
 */
export function askOnce(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const changed = new Map<string, string>()
  for (const [path, text] of files) {
    const [, root, kind] = COMMON.exec(path) ?? []
    if (!root) continue
    const asked = new Set<string>()
    for (const [page, source] of files) {
      if (!page.startsWith(`${root}/`) || !page.endsWith(`.${kind}`)) continue
      const rest = source.replace(ASKS, (_, file: string) => {
        asked.add(file)
        return ''
      })
      if (rest !== source) changed.set(page, rest)
    }
    const all = [...asked].sort()
    if (all.length === 0) continue
    // At its end a script's own lines stay where its map has them; what it registers waits for the rest.
    if (kind === 'js') changed.set(path, text + all.map((file) => `require("./${file}");`).join(''))
    else changed.set(path, all.map((file) => `@import "./${file}";`).join('') + text)
  }
  return changed
}

/**
 * What several subpackages use, and the main package does not, lies in one file of each of them: none may ask another
 * one for a file. Taro would write a file for every module, and name each of them in every page.
 */
export class SharedChunkPlugin extends MiniSplitChunksPlugin {
  override apply(compiler: Compiler): void {
    super.apply(compiler)
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After Taro has named them in pages: it does so at this stage, and was asked first.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const texts = Object.entries(assets).filter(([path]) => /\.(js|\w+ss)$/.test(path))
        const files = new Map(texts.map(([path, asset]) => [path, asset.source().toString()]))
        for (const [path, text] of askOnce(files))
          compilation.updateAsset(path, new compiler.webpack.sources.RawSource(text))
      })
    })
  }

  /** Called by Taro once it has found out what is shared. */
  getSubCommonCacheGroup() {
    const groups = [...bySharers(this.subCommonDeps.values())]
    this.subCommonDeps = new Map(
      groups.map(([packages, { chunks }]) => [packages, { rawIdentifier: '', chunks }]),
    )
    return Object.fromEntries(
      groups.map(([packages, { test }]) => [
        packages,
        { name: `sub-common/${packages}`, test, priority: 1000 },
      ]),
    )
  }
}

/** Puts it in the place of Taro's own. */
export function shareOneChunk(chain: Chain): void {
  const plugin = chain.plugin('miniSplitChunksPlugin')
  plugin.use(SharedChunkPlugin, plugin.get('args') as unknown[])
}
