import { beforePage } from '../platform/browser/ready'
import { FALLBACK_LOCALE, type Locale } from '../shared/l10n'
import { addTexts, hasArea, onMissing, show, shownLocale, type Texts } from './texts'

export type { TextValues, Translate } from './texts'
export { hasText, translate } from './texts'
export { useLocale, useTranslate } from './use-translate'

interface Language {
  /** The areas of the home page. */
  readonly first: () => Promise<Texts>
  readonly all: () => Promise<Texts>
}

/** A browser loads the language it shows; index.html preloads the likely one beside the app. */
const languages: Readonly<Record<Locale, Language>> = {
  en: {
    first: () => import('./first/en').then(({ texts }) => texts),
    all: () => import('./locales/en').then(({ en }) => en),
  },
  'zh-Hans': {
    first: () => import('./first/zh-hans').then(({ texts }) => texts),
    all: () => import('./locales/zh-Hans').then(({ zhHans }) => zhHans),
  },
}

/** An area that only `all` has: with it, everything is there. */
const LAST_AREA = 'user'
const HOME = /^\/?(pages\/tabbar\/index)?$/
/** The rest follows when the home page has had its time, ms. */
const REST_DELAY = 3000

let wanted: Locale = FALLBACK_LOCALE

async function load(locale: Locale, part: keyof Language): Promise<void> {
  if (hasArea(locale, part === 'all' ? LAST_AREA : 'common')) return
  addTexts(locale, await languages[locale][part]())
}

/** Starts the texts in one language. No page is drawn before those it needs are there. */
export function initI18n(locale: Locale): void {
  wanted = locale
  show(locale)
  const rest = () => changeLocale(wanted)
  beforePage((path) => {
    if (!HOME.test(path)) return load(wanted, 'all')
    setTimeout(rest, REST_DELAY)
    return load(wanted, 'first')
  })
  // A home page whose definition holds more than home pages do.
  onMissing(rest)
}

/**
 * Changes the language of every drawn text at once, when its texts are there. The last choice wins;
 * without a network the language stays as it is.
 */
export async function changeLocale(locale: Locale): Promise<void> {
  wanted = locale
  if (hasArea(locale, LAST_AREA) && locale === shownLocale()) return
  try {
    await load(locale, 'all')
  } catch {
    return
  }
  if (wanted === locale) show(locale)
}
