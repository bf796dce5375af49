import { readFileSync } from 'node:fs'
import { transformSync } from '@babel/core'
import { elementsBabel } from './elements-babel'

type Used = ReadonlyMap<string, ReadonlySet<string>>

const operate = (code: string, used?: Used) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    compact: false,
    plugins: [[elementsBabel, used ? { used } : {}]],
  })?.code ?? ''

/** The table that `code` declares as `name`. */
const tableOf = (code: string, name: string) =>
  new Function(`${code.replace(/^export .*$/gm, '')}; return ${name}`)() as Record<string, object>

test('elements have the attributes that are set, and the others keep their names in their order', () => {
  const code = operate(
    `const map = { latitude: '' }
     const touches = { bindTouchStart: '', 'hover-class': '' }
     const components = {
       View: Object.assign({ id: '', animation: '' }, touches), Map: map, Camera: { flash: '' },
       Text: { space: '', 'user-select': '', 'aria-label': '' } }
     const other = { Camera: { flash: '' } }`,
    new Map([
      ['View', new Set(['id', 'hoverclass', 'ontouchstart'])],
      ['Text', new Set(['userselect'])],
    ]),
  )
  const table = tableOf(code, 'components')
  expect(Object.keys(table)).toEqual(['View', 'Map', 'Camera', 'Text'])
  expect(table).toEqual({
    View: { id: '', 'hover-class': '' },
    Map: {},
    Camera: {},
    Text: { 'user-select': '', 'aria-label': '' },
  })
  expect(tableOf(code, 'other')).toEqual({ Camera: { flash: '' } })
})

test("Taro's own table keeps what src/ui sets", () => {
  const file = require.resolve('@tarojs/shared/dist/shared.esm.js')
  const before = readFileSync(file, 'utf8')
  const names = Object.keys(tableOf(before, 'internalComponents'))
  const table = tableOf(operate(before), 'internalComponents')
  expect(Object.keys(table)).toEqual(names)
  expect(Object.keys(table.View ?? {})).toEqual(['hover-class', 'hover-stop-propagation'])
  expect(Object.keys(table.Image ?? {})).toEqual(['src', 'mode', 'lazy-load'])
  // It is drawn under another name.
  expect(table.RichText).toHaveProperty('nodes')
  expect(table.ScrollView).toHaveProperty('scroll-x')
  expect(JSON.stringify(table)).not.toContain('bind')
  // No part of src/ui draws these.
  for (const name of ['Canvas', 'Picker', 'MovableView']) expect(table[name]).toEqual({})
})

test.each(['weapp', 'alipay'])(
  'the runtime of %s lists attributes where they are looked for',
  (host) => {
    const file = require.resolve(`@tarojs/plugin-platform-${host}/dist/runtime.js`)
    const before = readFileSync(file, 'utf8')
    expect(operate(before, new Map()).length).toBeLessThan(before.length * 0.9)
  },
)
