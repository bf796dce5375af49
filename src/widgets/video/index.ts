import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { VideoWidget } from './video'

/** `video`: a moving picture. */
export const video = defineWidget(
  {
    type: 'video',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    height: 206,
    examples: {
      full: {
        value: {
          src: 'https://media.taproom.example/pour.mp4',
          poster: '/pictures/banner/cellar.svg',
          title: { en: 'How a lager is poured', 'zh-Hans': '如何倒好一杯拉格' },
        },
        config: {},
      },
      broken: { value: { src: 'javascript:alert(1)' }, config: {} },
    },
  },
  VideoWidget,
)
