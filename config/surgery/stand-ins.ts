import path from 'node:path'

/** A file of Taro, or of a library that only Taro imports, and the file of ours that H5 gets instead. */
interface StandIn {
  /** What an import resolves to: a package's file, or a bare name. */
  readonly replaces: string
  /** In src/platform/browser. */
  readonly by: string
  readonly why: string
}

/** Every module that H5 builds take from src/platform/browser; README.md shows this table. */
export const STAND_INS: readonly StandIn[] = [
  {
    replaces: '@tarojs/router/dist/tabbar.js',
    by: 'tab-bar.ts',
    why: 'a web component on Stencil; ours has real links and follows the theme',
  },
  {
    replaces: '@tarojs/router/dist/navigationBar.js',
    by: 'tab-bar.ts',
    why: 'the header is `ui/nav-bar`; the original writes titles into `innerHTML`',
  },
  {
    replaces: '@tarojs/router/dist/router/spa.js',
    by: 'router.ts',
    why: 'draws the page the history stands at, once it can be drawn; says so when it cannot (decision 0024)',
  },
  {
    replaces: '@tarojs/components',
    by: 'components.ts',
    why: 'parts of `src/ui` are host elements on H5; the router asks for `PullDownRefresh` only',
  },
  {
    replaces: '@tarojs/components/global.css',
    by: 'empty.css',
    why: 'weui rules that nothing uses',
  },
  {
    replaces: '@tarojs/components/dist/taro-components/taro-components.css',
    by: 'empty.css',
    why: 'rules of web components that nothing draws',
  },
  {
    replaces: '@tarojs/components-react/dist/index.css',
    by: 'empty.css',
    why: 'rules of components that nothing draws',
  },
]

/** Where the stand-ins lie. */
export const STAND_IN_FOLDER = path.resolve(__dirname, '../../src/platform/browser')

const ROUTER = '@tarojs/router/'
const router = path.dirname(require.resolve('@tarojs/router/package.json'))

/**
 * The stand-ins as aliases of webpack. A file of the router is named by its absolute path, so that relative
 * imports inside the package are replaced too; `$` means this module only.
 */
export const browserAliases: Readonly<Record<string, string>> = Object.fromEntries(
  STAND_INS.map(({ replaces, by }) => [
    `${replaces.startsWith(ROUTER) ? path.join(router, replaces.slice(ROUTER.length)) : replaces}$`,
    path.join(STAND_IN_FOLDER, by),
  ]),
)
