import { fillPluralRules } from '../src/polyfills'
import { LOCALES } from '../src/shared/l10n'

type Rules = new (language: string) => Intl.PluralRules

/** What a host has after it was filled. */
function filled(intl?: object): Rules {
  const scope: { Intl?: { PluralRules?: Rules } | undefined } = { Intl: intl }
  fillPluralRules(scope)
  return scope.Intl?.PluralRules as Rules
}

test.each(LOCALES)('%s: a host without Intl counts like one with it', (locale) => {
  const standIn = new (filled())(locale)
  const real = new Intl.PluralRules(locale)
  const counts = [...Array(120).keys(), 1000, 1_000_000, 0.5, 1.5]
  expect(counts.map((count) => standIn.select(count))).toEqual(
    counts.map((count) => real.select(count)),
  )
  expect(standIn.resolvedOptions().pluralCategories.sort()).toEqual(
    real.resolvedOptions().pluralCategories.sort(),
  )
})

test('an Intl without plurals keeps what it has', () => {
  const scope: { Intl: Partial<typeof Intl> } = {
    Intl: { DateTimeFormat: Intl.DateTimeFormat },
  }
  fillPluralRules(scope)
  expect(scope.Intl.DateTimeFormat).toBe(Intl.DateTimeFormat)
  expect(new (filled(scope.Intl))('en').select(1)).toBe('one')
})

test('plurals of the host stay', () => {
  expect(String(filled(Intl))).toContain('[native code]')
})
