import fc from 'fast-check'
import { daysInMonth } from './date'
import { mask } from './mask'
import {
  checkCode,
  checkNewPassword,
  checkPassword,
  checkRepeat,
  checkSearchUrl,
  checkUsername,
  isIdCard,
  isMobile,
  readMobile,
} from './validation'

const digit = fc.integer({ min: 0, max: 9 }).map(String)
const digits = (length: number) =>
  fc.array(digit, { minLength: length, maxLength: length }).map((all) => all.join(''))
const oneOf = (text: string) => fc.constantFrom(...Array.from(text))
const two = (value: number) => String(value).padStart(2, '0')
/** Replaces the character at `index`. */
const put = (text: string, index: number, character: string) =>
  text.slice(0, index) + character + text.slice(index + 1)

describe('mobile numbers', () => {
  const mobile = fc.tuple(oneOf('3456789'), digits(9)).map(([second, rest]) => `1${second}${rest}`)

  test('any of the form is good', () => {
    fc.assert(fc.property(mobile, (text) => expect(isMobile(text)).toBe(true)))
  })

  test.each<[string, (text: string) => fc.Arbitrary<string>]>([
    ['another first digit', (text) => oneOf('023456789').map((first) => put(text, 0, first))],
    ['a second digit below 3', (text) => oneOf('012').map((second) => put(text, 1, second))],
    ['a digit too few', (text) => fc.constant(text.slice(0, -1))],
    ['a digit too many', (text) => digit.map((more) => text + more)],
    [
      'something that is no digit',
      (text) =>
        fc
          .tuple(fc.integer({ min: 0, max: 10 }), oneOf('a -+ .١'))
          .map(([at, other]) => put(text, at, other)),
    ],
  ])('%s breaks it', (_, spoil) => {
    fc.assert(fc.property(mobile.chain(spoil), (text) => expect(isMobile(text)).toBe(false)))
  })

  test('is found in what people paste', () => {
    const styles = fc.constantFrom<(text: string) => string>(
      (text) => `+86 ${text}`,
      (text) => `0086${text}`,
      (text) => `${text.slice(0, 3)} ${text.slice(3, 7)} ${text.slice(7)}`,
      (text) => `${text.slice(0, 3)}-${text.slice(3)}`,
    )
    fc.assert(
      fc.property(mobile, styles, (text, style) => expect(readMobile(style(text))).toBe(text)),
    )
  })
})

describe('ID card numbers', () => {
  const born = fc
    .record({
      year: fc.integer({ min: 1800, max: 2099 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    .map(
      ({ year, month, day }) =>
        `${year}${two(month)}${two(Math.min(day, daysInMonth(year, month)))}`,
    )
  const region = fc.tuple(oneOf('123456789'), digits(5)).map((parts) => parts.join(''))
  const tail = fc.tuple(digits(3), oneOf('0123456789Xx')).map((parts) => parts.join(''))
  const idCard = fc.tuple(region, born, tail).map((parts) => parts.join(''))

  test('any of the form is good', () => {
    fc.assert(fc.property(idCard, (text) => expect(isIdCard(text)).toBe(true)))
  })

  test.each<[string, (text: string) => fc.Arbitrary<string>]>([
    ['a first digit 0', (text) => fc.constant(put(text, 0, '0'))],
    [
      'a year of another century',
      (text) =>
        oneOf('01345679').map((second) => put(put(text, 6, '1'), 7, second === '9' ? '7' : second)),
    ],
    ['month 00', (text) => fc.constant(`${text.slice(0, 10)}00${text.slice(12)}`)],
    [
      'a month past 12',
      (text) =>
        fc
          .integer({ min: 13, max: 99 })
          .map((month) => `${text.slice(0, 10)}${month}${text.slice(12)}`),
    ],
    ['day 00', (text) => fc.constant(`${text.slice(0, 12)}00${text.slice(14)}`)],
    [
      'a day past the end of its month',
      (text) => {
        const last = daysInMonth(Number(text.slice(6, 10)), Number(text.slice(10, 12)))
        return fc
          .integer({ min: last + 1, max: 99 })
          .map((day) => `${text.slice(0, 12)}${day}${text.slice(14)}`)
      },
    ],
    ['another last character', (text) => oneOf('YyA-* ').map((last) => put(text, 17, last))],
    ['a character too few', (text) => fc.constant(text.slice(0, -1))],
    ['a character too many', (text) => digit.map((more) => text + more)],
  ])('%s breaks it', (_, spoil) => {
    fc.assert(fc.property(idCard.chain(spoil), (text) => expect(isIdCard(text)).toBe(false)))
  })
})

describe('lengths', () => {
  test('six digits and more are a code, fewer or others are none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }).chain(digits), (text) => {
        expect(checkCode(text) === undefined).toBe(text.length >= 6)
        expect(checkCode(`${text}x`)).toBe('validation.code.short')
      }),
    )
  })

  test('six characters and more are a password, three a user name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        expect(checkPassword(text) === undefined).toBe(text.length >= 6)
        expect(checkUsername(text) === undefined).toBe(text.trim().length >= 3)
      }),
    )
  })

  test('a new password is another one, and typed twice alike', () => {
    const password = fc.string({ minLength: 6, maxLength: 128 })
    fc.assert(
      fc.property(password, password, (first, second) => {
        expect(checkNewPassword(first, first)).toBe('validation.password.same')
        expect(checkRepeat(first, first)).toBeUndefined()
        expect(checkRepeat(second, first) === undefined).toBe(first === second)
      }),
    )
  })
})

test('an address that a keyword can be put behind has all four marks', () => {
  const part = fc.string({ maxLength: 8 })
  fc.assert(
    fc.property(part, part, (path, name) => {
      expect(checkSearchUrl(`/${path}?${name}=`)).toBeUndefined()
      expect(checkSearchUrl(`x/${path}?${name}=`)).toBe('validation.searchUrl.start')
      expect(checkSearchUrl(`/${path}?${name}=x`)).toBe('validation.searchUrl.end')
    }),
  )
})

describe('masks', () => {
  /** Characters of the text that can be read in its mask. */
  function shown(text: string): number {
    const masked = mask(text)
    expect(masked).toHaveLength(text.length)
    return Array.from({ length: text.length }, (_, i) => i).filter(
      (i) => masked[i] === text[i] && masked[i] !== '*',
    ).length
  }
  const plain = (min: number, max: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789ABCxyz-'), minLength: min, maxLength: max })

  test.each([
    ['11 characters show seven', 11, 7],
    ['18 characters show eight', 18, 8],
  ])('%s', (_, length, most) => {
    fc.assert(fc.property(plain(length, length), (text) => expect(shown(text)).toBe(most)))
  })

  test('others over five characters show four', () => {
    const other = plain(6, 60).filter(({ length }) => length !== 11 && length !== 18)
    fc.assert(fc.property(other, (text) => expect(shown(text)).toBe(4)))
  })

  test('the name of an e-mail address shows two, its host all', () => {
    fc.assert(
      fc.property(plain(3, 30), plain(1, 20), (name, host) => {
        const masked = mask(`${name}@${host}`)
        expect(masked.endsWith(`@${host}`)).toBe(true)
        const hidden = masked.slice(1, name.length - 1)
        expect(hidden).toBe('*'.repeat(name.length - 2))
      }),
    )
  })
})
