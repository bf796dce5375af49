import { LOCALES } from '../src/shared/l10n'
import messages from './spec/messages.json'
import { bareKey, pluralOf, slotsOf, texts } from './support/texts'

const english = texts.en
const chinese = texts['zh-Hans']
const isChinese = (text: string) => /[\u4e00-\u9fff]/.test(text)

test('both languages have the same keys', () => {
  const keys = (flat: object) => [...new Set(Object.keys(flat).map(bareKey))].sort()
  expect(keys(chinese)).toEqual(keys(english))
})

test.each(LOCALES)(
  '%s: a text that counts has every plural of the language, and no other',
  (locale) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    const forms = new Map<string, string[]>()
    for (const key of Object.keys(texts[locale])) {
      const plural = pluralOf(key)
      if (plural) forms.set(bareKey(key), [...(forms.get(bareKey(key)) ?? []), plural])
    }
    expect(forms.size).toBeGreaterThan(0)
    for (const [key, plurals] of forms)
      expect([key, ...plurals.sort()]).toEqual([key, ...[...pluralCategories].sort()])
  },
)

test('no text counts and does not', () => {
  const both = Object.keys(english).filter((key) => pluralOf(key) && bareKey(key) in english)
  expect(both).toEqual([])
})

test('every form of a text fills the same values in, in both languages', () => {
  const slots = new Map<string, string>()
  const differing = [...Object.entries(english), ...Object.entries(chinese)].filter(
    ([key, text]) => {
      const first = slots.get(bareKey(key)) ?? slotsOf(text)
      slots.set(bareKey(key), first)
      return slotsOf(text) !== first
    },
  )
  expect(differing).toEqual([])
})

test('a text that counts says the number', () => {
  const silent = Object.entries({ ...english, ...chinese }).filter(
    ([key, text]) => pluralOf(key) && !slotsOf(text).split(',').includes('count'),
  )
  expect(silent).toEqual([])
})

test('an English text that counts has its singular', () => {
  const bare = Object.entries(english).filter(
    ([key, text]) => slotsOf(text).split(',').includes('count') && !pluralOf(key),
  )
  expect(bare).toEqual([])
  // 'All {{count}}' is right for one as it is.
  const same = Object.keys(english).filter(
    (key) => pluralOf(key) === 'one' && english[key] === english[`${bareKey(key)}_other`],
  )
  expect(same).toEqual(['product.shelf.all_one'])
})

/** Nouns that follow a number somewhere, by their plural; read from the texts that count. */
const plurals = new Set(
  Object.entries(english).flatMap(([key, text]) => {
    const noun = pluralOf(key) === 'other' && /\{\{count\}\} ([a-z]+s)\b/.exec(text)?.[1]
    return noun ? [noun] : []
  }),
)
/** Never one: `of` is more than what was sent of it. */
const NEVER_ONE = ['order.note.partly']

test('no other number stands before a noun in the plural', () => {
  expect(plurals).toContain('points')
  const wrong = Object.entries(english).filter(
    ([key, text]) =>
      !NEVER_ONE.includes(bareKey(key)) &&
      [...text.matchAll(/\{\{(\w+)\}\} ([a-z]+s)\b/g)].some(
        ([, slot = '', noun = '']) => !['count', 'name'].includes(slot) && plurals.has(noun),
      ),
  )
  expect(wrong).toEqual([])
})

test('no text is empty, and no English text is Chinese', () => {
  const all = [...Object.entries(english), ...Object.entries(chinese)]
  expect(all.filter(([, text]) => text.trim() === '')).toEqual([])
  // The name of a language is written in that language.
  const allowed = (key: string) => /locale|language/i.test(key)
  expect(
    Object.keys(english).filter((key) => isChinese(english[key] ?? '') && !allowed(key)),
  ).toEqual([])
})

const wanted = messages.filter(({ text }) => isChinese(text))
/** Three sentences in one row: each of them is read by itself. */
const SEARCH_URL = 'url must start with /, contain ?, end with ='
const inEnglish = messages.flatMap(({ text }) => {
  if (isChinese(text)) return []
  return text === SEARCH_URL
    ? ['url must start with /', 'url must contain ?', 'url must end with =']
    : [text]
})

test.each(wanted)('$area: people read 「$text」', ({ text }) => {
  const found = Object.values(chinese).some((value) =>
    value.replace(/\{\{\w+\}\}/g, '').includes(text),
  )
  expect(found).toBe(true)
})

test.each(inEnglish)('in English people read "%s"', (text) => {
  expect(Object.values(english)).toContain(text)
})

test('all 57 are looked for', () => {
  expect(messages).toHaveLength(57)
  expect(wanted.length + inEnglish.length).toBe(57 + 2)
})
