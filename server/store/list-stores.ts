import { listStores } from '../../src/features/store/contract'
import { readText } from '../database/l10n'
import { handle } from '../handler'
import { FALLBACK_PLACE } from './seed'

/** Measured from the caller's place, or from the fixed one when it is not told (commerce spec §9). */
export const listStoresHandler = handle(listStores, async ({ query }, { db, locale }) => {
  const { latitude, longitude } = query
  const here =
    latitude === undefined || longitude === undefined ? FALLBACK_PLACE : { latitude, longitude }
  const rows = await db.selectFrom('stores').selectAll().execute()
  return rows
    .map((row) => ({
      id: row.id,
      name: readText(row.name, locale),
      address: readText(row.address, locale),
      phone: row.phone,
      hours: readText(row.hours, locale),
      image: row.image,
      latitude: row.latitude,
      longitude: row.longitude,
      distance: Math.round(metresBetween(here, row)),
    }))
    .sort((a, b) => a.distance - b.distance)
})

interface Place {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in metres (haversine). */
export function metresBetween(a: Place, b: Place): number {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const chord = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord))
}
