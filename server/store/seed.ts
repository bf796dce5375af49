import { packText } from '../database/l10n'
import { regionOf } from '../place/cities'
import { both } from '../product/seed/rows'
import type { SeedSection } from '../seed'

/** Where lists are measured from when the user shares no place (commerce spec §9): central Guangzhou. */
export const FALLBACK_PLACE = { latitude: 23.12911, longitude: 113.264385 } as const

interface Row {
  readonly id: string
  readonly merchantId: string
  readonly slug: string
  readonly name: readonly [string, string]
  readonly address: readonly [string, string]
  readonly place: readonly [latitude: number, longitude: number]
  readonly open: string
}

const row = (
  id: string,
  merchantId: string,
  slug: string,
  name: Row['name'],
  address: Row['address'],
  place: Row['place'],
  open: string,
): Row => ({ id, merchantId, slug, name, address, place, open })

const STORES: readonly Row[] = [
  row(
    '301',
    '401',
    'river-quay',
    ['Taproom River Quay', '江岸店'],
    ['18 Yanjiang West Road, Yuexiu', '越秀区沿江西路 18 号'],
    [23.11216, 113.25968],
    '11:00–01:00',
  ),
  row(
    '302',
    '402',
    'old-arcade',
    ['Taproom Old Arcade', '骑楼店'],
    ['96 Enning Road, Liwan', '荔湾区恩宁路 96 号'],
    [23.11683, 113.23901],
    '12:00–00:00',
  ),
  row(
    '303',
    '405',
    'new-tower',
    ['Taproom New Tower', '新塔店'],
    ['201 Huacheng Avenue, Tianhe', '天河区花城大道 201 号'],
    [23.12059, 113.32472],
    '10:30–02:00',
  ),
  row(
    '304',
    '404',
    'garden-lane',
    ['Taproom Garden Lane', '花园里店'],
    ['7 Xinhepu Road, Yuexiu', '越秀区新河浦路 7 号'],
    [23.12037, 113.29143],
    '13:00–23:00',
  ),
  row(
    '305',
    '403',
    'ember-island',
    ['Taproom Island Brewhouse', '岛上酿造所'],
    ['2 Daliang Street, Shunde, Foshan', '佛山市顺德区大良街 2 号'],
    [22.83942, 113.25164],
    '11:30–23:30',
  ),
  row(
    '306',
    '406',
    'east-lake',
    ['Taproom East Lake', '东湖店'],
    ['55 Donghu Road, Yuexiu', '越秀区东湖路 55 号'],
    [23.12318, 113.29511],
    '12:00–00:00',
  ),
  row(
    '307',
    '401',
    'cellar-mill',
    ['Taproom Cellar & Mill', '窖与磨坊'],
    ['128 Xingang East Road, Haizhu', '海珠区新港东路 128 号'],
    [23.09814, 113.36227],
    '15:00–02:00',
  ),
  row(
    '308',
    '402',
    'tea-hill',
    ['Taproom Tea Hill', '茶山店'],
    ['33 Yunxi Road, Baiyun', '白云区云溪路 33 号'],
    [23.19208, 113.29876],
    '11:00–22:30',
  ),
]

export const storesSeed: SeedSection = {
  name: 'stores',
  async run({ db }) {
    const values = STORES.map(({ id, merchantId, slug, name, address, place, open }, i) => ({
      id,
      merchantId,
      name: packText(both(...name)),
      address: packText(both(...address)),
      phone: `020-8000${String(1101 + i * 11)}`,
      hours: packText(both(`Daily ${open}`, `每日 ${open}`)),
      image: `/pictures/store/${slug}.svg`,
      latitude: place[0],
      longitude: place[1],
      regionId: regionOf(address[1]),
    }))
    await db.insertInto('stores').values(values).execute()
  },
}
