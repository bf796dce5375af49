import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { getCityIndex } from '../../contract'
import { CityPicker } from './city-picker'
import { MapWidget } from './map'
import { configSchema, valueSchema } from './map-schema'

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

const BREWERY = {
  id: 'brewery',
  name: { en: 'The brewery', 'zh-Hans': '酿造厂' },
  address: { en: '8 Xinzhou Island, Haizhu', 'zh-Hans': '海珠区新洲岛 8 号' },
  phone: '020-80001101',
  latitude: 23.1062,
  longitude: 113.3745,
}

/** `map`: places, ways and areas. */
export const map = defineWidget(
  {
    type: 'map',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    isEmpty: ({ markers }) => markers.length === 0,
    empty: { title: 'place.map.empty' },
    height: ({ list }) => (list ? 400 : 264),
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
