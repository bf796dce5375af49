import type { Kysely } from 'kysely'
import type { ChatCard } from '../../src/features/chat/contract'
import { readText, unpackRecord } from '../database/l10n'
import type { Database } from '../database/schema'
import type { Locale } from '../handler'
import { notFound } from '../refusal'
import type { Row } from './talks'

type Kind = ChatCard['kind']

/** A card as it lies in its row: names in both languages, as they were when it was sent. */
interface Packed {
  readonly id: string
  readonly storeId: string
  readonly title: string
  readonly note: string
  readonly image: string
  readonly amount: number
}

const WHAT = {
  product: { en: 'The product', 'zh-Hans': '商品' },
  order: { en: 'The order', 'zh-Hans': '订单' },
  afterSale: { en: 'The after-sale', 'zh-Hans': '售后' },
} as const

const lineOf = (db: Kysely<Database>, orderId: string, position?: number) => {
  const lines = db
    .selectFrom('order_lines')
    .select(['name', 'image'])
    .where('orderId', '=', orderId)
  const wanted = position === undefined ? lines : lines.where('position', '=', position)
  return wanted.orderBy('position').executeTakeFirst()
}

const FIND = {
  async product(db, id) {
    const row = await db
      .selectFrom('products')
      .innerJoin('skus', 'skus.productId', 'products.id')
      .select((eb) => [
        ...(['products.id', 'products.storeId', 'products.name', 'products.image'] as const),
        eb.fn.min<number>('skus.price').as('amount'),
      ])
      .where('products.id', '=', id)
      .groupBy('products.id')
      .executeTakeFirst()
    return row && { ...row, title: row.name, note: '' }
  },
  async order(db, id, userId) {
    const row = await db
      .selectFrom('orders')
      .select(['id', 'storeId', 'serial', 'amount'])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst()
    const line = row && (await lineOf(db, id))
    return row && { ...row, title: line?.name ?? '', note: row.serial, image: line?.image ?? '' }
  },
  async afterSale(db, id, userId) {
    const row = await db
      .selectFrom('after_sales')
      .select(['id', 'storeId', 'orderId', 'position', 'amount'])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst()
    const line = row && (await lineOf(db, row.orderId, row.position))
    return row && { ...row, title: line?.name ?? '', note: row.id, image: line?.image ?? '' }
  },
} as const satisfies Record<
  Kind,
  (db: Kysely<Database>, id: string, userId: string) => Promise<Packed | undefined>
>

/**
 * What a card is about: a product, or an order or after-sale of the shopper.
 *
 * @throws Refusal 400 when there is none, or when it is somebody else's.
 */
export async function cardAbout(
  db: Kysely<Database>,
  kind: Kind,
  id: string,
  userId: string,
): Promise<Packed> {
  const found = await FIND[kind](db, id, userId)
  if (!found) throw notFound(WHAT[kind])
  const { storeId, title, note, image, amount } = found
  return { id, storeId, title, note, image, amount }
}

/** The same for a conversation: with a store, only what is that store's. @throws Refusal 400 as above. */
export async function cardFor(db: Kysely<Database>, kind: Kind, id: string, talk: Row) {
  const found = await cardAbout(db, kind, id, talk.userId)
  if (talk.storeId !== '' && found.storeId !== talk.storeId) throw notFound(WHAT[kind])
  return found
}

/** Whether a kind of message is a card of something in the shop. */
export const isCard = (kind: string): kind is Kind => kind in FIND

/** A card as it is told. */
export const toCard = (kind: Kind, { id, title, note, image, amount }: Packed, locale: Locale) => ({
  kind,
  id,
  note,
  image,
  amount,
  title: readText(title, locale),
})

/** A card as it lies in a message; null where none does, or where its row is damaged. */
export function readCard(kind: string, json: string, locale: Locale): ChatCard | null {
  if (!isCard(kind)) return null
  const { id, title, note, image, amount } = unpackRecord(json)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    kind,
    id: text(id),
    title: readText(text(title), locale),
    note: text(note),
    image: text(image),
    amount: typeof amount === 'number' ? amount : 0,
  }
}
