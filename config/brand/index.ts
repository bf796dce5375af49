import path from 'node:path'
import type { Compiler } from 'webpack'
import type { BrandFiles } from './read'
import { isBranded, rewrite, rewritePage, rewriteSprite } from './rewrite'

export { readBrand } from './read'

/** What both runners pass to `webpackChain`, as far as it is used here. */
interface Chain {
  readonly module: {
    rule(name: string): {
      test(files: (file: string) => boolean): {
        enforce(when: 'pre'): {
          use(name: string): { loader(file: string): { options(options: object): unknown } }
        }
      }
    }
  }
  plugin(name: string): { use(plugin: typeof BrandPlugin, options: [BrandFiles, string]): unknown }
}

const SPRITE = /assets\/icons\.\w+\.svg$/
const TAB = /assets\/tab\/([\w-]+\.png)$/

/** Replaces what is copied as it is: pictures and symbols of the tabs, WeChat's colours, the page that H5 starts with. */
class BrandPlugin {
  constructor(
    private readonly files: BrandFiles,
    private readonly theme: string,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('BrandPlugin', (compilation) => {
      // The policy of the page is made of its scripts, later.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1
      compilation.hooks.processAssets.tap({ name: 'BrandPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const changed = this.changed(name, () => asset.source().toString())
          if (changed) compilation.updateAsset(name, new sources.RawSource(changed))
        }
      })
    })
  }

  private changed(name: string, source: () => string): string | Buffer | undefined {
    if (name === 'index.html') return rewritePage(source(), this.files)
    if (name === 'theme.json') return this.theme
    if (SPRITE.test(name)) return rewriteSprite(source(), this.files)
    return this.files.tabs.get(TAB.exec(name)?.[1] ?? '')
  }
}

/** Has a build take a brand. @param theme src/theme.json as the brand has it. */
export function dress(chain: Chain, files: BrandFiles, source: string, theme: string): void {
  const pathOf = (file: string) => path.relative(source, file).replaceAll('\\', '/')
  const { dressAs } = require('./loader.cjs')
  const brand = `${files.folder}-${files.hash}`
  dressAs(brand, (text: string, file: string) => rewrite(text, pathOf(file), files))
  chain.module
    .rule('brand')
    .test((file) => isBranded(pathOf(file)))
    .enforce('pre')
    .use('brand')
    .loader(path.resolve(__dirname, 'loader.cjs'))
    .options({ brand })
  chain.plugin('brand').use(BrandPlugin, [files, theme])
}
