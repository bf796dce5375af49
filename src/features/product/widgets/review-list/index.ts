import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import type { Review } from '../../contract-reviews'
import { ReviewList } from './review-list'

/**
 * Only examples carry reviews; everybody else asks for them page by page. Their shape stays with the calls:
 * this file comes with every page.
 */
export const valueSchema = v.optional(v.custom<readonly Review[]>(Array.isArray))

const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))

export const configSchema = v.object({
  /** The newest two with the way to all of them; without it all of them. */
  short: v.fallback(v.optional(v.boolean(), false), false),
  pageSize: v.fallback(v.optional(size, 15), 15),
  allUrl: v.fallback(
    v.optional(v.string(), '/views/index?url=/product/reviews&id={id}'),
    '/views/index?url=/product/reviews&id={id}',
  ),
  /** Without it the page's own `id`. */
  productId: v.optional(v.string()),
})
export type ReviewListConfig = v.InferOutput<typeof configSchema>

const example = (id: string, more: Partial<Review> = {}): Review => ({
  id,
  productId: '2005',
  stars: 5,
  content: 'Crisp, clean and gone too soon.',
  pictures: [],
  skuName: '330 ml · 6 cans',
  nickName: 'L***n',
  productName: '',
  image: '',
  orderId: '',
  avatar: '/pictures/avatar/0.svg',
  createdAt: 1_795_000_000,
  addition: '',
  addedAt: null,
  reply: '',
  isMine: false,
  ...more,
})

const three = [
  example('1', { pictures: ['/pictures/beer/2005.svg'], reply: 'Thank you, come by!' }),
  example('2', { stars: 2, content: '一般，酒花味偏淡。', isMine: true }),
  example('3', {
    content: 'A little sweeter than I expected, still lovely with cheese. '.repeat(5),
    addition: 'After a week in the cellar it has become much rounder.',
    addedAt: 1_795_600_000,
  }),
]

/** `reviewList`: what people say of a product; two of them on its page, all of them on their own. */
export const reviewList = defineWidget(
  {
    type: 'reviewList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: ({ short }) => (short ? 320 : 640),
    examples: {
      full: { value: three, config: { productId: '2005' } },
      short: { value: three, config: { productId: '2005', short: true } },
      empty: { value: [], config: {} },
    },
  },
  ReviewList,
)
