import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { getCityIndex } from '../../contract'
import { CityPicker } from './city-picker'

export const valueSchema = getCityIndex.contract.data
export type CityIndex = v.InferOutput<typeof valueSchema>
export type City = CityIndex[number]['cities'][number]

export const configSchema = v.object({
  /** Asks for the district after the city. */
  counties: v.fallback(v.optional(v.boolean(), true), true),
  /** Leaves the page once a place is chosen. */
  back: v.fallback(v.optional(v.boolean(), true), true),
})
export type CityPickerConfig = v.InferOutput<typeof configSchema>

/** `cityPicker`: the city, and the district, one is in. */
export const cityPicker = defineWidget(
  {
    type: 'cityPicker',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
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
        config: { back: false },
      },
      empty: { value: [], config: {} },
    },
  },
  CityPicker,
)
