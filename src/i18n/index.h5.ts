import { beforePage } from '../platform/browser/ready'
import type { Locale } from '../shared/l10n'
import { LanguageLoader, type TextSources } from './language-loader'
import { onMissing, show } from './texts'

export type { TextSources } from './language-loader'
export type { TextValues, Translate } from './texts'
export {
  hasText,
  subscribe as onTexts,
  TextsContext,
  translate,
  translateIn,
  useLocale,
  useTranslate,
} from './texts'

const HOME = /^\/?(pages\/tabbar\/index)?$/
/** The rest follows when the home page has had its time, ms. */
const REST_DELAY = 3000

const loader = new LanguageLoader()
const loadRest = () => loader.changeTo(loader.wanted)

/** Says where texts come from. Called once, before `initI18n`. */
export function giveTexts(sources: TextSources): void {
  loader.sources = sources
}

/** Starts the texts in one language. No page is drawn before those it needs are there. */
export function initI18n(locale: Locale): void {
  loader.wanted = locale
  show(locale)
  beforePage((path) => {
    if (!HOME.test(path)) return loader.load(loader.wanted, 'all')
    setTimeout(loadRest, REST_DELAY)
    return loader.load(loader.wanted, 'first')
  })
  // A home page whose definition holds more than home pages do.
  onMissing(loadRest)
}

/**
 * Changes the language of every drawn text at once, when its texts are there. The last choice wins;
 * without a network the language stays as it is.
 */
export const changeLocale = (locale: Locale): Promise<void> => loader.changeTo(locale)

/** Makes a language available that is not the app's. @throws what `import()` throws without a network. */
export const loadTexts = (locale: Locale): Promise<void> => loader.load(locale, 'all')
