import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type PluginItem, transformSync } from '@babel/core'
import { taroBabel } from './taro-babel'

const sourceOf = (file: string) =>
  readFileSync(
    path.join(
      path.dirname(require.resolve('@tarojs/api/package.json')),
      `dist/interceptor/${file}.js`,
    ),
    'utf8',
  )

const operate = (code: string, plugin: PluginItem) =>
  transformSync(code, { babelrc: false, configFile: false, compact: false, plugins: [plugin] })
    ?.code ?? ''

test('the chain of interceptors is gone; what names it still finds two classes', () => {
  expect(sourceOf('chain')).toMatch(/_getNextInterceptor\(\)/)
  const code = taroBabel.map(([file, plugin]) => operate(sourceOf(file), plugin)).join('\n')
  expect(code).not.toMatch(/_getNextInterceptor|this\.taroInterceptor/)
  expect(code).toMatch(/class Chain \{/)
  expect(code).toMatch(/class Link \{/)
})

test('a browser gets them from these files', () => {
  const { browser } = require('@tarojs/api/package.json')
  const entry = path.join(path.dirname(require.resolve('@tarojs/api/package.json')), browser)
  expect(readFileSync(entry, 'utf8')).toMatch(/from '\.\/interceptor\/index\.js'/)
})

test('nothing of ours asks for it in a browser', () => {
  const source = path.resolve(__dirname, '../../src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(600)
  const asking = files.filter((file) =>
    /Taro\.(request|addInterceptor|interceptors)\b/.test(
      readFileSync(path.join(source, file), 'utf8'),
    ),
  )
  expect(asking.map((file) => file.split(path.sep).join('/')).sort()).toEqual([
    'platform/request/index.alipay.ts',
    'platform/request/index.ts',
  ])
})

test('another Taro stops the build', () => {
  const [[file, plugin]] = taroBabel
  expect(() => operate(sourceOf(file).replaceAll('Chain', 'Row'), plugin)).toThrow(
    '@tarojs/api has no class Chain',
  )
})
