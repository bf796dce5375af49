import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { VideoWidget } from './video'

export const valueSchema = v.object({
  src: v.string(),
  poster: v.optional(v.string(), ''),
  title: v.optional(l10n, ''),
})
export type VideoValue = v.InferOutput<typeof valueSchema>

const flag = (by: boolean) => v.fallback(v.optional(v.boolean(), by), by)
export const configSchema = v.object({
  /** On wifi only, and without a sound. */
  autoplay: flag(false),
  loop: flag(false),
  controls: flag(true),
})
export type VideoConfig = v.InferOutput<typeof configSchema>

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
