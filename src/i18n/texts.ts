import { createInstance } from 'i18next'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { type CountingKey, FALLBACK_LOCALE, type Locale, type TextKey } from '../shared/l10n'

/** Fills `{{name}}` in a text. Money and dates are formatted before they come here. */
export type TextValues = Readonly<Record<string, string | number>>
/** Looks a text up; one that counts is filled with `count`. */
export type Translate = <K extends TextKey>(
  key: K,
  ...values: K extends CountingKey
    ? [values: TextValues & { readonly count: number }]
    : [values?: TextValues]
) => string
/** Texts of one language: by the noun of their room, in it groups, in them texts. */
export interface Texts {
  readonly [name: string]: string | Texts
}

/** i18next sorts texts by namespaces. The noun of a room begins the key: one is enough. */
const NAMESPACE = 'translation'
const i18n = createInstance()
i18n.init({
  lng: FALLBACK_LOCALE,
  fallbackLng: FALLBACK_LOCALE,
  load: 'currentOnly',
  resources: {},
  nsSeparator: false,
  // What draws texts escapes them.
  interpolation: { escapeValue: false },
  saveMissing: true,
  missingKeyHandler: () => tellMissing(),
})

/** i18next's own word for it; it hands it on to whoever listens. */
const MISSING = 'missingText'
const tellMissing = () => i18n.emit(MISSING)

/** Without the types of keys: `Translate` has checked them. */
const lookUp = i18n.t as (key: string, options?: object) => string

/**
 * Makes texts of a language available; they are not shown yet.
 * @param texts what a noun has already stays beside them: a room may come in parts.
 */
export function addTexts(locale: Locale, texts: Texts): void {
  // Copied, since i18next merges in place and a module's texts are not ours to change.
  i18n.addResourceBundle(locale, NAMESPACE, texts, true, true)
}

/** Calls `listener` when a text is asked for that is not there; it may be on its way. */
export function onMissing(listener: () => void): void {
  i18n.on(MISSING, listener)
}

/** How often drawn texts have changed. A property, since a snapshot is compared by its value. */
const drawn = { version: 0 }
i18n.on('languageChanged', () => {
  drawn.version += 1
})

/** Rises when drawn texts have changed. */
export const textsVersion = (): number => drawn.version

/** Shows a language: every subscribed component draws again. */
export function show(locale: Locale): void {
  i18n.changeLanguage(locale)
}

/** The language on screen. */
export const shownLocale = (): Locale => i18n.language as Locale

/** Calls `listener` after every change of the drawn texts; returns what ends that. */
export function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener)
  return () => i18n.off('languageChanged', listener)
}

/**
 * The text of a key in a language, else in English, else the key. A value that is not given leaves its slot;
 * values are put in as they are, whatever braces they hold.
 */
export const translateIn =
  (lng?: Locale): Translate =>
  (key, ...[values]) =>
    // `replace` keeps them apart from the options of i18next.
    lookUp(key, { lng, replace: values, count: values?.count })

/** See `translateIn`: in the language on screen. */
export const translate = translateIn()

/** What a part of the screen speaks that has a language of its own: a page that is looked at while it is edited. */
export const TextsContext = createContext<{ readonly locale?: Locale; readonly t: Translate }>({
  t: translate,
})

/** True when there is a text for this key in some language already; nobody hears of one that is not. */
export const isThere = (key: string): key is TextKey =>
  i18n.exists(key as TextKey, { returnObjects: false })

/** True when there is a text for this key in some language: a name of the server may be the end of a key. */
export function hasText(key: string): key is TextKey {
  const found = isThere(key)
  if (!found) tellMissing()
  return found
}

function useSpeech() {
  useSyncExternalStore(subscribe, textsVersion, textsVersion)
  return useContext(TextsContext)
}

/** The language on screen; the component draws again when it changes. */
export const useLocale = (): Locale => useSpeech().locale ?? shownLocale()

/** `t` for a component: it draws again when the language changes. */
export const useTranslate = (): Translate => useSpeech().t
