import { OrderStatus } from '../../src/features/order/contract'
import { addToCart, evaluateProduct, getProductStore } from '../../src/features/product/contract'
import { readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { callerOf, type Handler, handle } from '../handler'
import { notFound, Refusal } from '../refusal'
import { findProduct } from './product-row'

const SKU = { en: 'The product', 'zh-Hans': '商品' }
const NOT_RECEIVED = new Refusal(400, {
  en: 'Only what was received can be reviewed.',
  'zh-Hans': '收货后才能评价',
})
const REVIEWED = new Refusal(400, {
  en: 'You have reviewed this already.',
  'zh-Hans': '您已评价过该商品',
})

export const moreProductCalls: readonly Handler[] = [
  handle(addToCart, async ({ body }, context) => {
    const userId = callerOf(context).id
    const sku = await context.db
      .selectFrom('skus')
      .select('id')
      .where('id', '=', body.skuId)
      .where('productId', '=', body.productId)
      .executeTakeFirst()
    if (!sku) throw notFound(SKU)
    await context.db
      .insertInto('cart_lines')
      .values({ ...body, userId, createdAt: context.now() })
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'skuId'])
          .doUpdateSet((eb) => ({ count: eb('cart_lines.count', '+', body.count) })),
      )
      .execute()
    const { pieces } = await context.db
      .selectFrom('cart_lines')
      .select((eb) => eb.fn.sum<number>('count').as('pieces'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    return pieces
  }),

  handle(evaluateProduct, async ({ body }, context) => {
    const userId = callerOf(context).id
    const received = await context.db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.orderId', 'orders.id')
      .select('orders.id')
      .where('orders.id', '=', body.orderId)
      .where('orders.userId', '=', userId)
      .where('orders.status', '=', OrderStatus.Done)
      .where('order_lines.productId', '=', body.productId)
      .executeTakeFirst()
    if (!received) throw NOT_RECEIVED
    const createdAt = context.now()
    const id = newId(createdAt)
    const { numInsertedOrUpdatedRows } = await context.db
      .insertInto('reviews')
      .values({ ...body, id, userId, createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) throw REVIEWED
    return { id, stars: body.stars, content: body.content, createdAt }
  }),

  handle(getProductStore, async ({ query }, context) => {
    const { storeId } = await findProduct(context, query.id)
    const store = await context.db
      .selectFrom('stores')
      .select(['id', 'name', 'image', 'phone'])
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
    return { ...store, name: readText(store.name, context.locale) }
  }),
]
