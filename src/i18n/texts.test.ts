import {
  addTexts,
  hasText,
  isThere,
  onMissing,
  show,
  shownLocale,
  subscribe,
  type TextValues,
  textsVersion,
  translate,
} from './texts'

/** Keys of this test's own area are in no locale file. */
const say = translate as (key: string, values?: TextValues) => string

beforeAll(() => {
  addTexts('en', {
    test: {
      hello: 'Hello {{ name }}',
      only: 'Only in English',
      one_of: { deep: 'Deep' },
      items_one: '{{count}} item of {{name}}',
      items_other: '{{count}} items of {{name}}',
    },
  })
  addTexts('zh-Hans', { test: { hello: '你好 {{name}}', items_other: '{{name}} 共 {{count}} 件' } })
})
beforeEach(() => show('en'))

test('a text is found in the language on screen, else in English, else there is its key', () => {
  expect(say('test.hello', { name: 'Lin' })).toBe('Hello Lin')
  show('zh-Hans')
  expect(shownLocale()).toBe('zh-Hans')
  expect(say('test.hello', { name: 'Lin' })).toBe('你好 Lin')
  expect(say('test.only')).toBe('Only in English')
  expect(say('test.nowhere')).toBe('test.nowhere')
  expect(say('test:hello')).toBe('test:hello')
  expect(say('test.one_of.deep')).toBe('Deep')
})

test.each([
  [0, '0 items of Lin', 'Lin 共 0 件'],
  [1, '1 item of Lin', 'Lin 共 1 件'],
  [2, '2 items of Lin', 'Lin 共 2 件'],
])('%d of a thing', (count, english, chinese) => {
  expect(say('test.items', { count, name: 'Lin' })).toBe(english)
  show('zh-Hans')
  expect(say('test.items', { count, name: 'Lin' })).toBe(chinese)
})

test.each([['<b>"Lin" & Co.</b>'], ['{{count}} {{name}}'], ['$t(test.only)']])(
  'a value is put in as it is: %s',
  (name) => {
    expect(say('test.hello', { name })).toBe(`Hello ${name}`)
    expect(say('test.items', { count: 1, name })).toBe(`1 item of ${name}`)
  },
)

test('a slot without a value stays', () => {
  expect(say('test.hello', { other: 'x' })).toBe('Hello {{ name }}')
})

test('no name of a value changes the lookup', () => {
  const values = { name: 'Lin', lng: 'zh-Hans', context: 'x', defaultValue: 'y', ns: 'z', nest: 1 }
  expect(say('test.hello', values)).toBe('Hello Lin')
  expect(say('test.nowhere', values)).toBe('test.nowhere')
})

test('a key that ends with a server’s word is asked for first', () => {
  expect(hasText('test.hello')).toBe(true)
  expect(hasText('test.nowhere')).toBe(false)
  expect(hasText('test')).toBe(false)
  expect(hasText('test.a: b')).toBe(false)
})

test('a room comes in parts: the later one adds to the first, and changes no module', () => {
  const first = { late: { a: 'A', b: { c: 'C' } } }
  addTexts('en', first)
  addTexts('en', { late: { a: 'New', b: { d: 'D' } } })
  expect(['late.a', 'late.b.c', 'late.b.d'].map((key) => say(key))).toEqual(['New', 'C', 'D'])
  expect(first).toEqual({ late: { a: 'A', b: { c: 'C' } } })
  expect(say('test.only')).toBe('Only in English')
})

test('what is asked for and not there is told', () => {
  const told: string[] = []
  onMissing(() => told.push('missing'))
  say('test.hello')
  hasText('test.hello')
  expect(told).toEqual([])
  say('test.nowhere')
  hasText('test.nowhere')
  expect(told).toEqual(['missing', 'missing'])
  expect([isThere('test.hello'), isThere('test.nowhere')]).toEqual([true, false])
  expect(told).toHaveLength(2)
})

test('who listens hears of every change, also of new texts in the same language', () => {
  const before = textsVersion()
  const heard: number[] = []
  const stop = subscribe(() => heard.push(textsVersion()))
  show('zh-Hans')
  show('zh-Hans')
  stop()
  show('en')
  expect(heard).toEqual([before + 1, before + 2])
})

test('a wrong key, and a count without its number, do not compile', () => {
  // @ts-expect-error There is no such text.
  expect(translate('common.nothing')).toBe('common.nothing')
  // @ts-expect-error The endings of plurals are i18next's.
  translate('form.tooLong_one')
  // @ts-expect-error What counts needs a number.
  translate('form.tooLong')
})
