import { FALLBACK_LOCALE, type Locale } from '../shared/l10n'
import { addTexts, show, shownLocale, type Texts } from './texts'

/** The texts of one language in a browser, each part a file of its own. */
interface Language {
  /** What the home page shows. */
  readonly first: () => Promise<readonly Texts[]>
  readonly all: () => Promise<readonly Texts[]>
}
/** A browser loads the language it shows; index.html preloads the likely one beside the app. */
export type TextSources = Readonly<Record<Locale, Language>>

/** Loads a language in parts, each once. */
export class LanguageLoader {
  sources: TextSources | undefined
  /** The last choice; it is shown when its texts are there. */
  wanted: Locale = FALLBACK_LOCALE
  private readonly loaded = new Set<string>()

  /** Makes a part of a language available. @throws what `import()` throws without a network. */
  async load(locale: Locale, part: keyof Language): Promise<void> {
    if (this.has(locale) || this.loaded.has(locale + part)) return
    const texts = await this.sources?.[locale][part]()
    if (!texts) return
    for (const part of texts) addTexts(locale, part)
    this.loaded.add(locale + part)
  }

  /** Loads a language and shows it, unless another one was chosen since, or there is no network. */
  async changeTo(locale: Locale): Promise<void> {
    this.wanted = locale
    if (this.has(locale) && locale === shownLocale()) return
    try {
      await this.load(locale, 'all')
    } catch {
      return
    }
    if (this.wanted === locale) show(locale)
  }

  private has(locale: Locale): boolean {
    return this.loaded.has(`${locale}all`)
  }
}
