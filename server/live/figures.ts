import type { LiveFigures } from '../../src/features/live/contract-shapes'
import { countOf } from '../database/page'
import type { Context } from '../handler'
import { countViewers, type LiveRow } from './lives'
import { productsOf } from './products'

/** What came of a stream. Before it begins all is nothing. */
export async function figuresOf(row: LiveRow, context: Context): Promise<LiveFigures> {
  const { db, now } = context
  const to = row.endedAt ?? now()
  const from = row.beganAt ?? to
  const messages = await countOf(db.selectFrom('live_messages').where('liveId', '=', row.id))
  const followers = await countOf(
    db
      .selectFrom('live_follows')
      .where('authorId', '=', row.authorId)
      .where('createdAt', '>=', from)
      .where('createdAt', '<=', to),
  )
  const sold = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.orderId')
    .innerJoin('live_viewers', 'live_viewers.userId', 'orders.userId')
    .select('order_lines.productId')
    .select(({ fn, eb }) => [
      fn.sum<number>(eb('order_lines.count', '-', eb.ref('order_lines.refunded'))).as('pieces'),
      fn
        .sum<number>(eb('order_lines.paid', '-', eb.ref('order_lines.refundedAmount')))
        .as('amount'),
    ])
    .where('live_viewers.liveId', '=', row.id)
    .where('orders.paidAt', '>=', from)
    .where('orders.paidAt', '<=', to)
    .groupBy('order_lines.productId')
    .execute()
  const of = new Map(sold.map(({ productId, ...sums }) => [productId, sums]))
  const products = await productsOf(row.id, context)
  return {
    seconds: to - from,
    viewers: await countViewers(row.id, db),
    likes: row.likes,
    messages,
    followers: row.beganAt === null ? 0 : followers,
    products: products.map((product) => ({
      ...product,
      pieces: of.get(product.id)?.pieces ?? 0,
      amount: of.get(product.id)?.amount ?? 0,
    })),
  }
}
