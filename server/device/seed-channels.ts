import { DAY, startOfDay } from '../../src/shared/business-day'
import { SERVER_ZONE } from '../../src/shared/constants'
import { packText } from '../database/l10n'
import { hash } from '../pictures/svg'
import { both } from '../product/seed/rows'
import type { SeedSection } from '../seed'

type Pair = readonly [en: string, zh: string]

interface Channel {
  readonly id: string
  readonly ownerId: string
  readonly name: Pair
  readonly places: readonly Pair[]
}

const BARS: readonly Pair[] = [
  ['River Quay, long bar', '江岸店 · 长吧台'],
  ['River Quay, terrace', '江岸店 · 露台'],
  ['Old Arcade, front room', '骑楼店 · 前厅'],
  ['Old Arcade, yard', '骑楼店 · 天井'],
  ['New Tower, 44th floor', '新塔店 · 44 层'],
  ['Garden Lane, window', '花园里店 · 窗边'],
  ['Island Brewhouse, hall', '岛上酿造所 · 大厅'],
  ['East Lake, boat house', '东湖店 · 船屋'],
  ['Cellar & Mill, vault', '窖与磨坊 · 地窖'],
  ['Tea Hill, garden', '茶山店 · 花园'],
  ['Ferry pier kiosk', '轮渡码头亭'],
]
const RESTAURANTS: readonly Pair[] = [
  ['Lychee Bay Kitchen', '荔湾食堂'],
  ['Two Rivers Seafood', '两江海鲜'],
  ['Banyan Courtyard', '榕树小院'],
  ['Clay Pot House', '煲仔饭馆'],
  ['Night Market No. 7', '夜市七号'],
  ['Shamian Grill', '沙面扒房'],
  ['Plum Blossom Hot Pot', '梅花打边炉'],
  ['Harbour Dim Sum', '海港茶点'],
]
const HOTELS: readonly Pair[] = [
  ['Pearl Hotel, lobby bar', '明珠酒店 · 大堂吧'],
  ['Pearl Hotel, pool', '明珠酒店 · 泳池'],
  ['Canton Inn, rooftop', '广府客栈 · 天台'],
  ['Harbour View, club floor', '海景酒店 · 行政层'],
  ['Station Hotel, lounge', '车站酒店 · 休息厅'],
  ['Garden Hotel, brunch room', '花园酒店 · 早午餐厅'],
]
const RETAIL: readonly Pair[] = [
  ['Corner shop, Enning Road', '恩宁路便利店'],
  ['Corner shop, Donghu Road', '东湖路便利店'],
  ['Supermarket, Huacheng', '花城超市'],
  ['Cinema foyer, Tianhe', '天河影院大堂'],
  ['Metro kiosk, line 3', '地铁三号线亭'],
]

const CHANNELS: readonly Channel[] = [
  { id: '601', ownerId: '1001', name: ['Bars', '酒吧'], places: BARS },
  { id: '602', ownerId: '1001', name: ['Restaurants', '餐厅'], places: RESTAURANTS },
  { id: '603', ownerId: '1001', name: ['Hotels', '酒店'], places: HOTELS },
  { id: '604', ownerId: '1001', name: ['Shops', '零售'], places: RETAIL },
  { id: '605', ownerId: '1003', name: ['Bars', '酒吧'], places: BARS.slice(0, 6) },
  { id: '606', ownerId: '1003', name: ['Hotels', '酒店'], places: HOTELS.slice(0, 3) },
]

/** 30 terminals of the member in four channels, 9 of the owner in two; ids from '20001'. */
export const channelsSeed: SeedSection = {
  name: 'channels',
  async run({ db, now }) {
    await db
      .insertInto('channels')
      .values(
        CHANNELS.map(({ id, ownerId, name }, position) => ({
          id,
          ownerId,
          name: packText(both(...name)),
          position,
        })),
      )
      .execute()
    const standing = CHANNELS.flatMap(({ id, ownerId, places }) =>
      places.map((place) => ({ channelId: id, ownerId, place })),
    )
    const values = standing.map(({ channelId, ownerId, place }, at) => {
      const seed = hash(`terminal ${at}`)
      const status = at % 7 === 3 ? 2 : at % 11 === 6 ? 3 : 1
      return {
        id: String(20_001 + at),
        serial: `TE26${String(100_000 + (seed % 899_999))}`,
        ownerId,
        channelId,
        place: packText(both(...place)),
        status,
        todayIncome: status === 1 ? 1_800 + (seed % 24_000) : 0,
        income: 320_000 + (seed % 2_400_000),
        seenAt: status === 2 ? now - 3_600 * (5 + (seed % 90)) : now - (seed % 540),
      }
    })
    await db.insertInto('terminals').values(values).execute()
    // Friday and Saturday fill a bar; a terminal that is out of order was so all week.
    const days = values
      .filter(({ status }) => status !== 3)
      .flatMap(({ id, seenAt }) =>
        Array.from({ length: 6 }, (_, at) => {
          const day = (startOfDay(seenAt) + SERVER_ZONE) / DAY - 1 - at
          const chance = hash(`terminal ${id} ${day}`)
          const most = [1, 2].includes(day % 7) ? 34_000 : 22_000
          return { terminalId: id, day, cents: 1_800 + (chance % most) }
        }),
      )
    await db.insertInto('terminal_days').values(days).execute()
  },
}
