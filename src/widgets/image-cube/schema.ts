import * as v from 'valibot'
import { l10n } from '../../api/shapes'
import { actionSlots } from '../../engine/node-schemas'

const MOST_TILES = 12
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

const tile = v.object({
  image: v.string(),
  /** Where it lies, in per cent of the whole. */
  x: percent,
  y: percent,
  w: percent,
  h: percent,
  title: v.optional(l10n, ''),
  url: v.optional(v.string(), ''),
})
export type Tile = v.InferOutput<typeof tile>

export const valueSchema = v.optional(
  v.pipe(
    v.array(tile),
    v.transform((tiles) => tiles.slice(0, MOST_TILES)),
  ),
  [],
)
export type ImageCubeValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  /** Width by height of the whole. */
  ratio: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0.4), v.maxValue(6)), 2), 2),
  /** Room between the pictures. */
  gap: v.fallback(v.optional(v.boolean(), true), true),
  on: actionSlots,
})
export type ImageCubeConfig = v.InferOutput<typeof configSchema>
