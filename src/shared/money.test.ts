import { formatMoney, moneyText, parseMoney } from './money'

test.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [99, '¥0.99'],
  [12_345, '¥123.45'],
  [100_000, '¥1,000.00'],
  [123_456_789, '¥1,234,567.89'],
  [-150, '−¥1.50'],
  [-0.2, '¥0.00'],
  [0.5, '¥0.01'],
  [100.5, '¥1.01'],
  [-100.5, '−¥1.01'],
  [100.4, '¥1.00'],
])('%d cents read %s', (cents, text) => {
  expect(moneyText(cents)).toBe(text)
})

test('the parts of a price', () => {
  expect(formatMoney(123_450)).toEqual({
    sign: '',
    currency: '¥',
    integer: '1,234',
    fraction: '.50',
  })
})

test('a gain carries a plus, nothing carries none', () => {
  expect(moneyText(1, true)).toBe('+¥0.01')
  expect(moneyText(0, true)).toBe('¥0.00')
})

test('what is no number is refused', () => {
  expect(() => formatMoney(Number.NaN)).toThrow(RangeError)
})

test.each([
  ['0', 0],
  ['12', 1200],
  ['12.', 1200],
  ['12.5', 1250],
  ['.5', 50],
  ['1,234.50', 123_450],
  ['¥ 19.99', 1999],
  ['-3.07', -307],
])('%s is %d cents', (text, cents) => {
  expect(parseMoney(text)).toBe(cents)
})

test.each(['', '.', '-', 'abc', '1.234', '1.2.3', '12,34', '99999999999999999'])(
  '%s is no amount',
  (text) => {
    expect(parseMoney(text)).toBeUndefined()
  },
)

test('what was written can be read back', () => {
  for (const cents of [0, 1, 10, 999, 100_000, -1, -123_456, 987_654_321]) {
    expect(parseMoney(moneyText(cents))).toBe(cents)
  }
})
