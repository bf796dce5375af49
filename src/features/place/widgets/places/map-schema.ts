import * as v from 'valibot'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'

const LATITUDE = 90
const LONGITUDE = 180
const degrees = (most: number) => v.pipe(v.number(), v.minValue(0 - most), v.maxValue(most))
const point = v.object({ latitude: degrees(LATITUDE), longitude: degrees(LONGITUDE) })

const TONES = ['brand', 'info', 'success', 'warning', 'danger', 'muted'] as const
const tone = v.fallback(v.optional(v.picklist(TONES), 'brand'), 'brand')

/** A shop of `people/store/location` is one. */
const marker = v.object({
  ...point.entries,
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  name: l10n,
  address: v.optional(l10n, ''),
  phone: v.optional(v.string(), ''),
  /** Its page. */
  url: v.optional(v.string(), ''),
})
export type Marker = v.InferOutput<typeof marker>

const MOST_POINTS = 200
const points = (least: number) =>
  v.pipe(v.array(point), v.minLength(least), v.maxLength(MOST_POINTS))

const plan = v.object({
  markers: v.optional(v.array(marker), []),
  polylines: v.optional(
    v.array(v.object({ points: points(2), tone, width: v.optional(v.number(), 4) })),
    [],
  ),
  circles: v.optional(
    v.array(v.object({ ...point.entries, radius: v.pipe(v.number(), v.minValue(1)), tone })),
    [],
  ),
  polygons: v.optional(v.array(v.object({ points: points(3), tone })), []),
})

/** A list is a list of markers. */
const list = v.pipe(
  v.array(marker),
  v.transform((markers) => ({ markers, polylines: [], circles: [], polygons: [] })),
)
export const valueSchema = v.union([list, plan])
export type MapValue = v.InferOutput<typeof valueSchema>

/** Client spec §9: a map opens at zoom 16. */
export const DEFAULT_ZOOM = 16
const zoom = v.union([v.literal('fit'), v.pipe(v.number(), v.minValue(3), v.maxValue(18))])

export const configSchema = v.object({
  title: v.optional(l10n),
  /** `fit` shows all markers at once, never closer than the default. */
  zoom: v.fallback(v.optional(zoom, DEFAULT_ZOOM), DEFAULT_ZOOM),
  /** Buttons to come closer and go farther. */
  controls: v.fallback(v.optional(v.boolean(), true), true),
  /** The places below the map. */
  list: v.fallback(v.optional(v.boolean(), true), true),
  itemUrl: v.optional(v.string(), ''),
  on: actionSlots,
})
export type MapConfig = v.InferOutput<typeof configSchema>
