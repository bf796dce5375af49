import type { Purchase } from '../../queries'

const MAX_COUNT = 999
const ID = /^[\w-]+$/

/**
 * Reads `productId`, `skuId` and `count`, or several as `items=productId:skuId:count,…`; `cart=1` says
 * that they lie in the cart. Undefined when nothing, or something broken, is asked for: a wrong count
 * must never become an order of another one.
 */
export function readPurchase(query: Readonly<Record<string, string>>): Purchase | undefined {
  const { productId = '', skuId = '', count = '1', items } = query
  const rows = items ? items.split(',') : [`${productId}:${skuId}:${count}`]
  const products = []
  for (const row of rows) {
    const [product = '', sku = '', text = ''] = row.split(':')
    const number = Number(text)
    const counts = Number.isInteger(number) && number >= 1 && number <= MAX_COUNT
    if (!ID.test(product) || !ID.test(sku) || !counts) return undefined
    products.push({ productId: product, skuId: sku, count: number })
  }
  return { products, isFromCart: query.cart === '1' }
}
