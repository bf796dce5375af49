import { getCityIndex } from '../../api/region/get-city-index'
import { defineWidget } from '../../engine/contract'
import { CityPicker } from './city-picker'
import { configSchema, valueSchema } from './schema'

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
    empty: { title: 'places.city.noMatch' },
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
