import { defineWidget } from '../../engine/contract'
import { ImageCube } from './image-cube'
import { configSchema, valueSchema } from './schema'

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
