import { beforePage } from '../platform/browser/ready'
import { FALLBACK_LOCALE, type Locale } from '../shared/l10n'
import { addTexts, onMissing, show, shownLocale, type Texts } from './texts'

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

/** The texts of one language in a browser, each part a file of its own. */
interface Language {
  /** What the home page shows. */
  readonly first: () => Promise<readonly Texts[]>
  readonly all: () => Promise<readonly Texts[]>
}
/** A browser loads the language it shows; index.html preloads the likely one beside the app. */
export type TextSources = Readonly<Record<Locale, Language>>

/** What few pages say, and the home page need not know of: it comes with them. */
export type OwnTexts = Readonly<Record<Locale, () => Promise<Texts>>>

/** Loads a language in parts, each once. */
export class LanguageLoader {
  sources: TextSources | undefined
  /** The last choice; it is shown when its texts are there. */
  wanted: Locale = FALLBACK_LOCALE
  private readonly loaded = new Set<string>()
  private readonly own = new Set<OwnTexts>()

  /** Makes a part of a language available. @throws what `import()` throws without a network. */
  async load(locale: Locale, part: keyof Language): Promise<void> {
    if (this.has(locale) || this.loaded.has(locale + part)) return
    const texts = await this.sources?.[locale][part]()
    if (!texts) return
    for (const part of texts) addTexts(locale, part)
    this.loaded.add(locale + part)
  }

  /** Has texts of pages come with the language that is shown, from now on. @throws see `load`. */
  bring(own: OwnTexts): Promise<unknown> {
    this.own.add(own)
    return this.loadOwn(this.wanted)
  }

  private loadOwn(locale: Locale): Promise<unknown> {
    return Promise.all([...this.own].map(async (own) => addTexts(locale, await own[locale]())))
  }

  /** Loads a language and shows it, unless another one was chosen since, or there is no network. */
  async changeTo(locale: Locale): Promise<void> {
    this.wanted = locale
    if (this.has(locale) && locale === shownLocale()) return
    try {
      await this.load(locale, 'all')
      await this.loadOwn(locale)
    } catch {
      return
    }
    if (this.wanted === locale) show(locale)
  }

  private has(locale: Locale): boolean {
    return this.loaded.has(`${locale}all`)
  }
}

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

/** Brings what a page says of its own, in the language on screen and in each that is chosen later. @throws see `loadTexts`. */
export const bringTexts = async (own: OwnTexts): Promise<unknown> => loader.bring(own)

/** Makes a language available that is not the app's. @throws what `import()` throws without a network. */
export const loadTexts = (locale: Locale): Promise<void> => loader.load(locale, 'all')
