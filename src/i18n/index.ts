import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { FALLBACK_LOCALE, type Locale } from '../shared/l10n'
import { en } from './locales/en'
import { zhHans } from './locales/zh-Hans'

/** Fills `{{name}}` in a text. Money and dates are formatted before they come here. */
export type TextValues = Readonly<Record<string, string | number>>
export type Translate = (key: string, values?: TextValues) => string

const i18n = i18next.createInstance()

/** Starts the texts in one language. Synchronous: both languages ship with the app. */
export function initI18n(locale: Locale): void {
  i18n.init({
    lng: locale,
    fallbackLng: FALLBACK_LOCALE,
    resources: { en: { translation: en }, 'zh-Hans': { translation: zhHans } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
}

/** Changes the language of every drawn text at once. */
export function changeLocale(locale: Locale): void {
  i18n.changeLanguage(locale)
}

/** The text of a key in the current language, else in English, else the key. */
export const translate: Translate = (key, values) => i18n.t(key, values ?? {})

/** True when there is a text for this key in some language. */
export const hasText = (key: string): boolean => i18n.exists(key)

const subscribe = (listener: () => void) => {
  i18n.on('languageChanged', listener)
  return () => i18n.off('languageChanged', listener)
}
const currentLocale = () => (i18n.language ?? FALLBACK_LOCALE) as Locale

/** The language on screen; the component draws again when it changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, currentLocale, currentLocale)
}

/** `t` for a component: it draws again when the language changes. */
export function useTranslate(): Translate {
  useLocale()
  return translate
}
