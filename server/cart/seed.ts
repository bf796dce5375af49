import { packText } from '../database/l10n'
import { both } from '../product/seed/rows'
import type { Seed, SeedSection } from '../seed'

const HOUR = 3600
/** Who has put something into the cart. */
const MEMBER = '1001'

/** Variants of four stores, each so many times, the newest first; in every shop the ids are the same. */
const CHOSEN = [
  ['20092', 1],
  ['20031', 2],
  ['20122', 1],
  ['20141', 6],
] as const

/** The variants there are, the last first. */
const variants = ({ db }: Seed) =>
  db.selectFrom('skus').select(['id as skuId', 'productId']).orderBy('id', 'desc')

/** The member's cart: some to buy, one of which few are left, one sold out, and one that its shop has taken away. */
export const cartsSeed: SeedSection = {
  name: 'carts',
  async run(seed) {
    const { db, now } = seed
    const chosen = await variants(seed)
      .where(
        'id',
        'in',
        CHOSEN.map(([id]) => id),
      )
      .execute()
    const scarce = await variants(seed)
      .where('stock', '>', 0)
      .where('stock', '<', 5)
      .executeTakeFirstOrThrow()
    const soldOut = await variants(seed).where('stock', '=', 0).executeTakeFirstOrThrow()
    const gift = await db
      .selectFrom('products')
      .select(['id', 'price', 'image'])
      .where('id', '=', '2020')
      .executeTakeFirstOrThrow()
    const gone = {
      name: packText(both('Gift box of three', '三件礼盒装')),
      price: gift.price * 3,
      image: gift.image,
    }
    const lines = [
      ...CHOSEN.flatMap(([id, count]) =>
        chosen.filter(({ skuId }) => skuId === id).map((line) => ({ ...line, count })),
      ),
      { ...scarce, count: 1 },
      { ...soldOut, count: 2 },
      { skuId: `${gift.id}9`, productId: gift.id, count: 1, gone: JSON.stringify(gone) },
    ]
    await db
      .insertInto('cart_lines')
      .values(
        lines.map((line, at) => ({
          gone: '',
          ...line,
          userId: MEMBER,
          createdAt: now - (at + 1) * 5 * HOUR,
        })),
      )
      .execute()
  },
}
