import { addTexts, show, type TextValues, translate } from '../src/i18n/texts'
import { fillPluralRules } from '../src/polyfills'

const say = translate as (key: string, values?: TextValues) => string
const intl = Object.getOwnPropertyDescriptor(globalThis, 'Intl') as PropertyDescriptor

beforeAll(() => {
  const scope = { Intl: undefined }
  fillPluralRules(scope)
  Object.defineProperty(globalThis, 'Intl', { ...intl, value: scope.Intl })
})
afterAll(() => Object.defineProperty(globalThis, 'Intl', intl))

test('a host without Intl counts in both languages', () => {
  addTexts('en', { test: { items_one: '{{count}} item', items_other: '{{count}} items' } })
  addTexts('zh-Hans', { test: { items_other: '{{count}} 件' } })
  expect([1, 2].map((count) => say('test.items', { count }))).toEqual(['1 item', '2 items'])
  show('zh-Hans')
  expect([1, 2].map((count) => say('test.items', { count }))).toEqual(['1 件', '2 件'])
})
