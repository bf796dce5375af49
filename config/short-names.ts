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
const NAMES = SHORT.map(
  ([name, short]) => [new RegExp(`--${name}(?![\\w-])`, 'g'), `--${short}`] as const,
)

/** Styles, or a script that names some of theirs, with the names of sizes written short. */
export const shortNames = (code: string): string =>
  NAMES.reduce((text, [name, short]) => text.replace(name, short), code)

/** Writes the names of sizes short where nobody reads them: 12 KB of a mini-program's package. */
export class ShortNamesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    const name = 'ShortNamesPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Once everybody else has written what they write.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!/\.(wxss|acss|js)$/.test(file)) continue
          const code = String(source.source())
          const short = shortNames(code)
          if (short !== code) compilation.updateAsset(file, new sources.RawSource(short))
        }
      })
    })
  }
}
