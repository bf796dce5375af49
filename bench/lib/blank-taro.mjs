import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fingerprint } from '../../scripts/lib/fingerprint.mjs'
import { run } from '../../scripts/lib/step.mjs'

const ROOT = resolve('.cache/bench')

/** What `taro init` writes. */
const BROWSERS = ['last 3 versions', 'Android >= 4.1', 'ios >= 8']

/**
 * What a blank app is built for: the browsers that `taro init` writes, those that Taproom asks for, and WeChat,
 * for which `taro init` adds no stand-ins of what browsers lack. `made` is there once it is built.
 */
const VARIANTS = {
  template: { browsers: BROWSERS, useBuiltIns: "'usage'", type: 'h5', made: 'index.html' },
  tuned: {
    browsers: ['ios >= 14', 'chrome >= 87'],
    useBuiltIns: 'false',
    type: 'h5',
    made: 'index.html',
  },
  weapp: { browsers: BROWSERS, useBuiltIns: 'false', type: 'weapp', made: 'app.json' },
}

/** The project `taro init` makes (React, TypeScript, webpack5), its tools left out. */
const files = ({ browsers, useBuiltIns }) => ({
  'package.json': JSON.stringify({
    name: 'blank-taro',
    private: true,
    templateInfo: { name: 'default', typescript: true, css: 'None', framework: 'React' },
    browserslist: { production: browsers, development: browsers },
  }),
  'babel.config.js': `module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: ${useBuiltIns} }]],
}
`,
  'config/index.ts': `import { defineConfig } from '@tarojs/cli'
export default defineConfig<'webpack5'>({
  projectName: 'blank-taro',
  date: '2026-11-21',
  designWidth: 750,
  deviceRatio: { 640: 1.17, 750: 1, 375: 2, 828: 0.905 },
  sourceRoot: 'src',
  outputRoot: 'dist',
  framework: 'react',
  compiler: 'webpack5',
  cache: { enable: false },
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    output: { filename: 'js/[name].[hash:8].js', chunkFilename: 'js/[name].[chunkhash:8].js' },
    postcss: { autoprefixer: { enable: true, config: {} } },
  },
})
`,
  'src/app.config.ts': `export default defineAppConfig({
  pages: ['pages/index/index'],
  window: {
    backgroundTextStyle: 'light',
    navigationBarBackgroundColor: '#fff',
    navigationBarTitleText: 'WeChat',
    navigationBarTextStyle: 'black',
  },
})
`,
  'src/app.ts': `import type { PropsWithChildren } from 'react'
import { useLaunch } from '@tarojs/taro'
function App({ children }: PropsWithChildren) {
  useLaunch(() => console.log('App launched.'))
  return children
}
export default App
`,
  'src/index.html': `<!DOCTYPE html>
<html>
<head>
  <meta content="text/html; charset=utf-8" http-equiv="Content-Type">
  <meta content="width=device-width,initial-scale=1,user-scalable=no" name="viewport">
  <title>blank-taro</title>
  <script><%= htmlWebpackPlugin.options.script %></script>
</head>
<body>
  <div id="app"></div>
</body>
</html>
`,
  'src/pages/index/index.config.ts': `export default definePageConfig({ navigationBarTitleText: '首页' })
`,
  'src/pages/index/index.tsx': `import { Text, View } from '@tarojs/components'
import { useLoad } from '@tarojs/taro'
export default function Index() {
  useLoad(() => console.log('Page loaded.'))
  return (
    <View className='index'>
      <Text>Hello world!</Text>
    </View>
  )
}
`,
})

/**
 * Builds a blank Taro app with our node_modules, once per content and Taro version.
 * @param variant a row of `VARIANTS`.
 * @returns the folder of what was built. Throws with Taro's output when the build fails.
 */
export async function blankTaro(variant) {
  const folder = join(ROOT, `blank-taro-${variant}`)
  const stamp = join(folder, 'built.txt')
  const { type, made } = VARIANTS[variant]
  const contents = files(VARIANTS[variant])
  const now = fingerprint(['node_modules/@tarojs/cli/package.json'], JSON.stringify(contents))
  const dist = join(folder, 'dist')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return dist

  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  console.log(`building a blank Taro app (${variant})`)
  const { code, output } = await build(folder, type)
  if (code !== 0 || !existsSync(join(dist, made))) throw new Error(output)
  writeFileSync(stamp, now)
  return dist
}

/** Two builds of Taro at a time are too much for a small machine: where there is a lock, it is taken. */
function build(folder, type) {
  const script = `lock=$(command -v flock >/dev/null && echo "flock /tmp/taro.lock"); exec $lock "$0" build --type ${type}`
  return run('sh', ['-c', `cd '${folder}' && ${script}`, resolve('node_modules/.bin/taro')], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  })
}
