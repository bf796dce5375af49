import { showStore } from '../../src/features/store/contract'
import { clockOf } from '../../src/shared/business-day'
import { readText } from '../database/l10n'
import { type Context, type Handler, handle } from '../handler'
import { notFound } from '../refusal'

/** Whether hours such as `Daily 11:00–01:00` hold a moment; they may end after midnight. */
export function isOpenAt(hours: string, now: number): boolean {
  const [from, until] = hours.match(/\d{2}:\d{2}/g) ?? []
  if (!from || !until) return false
  const clock = clockOf(now)
  return from < until ? clock >= from && clock < until : clock >= from || clock < until
}

const HOURS = { dawn: '06:00', dusk: '18:30' } as const

/** A front that the sandbox draws, as it looks at this hour. */
export function frontAt(image: string, now: number): string {
  const clock = clockOf(now)
  const isDark = clock < HOURS.dawn || clock >= HOURS.dusk
  return isDark ? image.replace(/^(\/pictures\/store\/[a-z0-9-]+)\.svg$/, '$1.night.svg') : image
}

async function classesOf({ db, locale }: Context, storeId: string) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.classId')
    .select((eb) => [
      'categories.id as id',
      'categories.name as name',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('storeId', '=', storeId)
    .where('onShelf', '=', 1)
    .groupBy('categories.id')
    .orderBy('categories.position')
    .execute()
  return rows.map(({ name, ...rest }) => ({ ...rest, name: readText(name, locale) }))
}

async function eventsOf({ db, locale, now }: Context, storeId: string) {
  const rows = await db
    .selectFrom('contents')
    .select(['id', 'title', 'intro', 'image', 'url', 'startsAt'])
    .where('kind', '=', 'event')
    .where('storeId', '=', storeId)
    .where('startsAt', '>', now())
    .orderBy('startsAt')
    .limit(10)
    .execute()
  return rows.map(({ title, intro, ...rest }) => ({
    ...rest,
    title: readText(title, locale),
    intro: readText(intro, locale),
  }))
}

export const showStoreHandler: Handler = handle(showStore, async ({ query }, context) => {
  const { db, locale, user, now } = context
  const row = await db
    .selectFrom('stores')
    .selectAll()
    .where('id', '=', query.id)
    .executeTakeFirst()
  if (!row) throw notFound({ en: 'The store', 'zh-Hans': '门店' })
  const [classes, events, fans, pictures, coupons] = await Promise.all([
    classesOf(context, row.id),
    eventsOf(context, row.id),
    db
      .selectFrom('favorites')
      .select('userId')
      .where('type', '=', 'store')
      .where('entityId', '=', row.id)
      .execute(),
    db
      .selectFrom('products')
      .select('image')
      .where('storeId', '=', row.id)
      .where('onShelf', '=', 1)
      .orderBy('sold', 'desc')
      .limit(3)
      .execute(),
    db
      .selectFrom('coupons')
      .select('id')
      .where('storeId', 'in', [row.id, ''])
      .where('endsAt', '>', now())
      .execute(),
  ])
  return {
    id: row.id,
    name: readText(row.name, locale),
    address: readText(row.address, locale),
    phone: row.phone,
    hours: readText(row.hours, locale),
    // The clock's digits are the same in both languages.
    isOpen: isOpenAt(readText(row.hours, 'en'), now()),
    image: frontAt(row.image, now()),
    images: [frontAt(row.image, now()), ...pictures.map(({ image }) => image)],
    latitude: row.latitude,
    longitude: row.longitude,
    followers: fans.length,
    isFollowed: fans.some(({ userId }) => userId === user?.id),
    productCount: classes.reduce((sum, { count }) => sum + count, 0),
    classes,
    events,
    coupons: coupons.length,
  }
})
