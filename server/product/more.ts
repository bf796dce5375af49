import { addToCart, getProductStore } from '../../src/features/product/contract'
import { readText } from '../database/l10n'
import { callerOf, type Handler, handle } from '../handler'
import { bindRequest } from '../pay/requests'
import { notFound } from '../refusal'
import { findProduct } from './product-row'

const SKU = { en: 'The product', 'zh-Hans': '商品' }

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
    const { requestId, ...line } = body
    const now = context.now()
    await context.db.transaction().execute(async (trx) => {
      const call = addToCart.contract.path
      const isNew =
        requestId === undefined ||
        (await bindRequest(trx, { userId, requestId, call, body: line, now }))
      if (!isNew) return
      await trx
        .insertInto('cart_lines')
        .values({ ...line, userId, createdAt: now })
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'skuId'])
            .doUpdateSet((eb) => ({ count: eb('cart_lines.count', '+', line.count) })),
        )
        .execute()
    })
    const { pieces } = await context.db
      .selectFrom('cart_lines')
      .select((eb) => eb.fn.sum<number>('count').as('pieces'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    return pieces
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
