import type { Locale } from './l10n'

/** Steps of short counts: Chinese counts in tens of thousands, English in thousands. */
const STEPS: Readonly<Record<Locale, readonly { from: number; unit: string }[]>> = {
  en: [
    { from: 1_000_000, unit: 'M' },
    { from: 1000, unit: 'k' },
  ],
  'zh-Hans': [
    { from: 100_000_000, unit: '亿' },
    { from: 10_000, unit: '万' },
  ],
}

/** A count that fits a card: `860`, `1.2k`, `1.2万`. Rounded down: never more than there are. */
export function shortCount(count: number, locale: Locale): string {
  for (const { from, unit } of STEPS[locale]) {
    if (count < from) continue
    const tenths = Math.floor((count * 10) / from)
    return tenths >= 100 || tenths % 10 === 0
      ? `${Math.floor(tenths / 10)}${unit}`
      : `${Math.floor(tenths / 10)}.${tenths % 10}${unit}`
  }
  return String(count)
}
