import type { Kysely, Selectable } from 'kysely'
import type { WireValues } from '../../src/features/form/rules/types'
import { packText, readText, unpackRecord } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Locale } from '../handler'
import type { MerchantTable } from '../store/rows'

type Facts = Readonly<Record<'name' | 'licence' | 'address' | 'hours' | 'mobile' | 'image', string>>

/** The forms of a shop; the first makes an application. */
export const PAPERS = ['merchantEssential', 'merchantInformation', 'merchantBusiness'] as const
export type Paper = (typeof PAPERS)[number]
/** Of a merchant. */
export const Review = { Applied: 1, Approved: 2, Refused: 3 } as const

/** `10:00–22:00`, as stores write their hours. */
const HOURS = /(\d{1,2}:\d{2})\D+(\d{1,2}:\d{2})/

/** What the shop's own tables know of each form of its papers. */
const KNOWN: Readonly<Record<Paper, (facts: Facts) => WireValues>> = {
  merchantEssential: ({ name, mobile, address }) => ({ name, mobile, address }),
  merchantInformation: ({ name, hours, image }) => {
    const [, opens, closes] = HOURS.exec(hours) ?? []
    return { intro: name, logo: [image], ...(opens && closes && { opens, closes }) }
  },
  merchantBusiness: ({ name, licence }) => ({ company: name, code: licence }),
}

const isPaper = (key: string): key is Paper => PAPERS.some((paper) => paper === key)

async function knownOf(
  db: Kysely<Database>,
  key: Paper,
  ownerId: string,
  locale: Locale,
): Promise<WireValues | undefined> {
  const row = await db
    .selectFrom('merchants')
    .innerJoin('users', 'users.id', 'merchants.ownerId')
    .leftJoin('stores', 'stores.merchantId', 'merchants.id')
    .select([
      'merchants.name as name',
      'merchants.licence as licence',
      'stores.address as address',
      'stores.hours as hours',
      'stores.image as image',
      'users.mobile as mobile',
    ])
    .where('merchants.ownerId', '=', ownerId)
    .orderBy('merchants.id')
    .orderBy('stores.id')
    .executeTakeFirst()
  if (!row) return undefined
  const text = (json: string | null) => (json === null ? '' : readText(json, locale))
  return KNOWN[key]({
    name: text(row.name),
    licence: row.licence,
    address: text(row.address),
    hours: text(row.hours),
    mobile: row.mobile ?? '',
    image: row.image ?? '',
  })
}

/**
 * A form of the shop's papers, filled with what is known of the caller's first shop while they have saved
 * nothing in it. Undefined for every other form, and for who has no shop.
 */
export async function knownPapers(key: string, context: Context): Promise<WireValues | undefined> {
  if (!isPaper(key) || !context.user) return undefined
  return knownOf(context.db, key, callerOf(context).id, context.locale)
}

/** What somebody saved in a form of their shop's last; undefined when nothing. */
export async function savedPaper(
  db: Kysely<Database>,
  key: Paper,
  ownerId: string,
): Promise<WireValues | undefined> {
  const row = await db
    .selectFrom('form_entries')
    .select('data')
    .where('userId', '=', ownerId)
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && (unpackRecord(row.data) as WireValues)
}

/** The papers of a shop, one after the other: as they were saved, or as its tables know them. */
export async function papersOf(
  db: Kysely<Database>,
  ownerId: string,
  locale: Locale,
): Promise<WireValues> {
  const all = await Promise.all(
    PAPERS.map(
      async (key) =>
        (await savedPaper(db, key, ownerId)) ?? (await knownOf(db, key, ownerId, locale)),
    ),
  )
  return Object.assign({}, ...all) as WireValues
}

/**
 * What saving a form of the papers does besides: the first one of somebody without a shop applies for one, one
 * that was refused applies anew, and an open shop's wait for the house's word while it stays open.
 */
export async function submitPapers(key: Paper, data: WireValues, context: Context): Promise<void> {
  const { db } = context
  const ownerId = callerOf(context).id
  const now = context.now()
  const shop: Selectable<MerchantTable> | undefined = await db
    .selectFrom('merchants')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .executeTakeFirst()
  const isFirst = key === 'merchantEssential'
  if (!shop) {
    if (!isFirst) return
    const name = packText(String(data.name))
    const row = { ownerId, name, licence: '', status: Review.Applied, createdAt: now }
    await db
      .insertInto('merchants')
      .values({ ...row, id: newId(now), submittedAt: now })
      .execute()
    return
  }
  const isOpen = shop.status === Review.Approved
  await db
    .updateTable('merchants')
    .set({
      submittedAt: now,
      reason: '',
      ...(!isOpen && { status: Review.Applied }),
      ...(!isOpen && isFirst && { name: packText(String(data.name)) }),
    })
    .where('id', '=', shop.id)
    .execute()
}
