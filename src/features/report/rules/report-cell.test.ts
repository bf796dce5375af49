import { cellText } from './cell'

test.each([
  ['money', 1_234_567, true, '+¥12,345.67'],
  ['money', -50, false, '−¥0.50'],
  ['percent', 12.345, true, '+12.35%'],
  ['percent', -3.1, true, '−3.1%'],
  ['percent', 0.001, true, '0%'],
  ['number', 1_234_567.5, false, '1,234,567.5'],
  ['number', -1200, false, '−1,200'],
  ['number', 0, true, '0'],
  ['number', 0.5, false, '0.5'],
  ['number', -0.5, false, '−0.5'],
  ['number', 999, false, '999'],
  ['percent', 0.5, false, '0.5%'],
  ['percent', 0, true, '0%'],
  ['percent', -0.001, false, '0%'],
  ['money', 0, true, '¥0.00'],
  ['money', undefined, true, '—'],
  ['money', Number.NaN, true, 'NaN'],
  ['unheard of', 7, true, '7'],
  [undefined, 7, false, '7'],
  ['money', 'n/a', false, 'n/a'],
  ['money', null, false, '—'],
  ['text', '', false, '—'],
])('writes a cell of format %s holding %p (with plus: %p) as %s', (format, value, plus, text) => {
  expect(cellText(value, format, plus)).toBe(text)
})
