import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { ImageCube, ImageWidget } from './image'

const picture = v.object({
  image: v.string(),
  alt: v.optional(l10n, ''),
  url: v.optional(v.string(), ''),
})

/** A bare address is a picture. */
export const valueSchema = v.union([
  v.pipe(
    v.string(),
    v.transform((image) => ({ image, alt: '' as const, url: '' })),
  ),
  picture,
])
export type ImageValue = v.InferOutput<typeof valueSchema>

/** Parts of one picture that lead somewhere; what is beyond is left out. */
const MOST_ZONES = 12
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** A part of the picture that leads somewhere: its place in per cent of the picture. */
const zone = v.object({
  x: percent,
  y: percent,
  w: percent,
  h: percent,
  url: v.string(),
  /** Read aloud. */
  label: l10n,
})

export const configSchema = v.object({
  /** Width by height; without it the picture's own. */
  ratio: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0.2), v.maxValue(8))), undefined),
  radius: v.fallback(v.optional(v.picklist(['none', 'button', 'card']), 'none'), 'none'),
  zones: v.optional(
    v.pipe(
      v.array(zone),
      v.transform((zones) => zones.slice(0, MOST_ZONES)),
    ),
    [],
  ),
  on: actionSlots,
})
export type ImageConfig = v.InferOutput<typeof configSchema>

/** Width of the design. */
const BASE_WIDTH = 375
const GUESSED_RATIO = 2

/** `image`: one picture. */
export const image = defineWidget(
  {
    type: 'image',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    isEmpty: (value) => value.image === '',
    height: ({ ratio = GUESSED_RATIO }) => Math.round(BASE_WIDTH / ratio),
    examples: {
      full: {
        value: {
          image: '/pictures/banner/tap-wall.svg',
          alt: { en: 'A wall of taps', 'zh-Hans': '一面酒头墙' },
        },
        config: {
          ratio: 1.6,
          radius: 'card',
          zones: [
            { x: 0, y: 0, w: 50, h: 100, url: '/company/about', label: 'About' },
            { x: 50, y: 0, w: 50, h: 100, url: '/company/contact', label: 'Contact' },
          ],
        },
      },
      bare: { value: '/pictures/banner/hop-field.svg', config: {} },
      empty: { value: '', config: {} },
    },
  },
  ImageWidget,
)

const MOST_TILES = 12

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

const cubeValue = v.optional(
  v.pipe(
    v.array(tile),
    v.transform((tiles) => tiles.slice(0, MOST_TILES)),
  ),
  [],
)
export type ImageCubeValue = v.InferOutput<typeof cubeValue>

const cubeConfig = v.object({
  /** Width by height of the whole. */
  ratio: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0.4), v.maxValue(6)), 2), 2),
  /** Room between the pictures. */
  gap: v.fallback(v.optional(v.boolean(), true), true),
  on: actionSlots,
})
export type ImageCubeConfig = v.InferOutput<typeof cubeConfig>

/** `imageCube`: pictures in rectangles of one plane. */
export const imageCube = defineWidget(
  {
    type: 'imageCube',
    version: 1,
    tier: 'commerce',
    value: cubeValue,
    config: cubeConfig,
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
