import { LOCALES, type Locale } from '../shared/l10n'
import { addTexts, show, type Texts } from './texts'

export type { TextValues, Translate } from './texts'
export {
  hasText,
  isThere,
  subscribe as onTexts,
  TextsContext,
  translate,
  translateIn,
  useLocale,
  useTranslate,
} from './texts'

/** What a mini-program starts with: the texts of its main package, in every language. */
export type TextSources = Readonly<Record<Locale, Texts>>

/** What few pages say, and the home page need not know of: it comes with them. */
export type OwnTexts = Readonly<Record<Locale, () => Promise<Texts>>>

/** Says where texts come from. Called once, before `initI18n`. */
export function giveTexts(sources: TextSources): void {
  for (const locale of LOCALES) addTexts(locale, sources[locale])
}

/** Starts the texts in one language. */
export function initI18n(locale: Locale): void {
  show(locale)
}

/** Changes the language of every drawn text at once. */
export async function changeLocale(locale: Locale): Promise<void> {
  show(locale)
}

/** Brings what a page says of its own, in every language. */
export async function bringTexts(own: OwnTexts): Promise<void> {
  for (const locale of LOCALES) addTexts(locale, await own[locale]())
}

/** A mini-program has the texts of every language. */
export const loadTexts = async (_locale: Locale): Promise<void> => {}
