import { all as en } from '../../src/registry/texts/all/en'
import { all as zhHans } from '../../src/registry/texts/all/zh-hans'
import type { Locale } from '../../src/shared/l10n'

type Texts = { readonly [key: string]: string | Texts }

function flatten(texts: Texts, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat[prefix + key] = value
    else Object.assign(flat, flatten(value, `${prefix}${key}.`))
  }
  return flat
}
const flattenAll = (parts: readonly Texts[]) =>
  Object.assign({}, ...parts.map((part) => flatten(part)))

/** All texts of each language by their whole keys, plurals with their endings. */
export const texts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: flattenAll(en as unknown as readonly Texts[]),
  'zh-Hans': flattenAll(zhHans as unknown as readonly Texts[]),
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** The key that code asks for: without the ending of a plural. */
export const bareKey = (key: string): string => key.replace(PLURAL, '')

/** The ending of a plural; undefined for a text that does not count. */
export const pluralOf = (key: string): string | undefined => PLURAL.exec(key)?.[1]

/** The names of what is filled into a text, sorted. */
export const slotsOf = (text: string): string =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join()
