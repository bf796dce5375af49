import { addToCart, getProductStore } from '../../src/features/product/contract'
import { readText } from '../database/l10n'
import { callerOf, type Handler, handle } from '../handler'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { findProduct } from './product-row'

const SKU = { en: 'The product', 'zh-Hans': '商品' }

/** Why no more of something goes into a cart. */
export const tooFew = (name: string, stock: number): Refusal =>
  new Refusal(400, {
    en: `${name}: only ${stock} left.`,
    'zh-Hans': `${name}库存不足，仅剩 ${stock} 件`,
  })

export const moreProductCalls: readonly Handler[] = [
  handle(addToCart, async ({ body }, context) => {
    const userId = callerOf(context).id
    const sku = await context.db
      .selectFrom('skus')
      .innerJoin('products', 'products.id', 'skus.productId')
      .select(['products.name as name', 'skus.stock as stock'])
      .where('skus.id', '=', body.skuId)
      .where('products.id', '=', body.productId)
      .where('products.onShelf', '=', 1)
      .executeTakeFirst()
    if (!sku) throw notFound(SKU)
    const { requestId, placeOf, ...line } = body
    const now = context.now()
    await context.db.transaction().execute(async (trx) => {
      const call = addToCart.contract.path
      const isNew =
        requestId === undefined ||
        (await bindRequest(trx, { userId, requestId, call, body: line, now }))
      if (!isNew) return
      const before = await trx
        .selectFrom('cart_lines')
        .select('createdAt')
        .where('userId', '=', userId)
        .where('skuId', '=', placeOf ?? '')
        .executeTakeFirst()
      const { count } = await trx
        .insertInto('cart_lines')
        .values({ ...line, userId, createdAt: before?.createdAt ?? now })
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'skuId'])
            .doUpdateSet((eb) => ({ count: eb('cart_lines.count', '+', line.count) })),
        )
        .returning('count')
        .executeTakeFirstOrThrow()
      if (count > sku.stock) throw tooFew(readText(sku.name, context.locale), sku.stock)
    })
    const { pieces } = await context.db
      .selectFrom('cart_lines')
      .select((eb) => eb.fn.sum<number>('count').as('pieces'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    return pieces
  }),
]

export const getProductStoreHandler = handle(getProductStore, async ({ query }, context) => {
  const { storeId } = await findProduct(context, query.id)
  const store = await context.db
    .selectFrom('stores')
    .select(['id', 'name', 'image', 'phone'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  return { ...store, name: readText(store.name, context.locale) }
})
