import type { SeedSection } from '../../seed'
import { productsOf } from './goods'

const DAY = 86_400

/** What the shop sells. */
export const catalogueSeed: SeedSection = {
  name: 'catalogue',
  async run({ db, demo, now }) {
    const { products, skus } = productsOf(demo.goods)
    // What is marked as new came in these weeks, the first of them last; the rest long before.
    const rows = products.map((row) => {
      const days = row.position + (row.tags.includes(',new,') ? 1 : 100)
      return { ...row, shelvedAt: now - days * DAY }
    })
    await db.insertInto('products').values(rows).execute()
    await db.insertInto('skus').values(skus).execute()
  },
}
