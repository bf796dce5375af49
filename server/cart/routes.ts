import { removeCartLine, setCartCount } from '../../src/features/cart/contract'
import { type CartLine, listCart } from '../../src/features/product/contract'
import { readText } from '../database/l10n'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { tooFew } from '../product/more'
import { notFound } from '../refusal'
import { goneOf } from './gone'

const LINE = { en: 'The line', 'zh-Hans': '购物车商品' }

/** Lines of the caller with today's prices. What its shop has taken away is there as it was, and of no stock. */
async function linesOf(context: Context, skuId?: string): Promise<CartLine[]> {
  const rows = await context.db
    .selectFrom('cart_lines')
    .leftJoin('skus', 'skus.id', 'cart_lines.skuId')
    .innerJoin('products', 'products.id', 'cart_lines.productId')
    .innerJoin('stores', 'stores.id', 'products.storeId')
    .select([
      'cart_lines.skuId as id',
      'cart_lines.skuId as skuId',
      'products.id as productId',
      'products.name as name',
      'skus.name as skuName',
      'skus.image as image',
      'skus.price as price',
      'skus.stock as stock',
      'cart_lines.count as count',
      'cart_lines.gone as gone',
      'stores.id as storeId',
      'stores.name as storeName',
      'products.onShelf as onShelf',
      'products.image as productImage',
    ])
    .where('cart_lines.userId', '=', callerOf(context).id)
    .$if(skuId !== undefined, (query) => query.where('cart_lines.skuId', '=', skuId ?? ''))
    .orderBy('cart_lines.createdAt', 'desc')
    .orderBy('cart_lines.skuId')
    .execute()
  const { locale } = context
  return rows.map(({ onShelf, storeName, productImage, gone, ...row }) => {
    const before = row.skuName === null ? goneOf(gone) : undefined
    return {
      ...row,
      name: readText(row.name, locale),
      skuName: readText(before?.name ?? row.skuName ?? '', locale),
      image: before?.image || row.image || productImage,
      price: before?.price ?? row.price ?? 0,
      stock: row.stock ?? 0,
      storeName: readText(storeName, locale),
      isSold: onShelf === 1,
      isVariantGone: before !== undefined,
    }
  })
}

/** @throws Refusal 400 when it is not in the caller's cart. */
async function ownLine(context: Context, id: string): Promise<CartLine> {
  const [line] = await linesOf(context, id)
  if (!line) throw notFound(LINE)
  return line
}

/** What follows `productShow/addCart` (decision 0012). */
export const handlers: readonly Handler[] = [
  handle(listCart, (_, context) => linesOf(context)),
  handle(setCartCount, async ({ body }, context) => {
    const line = await ownLine(context, body.id)
    if (body.count > line.stock) throw tooFew(line.name, line.stock)
    await context.db
      .updateTable('cart_lines')
      .set({ count: body.count })
      .where('userId', '=', callerOf(context).id)
      .where('skuId', '=', body.id)
      .execute()
    return { ...line, count: body.count }
  }),
  handle(removeCartLine, async ({ params }, context) => {
    const { numDeletedRows } = await context.db
      .deleteFrom('cart_lines')
      .where('userId', '=', callerOf(context).id)
      .where('skuId', '=', params.id ?? '')
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound(LINE)
    return null
  }),
]
