import { FILE_COUNT, IMAGE_COUNT, INPUT_MAX_LENGTH } from '../../../shared/constants'
import type { FieldValue, FormField, WireValue } from '../contract'
import { checkField, fromWire, toWire, visibleFields } from './check-form'
import { mostUploads } from './field-kinds'

const fieldOf = (type: string, more: Partial<FormField> = {}): FormField => ({
  field: 'it',
  name: 'It',
  type,
  ...more,
})
const problemOf = (field: FormField, value: FieldValue) => checkField(field, value, { name: 'It' })
const options = ['ipa', 'stout', 'sour'].map((key) => ({ key, value: key }))
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `${at}.pdf`, url: `/files/${at}.bin` }))
const urls = (count: number) => files(count).map(({ url }) => url)

test.each<[string, Partial<FormField>, FieldValue]>([
  ['text', { maxLength: 3 }, 'abc'],
  ['text', {}, 'x'.repeat(INPUT_MAX_LENGTH)],
  ['text', { min: 2 }, 'ab'],
  ['text', { maxLength: 3 }, '  abc  '],
  ['number', { min: 3, max: 3 }, '3'],
  ['number', { decimals: 2 }, '-1.55'],
  ['number', { decimals: 1 }, '1.5'],
  ['idCard', {}, ' 44030719851231002x '],
  ['money', { min: 100, max: 100 }, '1.00'],
  ['date', { min: '2024-02-29', max: '2024-02-29' }, '2024-02-29'],
  ['date', { precision: 'month', min: '2024-02-15', max: '2024-02-15' }, '2024-02'],
  ['date', { precision: 'year' }, '2024'],
  ['time', { min: '10:00', max: '10:00' }, '10:00'],
  ['multiSelect', { options, min: 2, max: 2 }, ['ipa', 'sour']],
  ['images', { count: 2 }, urls(2)],
  ['images', {}, urls(IMAGE_COUNT)],
  ['files', {}, files(FILE_COUNT)],
])('%s %j: %j is just right', (type, more, value) => {
  expect(problemOf(fieldOf(type, more), value)).toBeUndefined()
})

test.each<[string, Partial<FormField>, FieldValue, string, object | undefined]>([
  ['text', { maxLength: 3 }, 'abcd', 'form.tooLong', { count: 3 }],
  ['text', { min: 2 }, 'a', 'form.tooShort', { count: 2 }],
  ['number', { min: 3 }, '2', 'form.least', { n: 3 }],
  ['number', { max: 3 }, '4', 'form.most', { n: 3 }],
  ['number', { decimals: 1 }, '1.55', 'form.decimals', { count: 1 }],
  ['number', {}, '1.5', 'form.whole', undefined],
  ['number', { decimals: 1 }, '.', 'form.number', undefined],
  ['number', {}, '9'.repeat(20), 'form.number', undefined],
  ['money', { min: 100 }, '0.99', 'form.least', { n: '¥1.00' }],
  ['money', { max: 100 }, '1.01', 'form.most', { n: '¥1.00' }],
  ['date', { min: '2024-03-01' }, '2024-02-29', 'form.earliest', { at: '2024-03-01' }],
  ['date', { max: '2024-02-01' }, '2024-02-29', 'form.latest', { at: '2024-02-01' }],
  ['date', { precision: 'year' }, '2024-02', 'form.choose', undefined],
  ['date', { precision: 'year' }, '202', 'form.choose', undefined],
  ['time', {}, '8:05', 'form.choose', undefined],
  ['multiSelect', { options, min: 2 }, ['ipa'], 'form.leastChoices', { n: 2 }],
  ['multiSelect', { options, max: 1 }, ['ipa', 'sour'], 'form.mostChoices', { n: 1 }],
  ['multiSelect', { options }, ['ipa', 'porter'], 'form.choose', undefined],
  ['images', { count: 1 }, urls(2), 'form.mostUploads', { count: 1 }],
  ['files', {}, files(FILE_COUNT + 1), 'form.mostUploads', { count: FILE_COUNT }],
  ['images', {}, ['/files/1.png', 'x'], 'form.notSent', undefined],
])('%s %j: %j is told as %s with %j', (type, more, value, key, values) => {
  expect(problemOf(fieldOf(type, more), value)).toEqual({ key, ...(values && { values }) })
})

test('as many pictures as a field wants, one at least, and never more than can be sent', () => {
  const most = (type: string, count?: number) => mostUploads(fieldOf(type, { count }))
  expect([most('images'), most('files')]).toEqual([IMAGE_COUNT, FILE_COUNT])
  expect([most('images', 2), most('images', 1), most('images', 0)]).toEqual([2, 1, 1])
  expect([most('images', 99), most('files', 999)]).toEqual([IMAGE_COUNT, FILE_COUNT])
})

const shown = (type: string, wire: WireValue, more: Partial<FormField> = {}) =>
  fromWire([fieldOf(type, more)], { it: wire }).it

test('what was kept and does not fit its kind is left out', () => {
  expect(shown('images', ['/a.png', 7] as unknown as WireValue)).toEqual(['/a.png'])
  const good = { name: 'a', url: '/a' }
  const odd = [good, 'x', { name: 'b' }, { url: '/c' }] as unknown as WireValue
  expect(shown('files', odd)).toEqual([good])
  expect(shown('multiSelect', ['ipa', 'porter'], { options })).toEqual(['ipa'])
  expect(shown('money', '5')).toBe('')
  expect(shown('text', true)).toBe('')
})

test.each([
  [true, true],
  [1, true],
  [0, false],
  [2, false],
  [false, false],
  ['1', false],
])('a switch that was kept as %j is %s', (wire, isOn) => {
  expect(shown('switch', wire)).toBe(isOn)
})

test('blanks alone are no number', () => {
  expect(toWire([fieldOf('number')], { it: '  ' })).toEqual({ it: null })
})

test('a list that is empty hides as what is empty does, one with an entry does not', () => {
  const when = { conditions: [{ field: 'it', operator: 'isNull', value: false }] }
  const fields = [
    fieldOf('multiSelect', { options }),
    { ...fieldOf('text'), field: 'more', when } as unknown as FormField,
  ]
  const there = (it: WireValue) => visibleFields(fields, { it }).map(({ field }) => field)
  expect(there([])).toEqual(['it'])
  expect(there(['ipa'])).toEqual(['it', 'more'])
})
