import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots, boundSource } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { PAGE_SIZE } from '../../../../shared/constants'
import { type ProductCard, productCard } from '../../contract-list'
import { FIELDS, LAYOUTS, roomOf } from '../../parts/card-room'
import { ProductList } from './product-list'

const product = (id: number, name: string, more: Partial<ProductCard>): ProductCard => ({
  id: String(id),
  name,
  image: '/pictures/beer/tulip.can.6.monsoon-haze.svg',
  style: 'Hazy IPA',
  abv: 6.2,
  price: 2800,
  sold: 860,
  stock: 40,
  tags: [],
  classId: '11',
  storeId: '1',
  skuId: String(id * 10),
  ...more,
})

/** A screenful of ordinary products. */
export const six: ProductCard[] = [
  product(1, 'Monsoon Haze', { marketPrice: 3600, tags: ['New'], sold: 12_400 }),
  product(2, 'Midnight Ferry Oatmeal Stout', {
    style: 'Stout',
    abv: 7.5,
    price: 3250,
    image: '/pictures/beer/snifter.bottle.36.midnight-ferry.svg',
  }),
  product(3, 'Harvest Moon Pils', {
    style: 'Pilsner',
    abv: 4.8,
    price: 1990,
    marketPrice: 2400,
    image: '/pictures/beer/pilsner.bottle.3.harvest-moon.svg',
  }),
  product(4, '晨雾小麦', {
    style: '小麦啤酒',
    abv: 5,
    price: 2200,
    image: '/pictures/beer/weizen.can.4.morning-fog.svg',
  }),
  product(5, 'Copper Lane Amber', {
    style: 'Amber ale',
    abv: 5.4,
    price: 2650,
    stock: 0,
    image: '/pictures/beer/pint.bottle.14.copper-lane.svg',
  }),
  product(6, 'Zero Degrees', {
    style: 'Alcohol free',
    abv: 0,
    price: 1500,
    tags: ['0.0'],
    sold: 0,
    image: '/pictures/beer/pint.can.5.zero-degrees.svg',
  }),
]

/** Names, tags and prices longer than honest ones. */
export const edge: ProductCard[] = [
  product(21, 'Barrel-aged imperial oatmeal coffee stout with Madagascan vanilla and cocoa nibs', {
    style: 'Barrel-aged imperial stout',
    abv: 14.5,
    price: 128_800,
    marketPrice: 168_800,
    sold: 1_234_567,
    tags: ['Only this Thursday evening'],
  }),
  product(22, '陈酿波本桶帝国燕麦咖啡世涛配马达加斯加香草荚与可可碎二零二六年特别纪念版', {
    style: '过桶帝国世涛',
    abv: 14.5,
    price: 1,
  }),
]

const cards = v.array(productCard)

/** A hand-picked list, as such or as a page; absent when the list is loaded. */
export const valueSchema = v.optional(
  v.union([
    cards,
    v.pipe(
      v.object({ result: cards }),
      v.transform(({ result }) => result),
    ),
    v.pipe(
      v.unknown(),
      v.transform((): ProductCard[] | undefined => undefined),
    ),
  ]),
)
export type Value = v.InferOutput<typeof valueSchema>

const size = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

export const configSchema = v.object({
  title: v.optional(l10n),
  layout: v.fallback(v.optional(v.picklist(LAYOUTS), '2col'), '2col'),
  fields: v.fallback(v.optional(v.array(v.string()), [...FIELDS]), [...FIELDS]),
  pageSize: v.fallback(v.optional(size(50), PAGE_SIZE), PAGE_SIZE),
  infinite: v.fallback(v.optional(v.boolean(), false), false),
  filterBar: v.fallback(v.optional(v.boolean(), false), false),
  limit: v.fallback(v.optional(size(50)), undefined),
  itemUrl: v.fallback(
    v.optional(v.string(), '/views/index?url=/product/show&id={id}'),
    '/views/index?url=/product/show&id={id}',
  ),
  bind: boundSource,
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>

const heightOf = ({ layout, limit, pageSize }: Config) => roomOf(layout, limit ?? pageSize)

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
