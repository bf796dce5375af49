import type { WireValues } from '../../src/features/form/rules/types'
import { readText } from '../database/l10n'
import { type Context, callerOf } from '../handler'

type Facts = Readonly<Record<'name' | 'licence' | 'address' | 'hours' | 'mobile' | 'image', string>>

/** `10:00–22:00`, as stores write their hours. */
const HOURS = /(\d{1,2}:\d{2})\D+(\d{1,2}:\d{2})/

/** What the shop's own tables know of each form of its papers. */
const KNOWN = new Map<string, (facts: Facts) => WireValues>([
  ['merchantEssential', ({ name, mobile, address }) => ({ name, mobile, address })],
  [
    'merchantInformation',
    ({ name, hours, image }) => {
      const [, opens, closes] = HOURS.exec(hours) ?? []
      return { intro: name, logo: [image], ...(opens && closes && { opens, closes }) }
    },
  ],
  ['merchantBusiness', ({ name, licence }) => ({ company: name, code: licence })],
])

/**
 * A form of the shop's papers, filled with what is known of the caller's first shop while they have saved
 * nothing in it. Undefined for every other form, and for who has no shop.
 */
export async function knownPapers(key: string, context: Context): Promise<WireValues | undefined> {
  const fill = KNOWN.get(key)
  if (!fill || !context.user) return undefined
  const { locale } = context
  const row = await context.db
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
    .where('merchants.ownerId', '=', callerOf(context).id)
    .orderBy('merchants.id')
    .orderBy('stores.id')
    .executeTakeFirst()
  if (!row) return undefined
  const text = (json: string | null) => (json === null ? '' : readText(json, locale))
  return fill({
    name: text(row.name),
    licence: row.licence,
    address: text(row.address),
    hours: text(row.hours),
    mobile: row.mobile ?? '',
    image: row.image ?? '',
  })
}
