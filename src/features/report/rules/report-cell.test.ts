import { cellText } from './cell'

test.each([
  ['money', 1_234_567, true, '+¥12,345.67'],
  ['money', -50, false, '−¥0.50'],
  ['percent', 12.345, true, '+12.35%'],
  ['percent', -3.1, true, '−3.1%'],
  ['percent', 0.001, true, '0%'],
  ['number', 1_234_567.5, false, '1,234,567.5'],
  ['number', -1200, false, '−1,200'],
  [undefined, 7, false, '7'],
  ['money', 'n/a', false, 'n/a'],
  ['money', null, false, '—'],
  ['text', '', false, '—'],
])('writes a cell of format %s holding %p (with plus: %p) as %s', (format, value, plus, text) => {
  expect(cellText(value, format, plus)).toBe(text)
})
