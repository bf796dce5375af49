import { getClassTree } from '../../api/dictionary/get-class-tree'
import { defineWidget } from '../../engine/contract'
import { ClassTree } from './class-tree'
import { ClassTreeSkeleton } from './class-tree-skeleton'
import { configSchema, type Value, valueSchema } from './schema'

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
    load: ({ signal }) => getClassTree(undefined, { quiet: true, signal }),
    isEmpty: (value) => value.length === 0,
    empty: { title: 'content.class.empty' },
    height: 560,
    Skeleton: ClassTreeSkeleton,
    examples: {
      full: { value: sample, config: {} },
      tiles: { value: sample, config: { layout: 'tiles' } },
      empty: { value: [], config: {} },
    },
  },
  ClassTree,
)
