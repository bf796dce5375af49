import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { parseJson } from '../../src/shared/json'
import type { Database } from '../database/schema'

const goneVariant = v.object({ name: v.string(), price: v.number(), image: v.string() })

/** What a variant that is no more was, by what `keepInCarts` wrote of it. */
export function goneOf(json: string) {
  const read = v.safeParse(goneVariant, parseJson(json))
  return read.success ? read.output : { name: '', price: 0, image: '' }
}

/** Before variants are taken away: whoever has one in the cart reads what it was. */
export async function keepInCarts(db: Kysely<Database>, skuIds: readonly string[]): Promise<void> {
  const skus = await db
    .selectFrom('skus')
    .select(['id', 'name', 'price', 'image'])
    .where('id', 'in', skuIds)
    .execute()
  for (const { id, ...gone } of skus)
    await db
      .updateTable('cart_lines')
      .set({ gone: JSON.stringify(gone) })
      .where('skuId', '=', id)
      .execute()
}
