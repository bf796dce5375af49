import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { ImageCube } from './image-cube'

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

/** Width of the design. */
const BASE_WIDTH = 375

/** `imageCube`: pictures in rectangles of one plane. */
export const imageCube = defineWidget(
  {
    type: 'imageCube',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    isEmpty: (tiles) => tiles.length === 0,
    height: ({ ratio }) => Math.round(BASE_WIDTH / (ratio ?? 2)),
    examples: {
      full: {
        value: [
          { image: '/pictures/store/river-quay.svg', x: 0, y: 0, w: 60, h: 100, title: 'Quay' },
          {
            image: '/pictures/store/old-arcade.svg',
            x: 60,
            y: 0,
            w: 40,
            h: 50,
            title: { en: 'Arcade', 'zh-Hans': '骑楼' },
            url: '/company/contact',
          },
          { image: '/pictures/store/new-tower.svg', x: 60, y: 50, w: 40, h: 50 },
        ],
        config: {},
      },
      tight: {
        value: [{ image: '/pictures/banner/cellar.svg', x: 0, y: 0, w: 100, h: 100 }],
        config: { gap: false, ratio: 3 },
      },
      empty: { value: [], config: {} },
    },
  },
  ImageCube,
)
