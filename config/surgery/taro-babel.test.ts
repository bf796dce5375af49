import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import { taroBabel } from './taro-babel'

const SOURCE = readFileSync(
  path.join(path.dirname(require.resolve('@tarojs/api/package.json')), 'dist/index.esm.js'),
  'utf8',
)

const operate = (code: string) =>
  transformSync(code, { babelrc: false, configFile: false, compact: false, plugins: [taroBabel] })
    ?.code ?? ''

test('the chain of interceptors is gone; what names it still finds two classes', () => {
  expect(SOURCE).toMatch(/_getNextInterceptor\(\)/)
  const code = operate(SOURCE)
  expect(code).not.toMatch(/_getNextInterceptor|taroInterceptor/)
  expect(code).toMatch(/class Chain \{/)
  expect(code).toMatch(/class Link \{/)
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
  expect(() => operate(SOURCE.replace('class Chain', 'class Row'))).toThrow(
    '@tarojs/api has no class Chain',
  )
})
