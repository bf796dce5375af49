import { defineWidget } from '../../engine/contract'
import { CARD_ROOM } from './card-room'
import { edge, six } from './examples'
import { ProductList } from './product-list'
import { type Config, configSchema, valueSchema } from './schema'

function heightOf({ layout, limit, pageSize }: Config): number {
  const { height, columns } = CARD_ROOM[layout]
  return height * Math.ceil((limit ?? pageSize) / columns)
}

/** `productList`: products of a query, page by page. */
export const productList = defineWidget(
  {
    type: 'productList',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: heightOf,
    examples: {
      full: { value: six, config: { layout: '2col', limit: 6 } },
      big: { value: six.slice(0, 2), config: { layout: '1big' } },
      small: { value: six.slice(0, 3), config: { layout: '1small' } },
      three: { value: six, config: { layout: '3col' } },
      swipe: {
        value: six,
        config: { layout: 'swipe', title: { en: 'New this week', 'zh-Hans': '本周新品' } },
      },
      edge: { value: edge, config: { layout: '2col' } },
      empty: { value: [], config: {} },
    },
  },
  ProductList,
)
