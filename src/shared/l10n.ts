import type { ParseKeys } from 'i18next'
import { isObject } from './json'

/** Locales that ship (client spec §1); `en` is the fallback. */
export const LOCALES = ['en', 'zh-Hans'] as const
export type Locale = (typeof LOCALES)[number]
export const FALLBACK_LOCALE: Locale = 'en'

type Plural = `${string}_one` | `${string}_other`
/**
 * A key of our texts (types/i18next.d.ts). One that counts goes without its plural's ending. Where a key is
 * put together, its parts are unions of words, so that a wrong one does not compile.
 */
export type TextKey = Exclude<ParseKeys, Plural>
type BareKey<K> = K extends `${infer Bare}_other` ? Bare : never
/** A key of a text that counts: it is filled with `count`. */
export type CountingKey = BareKey<ParseKeys>

/** A text of the server: one for all languages, or one a language (docs/view-definitions.md, 'Texts'). */
export type L10n = string | { readonly [L in Locale]?: string }

/** The text in `locale`, else in English, else in any language, else empty. */
export function localize(text: L10n | undefined, locale: Locale): string {
  if (typeof text === 'string') return text
  // Definitions are not parsed where they are titled: a name of another shape is no name.
  if (!isObject(text)) return ''
  const texts = [text[locale], text[FALLBACK_LOCALE], text['zh-Hans']]
  return texts.find((found) => typeof found === 'string') ?? ''
}

/** The host's language as one of ours: every Chinese is `zh-Hans`, the rest is English (point 18). */
export function toLocale(hostLanguage: string): Locale {
  return /^zh\b|^zh[-_]/i.test(hostLanguage) ? 'zh-Hans' : FALLBACK_LOCALE
}

/** Steps of short counts: Chinese counts in tens of thousands, English in thousands. */
const STEPS: Readonly<Record<Locale, readonly { from: number; unit: string }[]>> = {
  en: [
    { from: 1_000_000, unit: 'M' },
    { from: 1000, unit: 'k' },
  ],
  'zh-Hans': [
    { from: 100_000_000, unit: '亿' },
    { from: 10_000, unit: '万' },
  ],
}

/** A count that fits a card: `860`, `1.2k`, `1.2万`. Rounded down: never more than there are. */
export function shortCount(count: number, locale: Locale): string {
  for (const { from, unit } of STEPS[locale]) {
    if (count < from) continue
    const tenths = Math.floor((count * 10) / from)
    return tenths >= 100 || tenths % 10 === 0
      ? `${Math.floor(tenths / 10)}${unit}`
      : `${Math.floor(tenths / 10)}.${tenths % 10}${unit}`
  }
  return String(count)
}
