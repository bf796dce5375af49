import { FALLBACK_LOCALE, type Locale } from '../shared/l10n'

/** Fills `{{name}}` in a text. Money and dates are formatted before they come here. */
export type TextValues = Readonly<Record<string, string | number>>
export type Translate = (key: string, values?: TextValues) => string
/** Texts of one language: areas, in them groups, in them texts. */
export interface Texts {
  readonly [name: string]: string | Texts
}

const loaded: Partial<Record<Locale, Texts>> = {}
const listeners = new Set<() => void>()
let current: Locale = FALLBACK_LOCALE

/** Makes areas of a language available; they are not shown yet. */
export function addTexts(locale: Locale, areas: Texts): void {
  loaded[locale] = { ...loaded[locale], ...areas }
}

export const hasArea = (locale: Locale, area: string): boolean =>
  loaded[locale]?.[area] !== undefined

let missing: () => void = () => {}

/** Called when a text is asked for that is not there; it may be on its way. */
export function onMissing(listener: () => void): void {
  missing = listener
}

let version = 0

/** Rises when drawn texts have changed. */
export const textsVersion = (): number => version

/** Shows a language: every subscribed component draws again. */
export function show(locale: Locale): void {
  current = locale
  version += 1
  for (const listener of listeners) listener()
}

export const shownLocale = (): Locale => current

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function find(locale: Locale, key: string): string | undefined {
  let place: string | Texts | undefined = loaded[locale]
  for (const name of key.split('.')) {
    if (typeof place !== 'object') return undefined
    place = place[name]
  }
  return typeof place === 'string' ? place : undefined
}

function textOf(key: string): string | undefined {
  const text = find(current, key) ?? find(FALLBACK_LOCALE, key)
  if (text === undefined) missing()
  return text
}

/** The text of a key in the current language, else in English, else the key. */
export const translate: Translate = (key, values) =>
  (textOf(key) ?? key).replace(/{{\s*(\w+)\s*}}/g, (slot, name: string) =>
    values?.[name] === undefined ? slot : String(values[name]),
  )

/** True when there is a text for this key in some language. */
export const hasText = (key: string): boolean => textOf(key) !== undefined
