import type { FieldValue, FormField, WireValue } from '../contract'
import { checkField, fromWire, toWire, visibleFields } from './check-form'
import { FIELD_KIND_NAMES, FIELD_KINDS } from './field-kinds'

const fieldOf = (type: string, more: Partial<FormField> = {}): FormField => ({
  field: 'it',
  name: 'It',
  type,
  ...more,
})
const options = ['ipa', 'stout'].map((key) => ({ key, value: key }))
const columns = [
  { name: 'Size', options: [{ key: '330', value: '330' }] },
  { name: 'Pack', options: [{ key: 'can', value: 'Can' }] },
]
const check = (field: FormField, value: FieldValue) => checkField(field, value, { name: 'It' })?.key

test('there are eighteen kinds', () => {
  expect(FIELD_KIND_NAMES).toHaveLength(18)
})

test.each<[string, Partial<FormField>, FieldValue, WireValue]>([
  ['text', {}, ' Ada ', 'Ada'],
  ['textarea', {}, 'a\nb', 'a\nb'],
  ['number', {}, '12', 12],
  ['number', { decimals: 1 }, '0.5', 0.5],
  ['number', {}, '', null],
  ['money', {}, '12.5', 1250],
  ['money', {}, '', null],
  ['mobile', {}, '13800138000', '13800138000'],
  ['email', {}, 'a@b.cn', 'a@b.cn'],
  ['idCard', {}, '44030719851231002x', '44030719851231002X'],
  ['password', {}, ' open sesame ', ' open sesame '],
  ['date', {}, '2024-02-29', '2024-02-29'],
  ['time', {}, '08:05', '08:05'],
  ['region', {}, '330106', '330106'],
  ['select', { options }, 'ipa', 'ipa'],
  ['radio', { options }, 'stout', 'stout'],
  ['multiSelect', { options }, ['ipa'], ['ipa']],
  ['columns', { columns }, ['330', 'can'], ['330', 'can']],
  ['switch', {}, true, true],
  ['images', {}, ['/files/1.png'], ['/files/1.png']],
  ['files', {}, [{ name: 'a.pdf', url: '/files/1.bin' }], [{ name: 'a.pdf', url: '/files/1.bin' }]],
])('%s %j: %j is right and is sent as %j', (type, more, value, wire) => {
  const field = fieldOf(type, more)
  expect(check(field, value)).toBeUndefined()
  expect(toWire([field], { it: value })).toEqual({ it: wire })
})

test.each<[string, Partial<FormField>, FieldValue, string]>([
  ['text', { maxLength: 3 }, 'abcd', 'form.tooLong'],
  ['text', { min: 2 }, 'a', 'form.tooShort'],
  ['number', {}, '1.5', 'form.whole'],
  ['number', { decimals: 1 }, '1.55', 'form.decimals'],
  ['number', { decimals: 2 }, '.', 'form.number'],
  ['number', { min: 3 }, '2', 'form.least'],
  ['number', { max: 3 }, '4', 'form.most'],
  ['money', {}, '1.234', 'form.money'],
  ['money', { min: 100 }, '0.99', 'form.least'],
  ['mobile', {}, '12800138000', 'validation.mobile.format'],
  ['email', {}, 'a@b', 'validation.email'],
  ['idCard', {}, '110105199013011234', 'validation.idCard.born'],
  ['password', {}, '12345', 'validation.password.short'],
  ['date', {}, '2024-02', 'form.choose'],
  ['date', { precision: 'month' }, '2024-02-01', 'form.choose'],
  ['date', { min: '2024-03-01' }, '2024-02-29', 'form.earliest'],
  ['date', { precision: 'month', max: '2024-03-15' }, '2024-04', 'form.latest'],
  ['time', { min: '10:00' }, '09:59', 'form.earliest'],
  ['time', {}, '24:00', 'form.choose'],
  ['region', {}, 'west', 'form.choose'],
  ['select', { options }, 'porter', 'form.choose'],
  ['multiSelect', { options, max: 1 }, ['ipa', 'stout'], 'form.mostChoices'],
  ['multiSelect', { options, min: 2 }, ['ipa'], 'form.leastChoices'],
  ['columns', { columns }, ['330'], 'form.choose'],
  ['columns', { columns }, ['330', 'keg'], 'form.choose'],
  ['images', { count: 1 }, ['/files/1.png', '/files/2.png'], 'form.mostUploads'],
  ['images', {}, ['javascript:alert(1)'], 'form.notSent'],
  ['files', {}, [{ name: 'a', url: '//evil.example/a' }], 'form.notSent'],
])('%s %j: %j is wrong: %s', (type, more, value, key) => {
  expect(check(fieldOf(type, more), value)).toBe(key)
})

test('a month within its last month is not too late, however the bound names a day', () => {
  const field = fieldOf('date', { precision: 'month', min: '2024-03-15', max: '2024-03-15' })
  expect(check(field, '2024-03')).toBeUndefined()
})

test.each<[string, string]>([
  ['text', 'form.need'],
  ['mobile', 'validation.mobile.empty'],
  ['idCard', 'validation.idCard.empty'],
  ['password', 'validation.password.empty'],
  ['region', 'form.needChoice'],
  ['images', 'form.needUpload'],
  ['switch', 'form.agree'],
])('an empty %s that is required says %s', (type, key) => {
  const { empty } = FIELD_KINDS[type as keyof typeof FIELD_KINDS]
  expect(check(fieldOf(type, { required: true }), empty)).toBe(key)
  expect(check(fieldOf(type), empty)).toBeUndefined()
})

test('a password that stays empty while an entry is changed stays as it is', () => {
  const field = fieldOf('password', { required: true })
  expect(checkField(field, '', { name: 'It', editing: true })).toBeUndefined()
})

test('what was saved is read back; a password is not, and odd records are empty', () => {
  const fields = [
    fieldOf('money', { field: 'price' }),
    fieldOf('password', { field: 'secret' }),
    fieldOf('multiSelect', { field: 'styles', options }),
    fieldOf('text', { field: 'odd', value: 'x' }),
    fieldOf('number', { field: 'count', value: 3 }),
    fieldOf('aromaWheel', { field: 'later' }),
  ]
  const saved = { price: 1250, secret: 'hash', styles: ['ipa', 'gone'], odd: ['?'] }
  expect(fromWire(fields, saved)).toEqual({
    price: '12.50',
    secret: '',
    styles: ['ipa'],
    odd: '',
    count: '3',
  })
})

test('a field of an unknown kind is never wrong and never sent', () => {
  const field = fieldOf('aromaWheel', { required: true })
  expect(checkField(field, '', { name: 'It' })).toBeUndefined()
  expect(toWire([field], { it: 'x' })).toEqual({})
})

describe('conditions', () => {
  const when = (field: string, operator: 'equal' | 'like' | 'isNull', value: WireValue) =>
    ({ logicalOperator: 'and', conditions: [{ field, operator, value }] }) as FormField['when']
  const names = (fields: readonly FormField[], wire: Record<string, WireValue>) =>
    visibleFields(fields, wire).map(({ field }) => field)

  test('a field is there while its condition holds', () => {
    const fields = [
      fieldOf('switch', { field: 'on' }),
      fieldOf('text', { field: 'more', when: when('on', 'equal', true) }),
    ]
    expect(names(fields, { on: false })).toEqual(['on'])
    expect(names(fields, { on: true })).toEqual(['on', 'more'])
  })

  test('a chain folds up whole: what is hidden holds nothing', () => {
    const fields = [
      fieldOf('switch', { field: 'a' }),
      fieldOf('switch', { field: 'b', when: when('a', 'equal', true) }),
      fieldOf('text', { field: 'c', when: when('b', 'equal', true) }),
    ]
    expect(names(fields, { a: false, b: true })).toEqual(['a'])
  })

  test('choices are looked into, and nothing typed is null', () => {
    const fields = [
      fieldOf('multiSelect', { field: 'styles', options }),
      fieldOf('text', { field: 'other', when: when('styles', 'like', 'stout') }),
      fieldOf('text', { field: 'why', when: when('other', 'isNull', true) }),
    ]
    expect(names(fields, { styles: ['ipa', 'stout'], other: '' })).toEqual([
      'styles',
      'other',
      'why',
    ])
  })
})
