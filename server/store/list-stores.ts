import { listStores } from '../../src/features/store/contract'
import { readText } from '../database/l10n'
import { handle } from '../handler'
import { cityOf, metresBetween } from '../place/cities'
import { FALLBACK_PLACE } from './seed'
import { frontAt } from './show-store'

/**
 * Those of the chosen city, of the chosen county first; all where none is chosen. Measured from the caller's
 * place, or from the fixed one when it is not told (commerce spec §9).
 */
export const listStoresHandler = handle(listStores, async ({ query }, context) => {
  const { db, locale, regionId, now } = context
  const { latitude, longitude } = query
  const here =
    latitude === undefined || longitude === undefined ? FALLBACK_PLACE : { latitude, longitude }
  const city = cityOf(regionId)
  const isOfCounty = (id: string) => (regions.get(id) === regionId ? 0 : 1)
  const rows = await db
    .selectFrom('stores')
    .selectAll()
    .where('regionId', 'like', `${city}%`)
    .execute()
  const regions = new Map(rows.map((row) => [row.id, row.regionId]))
  return rows
    .map((row) => ({
      id: row.id,
      name: readText(row.name, locale),
      address: readText(row.address, locale),
      phone: row.phone,
      hours: readText(row.hours, locale),
      image: frontAt(row.image, now()),
      latitude: row.latitude,
      longitude: row.longitude,
      distance: Math.round(metresBetween(here, row)),
    }))
    .sort((a, b) => isOfCounty(a.id) - isOfCounty(b.id) || a.distance - b.distance)
})
