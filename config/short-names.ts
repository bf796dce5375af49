import type { Compiler } from 'webpack'
import { type ClassNames, classNamesBabel, longNames, readClasses, sentStyles } from './class-names'

/** The sizes of app.scss that styles name most. Colours keep theirs: scripts put some together. */
const SHORT: readonly (readonly [name: string, short: string])[] = [
  ['space-(\\d+)', 's$1'],
  ['text-(\\d+)', 't$1'],
  ['ink-(\\d+)', 'i$1'],
  ['radius-(\\w{2})\\w+', 'r-$1'],
  ['leading-(\\w{2})\\w+', 'l-$1'],
  ['column-narrow', 'c-n'],
  ['hairline', 'hl'],
]
/** Names as they are written, and as they are sent: `--space-12` as `--s12`. */
const NAMES = SHORT.map(
  ([name, short]) => [new RegExp(`--${name}(?![\\w-])`, 'g'), `--${short}`] as const,
)

/** Styles, or a script that names some of theirs, with names of sizes written short. */
export const shortNames = (code: string): string =>
  NAMES.reduce((text, [name, short]) => text.replace(name, short), code)

/** Where in a script a name is written long, and what it becomes there: all before it stays where it was. */
export const shortPlaces = (code: string): { at: number; end: number; short: string }[] =>
  NAMES.flatMap(([name, short]) =>
    [...code.matchAll(name)].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
      short: match[0].replace(name, short),
    })),
  )

/** What the names of classes became, beside what is built: tests find by it what they look for. */
const TABLE = 'class-names.json'

/**
 * Writes names short where nobody reads them: sizes in styles and scripts, classes in styles. Those of scripts
 * were written short before (`classNamesBabel`); one that was not would find no style, and ends the build.
 */
export class ShortNamesPlugin {
  constructor(private readonly classes: ClassNames) {}

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError, sources } = compiler.webpack
    const name = 'ShortNamesPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Once scripts are small, and before it is written down where each of their places came from.
      const small = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name, stage: small }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue
          const code = String(source.source())
          for (const long of longNames(code, this.classes))
            compilation.errors.push(new WebpackError(`${file} has the long name of ${long}`))
          const places = shortPlaces(code)
          if (places.length === 0) continue
          const short = new sources.ReplaceSource(source)
          for (const place of places) short.replace(place.at, place.end - 1, place.short)
          compilation.updateAsset(file, short)
        }
      })
      // Once everybody else has written what they write.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!/\.(wxss|acss)$/.test(file)) continue
          const code = String(source.source())
          const short = shortNames(sentStyles(code, this.classes))
          if (short !== code) compilation.updateAsset(file, new sources.RawSource(short))
        }
        const table = [...this.classes.names, ...this.classes.prefixes]
        const text = JSON.stringify(Object.fromEntries(table))
        compilation.emitAsset(TABLE, new sources.RawSource(text))
      })
    })
  }
}

interface Chain {
  readonly module: {
    rule(name: string): {
      use(name: string): { tap(change: (options?: { plugins?: unknown[] }) => object): unknown }
    }
  }
  // biome-ignore lint/suspicious/noExplicitAny: as webpack-chain has it.
  plugin(name: string): { use(plugin: any, args: any[]): unknown }
}

/** Has names of sizes and classes written short, in styles and in scripts. */
export function shorten(chain: Chain): void {
  const classes = readClasses()
  chain.module
    .rule('script')
    .use('babelLoader')
    .tap((options = {}) => ({
      ...options,
      plugins: [...(options.plugins ?? []), [classNamesBabel, classes]],
    }))
  chain.plugin('short-names').use(ShortNamesPlugin, [classes])
}
