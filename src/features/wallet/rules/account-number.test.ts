import fc from 'fast-check'
import { hasCheckDigit, isAccountNumber } from './banks'

test.each([
  ['bank', '6222021234567890128', true],
  ['bank', '4111111111111111', true],
  ['bank', '4111111111111112', false],
  ['bank', '41111111', false],
  ['bank', '4111 1111 1111 1111', false],
  ['alipay', '13800138000', true],
  ['alipay', 'lin@example.com', true],
  ['alipay', 'lin', false],
  ['wechat', 'lin_xia88', true],
  ['wechat', '13800138000', true],
  ['wechat', '8lin', false],
] as const)('%s %s: %s', (kind, number, right) => {
  expect(isAccountNumber(kind, number)).toBe(right)
})

test('a single wrong digit is always found', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 11, maxLength: 18 }),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (body, at, by) => {
        const check = [...Array(10).keys()].find((last) => hasCheckDigit(body.join('') + last))
        const digits = [...body, check ?? 0]
        const place = at % digits.length
        digits[place] = ((digits[place] ?? 0) + by) % 10
        expect(hasCheckDigit(digits.join(''))).toBe(false)
      },
    ),
  )
})
