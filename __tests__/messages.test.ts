import { en } from '../src/i18n/locales/en'
import { zhHans } from '../src/i18n/locales/zh-Hans'
import messages from './spec/messages.json'

type Texts = { readonly [key: string]: string | Texts }

function flatten(texts: Texts, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat[prefix + key] = value
    else Object.assign(flat, flatten(value, `${prefix}${key}.`))
  }
  return flat
}

const english = flatten(en as unknown as Texts)
const chinese = flatten(zhHans as unknown as Texts)
const isChinese = (text: string) => /[\u4e00-\u9fff]/.test(text)

/** Areas whose screens exist; the others are added here as their texts are. */
const DONE = [
  'http',
  'payment',
  'security',
  'login',
  'miniLogin',
  'validation',
  'catalogue',
  'upload',
]
/** Texts of those areas that no screen shows yet: when one is written, it leaves this list. */
const TO_COME: readonly string[] = ['用户缓存Key获取失败']

test('both languages have the same keys', () => {
  expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort())
})

test('both languages fill the same values into a text', () => {
  const values = (text = '') => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name)
  const differing = Object.keys(english).filter(
    (key) => [...values(english[key])].sort().join() !== [...values(chinese[key])].sort().join(),
  )
  expect(differing).toEqual([])
})

test('no text is empty, and no English text is Chinese', () => {
  const all = { ...english, ...chinese }
  expect(Object.keys(all).filter((key) => !english[key]?.trim() || !chinese[key]?.trim())).toEqual(
    [],
  )
  // The name of a language is written in that language.
  const allowed = (key: string) => /locale|language/i.test(key)
  expect(
    Object.keys(english).filter((key) => isChinese(english[key] ?? '') && !allowed(key)),
  ).toEqual([])
})

const wanted = messages.filter(({ area, text }) => DONE.includes(area) && isChinese(text))

test.each(wanted.filter(({ text }) => !TO_COME.includes(text)))(
  '$area: people read 「$text」',
  ({ text }) => {
    const found = Object.values(chinese).some((value) =>
      value.replace(/\{\{\w+\}\}/g, '').includes(text),
    )
    expect(found).toBe(true)
  },
)

test('a text that came stands no longer among those to come', () => {
  const shown = Object.values(chinese)
  expect(TO_COME.filter((text) => shown.includes(text))).toEqual([])
})

test.each(messages.filter(({ text, when }) => !isChinese(text) && when.includes('(en)')))(
  'in English people read "$text"',
  ({ text }) => {
    expect(Object.values(english)).toContain(text)
  },
)
