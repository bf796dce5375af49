/*
 * What mini-programs lack and libraries need. Imported before everything else.
 * TanStack Query hangs silently without AbortController; @noble/hashes reads Object.hasOwn; i18next counts
 * with Intl.PluralRules, which every browser we support has.
 */
import './polyfills/missing-globals'

type Plural = 'one' | 'other'

/** As much of `Intl.PluralRules` as i18next asks for, in the languages that ship. */
class PluralRules {
  private readonly plurals: readonly Plural[]

  constructor(language: string) {
    // Chinese has one form for all numbers, English a second one for exactly one.
    this.plurals = /^zh\b/.test(language) ? ['other'] : ['one', 'other']
  }

  select(count: number): Plural {
    return count === 1 ? (this.plurals[0] ?? 'other') : 'other'
  }

  resolvedOptions(): { pluralCategories: Plural[] } {
    return { pluralCategories: [...this.plurals] }
  }
}

/** What may lack `Intl`, or only its plurals. */
interface Scope {
  Intl?: { PluralRules?: unknown } | undefined
}

/**
 * Gives a host without `Intl.PluralRules` one. Without it i18next counts every language like English, and
 * would look for a Chinese text of one thing in vain.
 */
export function fillPluralRules(scope: Scope): void {
  scope.Intl ??= {}
  scope.Intl.PluralRules ??= PluralRules
}

fillPluralRules(globalThis as Scope)
