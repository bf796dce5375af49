import { type PluginItem, transformSync } from '@babel/core'
import { callBabel } from './call-babel'

const ELEMENTS: PluginItem = [
  require.resolve('@babel/plugin-transform-react-jsx'),
  { runtime: 'automatic' },
]

function operate(code: string, plugins: PluginItem[] = []): string {
  const options = { babelrc: false, configFile: false, plugins: [callBabel, ...plugins] }
  return transformSync(code, options)?.code ?? ''
}

test('elements are made by a member of the runtime', () => {
  const code = operate('const a = (_module) => <p><i /><b>{_module}</b></p>', [ELEMENTS])
  expect(code).toMatch(/^import \* as (\w+) from "react\/jsx-runtime";/)
  const whole = /\* as (\w+)/.exec(code)?.[1] ?? ''
  expect(whole).not.toBe('_module')
  expect(code).toContain(`${whole}.jsxs("p"`)
  expect(code).toContain(`${whole}.jsx("i"`)
  expect(code).not.toMatch(/[^.]\b_?jsxs?\(/)
})

test('what is called is a member, under the name it was exported by', () => {
  const code = operate('import { one as first } from "./a";\nfirst(first(2));')
  expect(code).toBe('import * as _module from "./a";\n_module.one(_module.one(2));')
})

test('what is handed on as well is imported by its name besides', () => {
  const code = operate('import { one, two } from "./a";\none(1);\nlisten(one, two);')
  expect(code).toContain('import { one, two } from "./a";')
  expect(code).toContain('import * as _module from "./a";')
  expect(code).toContain('_module.one(1);')
  expect(code).toContain('listen(one, two);')
})

test.each([
  'import { Box } from "./a";\nnew Box(1);',
  'import one from "./a";\none();',
  'import { default as one } from "./a";\none();',
  'import * as all from "./a";\nall.one();',
  'import "./a";',
  'import { one } from "./a";\nconst call = one => one();',
])('this stays as it is: %s', (code) => {
  expect(operate(code)).toBe(code)
})
