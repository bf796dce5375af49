import { LOCALES } from '../src/shared/l10n'
import { keysInCode } from './support/keys-in-code'
import { bareKey, texts } from './support/texts'

// What code asks for is in every language, and what is in a language is asked for and translated.

const keys = [...new Set(Object.keys(texts.en).map(bareKey))]
const areas = [...new Set(keys.map((key) => key.split('.')[0] ?? ''))]
const code = keysInCode(areas)

/** Texts that are the same in every language, and why. */
const SAME: Readonly<Record<string, string>> = {
  'app.startup.brand': 'the name of the house',
  'app.downloads.name': 'the name of the house',
  'app.about.name': 'the name of the house',
  'app.settings.languages.en': 'a language is written in itself',
  'app.settings.languages.zh-Hans': 'a language is written in itself',
}

/** A text without what is filled into it: a number and a sign need no translation. */
const wordsOf = (text: string) => text.replace(/\{\{[^}]*\}\}/g, '').replace(/[^\p{L}]/gu, '')

test('the walk sees keys that are whole and keys that are put together', () => {
  expect(code.whole.size).toBeGreaterThan(900)
  expect(code.patterns.length).toBeGreaterThan(30)
})

test.each(LOCALES)('%s: no text is missing', (locale) => {
  const there = new Set(Object.keys(texts[locale]).map(bareKey))
  const missing = [...code.whole].filter(([key]) => !there.has(key))
  expect(missing).toEqual([])
  const empty = code.patterns.filter(
    ({ keys: pattern }) => ![...there].some((key) => pattern.test(key)),
  )
  expect(empty).toEqual([])
})

test('every text is asked for', () => {
  const isAskedFor = (key: string) =>
    code.whole.has(key) ||
    code.patterns.some((pattern) => {
      const parts = pattern.keys.exec(key)?.slice(1)
      return parts?.every((part) => code.fills(pattern, part)) ?? false
    })
  expect(keys.filter((key) => !isAskedFor(key))).toEqual([])
})

test('every text is translated', () => {
  const untranslated = Object.entries(texts['zh-Hans']).filter(
    ([key, text]) =>
      !(key in SAME) &&
      wordsOf(text) !== '' &&
      (!/\p{Script=Han}/u.test(text) || text === texts.en[key]),
  )
  expect(untranslated).toEqual([])
})

test('what need not be translated is the same everywhere', () => {
  const differing = Object.keys(SAME).filter(
    (key) => texts.en[key] === undefined || texts.en[key] !== texts['zh-Hans'][key],
  )
  expect(differing).toEqual([])
})
