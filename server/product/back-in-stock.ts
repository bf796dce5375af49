import type { Kysely } from 'kysely'
import { leaveMessage } from '../content/leave-message'
import { readText } from '../database/l10n'
import type { Database } from '../database/schema'

interface Back {
  readonly name: string
  readonly skuName: string
}

const wordsOf = ({ name, skuName }: Back) => ({
  en: `${readText(name, 'en')} (${readText(skuName, 'en')}) is back, as you asked to be told.`,
  'zh-Hans': `您关注的「${readText(name, 'zh-Hans')}」（${readText(skuName, 'zh-Hans')}）已到货。`,
})

/**
 * Leaves a message with everybody who waits for a variant that is on the shelf and in stock, and forgets that
 * they waited: each wish is answered once. To be called in the transaction that put the stock up.
 *
 * @param now seconds.
 */
export async function tellWhoWaits(
  trx: Kysely<Database>,
  of: { readonly skuId: string } | { readonly productId: string },
  now: number,
): Promise<void> {
  const waiting = await trx
    .selectFrom('stock_notices')
    .innerJoin('skus', 'skus.id', 'stock_notices.skuId')
    .innerJoin('products', 'products.id', 'skus.productId')
    .select([
      'stock_notices.userId as userId',
      'skus.id as skuId',
      'skus.name as skuName',
      'products.id as productId',
      'products.name as name',
    ])
    .where('skuId' in of ? 'skus.id' : 'products.id', '=', 'skuId' in of ? of.skuId : of.productId)
    .where('skus.stock', '>', 0)
    .where('products.onShelf', '=', 1)
    .execute()
  for (const { userId, skuId, productId, ...names } of waiting) {
    const url = `/views/index?url=/product/show&id=${productId}`
    await leaveMessage(trx, { userId, text: wordsOf(names), url, now })
    await trx
      .deleteFrom('stock_notices')
      .where('userId', '=', userId)
      .where('skuId', '=', skuId)
      .execute()
  }
}
