import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { DEFAULT_ZOOM } from '../../../../ui/primitives/types'
import { getCityIndex } from '../../contract'
import { CityPicker } from './city-picker'
import { MapWidget } from './map'

export const cityPickerValue = getCityIndex.contract.data
export type CityIndex = v.InferOutput<typeof cityPickerValue>
export type City = CityIndex[number]['cities'][number]

export const cityPickerConfig = v.object({
  /** Asks for the district after the city. */
  counties: v.fallback(v.optional(v.boolean(), true), true),
  /** Ids of cities that stand above the letters. */
  hot: v.optional(v.array(v.string()), []),
  /** Leaves the page once a place is chosen. */
  back: v.fallback(v.optional(v.boolean(), true), true),
})
export type CityPickerConfig = v.InferOutput<typeof cityPickerConfig>

/** `cityPicker`: the city, and the district, one is in. */
export const cityPicker = defineWidget(
  {
    type: 'cityPicker',
    version: 1,
    tier: 'commerce',
    value: cityPickerValue,
    config: cityPickerConfig,
    load: ({ signal }) => getCityIndex(undefined, { quiet: true, signal }),
    isEmpty: (index) => index.length === 0,
    empty: { title: 'place.city.noMatch' },
    height: 640,
    examples: {
      full: {
        value: [
          { letter: 'B', cities: [{ regionId: '110100', name: '北京市' }] },
          {
            letter: 'G',
            cities: [
              { regionId: '440100', name: '广州市' },
              { regionId: '520100', name: '贵阳市' },
            ],
          },
        ],
        config: { back: false, hot: ['440100'] },
      },
      empty: { value: [], config: {} },
    },
  },
  CityPicker,
)

const LATITUDE = 90
const LONGITUDE = 180
const degrees = (most: number) => v.pipe(v.number(), v.minValue(0 - most), v.maxValue(most))
const point = v.object({ latitude: degrees(LATITUDE), longitude: degrees(LONGITUDE) })

const TONES = ['brand', 'info', 'success', 'warning', 'danger', 'muted'] as const
const tone = v.fallback(v.optional(v.picklist(TONES), 'brand'), 'brand')

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** A shop of `people/store/location` is one. */
const marker = v.object({
  ...point.entries,
  id,
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

/** A button on the map; what its tap does is `on.tap`, else it leads to its `url`. */
const control = v.object({
  id,
  name: l10n,
  /** An icon of ours. */
  icon: v.optional(v.string(), ''),
  url: v.optional(v.string(), ''),
})
export type Control = v.InferOutput<typeof control>

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
  controls: v.optional(v.array(control), []),
})

/** A list is a list of markers. */
const list = v.pipe(
  v.array(marker),
  v.transform((markers) => ({ markers, polylines: [], circles: [], polygons: [], controls: [] })),
)
const mapValue = v.union([list, plan])
export type MapValue = v.InferOutput<typeof mapValue>

const zoom = v.union([v.literal('fit'), v.pipe(v.number(), v.minValue(3), v.maxValue(18))])

const mapConfig = v.object({
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
export type MapConfig = v.InferOutput<typeof mapConfig>

const BREWERY = {
  id: 'brewery',
  name: { en: 'The brewery', 'zh-Hans': '酿造厂' },
  address: { en: '8 Xinzhou Island, Haizhu', 'zh-Hans': '海珠区新洲岛 8 号' },
  phone: '020-80001101',
  latitude: 23.1062,
  longitude: 113.3745,
}

/** `map`: places, ways and areas, and buttons on it. */
export const map = defineWidget(
  {
    type: 'map',
    version: 1,
    tier: 'commerce',
    value: mapValue,
    config: mapConfig,
    isEmpty: ({ markers }) => markers.length === 0,
    empty: { title: 'place.map.empty' },
    height: ({ list }) => (list ? 500 : 264),
    wider: 60,
    examples: {
      full: {
        value: {
          markers: [
            BREWERY,
            {
              ...BREWERY,
              id: 'gate',
              name: 'The back gate with a very long name on a very small sign',
              latitude: 23.1051,
              longitude: 113.3769,
            },
          ],
          polylines: [
            {
              points: [
                { latitude: 23.1062, longitude: 113.3745 },
                { latitude: 23.1051, longitude: 113.3769 },
              ],
            },
          ],
          circles: [{ latitude: 23.1062, longitude: 113.3745, radius: 120, tone: 'success' }],
          polygons: [
            {
              points: [
                { latitude: 23.1085, longitude: 113.371 },
                { latitude: 23.1082, longitude: 113.379 },
                { latitude: 23.1075, longitude: 113.379 },
                { latitude: 23.1079, longitude: 113.371 },
              ],
              tone: 'info',
            },
          ],
          controls: [
            {
              id: 'shops',
              icon: 'store',
              name: { en: 'All taprooms', 'zh-Hans': '全部门店' },
              url: '/pages/tabbar/reward',
            },
          ],
        },
        config: { title: { en: 'Find us', 'zh-Hans': '找到我们' } },
      },
      fit: {
        value: [
          BREWERY,
          { id: 'quay', name: 'River Quay', latitude: 23.11216, longitude: 113.25968 },
        ],
        config: { zoom: 'fit' },
      },
      bare: { value: [BREWERY], config: { list: false, controls: false } },
      empty: { value: [], config: {} },
    },
  },
  MapWidget,
)
