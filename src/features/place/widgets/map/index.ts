import { defineWidget } from '../../../../engine/contract'
import { MapWidget } from './map'
import { configSchema, valueSchema } from './schema'

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
