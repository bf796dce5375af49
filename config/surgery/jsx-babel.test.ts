import { type PluginItem, transformSync } from '@babel/core'
import { jsxBabel } from './jsx-babel'

const ELEMENTS: PluginItem = [
  require.resolve('@babel/plugin-transform-react-jsx'),
  { runtime: 'automatic' },
]

function operate(code: string, plugins: PluginItem[] = [ELEMENTS]): string {
  const options = { babelrc: false, configFile: false, plugins: [jsxBabel, ...plugins] }
  return transformSync(code, options)?.code ?? ''
}

test('elements are made by a member of the runtime', () => {
  const code = operate('const a = (_runtime) => <p><i /><b>{_runtime}</b></p>')
  expect(code).toMatch(/^import \* as (\w+) from "react\/jsx-runtime";/)
  const runtime = /\* as (\w+)/.exec(code)?.[1] ?? ''
  expect(runtime).not.toBe('_runtime')
  expect(code).toContain(`${runtime}.jsxs("p"`)
  expect(code).toContain(`${runtime}.jsx("i"`)
  expect(code).not.toMatch(/[^.]\b_?jsxs?\(/)
})

test('a fragment, which is no call, comes from it too', () => {
  expect(operate('export const a = <><i /></>')).toMatch(/(\w+)\.jsx\(\1\.Fragment,/)
})

test('other imports, and files without elements, stay as they are', () => {
  const code = 'import { useState } from "react";\nexport const a = () => useState(1);'
  expect(operate(code)).toBe(code)
})

test('what somebody imports from the runtime as a whole stays as it is', () => {
  const code =
    'import * as runtime from "react/jsx-runtime";\nexport const a = runtime.jsx("i", {});'
  expect(operate(code, [])).toBe(code)
})
