import { beforeFirstPage } from '../platform/browser/ready'
import { FALLBACK_LOCALE, type Locale } from '../shared/l10n'
import { addTexts, isLoaded, show, type Texts } from './texts'

export type { TextValues, Translate } from './texts'
export { hasText, translate } from './texts'
export { useLocale, useTranslate } from './use-translate'

/** A browser loads the language it shows; index.html preloads the likely one beside the app. */
const languages: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: () => import('./locales/en').then(({ en }) => en),
  'zh-Hans': () => import('./locales/zh-Hans').then(({ zhHans }) => zhHans),
}

let wanted: Locale = FALLBACK_LOCALE

/** Starts the texts in one language. No page is drawn before they are there. */
export function initI18n(locale: Locale): void {
  show(locale)
  beforeFirstPage(changeLocale(locale))
}

/**
 * Changes the language of every drawn text at once, when its texts are there. The last choice wins;
 * without a network the language stays as it is.
 */
export async function changeLocale(locale: Locale): Promise<void> {
  wanted = locale
  if (!isLoaded(locale)) {
    try {
      addTexts(locale, await languages[locale]())
    } catch {
      return
    }
  }
  if (wanted === locale) show(locale)
}
