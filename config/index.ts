import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { appBabel } from './app-babel'
import { browserAliases } from './browser'
import { isCorePage, isOfNoMainPage } from './core-pages'
import { elementsBabel } from './elements-babel'
import { loadSource } from './load-source'
import { privateBabel } from './private-babel'
import { SizeManifestPlugin } from './size-manifest'
import { widgetBabel } from './widget-babel'

type Derive = typeof import('../src/routing/derive')
type Table = typeof import('../src/routing/table')
type Route = import('../src/routing/table').Route

const source = path.resolve(__dirname, '..', 'src')
const { toCustomRoutes } = loadSource<Derive>(path.join(source, 'routing/derive.ts'))
const { routes } = loadSource<Table>(path.join(source, 'routing/table.ts'))

/** What a home page starts with. H5 loads the component of every other widget when it is drawn. */
const HOME_WIDGETS = [
  'banner',
  'grid-nav',
  'notice-bar',
  'product-list',
  'search-bar',
  'spacer',
  'title',
]

/** Where `npm run dev:h5` finds the APIs. */
const sandbox = `http://127.0.0.1:${process.env.PORT ?? 4000}`
const production = process.env.NODE_ENV === 'production'
const table = (routes as readonly Route[]).filter((route) => !(production && route.dev))

/** What terser does by itself and Taro switches off: without it libraries keep their development code. */
const TERSER_DEFAULTS = {
  arrows: true,
  collapse_vars: true,
  comparisons: true,
  computed_props: true,
  directives: true,
  inline: true,
  loops: true,
  negate_iife: true,
  properties: true,
  reduce_funcs: true,
  reduce_vars: true,
  switches: true,
  typeofs: true,
}

/** Where Taro's runtime lists the attributes of its elements. */
const TARO_ELEMENTS = /@tarojs[\\/](shared|plugin-platform-\w+)[\\/]dist[\\/].*\.js$/

/** What both runners pass to `webpackChain`, as far as it is used here. */
interface Chain {
  readonly resolve: { readonly alias: { set(module: string, file: string): unknown } }
  readonly module: {
    rule(name: string): {
      test(pattern: RegExp): { use(name: string): Loader }
      use(name: string): Loader
    }
  }
}
interface Loader {
  loader(path: string): Loader
  options(options: object): Loader
  tap(change: (options?: { plugins?: unknown[] }) => object): Loader
}

/** MobX's own build: terser does not find out that its development messages are never read. */
const MOBX = path.join(
  path.dirname(require.resolve('mobx/package.json')),
  'dist/mobx.esm.production.min.js',
)

/** `early` are the widgets that come with their page; without it, all do. */
function addBabel(chain: Chain, early?: readonly string[]): void {
  if (production) chain.resolve.alias.set('mobx$', MOBX)
  const ours = [[widgetBabel, { dropExamples: production, early }], ...(early ? [appBabel] : [])]
  chain.module
    .rule('script')
    .use('babelLoader')
    .tap((options = {}) => ({ ...options, plugins: [...(options.plugins ?? []), ...ours] }))
  // Libraries ship private methods, which iOS learnt in version 15 only.
  rewrite(
    chain,
    'private-members',
    /node_modules[\\/](@tanstack|@noble|valibot|mobx|mobx-react-lite)[\\/].*\.m?js$/,
    [privateBabel, require.resolve('@babel/plugin-transform-class-static-block')],
  )
}

/** Runs Babel plugins, and nothing else of Babel, over files of libraries. */
function rewrite(chain: Chain, name: string, files: RegExp, plugins: readonly unknown[]): void {
  chain.module
    .rule(name)
    .test(files)
    .use('babel')
    .loader(
      require.resolve('babel-loader', { paths: [require.resolve('@tarojs/webpack5-runner')] }),
    )
    .options({
      babelrc: false,
      configFile: false,
      compact: false,
      sourceType: 'unambiguous',
      plugins,
    })
}

/** Taro's build. Figures behind each choice: docs/benchmarks.md and docs/decisions. */
export default defineConfig<'webpack5'>(async () => {
  const config: UserConfigExport<'webpack5'> = {
    projectName: 'taproom',
    date: '2026-11-21',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
    sourceRoot: 'src',
    outputRoot: `dist/${process.env.TARO_ENV}`,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: true },
    plugins: [path.resolve(__dirname, 'elements.ts')],
    terser: {
      enable: true,
      config: {
        ecma: 2020,
        keep_fnames: false,
        keep_classnames: false,
        compress: { passes: 2, ecma: 2020, ...TERSER_DEFAULTS },
        output: {
          comments: false,
          ecma: 2020,
          quote_keys: false,
          keep_quoted_props: false,
          // A Chinese character is three bytes, its escape six.
          ascii_only: false,
        },
      },
    },
    mini: {
      enableSourceMap: process.env.SOURCE_MAP === '1',
      sourceMapType: 'source-map',
      optimizeMainPackage: { enable: true },
      // Flat class names of one component each: their order does not matter.
      miniCssExtractPluginOption: { ignoreOrder: true },
      webpackChain(chain) {
        addBabel(chain)
        rewrite(chain, 'elements', TARO_ELEMENTS, [elementsBabel])
      },
      postcss: { pxtransform: { enable: true, config: {} } },
    },
    h5: {
      // Relative, so that a build runs in any folder; Taro's development server knows the root only.
      publicPath: production ? './' : '/',
      staticDirectory: 'static',
      useHtmlComponents: true,
      // For reading what a bundle is made of: SOURCE_MAP=1.
      enableSourceMap: process.env.SOURCE_MAP === '1',
      sourceMapType: 'source-map',
      // As files they load beside the scripts, and only those that are shown.
      imageUrlLoaderOption: { limit: 1 },
      router: { mode: 'hash', customRoutes: toCustomRoutes(table) as never },
      devServer: {
        host: '127.0.0.1',
        port: 4001,
        open: false,
        proxy: [
          {
            context: ['/main', '/generic', '/chat', '/pay', '/pictures', '/files'],
            target: sandbox,
          },
        ],
      },
      output: {
        filename: 'js/[name].[contenthash:8].js',
        chunkFilename: 'js/[name].[contenthash:8].js',
      },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].css',
      },
      postcss: {
        autoprefixer: { enable: true },
        // It renames tags in our styles to Taro's components, which H5 does not use.
        htmltransform: { enable: false, config: { removeCursorStyle: false } },
        // One px of the design is one px up to 430 px of width; above, layouts grow columns instead.
        pxtransform: {
          enable: true,
          config: { baseFontSize: 20, minRootSize: 17, maxRootSize: 23 },
        },
      },
      webpackChain(chain) {
        for (const [module, file] of Object.entries(browserAliases))
          chain.resolve.alias.set(module, file)
        // The browsers of `browserslist`: the runtime need not be ES5, nor keep names for Stencil.
        chain.target(['web', 'es2020'] as unknown as string)
        addBabel(chain, HOME_WIDGETS)
        chain.plugin('size-manifest').use(SizeManifestPlugin)
        chain.optimization.splitChunks({
          chunks: 'all',
          maxInitialRequests: 20,
          maxAsyncRequests: 20,
          minSize: 10_000,
          cacheGroups: {
            default: false,
            defaultVendors: false,
            // Pages of the subpackage are a few lines each: one file, instead of 70 the entry must know.
            core: {
              name: 'core',
              chunks: isCorePage,
              test: isOfNoMainPage,
              enforce: true,
              priority: 20,
            },
            common: { name: false, minChunks: 2, priority: 1, reuseExistingChunk: true },
            vendors: {
              name: false,
              minChunks: 2,
              test: /[\\/]node_modules[\\/]/,
              priority: 10,
              reuseExistingChunk: true,
            },
          },
        })
      },
    },
    alias: { '@': source },
  }
  return config
})
