import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { type Adoption, checkAdoption, variablesOf } from './adoption'
import { dress, readBrand } from './brand'
import { rewrite, wardrobeOf } from './brand/rewrite'
import { ContentPolicyPlugin } from './content-policy'
import { isCorePage, isOfHome, isOfNoMainPage } from './core-pages'
import { DrawnPagesPlugin } from './drawn'
import { LightStatsPlugin } from './light-stats'
import { loadSource } from './load-source'
import { shareOneChunk } from './shared-chunk'
import { shorten } from './short-names'
import { ShortIdsPlugin, SizeManifestPlugin } from './size-manifest'
import { alterBrowser, alterMini, elementsPlugin, refuseOtherVersions } from './surgery'
import { terserConfig } from './terser'
import { passTexts } from './texts/pass-texts'

type Derive = typeof import('../src/routing/derive')
type Table = typeof import('../src/routing/table')
type Route = import('../src/routing/table').Route
type Signer = import('../src/shared/transport').Signer
type Transport = typeof import('../src/shared/transport')
type Pay = typeof import('../src/shared/pay')

refuseOtherVersions()

const source = path.resolve(__dirname, '..', 'src')
const { toCustomRoutes } = loadSource<Derive>(path.join(source, 'routing/derive.ts'))
const { routes } = loadSource<Table>(path.join(source, 'routing/table.ts'))

/** What a home page starts with. H5 loads the component of every other widget when it is drawn. */
const HOME_WIDGETS = ['banner', 'breaks', 'grid-nav', 'notice-bar', 'product-list', 'search-bar']
const rooms = readdirSync(path.join(source, 'features'))
// A folder that has another name now would come late, and nobody would be told.
for (const name of HOME_WIDGETS)
  if (!rooms.some((room) => existsSync(path.join(source, 'features', room, 'widgets', name))))
    throw new Error(
      `config/index.ts: home starts with ${name}, and no widget lies in such a folder.`,
    )

/** Where `npm run dev:h5` finds the APIs. */
const sandbox = `http://127.0.0.1:${process.env.PORT ?? 4000}`
const production = process.env.NODE_ENV === 'production'
/** Of index.html: its 2 KB are the first that travel. The others are what is done to a page that is shipped anyway. */
const SMALL_PAGE = {
  collapseWhitespace: true,
  keepClosingSlash: true,
  minifyJS: { ecma: 2017 },
  removeComments: true,
  removeRedundantAttributes: true,
  removeScriptTypeAttributes: true,
  removeStyleLinkTypeAttributes: true,
  useShortDoctype: true,
}
/** The folder of a build that has the pages for developers, to be looked at (npm run shots -- --gallery). */
const gallery = process.env.TAPROOM_GALLERY
/** A package of widgets that is looked at, in place of those of taproom.widgets.ts. */
const tried = process.env.TAPROOM_WIDGETS
/** Where a build goes that stands beside the one that is shipped, as that of another brand in the tests. */
const output = gallery ?? process.env.TAPROOM_OUTPUT ?? `dist/${process.env.TARO_ENV}`
const adopted = path.resolve(__dirname, '..', 'taproom.config.ts')
const adoption = loadSource<Adoption>(adopted)
const known = {
  signer: loadSource<Signer>(path.join(source, 'shared/signature.ts')),
  clients: loadSource<Transport>(path.join(source, 'shared/transport.ts')).CLIENT_TYPES,
  payTypes: Object.values(loadSource<Pay>(path.join(source, 'shared/pay.ts')).PayType),
}
const files = readBrand(path.resolve(__dirname, '..'), process.env.BRAND || undefined)
const { name: brandName, appIds } = files.brand
const theme = rewrite(readFileSync(path.join(source, 'theme.json'), 'utf8'), 'theme.json', files)
// Taro reads these two by themselves: src/app.config.ts, and the file of a mini-program's project.
Object.assign(process.env, { TARO_APP_NAME: brandName, TARO_APP_THEME: theme })
process.env.TARO_APP_ID ||= process.env.TARO_ENV === 'alipay' ? appIds.alipay : appIds.weapp
const variables = {
  ...variablesOf(adoption.settings),
  TARO_APP_WECHAT_APP_ID: process.env.TARO_APP_WECHAT_APP_ID || appIds.wechat,
  TARO_APP_WARDROBE: wardrobeOf(files),
}
/** Taro compiles what is in src; this lies above it. */
const compile = { include: [adopted] }
/** Servers that a build of H5 speaks to besides the one it came from. */
const origins = [adoption.settings.origins.h5, adoption.settings.origins.alternate].flatMap(
  (origin) => (origin ? [new URL(origin).origin] : []),
)
const table = (routes as readonly Route[]).filter((route) => !production || gallery || !route.dev)

/** Names tell browsers what has changed; a watching build keeps them, so that it writes what changed only. */
const name = production ? '[name].[contenthash:6]' : '[name]'
/** What a picture of src is called: the sprite, which every page draws of, is kept by its name. */
const pictureName = (file: string) =>
  file.replace('src/', 'static/images/').replace('.svg', '.[contenthash:6].svg')
/**
 * Scripts name no map, and maps hold no code: scripts/build.mjs takes them out of what is shipped (decision
 * 0074). For reading what a bundle is made of: SOURCE_MAP=1.
 */
const MAPPED_NAME = '[resource-path]'
// Taro's type knows fewer kinds than webpack.
const sourceMapType = (
  process.env.SOURCE_MAP === '1' ? 'source-map' : 'hidden-nosources-source-map'
) as 'source-map'

/** Styles of one brand are never taken for those of another, nor for those it had before. */
const cacheOfBrand = {
  name: `${process.env.NODE_ENV}-${process.env.TARO_ENV}-${files.folder}`,
  version: files.hash,
}
/**
 * A package of a mini-program is made anew: of what another build has kept, modules that came to be shared, or no
 * longer are, were left out of both packages (decision 0138).
 */
const keepsModules = gallery === undefined && (process.env.TARO_ENV === 'h5' || !production)
/** Who watches waits while the cache is written, many seconds: that begins in a minute without a change. */
const cacheTimes = { idleTimeoutForInitialStore: 60_000, idleTimeoutAfterLargeChanges: 60_000 }

interface Chain {
  readonly resolve: { readonly alias: { set(name: string, path: string): unknown } }
  readonly module: {
    rule(name: string): { readonly include: { add(where: string): unknown } }
  }
}

/** Sources outside src that are the app's all the same: the kit, and packages of widgets. */
const OUTSIDE = ['kit', 'examples', 'packages', 'taproom.widgets.ts']

/** Where packages of widgets find the kit. Taro's own `alias` takes no path that begins with a dot. */
function findKit(chain: Chain): void {
  const { include } = chain.module.rule('script')
  for (const name of OUTSIDE) include.add(path.resolve(__dirname, '..', name))
  const { alias } = chain.resolve
  alias.set('taproom/widget$', path.resolve(__dirname, '../kit/widget.ts'))
  alias.set('taproom/widget/ui$', path.resolve(__dirname, '../kit/ui.ts'))
  // As src/registry/commerce.ts names it.
  if (tried) alias.set('../../taproom.widgets$', path.resolve(tried))
}

/** Taro's build. Figures behind each choice: docs/benchmarks.md and docs/decisions. */
export default defineConfig<'webpack5'>(async () => {
  await checkAdoption(adoption, known)
  const config: UserConfigExport<'webpack5'> = {
    projectName: 'taproom',
    date: '2026-11-21',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
    sourceRoot: 'src',
    outputRoot: output,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: keepsModules, ...cacheOfBrand, ...(production ? {} : cacheTimes) },
    plugins: [elementsPlugin],
    env: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    // Taro finds the theme by itself, not this.
    copy: {
      patterns: [
        // Taro takes along the icons that the app's file names; those of the dark are set while it runs.
        ...(process.env.TARO_ENV === 'h5'
          ? []
          : [{ from: 'src/assets/tab/', to: `${output}/assets/tab/` }]),
        ...(process.env.TARO_ENV === 'weapp'
          ? [{ from: 'src/sitemap.json', to: `${output}/sitemap.json` }]
          : []),
      ],
      options: {},
    },
    terser: { enable: true, config: terserConfig },
    mini: {
      compile,
      enableSourceMap: production || process.env.SOURCE_MAP === '1',
      sourceMapType,
      optimizeMainPackage: { enable: true },
      // HTML comes as the nodes of `rich-text`: nothing is read into elements.
      runtime: { enableInnerHTML: false },
      // Flat class names of one component each: their order does not matter.
      miniCssExtractPluginOption: { ignoreOrder: true },
      webpackChain(chain) {
        // The hosts run what our own code is written in: the runtime need not be ES5.
        chain.output.set('environment', { arrowFunction: true, const: true })
        chain.output.set('devtoolModuleFilenameTemplate', MAPPED_NAME)
        // Names that last from build to build help a browser's cache; a package is fetched whole.
        chain.optimization.set('mangleExports', 'size').set('moduleIds', 'size')
        findKit(chain)
        alterMini(chain, { production })
        dress(chain, files, source, theme)
        passTexts(chain, /\.zh-Hans\.json$/, 'second-language')
        shareOneChunk(chain)
        if (production) shorten(chain)
        chain.plugin('light-stats').use(LightStatsPlugin)
      },
      postcss: { pxtransform: { enable: true, config: {} } },
    },
    h5: {
      compile,
      // Relative, so that a build runs in any folder; Taro's development server knows the root only.
      publicPath: production ? './' : '/',
      staticDirectory: 'static',
      useHtmlComponents: true,
      enableSourceMap: production || process.env.SOURCE_MAP === '1',
      sourceMapType,
      // As files they load beside the scripts, and only those that are shown.
      imageUrlLoaderOption: { limit: 1, name: pictureName },
      htmlPluginOption: production ? { minify: SMALL_PAGE } : {},
      router: { mode: 'hash', customRoutes: toCustomRoutes(table) as never },
      devServer: {
        host: '127.0.0.1',
        port: 4001,
        open: false,
        // Taro says 'only': what no part on the screen takes in would never be seen.
        hot: true,
        proxy: [
          {
            context: ['/main', '/generic', '/chat', '/pay', '/pictures', '/files'],
            target: sandbox,
            // The socket of the chat (decision 0050).
            ws: true,
          },
        ],
      },
      output: { filename: `js/${name}.js`, chunkFilename: `js/${name}.js` },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: `css/${name}.css`,
        // One hash for all: the table of a hash for each weighs more in every first load than styles do.
        chunkFilename: production ? 'css/[name].[fullhash:6].css' : `css/${name}.css`,
      },
      postcss: {
        autoprefixer: { enable: true },
        // It renames tags in our styles to Taro's components, which H5 does not use.
        htmltransform: { enable: false, config: { removeCursorStyle: false } },
        // What a rem is, says src/platform/browser/browser.scss.
        pxtransform: { enable: true, config: { baseFontSize: 20 } },
      },
      webpackChain(chain) {
        // The browsers of `browserslist`: the runtime need not be ES5, nor keep names for Stencil.
        chain.target(['web', 'es2020'] as unknown as string)
        chain.output.set('devtoolModuleFilenameTemplate', MAPPED_NAME)
        findKit(chain)
        alterBrowser(chain, {
          production,
          early: HOME_WIDGETS,
          dropExamples: production && !gallery,
        })
        dress(chain, files, source, theme)
        passTexts(chain, /texts\.editor\.[\w-]+\.json$/, 'columns')
        chain.plugin('size-manifest').use(SizeManifestPlugin)
        chain.plugin('light-stats').use(LightStatsPlugin)
        // The development server evaluates what it reloads.
        if (production) {
          chain.plugin('content-policy').use(ContentPolicyPlugin, [origins])
          chain.plugin('drawn-pages').use(DrawnPagesPlugin, [files, variables])
        }
        if (!production) {
          // The app drawn anew would start a second time under the pages of the first: it is loaded again.
          chain
            .plugin('fastRefreshPlugin')
            .tap(() => [{ exclude: [/node_modules/, /[\\/]src[\\/]app\.tsx$/] }])
          // Dividing anew what all pages share would take longer than the change itself.
          return
        }
        chain.optimization.set('moduleIds', false)
        chain.plugin('short-ids').use(ShortIdsPlugin)
        chain.optimization.splitChunks({
          chunks: 'all',
          maxInitialRequests: 20,
          maxAsyncRequests: 20,
          // Smaller ones are kept twice: a file of its own costs a part that needs it more than it saves.
          minSize: 22_000,
          cacheGroups: {
            default: false,
            defaultVendors: false,
            // Home with all it starts with: one file, which the other pages ask for as well.
            home: { name: 'home', chunks: 'async', test: isOfHome, enforce: true, priority: 25 },
            // Pages of the subpackage are a few lines each: one file, instead of 70 the entry must know.
            core: {
              name: 'core',
              chunks: isCorePage,
              test: isOfNoMainPage,
              enforce: true,
              priority: 20,
            },
            // Styles that several pages share: no page pays for them alone.
            styles: {
              name: false,
              type: 'css/mini-extract',
              minChunks: 2,
              minSize: 4_000,
              priority: 15,
              reuseExistingChunk: true,
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
