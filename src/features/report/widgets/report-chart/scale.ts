import type { Locale } from '../../../../shared/l10n'
import { formatMoney } from '../../../../shared/money'
import { cellText } from '../../rules/cell'

/** An axis of round numbers. */
export interface Scale {
  readonly min: number
  readonly max: number
  /** From the lowest to the highest. */
  readonly ticks: readonly number[]
}

const INTERVALS = 4
/** A line may begin above zero when all of it lies in the upper part; a bar never does. */
const ZOOM_FROM = 0.6

/** The next of 1, 2, 5, 10, 20, 25, 50, 100, … */
function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw))
  const choices = power >= 10 ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10]
  return (choices.find((each) => each * power >= raw) ?? 10) * power
}

/** An axis with up to five round steps that holds all values. */
export function scaleOf(values: readonly number[], fromZero: boolean): Scale {
  const high = Math.max(...values, 0)
  const low = Math.min(...values)
  const zoomed = !fromZero && low > high * ZOOM_FROM
  const bottom = zoomed ? low : Math.min(low, 0)
  const span = high - bottom || Math.abs(high) || 1
  // Cents have no halves: a step below one would write the same label twice.
  const step = Math.max(1, roundStep(span / INTERVALS))
  const min = Math.floor(bottom / step) * step
  const count = Math.max(1, Math.ceil((high - min) / step))
  const ticks = Array.from({ length: count + 1 }, (_, at) => min + at * step)
  return { min, max: min + count * step, ticks }
}

/** Where a value lies: 0 at the bottom, 1 at the top. */
export const placeOf = (value: number, { min, max }: Scale): number => (value - min) / (max - min)

const UNITS: Readonly<Record<Locale, readonly { readonly size: number; readonly name: string }[]>> =
  {
    en: [
      { size: 1_000_000, name: 'M' },
      { size: 1000, name: 'k' },
    ],
    'zh-Hans': [
      { size: 100_000_000, name: '亿' },
      { size: 10_000, name: '万' },
    ],
  }

/** A tick in few characters: `¥1.5k`, `¥1.5万`. Written in full where that would not be exact. */
export function tickText(value: number, format: string | undefined, locale: Locale): string {
  const money = format === 'money'
  const plain = Math.abs(money ? value / 100 : value)
  const unit = UNITS[locale].find(({ size }) => plain >= size)
  const tenths = unit && Math.round((plain / unit.size) * 1000) / 100
  if (!unit || tenths === undefined || !Number.isInteger(tenths)) {
    return cellText(value, format).replace(/\.00$/, '')
  }
  const short = `${tenths / 10}${unit.name}`
  if (!money) return `${value < 0 ? '−' : ''}${short}${format === 'percent' ? '%' : ''}`
  const { sign, currency } = formatMoney(value)
  return `${sign}${currency}${short}`
}
