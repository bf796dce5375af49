import type { Locale } from '../shared/l10n'
import { main as en } from './locales/en/main'
import { main as zhHans } from './locales/zh-Hans/main'
import { addTexts, show } from './texts'

export type { TextValues, Translate } from './texts'
export { hasText, translate } from './texts'
export { useLocale, useTranslate } from './use-translate'

/**
 * Starts the texts in one language. Both languages ship with a mini-program: here the areas of the main
 * package, those of the subpackage in core.ts.
 */
export function initI18n(locale: Locale): void {
  addTexts('en', en)
  addTexts('zh-Hans', zhHans)
  show(locale)
}

/** Changes the language of every drawn text at once. */
export async function changeLocale(locale: Locale): Promise<void> {
  show(locale)
}
