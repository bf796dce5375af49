import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import { reconcilerBabel } from './reconciler-babel'

const read = (file: string) => readFileSync(require.resolve(file), 'utf8')
// Taro brings it along.
const file = path.resolve(
  __dirname,
  '../../node_modules/react-reconciler/cjs/react-reconciler.production.min.js',
)
const taro = read('@tarojs/react/dist/react.esm.js')

const operate = (code: string) =>
  transformSync(code, { babelrc: false, configFile: false, plugins: [reconcilerBabel] })?.code ?? ''

const ASKED = `[${[
  'supportsMutation',
  'supportsPersistence',
  'supportsHydration',
  'supportsMicrotasks',
  'supportsTestSelectors',
  'isPrimaryRenderer',
]
  .map((name) => `$$$hostConfig.${name}`)
  .join()}]`

test('what it asks of its host is answered as Taro answers it', () => {
  const said = new Function(`return ${operate(ASKED)}`)()
  const [mutation, persistence, hydration, microtasks, selectors, primary] = said
  const ofTaro = (name: string) => new RegExp(`${name}: (\\w+)`).exec(taro)?.[1]
  expect(`${mutation}`).toBe(ofTaro('supportsMutation'))
  expect(`${persistence}`).toBe(ofTaro('supportsPersistence'))
  expect(`${hydration}`).toBe(ofTaro('supportsHydration'))
  expect(`${microtasks}`).toBe(ofTaro('supportsMicrotasks'))
  expect(`${primary}`).toBe(ofTaro('isPrimaryRenderer'))
  expect([selectors, ofTaro('supportsTestSelectors')]).toEqual([false, undefined])
})

test('all that Taro calls of it stays, and what it does not call goes', () => {
  const called = [...taro.matchAll(/(?:TaroReconciler|renderer)\.(\w+)/g)]
    .map(([, name]) => name)
    // In development only.
    .filter((name) => name !== 'injectIntoDevTools')
  expect(called.length).toBeGreaterThan(5)
  const kept = [...operate(readFileSync(file, 'utf8')).matchAll(/exports\.(\w+) ?=/g)]
  expect(kept.map(([, name]) => name).sort()).toEqual([...new Set(called)].sort())
})

test('a variable that only what has gone had set is seen to stay', () => {
  const code = operate(`${ASKED}; exports.createContainer = function () {
    var takes = $$$hostConfig.supportsHydration, is = !1, may = !1
    function begin(a) { return takes ? !1 : (takes && (is = !0), may = a, is = !1) }
    function never() { if (!takes) return !1; is = !0 }
    return [begin, never, () => is || may]
  }`)
  expect(code).toContain('may = a')
  expect(code).not.toContain('is = !0')
  // Nothing is assigned to it any more.
  expect(code.match(/\bis = /g)).toHaveLength(1)
})

test('another reconciler ends the build', () => {
  expect(() => operate('module.exports = {}')).toThrow('asks nothing of supportsMutation')
})
