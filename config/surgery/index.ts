import path from 'node:path'
import { appConfigBabel } from './app-config-babel'
import { callBabel } from './call-babel'
import { describedBabel } from './described-babel'
import { elementsBabel } from './elements-babel'
import { i18nextBabel } from './i18next-babel'
import { mobxBabel } from './mobx-babel'
import { privateBabel } from './private-babel'
import { hookBabel, queryBabel } from './query-babel'
import { reactDomBabel } from './react-dom-babel'
import { reconcilerBabel } from './reconciler-babel'
import { requireBabel } from './require-babel'
import { apisBabel, childrenBabel, documentBabel, stylesBabel, windowBabel } from './runtime-babel'
import { browserAliases } from './stand-ins'
import { taroBabel } from './taro-babel'
import { toldBabel } from './told-babel'
import { valibotBabel } from './valibot-babel'
import { widgetBabel } from './widget-babel'

export { refuseOtherVersions } from './versions'

/** A plugin for Taro's own list of plugins. */
export const elementsPlugin = path.resolve(__dirname, 'elements-plugin.ts')

/** What both runners pass to `webpackChain`, as far as it is used here. */
interface Chain {
  readonly resolve: { readonly alias: { set(module: string, file: string): unknown } }
  readonly module: {
    rule(name: string): {
      test(pattern: RegExp): { use(name: string): Loader }
      resourceQuery(pattern: RegExp): { enforce(when: 'pre'): { use(name: string): Loader } }
      use(name: string): Loader
    }
  }
}
interface Loader {
  loader(path: string): Loader
  options(options: object): Loader
  tap(change: (options?: { plugins?: unknown[] }) => object): Loader
}

interface BrowserOptions {
  readonly production: boolean
  /** Folders of the widgets that come with their page; every other one loads when it is drawn. */
  readonly early: readonly string[]
  /** Leaves out what only the gallery shows. */
  readonly dropExamples: boolean
}

/** Libraries that ship private members of classes, which iOS learnt in version 15 only. */
const PRIVATE_MEMBERS =
  /node_modules[\\/](@tanstack|@noble|valibot|mobx|mobx-react-lite)[\\/].*\.m?js$/

/** Where Taro's runtime lists the attributes of its elements. */
const TARO_ELEMENTS = /@tarojs[\\/](shared|plugin-platform-\w+)[\\/]dist[\\/].*\.js$/

/** @param name of a file of Taro's runtime, without its ending. */
const fileOfRuntime = (name: string) =>
  new RegExp(`@tarojs[\\\\/]runtime[\\\\/]dist[\\\\/]${name.replace('/', '[\\\\/]')}\\.js$`)

const TARO_ENTRY = /@tarojs[\\/]taro[\\/]index\.js$/

/** @param name of a file of Taro's interceptors, without its ending. */
const fileOfInterceptors = (name: string) =>
  new RegExp(`@tarojs[\\\\/]api[\\\\/]dist[\\\\/]interceptor[\\\\/]${name}\\.js$`)

const REACT_DOM = /node_modules[\\/]react-dom[\\/]cjs[\\/]react-dom\.production\.min\.js$/

const RECONCILER = /react-reconciler[\\/]cjs[\\/]react-reconciler\.production\.min\.js$/

const I18NEXT = /node_modules[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/

/** @param name of a file of a package of @tanstack, without its ending. */
const fileOfQueries = (name: string, library = 'query-core') =>
  new RegExp(`@tanstack[\\\\/]${library}[\\\\/]build[\\\\/]modern[\\\\/]${name}\\.js$`)

const VALIBOT = /node_modules[\\/]valibot[\\/]dist[\\/]index\.mjs$/

/** The one of MobX's builds that something can be left out of. */
const MOBX = path.join(path.dirname(require.resolve('mobx/package.json')), 'dist/mobx.esm.js')

/** All that is replaced or rewritten in a build of H5. */
export function alterBrowser(chain: Chain, { production, ...widgets }: BrowserOptions): void {
  for (const [module, file] of Object.entries(browserAliases)) chain.resolve.alias.set(module, file)
  addBabel(chain, [
    [widgetBabel, widgets],
    appConfigBabel,
    toldBabel,
    ...(production ? [callBabel] : []),
  ])
  rewrite(chain, 'react-dom', REACT_DOM, [reactDomBabel])
  for (const [file, plugin] of taroBabel)
    rewrite(chain, `taro-${file}`, fileOfInterceptors(file), [plugin])
  alterLibraries(chain, production)
}

/** All that is replaced or rewritten in a build of a mini-program, besides `elementsPlugin`. */
export function alterMini(chain: Chain, { production }: Pick<BrowserOptions, 'production'>): void {
  addBabel(chain, [[widgetBabel, { dropExamples: production }], callBabel, toldBabel])
  alterLibraries(chain, production)
  rewrite(chain, 'elements', TARO_ELEMENTS, [elementsBabel, apisBabel])
  rewrite(chain, 'taro-styles', fileOfRuntime('dom/style_properties'), [stylesBabel])
  rewrite(chain, 'taro-window', fileOfRuntime('bom/window'), [windowBabel])
  rewrite(chain, 'taro-document', fileOfRuntime('dom/document'), [documentBabel])
  for (const file of ['hydrate', 'dom/node'])
    rewrite(chain, `taro-${file}`, fileOfRuntime(file), [childrenBabel])
  rewrite(chain, 'taro-entry', TARO_ENTRY, [requireBabel])
  rewrite(chain, 'reconciler', RECONCILER, [reconcilerBabel])
  chain.module
    .rule('described')
    .resourceQuery(/^\?described$/)
    // Before what Taro runs over all scripts, TypeScript as it is.
    .enforce('pre')
    .use('babel')
    .loader(babelLoader())
    .options({
      babelrc: false,
      configFile: false,
      parserOpts: { plugins: ['typescript'] },
      plugins: [describedBabel],
    })
}

function alterLibraries(chain: Chain, production: boolean): void {
  if (production) {
    chain.resolve.alias.set('mobx$', MOBX)
    rewrite(chain, 'mobx', /mobx[\\/]dist[\\/]mobx\.esm\.js$/, [mobxBabel])
  }
  rewrite(chain, 'i18next', I18NEXT, i18nextBabel)
  rewrite(chain, 'valibot', VALIBOT, [valibotBabel])
  for (const [file, plugin] of queryBabel)
    rewrite(chain, `query-${file}`, fileOfQueries(file), [plugin])
  for (const [file, plugin] of hookBabel)
    rewrite(chain, `hook-${file}`, fileOfQueries(file, 'react-query'), [plugin])
  const staticBlocks = require.resolve('@babel/plugin-transform-class-static-block')
  rewrite(chain, 'private-members', PRIVATE_MEMBERS, [privateBabel, staticBlocks])
}

/** Adds plugins to what Taro runs over our own files. */
function addBabel(chain: Chain, added: readonly unknown[]): void {
  chain.module
    .rule('script')
    .use('babelLoader')
    .tap((options = {}) => ({ ...options, plugins: [...(options.plugins ?? []), ...added] }))
}

const babelLoader = () =>
  require.resolve('babel-loader', { paths: [require.resolve('@tarojs/webpack5-runner')] })

/** Runs Babel plugins, and nothing else of Babel, over files of libraries. */
function rewrite(chain: Chain, name: string, files: RegExp, plugins: readonly unknown[]): void {
  chain.module.rule(name).test(files).use('babel').loader(babelLoader()).options({
    babelrc: false,
    configFile: false,
    compact: false,
    sourceType: 'unambiguous',
    plugins,
  })
}
