import type { Locale } from '../locale'

/** The language of an answer: Chinese for any `zh`, English for everything else (point 18). */
export function localeOf(acceptLanguage: string | null | undefined): Locale {
  return /^\s*zh\b/i.test(acceptLanguage ?? '') ? 'zh-Hans' : 'en'
}
