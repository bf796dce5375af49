import path from 'node:path'

const own = (name: string) => path.resolve(__dirname, '../src/platform/browser', name)
const router = path.dirname(require.resolve('@tarojs/router/package.json'))

/**
 * Modules of Taro that H5 takes from src/platform/browser (its README says why). An absolute key names
 * the file, so relative imports inside Taro's packages are replaced too; `$` means this file only.
 */
export const browserAliases: Readonly<Record<string, string>> = {
  [`${router}/dist/tabbar.js$`]: own('tab-bar.ts'),
  [`${router}/dist/navigationBar.js$`]: own('navigation-bar.ts'),
  [`${router}/dist/router/navigation-bar.js$`]: own('navigation-bar.ts'),
  [`${router}/dist/style.js$`]: own('router-style.ts'),
  'universal-router$': own('router.ts'),
  'query-string$': own('query-string.ts'),
  '@tarojs/components$': own('components.ts'),
  '@tarojs/components/global.css$': own('empty.css'),
  '@tarojs/components/dist/taro-components/taro-components.css$': own('empty.css'),
  '@tarojs/components-react/dist/index.css$': own('empty.css'),
}
