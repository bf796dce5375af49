import { amountText, readPoints } from './points'

const words = (_: string, { count }: { count: number }) =>
  `${count} ${count === 1 ? 'point' : 'points'}`

test.each([
  [1_250, 'CNY', false, '¥12.50'],
  [1_250, 'points', false, '1250 points'],
  [1, 'points', true, '+1 point'],
  [-100, 'points', true, '−100 points'],
  [0, 'points', true, '0 points'],
  // A server of before said no currency.
  [1_250, undefined, true, '+¥12.50'],
])('%d of %s, with a sign %s: %s', (amount, currency, plus, text) => {
  expect(amountText(amount, currency, words, plus)).toBe(text)
})

test.each([
  ['100', 100],
  [' 7 ', 7],
  ['1.5', undefined],
  ['-3', undefined],
  ['1,000', undefined],
  ['', undefined],
])('points typed as "%s" are %s', (typed, points) => {
  expect(readPoints(typed)).toBe(points)
})
