import { listStores } from '../../../src/api/store/list-stores'
import { readText } from '../../database/l10n'
import { handle } from '../../handler'
import { FALLBACK_PLACE } from '../../seed/stores'
import { metresBetween } from './metres-between'

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
