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
    readonly default: new (options: unknown) => { subCommonDeps: Map<string, Shared> }
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

const NAME = 'shared'

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

/**
 * What `core` and `diy` both use, and the main package does not, lies in one file of each: neither may ask the other
 * for a file. Taro would write a file for every module, and name each of them in every page.
 */
export class SharedChunkPlugin extends MiniSplitChunksPlugin {
  /** Called by Taro once it has found out what is shared. */
  getSubCommonCacheGroup() {
    const { test, chunks } = asOne(this.subCommonDeps.values())
    this.subCommonDeps = new Map([[NAME, { rawIdentifier: '', chunks }]])
    return { [NAME]: { name: `sub-common/${NAME}`, test, priority: 1000 } }
  }
}

/** Puts it in the place of Taro's own. */
export function shareOneChunk(chain: Chain): void {
  const plugin = chain.plugin('miniSplitChunksPlugin')
  plugin.use(SharedChunkPlugin, plugin.get('args') as unknown[])
}
