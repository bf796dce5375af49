/** Enough for English and Chinese: without it i18next logs an error at every plural. */
class PluralRules {
  constructor(private readonly locale = 'en') {}

  select(count: number): 'one' | 'other' {
    return this.locale.startsWith('en') && count === 1 ? 'one' : 'other'
  }

  resolvedOptions() {
    return { pluralCategories: ['one', 'other'] }
  }
}

const scope = globalThis as { Intl?: unknown }
if (typeof scope.Intl === 'undefined') scope.Intl = { PluralRules }

export {}
