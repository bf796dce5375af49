import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import type { Compiler } from 'webpack'
import type { BrandFiles } from '../brand/read'
import { isBranded, rewrite } from '../brand/rewrite'

const NAME = 'DrawnPagesPlugin'
const SOURCE = path.resolve(__dirname, '../../src')
/** What a server finds beside index.html (server/builder/drawn-pages.ts). */
export const DRAWN_PAGES = 'drawn-pages.cjs'
/** What the page of a product loads, by what is imported: its styles come with what is drawn of it. */
const OF_PRODUCT = ['core/views/index', 'product-detail', 'product-offers']

/**
 * A browser, as far as it is asked while a page is drawn: one that tells what is in sight, in the first moment of
 * its page. So pictures wait as they do in the app, but for those that it has at once.
 */
const BROWSER = 'const $window = { IntersectionObserver: true }, $performance = { now: () => 0 }'

/** Sources as the brand has them, and pictures by the names that the build has given them. */
const asBuilt = (files: BrandFiles, pictureOf: (file: string) => string): Plugin => ({
  name: 'as-built',
  setup({ onLoad }) {
    onLoad({ filter: /\.svg$/ }, ({ path: file }) => ({
      contents: `export default ${JSON.stringify(pictureOf(file))}`,
      loader: 'js',
    }))
    onLoad({ filter: /[\\/]src[\\/].*\.(tsx?|json)$/ }, ({ path: file }) => {
      const name = path.relative(SOURCE, file).replaceAll('\\', '/')
      if (!isBranded(name)) return undefined
      const contents = rewrite(readFileSync(file, 'utf8'), name, files)
      return { contents, loader: file.endsWith('.json') ? 'json' : 'tsx' }
    })
  },
})

/** What all of it is made by. */
const MADE: BuildOptions = {
  bundle: true,
  minify: true,
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
}

/** The script that shows what was drawn, for the browsers of `browserslist`. */
async function showing(): Promise<string> {
  const entryPoints = [path.resolve(__dirname, 'browser.ts')]
  const { outputFiles } = await build({ ...MADE, entryPoints, write: false, target: 'es2020' })
  return outputFiles[0]?.text ?? ''
}

/** Elements of the app's sources are told where they lead (links.ts). */
const withLinks: Plugin = {
  name: 'with-links',
  setup({ onResolve }) {
    onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer }) =>
      importer.startsWith(SOURCE) ? { path: path.resolve(__dirname, 'jsx-runtime.ts') } : undefined,
    )
  },
}

/**
 * Writes what draws pages on a server, of the sources, the brand, the picture names and the styles of this very
 * build (decision 0139): one file for Node, which needs no package. And the script by which browsers show it, which
 * index.html is told of with the chunks (config/size-manifest.ts).
 */
export class DrawnPagesPlugin {
  /** @param variables what the build puts in place of `process.env.…`, by name. */
  constructor(
    private readonly files: BrandFiles,
    private readonly variables: Readonly<Record<string, string>>,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const text = await showing()
        const hash = createHash('sha1').update(text).digest('hex').slice(0, 6)
        compilation.emitAsset(`js/drawn.${hash}.js`, new sources.RawSource(text))
      })
    })
    compiler.hooks.afterEmit.tapPromise(NAME, async ({ assets, outputOptions }) => {
      const folder = outputOptions.path ?? ''
      const pictures = Object.keys(assets).filter((name) => name.endsWith('.svg'))
      const pictureOf = (file: string) => {
        const name = path.basename(file, '.svg')
        const picture = pictures.find((each) => path.basename(each).startsWith(`${name}.`))
        if (picture === undefined) throw new Error(`the build has no picture ${file}`)
        return `./${picture}`
      }
      const environment = { ...this.variables, TARO_ENV: 'h5', NODE_ENV: 'production' }
      const known = Object.entries(environment).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ])
      await build({
        ...MADE,
        entryPoints: [path.resolve(__dirname, 'page.tsx')],
        outfile: path.join(folder, DRAWN_PAGES),
        platform: 'node',
        target: 'node20',
        format: 'cjs',
        resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.js', '.json'],
        loader: { '.scss': 'empty', '.css': 'empty' },
        define: {
          ...Object.fromEntries(known),
          'process.env.STYLES_OF_PRODUCT': JSON.stringify(stylesOfProduct(folder)),
          window: '$window',
          performance: '$performance',
        },
        banner: { js: BROWSER },
        plugins: [asBuilt(this.files, pictureOf), withLinks],
      })
    })
  }
}

/** All that the page of a product is drawn with, wherever one comes from. */
function stylesOfProduct(folder: string): string {
  const { lazy } = JSON.parse(readFileSync(path.join(folder, 'size-manifest.json'), 'utf8')) as {
    readonly lazy: Readonly<Record<string, readonly string[]>>
  }
  const files = OF_PRODUCT.flatMap((name) => {
    if (!lazy[name]) throw new Error(`the build has no part ${name}`)
    return lazy[name].filter((file) => file.endsWith('.css'))
  })
  return [...new Set(files)].map((file) => readFileSync(path.join(folder, file), 'utf8')).join('')
}
