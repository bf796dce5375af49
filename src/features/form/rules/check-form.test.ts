import type { FormField } from '../contract'
import { checkField } from './check-form'

const field = (type: string, more: object = {}) =>
  ({ field: 'f', type, name: 'Field', required: true, ...more }) as unknown as FormField
const empty = (type: string) =>
  type === 'switch' ? false : ['images', 'files', 'multiSelect'].includes(type) ? [] : ''
const check = (type: string, more: object = {}, options: object = {}) =>
  checkField(field(type, more), empty(type) as never, { name: 'Field', ...options })

test.each([
  ['text', { key: 'form.need', values: { name: 'Field' } }],
  ['date', { key: 'form.needChoice', values: { name: 'Field' } }],
  ['time', { key: 'form.needChoice', values: { name: 'Field' } }],
  ['region', { key: 'form.needChoice', values: { name: 'Field' } }],
  ['select', { key: 'form.needChoice', values: { name: 'Field' } }],
  ['radio', { key: 'form.needChoice', values: { name: 'Field' } }],
  ['multiSelect', { key: 'form.needChoice', values: { name: 'Field' } }],
  ['columns', { key: 'form.needChoice', values: { name: 'Field' } }],
  ['images', { key: 'form.needUpload', values: { name: 'Field' } }],
  ['files', { key: 'form.needUpload', values: { name: 'Field' } }],
  ['switch', { key: 'form.agree' }],
  ['mobile', { key: 'validation.mobile.empty' }],
  ['idCard', { key: 'validation.idCard.empty' }],
  ['password', { key: 'validation.password.empty' }],
])('an empty %s that is needed says what is missing', (type, problem) => {
  expect(check(type)).toEqual(problem)
  expect(check(type, { required: false })).toBeUndefined()
  expect(check(type, { readOnly: true })).toBeUndefined()
})

test('a text of blanks is empty', () => {
  expect(checkField(field('text'), '  ', { name: 'Field' })?.key).toBe('form.need')
  expect(checkField(field('text'), ' a ', { name: 'Field' })).toBeUndefined()
})

test('a password that is there already may stay empty, another field may not', () => {
  expect(check('password', {}, { editing: true })).toBeUndefined()
  expect(check('password', {}, { editing: false })?.key).toBe('validation.password.empty')
  expect(check('text', {}, { editing: true })?.key).toBe('form.need')
})

test('a kind nobody knows is never wrong', () => {
  expect(check('hologram')).toBeUndefined()
})
