import { type Kysely, sql } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import {
  evaluateMore,
  evaluateProduct,
  pageReviews,
  type Review,
} from '../../src/features/product/contract-reviews'
import { packText, readText, unpackList } from '../database/l10n'
import { newId } from '../database/new-id'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { notFound, Refusal } from '../refusal'
import { requireOwnPictures } from '../storage/own-pictures'

const REVIEW = { en: 'The review', 'zh-Hans': '评价' }
const NOT_RECEIVED = new Refusal(400, {
  en: 'Only what was received can be reviewed.',
  'zh-Hans': '收货后才能评价',
})
const REVIEWED = new Refusal(400, {
  en: 'You have reviewed this already.',
  'zh-Hans': '您已评价过该商品',
})

/** A name of which the first and last letter are left. */
const hide = (name: string) => {
  const letters = Array.from(name)
  return `${letters[0] ?? ''}***${letters.length > 1 ? letters.at(-1) : ''}`
}

/** Which reviews are meant: of a product, or of shops. */
export interface WantedReviews {
  /** One of them. */
  readonly id?: string | undefined
  readonly productId?: string
  readonly storeIds?: readonly string[]
  readonly stars?: number | undefined
  readonly hasPictures?: boolean
  /** Only those the shop has not answered. */
  readonly isOpen?: boolean
  /** Whose, of all their orders or of one. */
  readonly userId?: string
  readonly orderId?: string
}

function found(db: Kysely<Database>, wanted: WantedReviews) {
  let all = db.selectFrom('reviews').innerJoin('products', 'products.id', 'reviews.productId')
  if (wanted.productId !== undefined) {
    all = all.where('reviews.productId', '=', wanted.productId)
  }
  if (wanted.id !== undefined) all = all.where('reviews.id', '=', wanted.id)
  if (wanted.storeIds) all = all.where('products.storeId', 'in', wanted.storeIds)
  if (wanted.stars !== undefined) all = all.where('stars', '=', wanted.stars)
  if (wanted.hasPictures) all = all.where('pictures', '<>', '[]')
  if (wanted.isOpen) all = all.where('reply', '=', '')
  if (wanted.userId !== undefined) all = all.where('reviews.userId', '=', wanted.userId)
  if (wanted.orderId) all = all.where('reviews.orderId', '=', wanted.orderId)
  return all
}

/** One page of reviews, the newest first. Who did not want to be named is not. */
export async function readReviews(
  { db, locale, user }: Context,
  wanted: WantedReviews,
  paging: { pageIndex: number; pageSize: number },
) {
  const { limit, offset } = pageWindow(paging)
  const rows = await found(db, wanted)
    .leftJoin('users', 'users.id', 'reviews.userId')
    .selectAll('reviews')
    .select([
      'users.nickName as nickName',
      'users.avatar as avatar',
      'products.name as productName',
      'products.image as image',
    ])
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const count = await countOf(found(db, wanted))
  const result = rows.map((row): Review => {
    const name = readText(row.nickName ?? packText(''), locale)
    const isHidden = row.isAnonymous === 1
    const isMine = row.userId === user?.id
    return {
      id: row.id,
      productId: row.productId,
      productName: readText(row.productName, locale),
      stars: row.stars,
      content: row.content,
      pictures: unpackList(row.pictures).filter((each) => typeof each === 'string'),
      skuName: row.skuName === '' ? '' : readText(row.skuName, locale),
      nickName: isHidden ? hide(name) : name,
      avatar: isHidden ? '/pictures/avatar/0.svg' : (row.avatar ?? '/pictures/avatar/0.svg'),
      createdAt: row.createdAt,
      addition: row.addition,
      addedAt: row.addedAt,
      reply: row.reply,
      isMine,
      image: isMine ? row.image : '',
      orderId: isMine ? row.orderId : '',
    }
  })
  return { result, pageIndex: paging.pageIndex, pageSize: limit, totalCount: count }
}

/** How many reviews a product has, of how many stars. */
export async function reviewCounts(db: Kysely<Database>, productId: string) {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => [
      'stars',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>(sql<number>`case when pictures <> '[]' then 1 else 0 end`).as('pictures'),
    ])
    .where('productId', '=', productId)
    .groupBy('stars')
    .execute()
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const total = rows.reduce((sum, { stars, count }) => sum + stars * count, 0)
  return {
    all,
    pictures: rows.reduce((sum, { pictures }) => sum + Number(pictures), 0),
    stars: [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0),
    average: all === 0 ? 0 : Math.round((total / all) * 10) / 10,
  }
}

export const reviewCalls: readonly Handler[] = [
  handle(evaluateProduct, async ({ body }, context) => {
    const userId = callerOf(context).id
    const { pictures, isAnonymous, requestId: _, ...words } = body
    const received = await context.db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.orderId', 'orders.id')
      .select('order_lines.skuName')
      .where('orders.id', '=', body.orderId)
      .where('orders.userId', '=', userId)
      .where('orders.stage', '=', OrderStatus.Done)
      .where('order_lines.productId', '=', body.productId)
      .executeTakeFirst()
    if (!received) throw NOT_RECEIVED
    await requireOwnPictures(context.db, userId, pictures)
    const createdAt = context.now()
    const id = newId(createdAt)
    const { numInsertedOrUpdatedRows } = await context.db
      .insertInto('reviews')
      .values({
        ...words,
        ...received,
        id,
        userId,
        createdAt,
        pictures: JSON.stringify(pictures),
        isAnonymous: isAnonymous ? 1 : 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) throw REVIEWED
    return { id, stars: body.stars, content: body.content, createdAt }
  }),

  handle(evaluateMore, async ({ body: { id, content } }, context) => {
    const addedAt = context.now()
    const mine = context.db
      .updateTable('reviews')
      .set({ addition: content, addedAt })
      .where('id', '=', id)
      .where('userId', '=', callerOf(context).id)
    const { numUpdatedRows } = await mine.where('addition', '=', '').executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound(REVIEW)
    return { id, addition: content, addedAt }
  }),

  handle(pageReviews, async ({ body }, context) => {
    const { productId, mine, orderId, stars, hasPictures } = body
    const whose = mine ? { userId: context.user?.id ?? '', orderId } : { productId }
    return {
      ...(await readReviews(context, { ...whose, stars, hasPictures }, body)),
      counts: await reviewCounts(context.db, productId),
    }
  }),
]
