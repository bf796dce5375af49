import { readFileSync } from 'node:fs'
import { transformSync } from '@babel/core'
import { elementsBabel } from './elements-babel'

const operate = (code: string, used?: ReadonlySet<string>) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    compact: false,
    plugins: [[elementsBabel, used ? { used } : {}]],
  })?.code ?? ''

/** The table that `code` declares as `name`. */
const tableOf = (code: string, name: string) =>
  new Function(`${code.replace(/^export .*$/gm, '')}; return ${name}`)() as Record<string, object>

test('elements that are not drawn lose their attributes, and keep their names in their order', () => {
  const code = operate(
    `const map = { latitude: '' }
     const components = { View: { id: '' }, Map: map, Camera: { flash: '' }, Text: { space: '' } }
     const other = { Camera: { flash: '' } }`,
    new Set(['View', 'Text']),
  )
  const table = tableOf(code, 'components')
  expect(Object.keys(table)).toEqual(['View', 'Map', 'Camera', 'Text'])
  expect(table).toEqual({ View: { id: '' }, Map: {}, Camera: {}, Text: { space: '' } })
  expect(tableOf(code, 'other')).toEqual({ Camera: { flash: '' } })
})

test("Taro's own table keeps the elements of src/ui whole", () => {
  const file = require.resolve('@tarojs/shared/dist/shared.esm.js')
  const before = readFileSync(file, 'utf8')
  const names = Object.keys(tableOf(before, 'internalComponents'))
  const table = tableOf(operate(before), 'internalComponents')
  expect(Object.keys(table)).toEqual(names)
  const whole = tableOf(before, 'internalComponents')
  // `RichText` is drawn under another name.
  for (const name of ['View', 'Image', 'RichText']) expect(table[name]).toEqual(whole[name])
  expect(table.ScrollView).toHaveProperty('scroll-x')
  // No part of src/ui draws these.
  for (const name of ['Canvas', 'Picker', 'MovableView']) expect(table[name]).toEqual({})
})

test.each(['weapp', 'alipay'])(
  'the runtime of %s lists attributes where they are looked for',
  (host) => {
    const file = require.resolve(`@tarojs/plugin-platform-${host}/dist/runtime.js`)
    const before = readFileSync(file, 'utf8')
    expect(operate(before, new Set()).length).toBeLessThan(before.length * 0.9)
  },
)
