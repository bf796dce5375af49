import { defineWidget } from '../../engine/contract'
import { ImageWidget } from './image'
import { configSchema, valueSchema } from './schema'

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
