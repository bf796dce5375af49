import { isObject } from '../../../src/shared/json'
import { LOCALES } from '../../../src/shared/l10n'
import { quote, walk } from '../strings'
import type { Found, Rule, View } from '../types'

/** Read by programs, other widgets, or under rules of its own. */
const APART = /\.(type|id|icon|bind|map|when|slots|fallback|src|call|path|key|field|form|entity)$/
const NO_TEXT = /(url|image|icon|avatar|src|id|key|type|path|call|kind|format|class|number)$/i

/** `zh`, `zh-CN`, `en_US`: a language, ours or not. */
const LANGUAGE = /^(zh|en)([-_]\w+)?$/i

const isTexts = (value: unknown): value is Record<string, unknown> =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => LANGUAGE.test(key) && typeof text === 'string')

/** What people read: the title, the widgets, what actions say. */
function* readable({ json, nodes, meta }: View) {
  yield* walk(json.name, 'name', undefined, 'name')
  if (meta.nav?.title !== undefined)
    yield* walk(meta.nav.title, 'data.$meta.nav.title', undefined, 'title')
  for (const { path, node } of nodes) {
    const parts = { value: node.value, config: node.config }
    yield* walk(parts, path, (place) => APART.test(place.path))
  }
}

function* missingLanguages(view: View): Iterable<Found> {
  for (const { path, value } of readable(view)) {
    if (!isTexts(value)) continue
    for (const key of Object.keys(value))
      if (!LOCALES.includes(key as never))
        yield {
          path: `${path}.${key}`,
          message: `nobody reads ${quote(key)}; ${LOCALES.join(' and ')} are`,
        }
    const texts = LOCALES.filter((locale) => String(value[locale] ?? '').trim() !== '')
    for (const locale of LOCALES)
      if (texts.length > 0 && !texts.includes(locale))
        yield { path, message: `${quote(Object.values(value)[0])} has no ${locale}` }
  }
}

const CHINESE = /[\u3400-\u9fff]/
const WORDS = /\b[A-Za-z][a-z’']+[,;:.!?]?\s+[A-Za-z][a-z’']+/
const isAddress = (text: string) => /^(\/|https?:|data:|#)/.test(text)

function* untranslated(view: View): Iterable<Found> {
  for (const { path, key, value } of readable(view)) {
    if (typeof value !== 'string' || LANGUAGE.test(key) || NO_TEXT.test(key) || isAddress(value))
      continue
    const language = CHINESE.test(value) ? 'Chinese' : WORDS.test(value) ? 'English' : undefined
    if (language) yield { path, message: `${quote(value)} is ${language} for everybody` }
  }
}

/** What people read, in every language that ships. */
export const textRules: readonly Rule[] = [
  {
    name: 'language-missing',
    severity: 'error',
    about: `a text that has languages has all: ${LOCALES.join(', ')}`,
    check: missingLanguages,
  },
  {
    name: 'text-bare',
    severity: 'warning',
    about: 'a sentence is there in every language',
    check: untranslated,
  },
]
