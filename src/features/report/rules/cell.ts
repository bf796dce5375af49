import { moneyText } from '../../../shared/money'

type Cell = string | number | null | undefined

const group = (text: string) => text.replace(/\B(?=(\d{3})+$)/g, ',')

function numberText(value: number): string {
  const [integer = '', fraction] = String(Math.abs(value)).split('.')
  const sign = value < 0 ? '−' : ''
  return `${sign}${group(integer)}${fraction === undefined ? '' : `.${fraction}`}`
}

function percentText(value: number, plus: boolean): string {
  const rounded = Math.round(Math.abs(value) * 100) / 100
  const sign = value < 0 && rounded > 0 ? '−' : plus && rounded > 0 ? '+' : ''
  return `${sign}${rounded}%`
}

const formats: Readonly<Record<string, (value: number, plus: boolean) => string>> = {
  money: moneyText,
  percent: percentText,
  number: numberText,
}

/**
 * A cell of a report as people read it: `money` is cents, `percent` 12.3 means 12.3 %, `number` gets
 * separators, anything else stays as it is. A dash stands for what is missing.
 *
 * @param plus true writes the sign of a gain.
 */
export function cellText(value: Cell, format: string | undefined, plus = false): string {
  if (value === null || value === undefined || value === '') return '—'
  const write = format === undefined ? undefined : formats[format]
  return typeof value === 'number' && Number.isFinite(value) && write
    ? write(value, plus)
    : String(value)
}

/** Reports that tell of investment or rank incomes: not everywhere may they be shown (decision 0062). */
const TELLS: readonly string[] = ['market', 'ranking']

/** The page a report belongs to, for who asks whether it may be shown. */
export const addressOf = (report: string): string =>
  TELLS.includes(report) ? '/device/invest' : ''
