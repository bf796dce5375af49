import { defineWidget } from '../../../../engine/contract'
import { many } from './examples'
import { GridNav } from './grid-nav'
import { GridNavSkeleton } from './grid-nav-skeleton'
import { configSchema, valueSchema } from './schema'

const ROW_HEIGHT = 88

/** `gridNav`: entrances to other pages. */
export const gridNav = defineWidget(
  {
    type: 'gridNav',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    isEmpty: (value) => value.length === 0,
    height: ({ columns, rows, max }) => 24 + ROW_HEIGHT * Math.min(rows, Math.ceil(max / columns)),
    Skeleton: GridNavSkeleton,
    examples: {
      full: { value: many, config: {} },
      swipe: { value: many, config: { swipe: true, rows: 1 } },
      few: {
        value: many.slice(0, 3),
        config: { columns: 3, title: { en: 'Good to know', 'zh-Hans': '常用' } },
      },
      empty: { value: [], config: {} },
    },
  },
  GridNav,
)
