import type { Locale } from '../locale'

/** A text in both languages as one column: `{"en":…,"zh-Hans":…}`. */
export type L10nJson = string

/** A text in both languages. */
export type L10nText = Readonly<Record<Locale, string>>

/** Packs a text for a column; a bare string means the same in both languages. */
export function packText(text: L10nText | string): L10nJson {
  return JSON.stringify(typeof text === 'string' ? { en: text, 'zh-Hans': text } : text)
}

/** The text of a column in the caller's language. */
export function readText(json: L10nJson, locale: Locale): string {
  return (JSON.parse(json) as L10nText)[locale]
}
