import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import { requireBabel } from './require-babel'

const source = readFileSync(
  path.join(path.dirname(require.resolve('@tarojs/taro/package.json')), 'index.js'),
  'utf8',
)

const operate = (code: string) =>
  transformSync(code, { babelrc: false, configFile: false, plugins: [requireBabel] })?.code ?? ''

test('what Taro takes out of its runtime is asked for by name, and nothing else changes', () => {
  const code = operate(source)
  expect(code).toContain("const hooks = require('@tarojs/runtime').hooks")
  expect(code).not.toMatch(/\{\s*hooks\s*\}/)
  expect(code).toContain("const taro = require('@tarojs/api').default")
  expect(code).toContain('module.exports = taro')
})

test('several names, and names of another name', () => {
  const code = operate("const { hooks, env: host } = require('@tarojs/runtime')")
  expect(code).toMatch(/hooks = require\('@tarojs\/runtime'\)\.hooks/)
  expect(code).toMatch(/host = require\('@tarojs\/runtime'\)\.env/)
})

test('another Taro stops the build', () => {
  expect(() => operate("const runtime = require('@tarojs/runtime')")).toThrow(
    'takes nothing out of',
  )
  expect(() => operate("const { hooks = 1 } = require('@tarojs/runtime')")).toThrow(
    'takes more than names out of',
  )
})
