import type { Template } from '.'
import { fieldText, readRow } from './record-row'

const NAMES = { '1': { en: 'Open', 'zh-Hans': '开放' } }
const THEN = Date.UTC(2026, 10, 30, 20, 30) / 1000

// One clock, the server's: 20:30 in London is the first of December in Beijing.
test.each([
  [{ path: 'a' }, { a: 'x' }, 'x'],
  [{ path: 'a' }, { a: '' }, ''],
  [{ path: 'a' }, { a: null }, ''],
  [{ path: 'a' }, {}, ''],
  [{ path: 'a' }, { a: 0 }, '0'],
  [{ path: 'a' }, { a: true }, 'true'],
  [{ path: 'a', names: NAMES }, { a: 1 }, 'Open'],
  [{ path: 'a', names: NAMES }, { a: 2 }, '2'],
  [{ path: 'a', names: NAMES }, { a: 'toString' }, 'toString'],
  [{ path: 'a' }, { a: { en: 'Quay', 'zh-Hans': '码头' } }, 'Quay'],
  [{ path: 'a', format: 'money' }, { a: 1905 }, '¥19.05'],
  [{ path: 'a', format: 'money' }, { a: 'free' }, 'free'],
  [{ path: 'a', format: 'date' }, { a: THEN }, '1 Dec 2026'],
  [{ path: 'a', format: 'time' }, { a: THEN }, '1 Dec 2026, 04:30'],
  [{ path: 'a', format: 'date' }, { a: 'soon' }, 'soon'],
  [{ path: 'a', before: 'No. ', after: { en: ' left' } }, { a: 5 }, 'No. 5 left'],
  [{ path: 'a', before: 'No. ', after: '!' }, { a: '' }, ''],
])('a field %j of %j reads “%s”', (field, record, text) => {
  expect(fieldText(record as never, field as never, 'en')).toBe(text)
})

test('a field that is not asked for is nothing', () => {
  expect(fieldText({ a: 1 } as never, undefined, 'en')).toBe('')
})

const template = (more: object = {}) =>
  ({ title: { path: 'name' }, tags: [{ path: 'tags' }], ...more }) as unknown as Template

test('a row has a name, a second line, a picture, tags and what stands at its right', () => {
  const record = { id: 7, name: 'Haze', intro: 'Soft', pic: '/a.svg', tags: ['new'], price: 100 }
  const whole = template({
    sub: { path: 'intro' },
    image: 'pic',
    right: { path: 'price', format: 'money' },
  })
  expect(readRow(record as never, whole, 'en')).toEqual({
    id: '7',
    title: 'Haze',
    sub: 'Soft',
    image: '/a.svg',
    tags: ['new'],
    right: '¥1.00',
  })
})

test('what a record does not hold is empty; a picture that is no address is none', () => {
  const bare = readRow({ pic: 5 } as never, template({ image: 'pic', tags: [] }), 'en')
  expect(bare).toEqual({ id: '', title: '', sub: '', image: '', tags: [], right: '' })
})

test('four tags at most, of several fields, and no empty one', () => {
  const record = { tags: ['a', '', 'b'], more: 'c', last: ['d', 'e'] }
  const tags = [{ path: 'tags' }, { path: 'more' }, { path: 'none' }, { path: 'last' }]
  expect(readRow(record as never, template({ tags }), 'en').tags).toEqual(['a', 'b', 'c', 'd'])
})
