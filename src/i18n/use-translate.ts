import { useSyncExternalStore } from 'react'
import type { Locale } from '../shared/l10n'
import { shownLocale, subscribe, type Translate, textsVersion, translate } from './texts'

/** The language on screen; the component draws again when it changes. */
export function useLocale(): Locale {
  useSyncExternalStore(subscribe, textsVersion, textsVersion)
  return shownLocale()
}

/** `t` for a component: it draws again when the language changes. */
export function useTranslate(): Translate {
  useLocale()
  return translate
}
