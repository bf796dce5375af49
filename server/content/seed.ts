import { packText } from '../database/l10n'
import { both } from '../product/seed/rows'
import type { SeedSection } from '../seed'

const DAY = 86_400

type Row = readonly [
  kind: string,
  image: string,
  inDays: number,
  seats: number,
  en: readonly [string, string],
  zh: readonly [string, string],
]

const ROWS: readonly Row[] = [
  [
    'material',
    'hop-field',
    0,
    0,
    ['Harvest week', 'Pictures from the hop field'],
    ['采收周', '酒花田里的照片'],
  ],
  [
    'material',
    'cellar',
    0,
    0,
    ['Cellar notes', 'How a stout grows old'],
    ['酒窖笔记', '一支世涛如何陈年'],
  ],
  [
    'event',
    'tap-wall',
    6,
    24,
    ['Tap takeover', 'Twelve guest beers'],
    ['酒头接管日', '十二款客座啤酒'],
  ],
  [
    'event',
    'cellar',
    13,
    8,
    ['Cellar tour', 'Two hours below ground'],
    ['酒窖参观', '两小时地下之旅'],
  ],
  ['video', 'tap-wall', 0, 0, ['The perfect pour', 'Ninety seconds'], ['完美一杯', '九十秒教学']],
]

/** Materials, events and videos, ids from '980001'. */
export const contentsSeed: SeedSection = {
  name: 'contents',
  async run({ db, now }) {
    await db
      .insertInto('contents')
      .values(
        ROWS.map(([kind, image, inDays, seats, en, zh], index) => ({
          id: String(980_001 + index),
          kind,
          title: packText(both(en[0], zh[0])),
          intro: packText(both(en[1], zh[1])),
          image: `/pictures/banner/${image}.svg`,
          // None of them has a page of its own: what lists them says all there is.
          url: '',
          createdAt: now - index * DAY,
          startsAt: inDays > 0 ? now + inDays * DAY : 0,
          seats,
          storeId: kind === 'event' && index % 2 === 0 ? '301' : '',
        })),
      )
      .execute()
  },
}
