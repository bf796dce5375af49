import { mask } from './mask'

test.each([
  ['a mobile number', '13800138000', '138****8000'],
  ['an ID card', '110105199001011234', '1101**********1234'],
  ['an e-mail address', 'someone@example.com', 's*****e@example.com'],
  ['another text', 'ABCDEFGH', 'AB****GH'],
  ['a short text', 'abcde', 'abcde'],
  ['an e-mail address of 11 characters', 'anna@ab.com', 'a**a@ab.com'],
  ['an e-mail address of two letters', 'ab@ab.com', 'ab@ab.com'],
  ['nothing', '', ''],
])('masks %s (client spec §5)', (_, text, masked) => {
  expect(mask(text)).toBe(masked)
})
