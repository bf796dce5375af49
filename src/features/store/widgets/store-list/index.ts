import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { listStores } from '../../contract'
import { stores } from '../../queries'
import { StoreList } from './store-list'

export const valueSchema = listStores.contract.data
export type Store = v.InferOutput<typeof valueSchema>[number]

export const configSchema = v.object({
  title: v.optional(l10n),
  distance: v.optional(v.boolean(), true),
  /** A button that dials. */
  call: v.optional(v.boolean(), true),
  /** A button that puts the nearest first, by where the user is. */
  locate: v.fallback(v.optional(v.boolean(), false), false),
  /** A button that shows the shop in the phone's map. */
  map: v.fallback(v.optional(v.boolean(), true), true),
  limit: v.optional(v.number()),
  itemUrl: v.optional(v.string(), '/views/index?url=/store/show&id={id}'),
  on: v.optional(v.unknown()),
})

export type StoreListConfig = v.InferOutput<typeof configSchema>

const store = {
  id: '1',
  name: 'Hop Field Taproom',
  address: '18 Anfu Road, Xuhui, Shanghai',
  phone: '021 5403 1188',
  hours: '11:00–02:00',
  image: '/pictures/store/hop-field.svg',
  latitude: 31.21,
  longitude: 121.44,
  distance: 850,
}

export const storeList = defineWidget(
  {
    type: 'storeList',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    load: stores.load,
    isEmpty: (stores) => stores.length === 0,
    empty: {
      title: 'store.empty',
      note: 'store.emptyNote',
      way: ['store.places', '/comDate/location'],
    },
    height: ({ limit = 6 }) => 60 + limit * 110,
    examples: {
      full: {
        value: [
          store,
          {
            ...store,
            id: '2',
            name: '酒窖·静安店',
            address: '上海市静安区愚园路 68 号',
            distance: 2_340,
          },
          {
            ...store,
            id: '3',
            name: 'The Very Long Name of a Brewery in the Old Tram Depot',
            address:
              'Building 12, Gate C, the old tram depot behind the fish market, Yangpu, Shanghai',
            distance: 128_900,
            phone: '',
          },
        ],
        config: { title: { en: 'Shops nearby', 'zh-Hans': '附近门店' } },
      },
      bare: { value: [{ ...store, distance: 0 }], config: { call: false } },
      empty: { value: [], config: {} },
    },
  },
  StoreList,
)
