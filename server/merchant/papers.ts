import { type Kysely, type Selectable, sql } from 'kysely'
import type { WireValues } from '../../src/features/form/contract'
import { packText, readText, unpackRecord } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Locale } from '../handler'
import { regionOf } from '../place/cities'
import { Refusal } from '../refusal'
import type { MerchantTable } from '../store/rows'

type Facts = Readonly<
  Record<
    | 'name'
    | 'licence'
    | 'licenceUntil'
    | 'licenceImage'
    | 'address'
    | 'region'
    | 'hours'
    | 'mobile'
    | 'image',
    string
  >
>

/** The forms of a shop; the first makes an application. */
export const PAPERS = ['merchantEssential', 'merchantInformation', 'merchantBusiness'] as const
export type Paper = (typeof PAPERS)[number]
/** The form of who runs a shop and applies for another. */
const ANOTHER = 'merchantAnother'
/** Of a merchant. */
export const Review = { Applied: 1, Approved: 2, Refused: 3 } as const

/** `10:00–22:00`, as stores write their hours. */
const HOURS = /(\d{1,2}:\d{2})\D+(\d{1,2}:\d{2})/

/** What the shop's own tables know of each form of its papers. */
const KNOWN: Readonly<Record<Paper, (facts: Facts) => WireValues>> = {
  merchantEssential: ({ name, mobile, address, region }) => ({
    name,
    mobile,
    address,
    ...(region && { region }),
  }),
  merchantInformation: ({ name, hours, image }) => {
    const [, opens, closes] = HOURS.exec(hours) ?? []
    return { intro: name, logo: [image], ...(opens && closes && { opens, closes }) }
  },
  merchantBusiness: ({ name, licence, licenceUntil, licenceImage }) => ({
    company: name,
    code: licence,
    ...(licenceUntil && { validUntil: licenceUntil }),
    ...(licenceImage && { licence: [licenceImage] }),
  }),
}

const isPaper = (key: string): key is Paper => PAPERS.some((paper) => paper === key)

/** @param whose the owner, of whose shops the first is meant, or one shop. */
async function knownOf(
  db: Kysely<Database>,
  key: Paper,
  whose: { readonly ownerId: string } | { readonly id: string },
  locale: Locale,
): Promise<WireValues | undefined> {
  const row = await db
    .selectFrom('merchants')
    .innerJoin('users', 'users.id', 'merchants.ownerId')
    .leftJoin('stores', 'stores.merchantId', 'merchants.id')
    .select([
      'merchants.name as name',
      'merchants.licence as licence',
      'merchants.licenceUntil as licenceUntil',
      'merchants.licenceImage as licenceImage',
      'stores.address as address',
      'stores.hours as hours',
      'stores.image as image',
      'users.mobile as mobile',
    ])
    .where((eb) =>
      'id' in whose
        ? eb('merchants.id', '=', whose.id)
        : eb('merchants.ownerId', '=', whose.ownerId),
    )
    .orderBy('merchants.id')
    .orderBy('stores.id')
    .executeTakeFirst()
  if (!row) return undefined
  const text = (json: string | null) => (json === null ? '' : readText(json, locale))
  return KNOWN[key]({
    name: text(row.name),
    licence: row.licence,
    licenceUntil: row.licenceUntil,
    licenceImage: row.licenceImage,
    address: text(row.address),
    region: row.address === null ? '' : regionOf(readText(row.address, 'zh-Hans')),
    hours: text(row.hours),
    mobile: row.mobile ?? '',
    image: row.image ?? '',
  })
}

/**
 * A form of a shop's papers, filled with what is known of the shop, or of the caller's first one, while they
 * have saved nothing in it. Undefined for every other form, and for who has no shop.
 */
export async function knownPapers(
  key: string,
  context: Context,
  shop?: string,
): Promise<WireValues | undefined> {
  if (!isPaper(key) || !context.user) return undefined
  const whose = shop === undefined ? { ownerId: callerOf(context).id } : { id: shop }
  return knownOf(context.db, key, whose, context.locale)
}

/** Under which name a paper of a shop is kept: the first shop's as it always was. */
const storedKey = (key: string, shop: string, first: string | undefined): string =>
  shop === first ? key : `${key}/${shop}`

const NOT_OWN = new Refusal(403, {
  en: 'Only its owner changes the papers of a shop.',
  'zh-Hans': '仅店主可修改店铺资料',
})

/**
 * Which shop a form of papers is about, and the name it is kept by; undefined when the form named none.
 *
 * @throws Refusal 403 when the shop is somebody else's.
 */
export async function shopOfForm(
  key: string,
  id: string | undefined,
  context: Context,
): Promise<{ readonly id: string; readonly key: string } | undefined> {
  if (!isPaper(key) || !id || !context.user) return undefined
  const { db } = context
  const shop = await db
    .selectFrom('merchants')
    .select(['id', 'ownerId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!shop) return undefined
  if (shop.ownerId !== callerOf(context).id) throw NOT_OWN
  const first = await shopsOf(db, shop.ownerId).executeTakeFirst()
  return { id, key: storedKey(key, id, first?.id) }
}

/** What somebody saved in a form of their shop's last; undefined when nothing. */
async function savedPaper(
  db: Kysely<Database>,
  key: string,
  ownerId: string,
): Promise<WireValues | undefined> {
  const row = await db
    .selectFrom('form_entries')
    .select('data')
    .where('userId', '=', ownerId)
    .where('key', '=', key)
    // Ids of one second rise by chance.
    .orderBy(sql`rowid`, 'desc')
    .executeTakeFirst()
  return row && (unpackRecord(row.data) as WireValues)
}

type Shop = Selectable<MerchantTable>

const shopsOf = (db: Kysely<Database>, ownerId: string) =>
  db.selectFrom('merchants').selectAll().where('ownerId', '=', ownerId).orderBy('id')

/** The forms of a shop as its owner saved them last; one that is applied for besides the first is one form. */
export async function savedPapers(
  db: Kysely<Database>,
  { id, ownerId, status }: Shop,
): Promise<Partial<Record<Paper, WireValues | undefined>>> {
  const first = (await shopsOf(db, ownerId).executeTakeFirst())?.id
  // Once it is approved, that form may be about the next one.
  const isApplied = id !== first && status !== Review.Approved
  const saved = await Promise.all(
    PAPERS.map((key) => savedPaper(db, isApplied ? ANOTHER : storedKey(key, id, first), ownerId)),
  )
  return Object.fromEntries(PAPERS.map((key, at) => [key, saved[at]]))
}

/** The papers of a shop, one after the other: as they were saved, or as its tables know them. */
export async function papersOf(
  db: Kysely<Database>,
  shop: Shop,
  locale: Locale,
): Promise<WireValues> {
  const saved = await savedPapers(db, shop)
  const all = await Promise.all(
    PAPERS.map((key) => saved[key] ?? knownOf(db, key, { id: shop.id }, locale)),
  )
  return Object.assign({}, ...all) as WireValues
}

const NOT_YET = new Refusal(400, {
  en: 'Another shop can be opened once your first one is approved.',
  'zh-Hans': '首家店铺通过审核后才能再开店',
})

/** Applies for another shop; one that waits or was refused is changed, so that there is one at a time. */
export async function applyForAnother(data: WireValues, context: Context): Promise<void> {
  const { db } = context
  const ownerId = callerOf(context).id
  const submittedAt = context.now()
  const [first, ...others] = await shopsOf(db, ownerId).execute()
  if (first?.status !== Review.Approved) throw NOT_YET
  const name = packText(String(data.name))
  const applied = { name, status: Review.Applied, reason: '', submittedAt }
  const waiting = others.find(({ status }) => status !== Review.Approved)
  if (waiting) {
    await db.updateTable('merchants').set(applied).where('id', '=', waiting.id).execute()
    return
  }
  const row = { ...applied, ownerId, licence: '', createdAt: submittedAt }
  await db
    .insertInto('merchants')
    .values({ ...row, id: newId(submittedAt) })
    .execute()
}

/**
 * What saving a form of the papers does besides: the first one of somebody without a shop applies for one, one
 * that was refused applies anew, and an open shop's wait for the house's word while it stays open.
 *
 * @param id of the shop; the caller's first unless it is given.
 */
export async function submitPapers(
  key: Paper,
  data: WireValues,
  context: Context,
  id?: string,
): Promise<void> {
  const { db } = context
  const ownerId = callerOf(context).id
  const now = context.now()
  const shop = await shopsOf(db, ownerId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst()
  const isEssential = key === 'merchantEssential'
  if (!shop) {
    if (!isEssential) return
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
      ...(!isOpen && isEssential && { name: packText(String(data.name)) }),
    })
    .where('id', '=', shop.id)
    .execute()
}
