import { cleanInput, digitsOf, INPUT_MAX_LENGTH } from './clean-input'

test.each([
  ['number', '1 200', '1200'],
  ['number', '12a3.4', '123.4'],
  ['number', '-3', '-3'],
  ['digit', '1,234.5', '1234.5'],
  ['digit', '1.2.3', '1.23'],
  ['digit', '12.', '12.'],
  ['tel', '+86 138', '+86 138'],
  ['text', ' 麦 ', ' 麦 '],
] as const)('%s keeps of %s: %s', (type, typed, kept) => {
  expect(cleanInput(type, typed, INPUT_MAX_LENGTH)).toBe(kept)
})

test('a paste is cut at the limit, after the characters that do not count', () => {
  expect(cleanInput('number', 'a1b2c3', 2)).toBe('12')
})

test('of a code the digits are kept, up to its length', () => {
  expect(digitsOf('12-34.5 67', 6)).toBe('123456')
})

test('the limit is the one of the specification', () => {
  expect(INPUT_MAX_LENGTH).toBe(140)
})
