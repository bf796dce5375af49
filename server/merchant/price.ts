import { priceSku } from '../../src/features/merchant/contract'
import { moneyText } from '../../src/shared/money'
import { handle } from '../handler'
import { tellWhoWaits } from '../product/back-in-stock'
import { notFound, Refusal } from '../refusal'
import { deskOf } from './access'
import { pointAtCheapest } from './cheapest'
import { PRODUCT, showOne } from './products'

/** Somebody of the shop, or a buyer, was faster. */
const movedMeanwhile = ({ price, stock }: { readonly price: number; readonly stock: number }) =>
  new Refusal(409, {
    en: `Changed meanwhile: ${moneyText(price)}, ${stock} in stock. Save again to put yours in its place.`,
    'zh-Hans': `内容已被更新：${moneyText(price)}，库存 ${stock}。再次保存将以您填写的为准`,
  })

export const priceSkuHandler = handle(
  priceSku,
  async ({ body: { id, was, ...wanted } }, context) => {
    const desk = await deskOf(context)
    const sku = await context.db
      .selectFrom('skus')
      .select('productId')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!sku) throw notFound(PRODUCT)
    await showOne(context, desk, sku.productId)
    await context.db.transaction().execute(async (trx) => {
      const is = await trx
        .selectFrom('skus')
        .select(['price', 'stock'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const changed = (['price', 'stock'] as const).filter((name) => wanted[name] !== was?.[name])
      const isStale = (name: 'price' | 'stock') =>
        was !== undefined && is[name] !== was[name] && is[name] !== wanted[name]
      if (changed.some(isStale)) throw movedMeanwhile(is)
      const set = Object.fromEntries(changed.map((name) => [name, wanted[name]]))
      if (changed.length > 0) await trx.updateTable('skus').set(set).where('id', '=', id).execute()
      await pointAtCheapest({ ...context, db: trx }, sku.productId)
      await tellWhoWaits(trx, { skuId: id }, context.now())
    })
    return showOne(context, desk, sku.productId)
  },
)
