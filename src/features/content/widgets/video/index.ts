import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { VideoDetailWidget, VideoListWidget, VideoWidget } from './video'

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

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const videoListConfigSchema = v.object({
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  itemUrl: withDefault('/views/index?url=/video/show&id={id}'),
})
export type VideoListConfig = v.InferOutput<typeof videoListConfigSchema>

/** `/video/index`: films, the newest first. */
export const videoList = defineWidget(
  {
    type: 'videoList',
    version: 1,
    tier: 'commerce',
    value: v.optional(v.unknown()),
    config: videoListConfigSchema,
    ownData: true,
    height: 640,
    examples: { all: { config: {} } },
  },
  VideoListWidget,
)

export const videoDetailConfigSchema = v.object({
  listUrl: withDefault('/views/index?url=/video/index'),
  itemUrl: withDefault('/views/index?url=/video/show&id={id}'),
})
export type VideoDetailConfig = v.InferOutput<typeof videoDetailConfigSchema>

/** `/video/show`: one film, its text, and what to see next. */
export const videoDetail = defineWidget(
  {
    type: 'videoDetail',
    version: 1,
    tier: 'commerce',
    value: v.optional(v.unknown()),
    config: videoDetailConfigSchema,
    ownData: true,
    height: 640,
    examples: {
      full: { config: {}, query: { id: '980005' } },
      missing: { config: {}, query: { id: '0' } },
    },
  },
  VideoDetailWidget,
)
