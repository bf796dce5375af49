import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { productClasses } from '../../queries-list'
import { ClassTree } from './class-tree'
import { ClassTreeSkeleton } from './class-tree-skeleton'

const leafSchema = v.object({
  id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  name: v.string(),
  icon: v.optional(v.string(), 'beer'),
})
export type Leaf = v.InferOutput<typeof leafSchema>

const branchSchema = v.object({
  ...leafSchema.entries,
  children: v.optional(v.array(leafSchema), []),
})
export type Branch = v.InferOutput<typeof branchSchema>

export const valueSchema = v.optional(v.array(branchSchema), [])
export type Value = v.InferOutput<typeof valueSchema>

const ITEM_URL = '/views/index?url=/product/list&classIds={id}'

const PRODUCT_URL = '/views/index?url=/product/show&id={id}'

export const configSchema = v.object({
  layout: v.fallback(v.optional(v.picklist(['side', 'tiles']), 'side'), 'side'),
  itemUrl: v.fallback(v.optional(v.string(), ITEM_URL), ITEM_URL),
  /** `side` only: what is in a class, below its parts. */
  products: v.fallback(v.optional(v.boolean(), false), false),
  productUrl: v.fallback(v.optional(v.string(), PRODUCT_URL), PRODUCT_URL),
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>

const leaf = (id: string, name: string, icon: string) => ({ id, name, icon })
const sample: Value = [
  {
    ...leaf('1', 'Ales', 'beer'),
    children: [
      leaf('11', 'India pale ale', '/pictures/category/ipa.svg'),
      leaf('12', 'Stout and porter', '/pictures/category/stout.svg'),
      leaf('13', '小麦啤酒', '/pictures/category/wheat.svg'),
      leaf('14', 'Sour', '/pictures/category/sour.svg'),
    ],
  },
  {
    ...leaf('2', 'Lagers', 'beer'),
    children: [leaf('21', 'Pilsner', '/pictures/category/lager.svg')],
  },
  {
    ...leaf('3', 'Glassware, openers and everything else for the bar', 'package'),
    children: [leaf('31', 'Tasting glasses with our crest', 'package')],
  },
  { ...leaf('4', '礼盒', 'gift'), children: [] },
]

/** `classTree`: product categories in two levels. */
export const classTree = defineWidget(
  {
    type: 'classTree',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    load: productClasses.load,
    isEmpty: (value) => value.length === 0,
    empty: { title: 'product.class.empty' },
    height: 560,
    Skeleton: ClassTreeSkeleton,
    examples: {
      full: { value: sample, config: {} },
      products: { value: sample, config: { products: true } },
      tiles: { value: sample, config: { layout: 'tiles' } },
      empty: { value: [], config: {} },
    },
  },
  ClassTree,
)
