import type { SeedSection } from '../seed'

const HOUR = 3600
const MEMBER = '1001'
/** Lin Xia's oldest order, which she has picked up. */
const ORDER = '700010'

/** What she has said of the first of its lines, the first of them first. */
const SAID = [
  {
    stars: 5,
    content: '第二次回购，家里人都喜欢。',
    addition: '过了一周再喝，更圆润了。',
    reply: '谢谢喜欢，欢迎来店里坐坐。',
  },
  { stars: 4, content: '物流快，味道在线！', addition: '', reply: '' },
] as const

/** What the demonstration's member has said of an order. Her cart is empty: who tries the shop fills it. */
export const ownReviewsSeed: SeedSection = {
  name: 'own reviews',
  async run({ db, now }) {
    const { receivedAt } = await db
      .selectFrom('orders')
      .select('receivedAt')
      .where('id', '=', ORDER)
      .executeTakeFirstOrThrow()
    const lines = await db
      .selectFrom('order_lines')
      .select(['productId', 'skuName', 'image'])
      .where('orderId', '=', ORDER)
      .orderBy('position')
      .execute()
    // Variants of one are reviewed once.
    const products = lines
      .filter((line, at) => lines.findIndex((each) => each.productId === line.productId) === at)
      .slice(0, SAID.length)
    await db
      .insertInto('reviews')
      .values(
        products.map(({ productId, skuName, image }, at) => {
          const { stars, content, addition, reply } = SAID[at] ?? SAID[0]
          const createdAt = (receivedAt ?? now) + (30 + at) * HOUR
          return {
            id: String(779_001 + at),
            userId: MEMBER,
            productId,
            orderId: ORDER,
            stars,
            content,
            createdAt,
            skuName,
            pictures: JSON.stringify(at === 0 ? [image] : []),
            isAnonymous: 0,
            addition,
            addedAt: addition === '' ? null : createdAt + 7 * 24 * HOUR,
            reply,
            repliedAt: reply === '' ? null : createdAt + 3 * HOUR,
          }
        }),
      )
      .execute()
  },
}
