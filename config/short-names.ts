import type { Compiler } from 'webpack'

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
/**
 * Names as they are written, and as they are sent: `--space-12` as `--s12`, `tp-cart__line` as `cart_line`. Only a
 * name with `__` in it: all before it is always written out, while others may be put together (`tp-c-${tone}`).
 */
const NAMES: readonly (readonly [name: RegExp, short: string])[] = [
  ...SHORT.map(([name, short]) => [new RegExp(`--${name}(?![\\w-])`, 'g'), `--${short}`] as const),
  [/(?<![\w-])tp-([a-z][a-z\d-]*)__/g, '$1_'],
]

/** Styles, or a script that names some of theirs, with names of sizes and of parts of a block written short. */
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

/** Writes names short where nobody reads them: 29 KB of a mini-program's packages. */
export class ShortNamesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    const name = 'ShortNamesPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Once scripts are small, and before it is written down where each of their places came from.
      const small = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name, stage: small }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue
          const places = shortPlaces(String(source.source()))
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
          const short = shortNames(code)
          if (short !== code) compilation.updateAsset(file, new sources.RawSource(short))
        }
      })
    })
  }
}
