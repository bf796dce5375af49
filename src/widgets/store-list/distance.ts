import type { TextValues } from '../../i18n'

const KILOMETRE = 1000
/** From here on, a tenth of a kilometre says nothing. */
const FAR = 10 * KILOMETRE

/** A distance in metres as a text to look up: tens of metres, then tenths, then whole kilometres. */
export function distanceText(metres: number): {
  readonly key: string
  readonly values: TextValues
} {
  const tens = Math.max(10, Math.round(metres / 10) * 10)
  if (tens < KILOMETRE) return { key: 'account.stores.metres', values: { n: tens } }
  const kilometres = metres / KILOMETRE
  const n = metres < FAR ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)
  return { key: 'account.stores.kilometres', values: { n } }
}
