import { packText } from '../database/l10n'
import { beerId } from '../pictures/beer'
import { both } from '../product/seed/rows'
import type { SeedSection } from '../seed'
import type { Demo } from '../seed/demo'

const HOUR = 3600
const FIRST = 960_001

/** The beer on the picture; the other numbers of a room are made from its place. */
type Row = readonly [authorId: string, status: number, beer: string, en: string, zh: string]

/** One on the air, one announced, one over, one forbidden; the first two are the owner's. Then more of all but the last. */
const ROWS: readonly Row[] = [
  ['1003', 1, 'harbour-gold', 'Twelve taps, one evening', '十二个酒头的夜晚'],
  ['1003', 0, 'copper-kiln', 'Into the cellar', '走进酒窖'],
  ['1009', 2, 'garden-hop-line', 'Hop harvest', '酒花采收'],
  ['1009', 3, '', 'Off the air', '已下线的直播'],
  [
    '1009',
    1,
    '',
    'Dry-hopping, live from the brewhouse: what three days and four kilos do',
    '酒厂现场：三天四公斤，干投酒花究竟改变了什么',
  ],
  ['1006', 1, 'kumquat-bay', 'Aperitivo with a sour', '酸啤开胃时间'],
  ['1011', 0, 'cocoa-bean-song', 'Stout and chocolate', '世涛配巧克力'],
  ['1004', 0, 'morning-ferry', 'How to pour a wheat beer', '小麦啤怎么倒'],
  ['1005', 2, '', 'Six lagers, blind', '盲品六款拉格'],
  ['1006', 2, '', 'Pizza night at the taproom', '门店披萨夜'],
  ['1009', 2, '', 'Cleaning the lines', '清洗酒管的一天'],
  ['1011', 2, 'tea-mountain-leaf', 'Tea in the kettle', '把茶煮进啤酒'],
  ['1004', 2, '', 'Brewing water, explained', '聊聊酿造用水'],
  ['1012', 2, 'night-lantern', 'A Swede tries baijiu-barrel stout', '瑞典人初尝白酒桶世涛'],
  ['1003', 2, '', 'Anniversary night', '周年庆之夜'],
  ['1005', 2, '', 'Low alcohol, full taste', '低醇也有滋味'],
  ['1010', 2, '', 'My first homebrew', '我的第一锅自酿'],
  ['1008', 2, '', 'Glass by glass', '一款酒，一只杯'],
]

/** Under the first stream, the oldest first. */
const TALK: readonly (readonly [userId: string, content: string])[] = [
  ['1004', 'Cheers!'],
  ['1005', '今晚有梅雨吗？'],
  ['1009', 'Hello from the brewhouse'],
  ['1006', 'Which glass is that?'],
  ['1003', '皮尔森杯，细高，泡沫立得住。'],
  ['1011', '这颜色太漂亮了'],
  ['1012', 'Skål!'],
  ['1004', '第一口是不是面包香？'],
]

/** What the first stream has for sale. */
const PRODUCTS = ['2001', '2004', '2009', '2013', '2017', '2021']

/** What authors have told the room, by the place of the stream. */
const NOTICES: Readonly<Record<number, string>> = {
  0: '整点答疑，欢迎提问 · Questions at the full hour',
  4: '提问请打在公屏上 · Ask in the chat',
}

/** What is shown where the stream is, with who shows it. */
function coverOf({ goods, rooms }: Demo, name: string, index: number, authorId: string): string {
  const { rows } = goods
  const shown = rows.find((each) => each.name === name) ?? rows[(index * 5) % rows.length]
  const room = rooms[index % rooms.length]
  return shown ? `/pictures/live/${beerId(shown)}.${room}.${authorId}.svg` : ''
}

const hoursAgo = (index: number) => (index < 4 ? index + 1 : index * 7)

export const livesSeed: SeedSection = {
  name: 'lives',
  async run({ db, now, demo }) {
    await db
      .insertInto('lives')
      .values(
        ROWS.map(([authorId, status, beer, en, zh], index) => ({
          id: String(FIRST + index),
          authorId,
          title: packText(both(en, zh)),
          cover: coverOf(demo, beer, index, authorId),
          status,
          likes: 120 * (index + 1),
          createdAt: now - (index + 1) * 24 * HOUR,
          beganAt: status === 0 ? null : now - hoursAgo(index) * HOUR,
          endedAt: status > 1 ? now - (hoursAgo(index) - 1) * HOUR : null,
          startsAt: status === 0 ? now + (index + 2) * 12 * HOUR : null,
          pinnedId: status === 1 ? (PRODUCTS[1 + (index % 3)] ?? '') : '',
          notice: NOTICES[index] ?? '',
        })),
      )
      .execute()
    await db
      .insertInto('live_messages')
      .values(
        TALK.map(([fromUserId, content], index) => ({
          id: String(970_001 + index),
          liveId: String(FIRST),
          fromUserId,
          content,
          createdAt: now - (600 - index * 60),
        })),
      )
      .execute()
    await db
      .insertInto('live_viewers')
      .values([
        ...['1004', '1005'].map((userId) => ({
          liveId: String(FIRST),
          userId,
          createdAt: now - 600,
        })),
        ...ROWS.flatMap(([, status], index) =>
          index === 0 || status === 0 ? [] : viewersOf(index, now),
        ),
      ])
      .execute()
    await db
      .insertInto('live_products')
      .values(
        [FIRST, FIRST + 4, FIRST + 5, FIRST + 1, FIRST + 14].flatMap((liveId, room) =>
          PRODUCTS.slice(room % 3).map((productId, position) => ({
            liveId: String(liveId),
            productId,
            position,
          })),
        ),
      )
      .execute()
    await db
      .insertInto('live_follows')
      .values({ userId: '1001', authorId: '1009', createdAt: now - 48 * HOUR })
      .execute()
  },
}

function viewersOf(index: number, now: number) {
  return Array.from({ length: 2 + ((index * 5) % 8) }, (_, place) => ({
    liveId: String(FIRST + index),
    userId: String(1004 + place),
    createdAt: now - hoursAgo(index) * HOUR + place * 60,
  }))
}
