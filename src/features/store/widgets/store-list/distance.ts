import type { TextValues } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'

const KILOMETRE = 1000
/** From here on, a tenth of a kilometre says nothing. */
const FAR = 10 * KILOMETRE

/** A distance in metres as a text to look up: tens of metres, then tenths, then whole kilometres. */
export function distanceText(metres: number): {
  readonly key: TextKey
  readonly values: TextValues
} {
  const tens = Math.max(10, Math.round(metres / 10) * 10)
  if (tens < KILOMETRE) return { key: 'account.stores.metres', values: { n: tens } }
  const kilometres = metres / KILOMETRE
  const n = metres < FAR ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)
  return { key: 'account.stores.kilometres', values: { n } }
}

interface Place {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Between two places as the crow flies, metres. */
export function metresBetween(one: Place, other: Place): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2)
  const east = Math.sin(radians(other.longitude - one.longitude) / 2)
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(north ** 2 + along * east ** 2)))
}

/** The same shops, each as far as it is from here, nearest first. */
export const fromHere = <S extends Place & { readonly distance: number }>(
  stores: readonly S[],
  here: Place,
): readonly S[] =>
  stores
    .map((store) => ({ ...store, distance: Math.round(metresBetween(here, store)) }))
    .sort((a, b) => a.distance - b.distance)
