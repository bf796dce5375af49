import { type RawBuilder, sql } from 'kysely'
import { isObject, parseJson } from '../../src/shared/json'
import type { Locale } from '../locale'

/** A text in both languages as one column: `{"en":…,"zh-Hans":…}`. */
export type L10nJson = string

/** A text in both languages. */
export type L10nText = Readonly<Record<Locale, string>>

/** Packs a text for a column; a bare string means the same in both languages. */
export function packText(text: L10nText | string): L10nJson {
  return JSON.stringify(typeof text === 'string' ? { en: text, 'zh-Hans': text } : text)
}

/** The list packed into a column; empty for one that is damaged. */
export function unpackList(json: string): readonly unknown[] {
  const value = parseJson(json)
  return Array.isArray(value) ? value : []
}

/** The record packed into a column; empty for one that is damaged. */
export function unpackRecord(json: string): Readonly<Record<string, unknown>> {
  const value = parseJson(json)
  return isObject(value) ? value : {}
}

/** Texts of the record packed into a column by their names; empty where there is none. */
export function unpackTexts<K extends string>(
  json: string,
  ...names: readonly K[]
): Readonly<Record<K, string>> {
  const record = unpackRecord(json)
  const texts = names.map((name) => [name, typeof record[name] === 'string' ? record[name] : ''])
  return Object.fromEntries(texts)
}

/** A text of a packed value in the caller's language; empty for one that is none. */
export function textOf(text: unknown, locale: Locale): string {
  const words = isObject(text) ? text[locale] : undefined
  return typeof words === 'string' ? words : ''
}

/** The text of a column in the caller's language. One damaged row costs its words, not the whole answer. */
export const readText = (json: L10nJson, locale: Locale): string => textOf(parseJson(json), locale)

/** The same in a query. */
export const textColumn = (column: string, locale: Locale): RawBuilder<string> =>
  sql`case when json_valid(${sql.ref(column)})
    then coalesce(json_extract(${sql.ref(column)}, ${`$."${locale}"`}), '') else '' end`
