import type { Selectable } from 'kysely'
import type { EventPlace } from '../../src/features/content/contract'
import { type L10nText, readText, textOf, unpackRecord } from '../database/l10n'
import type { Database } from '../database/schema'
import type { ContentTable } from '../database/tables/open'
import type { Locale } from '../locale'

const HOUR = 3600

/** Places one ticket may hold. */
export const MOST_PLACES = 4
/** How long before it begins somebody is told of what they booked, seconds. */
export const REMIND_BEFORE = 24 * HOUR
/** Up to this long before it begins a place can be given back, seconds: others still come for it. */
const CANCEL_BEFORE = 2 * HOUR
/** Doors open this long before it begins, seconds. */
const DOORS_BEFORE = HOUR

/** Until when a place can be given back, in seconds since 1970. */
export const cancelUntil = ({ startsAt }: { readonly startsAt: number }) => startsAt - CANCEL_BEFORE
/** From when guests are let in, in seconds since 1970. */
export const doorsOpen = ({ startsAt }: { readonly startsAt: number }) => startsAt - DOORS_BEFORE

/** Cities where something is on, by region. */
export const CITIES: ReadonlyMap<string, L10nText> = new Map([
  ['440100', { en: 'Guangzhou', 'zh-Hans': '广州' }],
  ['440300', { en: 'Shenzhen', 'zh-Hans': '深圳' }],
  ['440600', { en: 'Foshan', 'zh-Hans': '佛山' }],
])

/** Where an event is that is in no store, as its row keeps it. */
export interface OtherPlace {
  readonly name: L10nText
  readonly address: L10nText
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
}

export type Stores = ReadonlyMap<string, Selectable<Database['stores']>>

type Placed = Pick<Selectable<ContentTable>, 'storeId' | 'place'>

const NOWHERE: EventPlace = {
  storeId: '',
  name: '',
  address: '',
  phone: '',
  latitude: 0,
  longitude: 0,
}

/** Where an event is: its store, or a place of its own. */
export function placeOf({ storeId, place }: Placed, stores: Stores, locale: Locale): EventPlace {
  const store = stores.get(storeId)
  if (store) {
    const { id, phone, latitude, longitude } = store
    const words = { name: readText(store.name, locale), address: readText(store.address, locale) }
    return { storeId: id, ...words, phone, latitude, longitude }
  }
  if (place === '') return NOWHERE
  const { name, address, phone, latitude, longitude } = unpackRecord(place)
  return {
    storeId: '',
    name: textOf(name, locale),
    address: textOf(address, locale),
    phone: typeof phone === 'string' ? phone : '',
    latitude: typeof latitude === 'number' ? latitude : 0,
    longitude: typeof longitude === 'number' ? longitude : 0,
  }
}
