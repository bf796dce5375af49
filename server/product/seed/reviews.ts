import { hash } from '../../pictures/svg'
import type { SeedSection } from '../../seed'

const HOUR = 3600

const WORDS = [
  '口感饱满，泡沫细腻，配烧烤绝了。',
  'Crisp, clean and gone too soon.',
  '第二次回购，家里人都喜欢。',
  'A little sweeter than I expected, still lovely with cheese. It arrived cold, in a box that could have travelled twice as far, and the label alone is worth keeping.',
  '包装很扎实，一罐都没有破。冷藏到六度喝最好，香气先是柚子和松针，回味有一点点烤面包。下次试试大瓶装，朋友聚会应该够分了。',
  'Good.',
  '物流快，味道在线！',
  'Best beer of the winter so far.',
] as const
/** Of who gave two stars. */
const DOUBTS = [
  '一般，酒花味偏淡。',
  'Not for me: too bitter. My neighbour took the rest and was happy.',
] as const
const REPLIES = [
  '谢谢喜欢，欢迎来店里坐坐。',
  'Thank you! Ask for the cellar version next time.',
  '',
] as const
/** To who gave two stars. */
const REGRETS = [
  '抱歉没合您的口味，来店里先尝后买。',
  'Sorry it was not yours. Taste before the next one.',
  '',
]
const BUYERS = Array.from({ length: 9 }, (_, at) => String(1004 + at))

/** Up to nine opinions on a beer; one in seven beers has none yet. */
export const reviewsSeed: SeedSection = {
  name: 'reviews',
  async run({ db, now }) {
    const products = await db
      .selectFrom('products')
      .innerJoin('skus', 'skus.id', 'products.skuId')
      .select(['products.id as productId', 'products.images as images', 'skus.name as skuName'])
      .orderBy('products.id')
      .execute()
    const rows = products.flatMap(({ productId, images, skuName }, product) => {
      const seed = hash(`reviews ${productId}`)
      const count = product % 7 === 6 ? 0 : 1 + (seed % 9)
      return BUYERS.slice(0, count).map((userId, at) => {
        const draw = hash(`review ${productId} ${userId}`)
        const pictures =
          draw % 3 === 0 ? (JSON.parse(images) as string[]).slice(0, 1 + (draw % 3)) : []
        const isDoubt = draw % 11 === 0
        const createdAt = now - (6 + (draw % 2000)) * HOUR
        const addedAt = draw % 5 === 0 ? createdAt + 5 * HOUR : null
        const replies = isDoubt ? REGRETS : REPLIES
        const reply = replies[draw % replies.length] ?? ''
        return {
          id: String(770_001 + product * 10 + at),
          userId,
          productId,
          orderId: `seed${product}-${at}`,
          stars: isDoubt ? 2 : draw % 4 === 0 ? 4 : 5,
          content: (isDoubt ? DOUBTS[draw % DOUBTS.length] : WORDS[draw % WORDS.length]) ?? '',
          createdAt,
          skuName,
          pictures: JSON.stringify(pictures),
          isAnonymous: draw % 4 === 1 ? 1 : 0,
          addition: addedAt === null ? '' : '过了一周再喝，更圆润了。',
          addedAt,
          reply,
          repliedAt: reply === '' ? null : createdAt + 3 * HOUR,
        }
      })
    })
    await db.insertInto('reviews').values(rows).execute()
  },
}
