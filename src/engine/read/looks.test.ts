import { node, read } from './testing/definitions'

test.each([
  [['h5'], 0],
  [['weapp', 'alipay'], 1],
  [[], 1],
  ['h5', 1],
  [7, 1],
  [{}, 1],
  [null, 1],
])('hidden on %j, a browser draws %i widgets', (hideOn, drawn) => {
  expect(read([{ ...node('text'), cssConfig: { hideOn } }])?.widgets).toHaveLength(drawn)
})

test.each([
  [
    { m: [8, 12], p: 16, radius: 12 },
    { margin: '8px 12px', padding: '16px', borderRadius: '12px' },
  ],
  [
    { m: 9999, p: -9999 },
    { margin: '400px', padding: '-400px' },
  ],
  [{ m: 'expression(alert(1))', p: ['1px; color: red'], radius: {} }, undefined],
  [{ style: 'color: red', background: 'url(javascript:x)' }, undefined],
])('of the looks %j remain %j', (cssConfig, style) => {
  expect(read([{ ...node('text'), cssConfig }])?.widgets[0]?.box.style).toEqual(style)
})

test.each(['constructor', '__proto__', 'red', '"><script>', 7, null, {}])(
  'a background or alignment named %j is none',
  (name) => {
    const [widget] =
      read([{ ...node('text'), cssConfig: { bg: name, align: name } }])?.widgets ?? []
    expect(widget?.box.className).toBe('tp-widget')
  },
)

test.each([
  [120, 120],
  ['120', 32],
  [-5, 0],
  [null, 32],
  [1e308, 40_000],
])('a stated height of %j keeps %i px', (height, room) => {
  expect(read([{ ...node('text'), cssConfig: { height } }])?.widgets[0]?.height).toBe(room)
})

test('a number of rows that no page can hold keeps room for a long list', () => {
  expect(read([node('text', { size: 1e308 })])?.widgets[0]?.height).toBe(40_000)
})
