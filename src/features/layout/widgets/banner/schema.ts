import * as v from 'valibot'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'

const slide = v.object({
  image: v.string(),
  title: v.optional(l10n),
  sub: v.optional(l10n),
  url: v.optional(v.string()),
  alt: v.optional(l10n),
  /** What the picture is: text on a dark one is white. */
  tone: v.fallback(v.optional(v.picklist(['dark', 'light']), 'dark'), 'dark'),
})
export type Slide = v.InferOutput<typeof slide>

export const valueSchema = v.optional(v.array(slide), [])
export type Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  /** Width by height. */
  ratio: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(6))), undefined),
  autoplay: v.fallback(v.optional(v.boolean(), true), true),
  /** ms; nobody reads a slide in less than two seconds. */
  interval: v.fallback(v.optional(v.pipe(v.number(), v.minValue(2000)), 5000), 5000),
  indicator: v.fallback(v.optional(v.picklist(['dot', 'number', 'none']), 'dot'), 'dot'),
  card: v.fallback(v.optional(v.boolean(), true), true),
  size: v.fallback(v.optional(v.picklist(['normal', 'small']), 'normal'), 'normal'),
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>

const RATIO = { normal: 2, small: 3 } as const

/** Width by height: the stated one, else that of the size. */
export const ratioOf = ({ ratio, size }: Config): number => ratio ?? RATIO[size]
