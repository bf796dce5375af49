import { packText } from '../database/l10n'
import { both } from '../product/seed/rows'
import type { SeedSection } from '../seed'

const HOUR = 3600
const DAY = 24 * HOUR

type Job = readonly [
  key: string,
  reward: number,
  timesPerDay: number,
  minimumMs: number,
  en: readonly [string, string],
  zh: readonly [string, string],
]

/** A job takes 200 ms at least, a view 5000 (commerce spec §9). */
const JOBS: readonly Job[] = [
  [
    'view',
    5,
    10,
    5000,
    ['Browse beers', 'Look at a beer for five seconds'],
    ['浏览酒款', '浏览任意酒款 5 秒'],
  ],
  [
    'like',
    3,
    5,
    200,
    ['Like a stream', 'Give a stream a thumb up'],
    ['点赞直播', '为任意直播点赞'],
  ],
  [
    'comment',
    10,
    3,
    200,
    ['Join the talk', 'Say something under a stream'],
    ['参与讨论', '在直播间发言'],
  ],
  [
    'advertisement',
    20,
    3,
    5000,
    ['Watch a film', 'Watch a film of the brewery to its end'],
    ['观看短片', '完整观看酒厂短片'],
  ],
  ['checkin', 2, 1, 200, ['Check in', 'Look in once a day'], ['每日签到', '每天来看一眼']],
  [
    'invite',
    50,
    5,
    200,
    ['Invite a friend', 'A friend registers by your code'],
    ['邀请好友', '好友通过你的邀请码注册'],
  ],
]

/** What the member keeps, and by how much it has become cheaper since, in cents. */
const KEPT = [
  ['product', '2001', 400],
  ['product', '2003', 0],
  ['store', '301', 0],
  ['author', '1009', 0],
  ['content', '980003', 0],
  ['product', '2030', -200],
] as const

/** What the member has looked at, the latest first, three a day. */
const SEEN = [
  ['product', '2001'],
  ['product', '2019'],
  ['store', '301'],
  ['product', '2003'],
  ['live', '960001'],
  ['product', '2030'],
  ['content', '980004'],
  ['product', '2012'],
  ['store', '305'],
  ['product', '2005'],
  ['content', '980005'],
] as const

/** Who follows which taproom: two of three of them, each another third. */
const FOLLOWERS = ['1004', '1005', '1006', '1007', '1008', '1009', '1010', '1011', '1012']
const STORES = ['301', '302', '303', '304', '305', '306', '307', '308']

const SEARCHES = ['IPA', '梅雨', 'stout']

/** Jobs for everybody; what the member keeps, has looked at and looked for. */
export const behaviourSeed: SeedSection = {
  name: 'behaviour',
  async run({ db, now }) {
    await db
      .insertInto('task_jobs')
      .values(
        JOBS.map(([key, reward, timesPerDay, minimumMs, en, zh], index) => ({
          id: String(index + 1),
          key,
          name: packText(both(en[0], zh[0])),
          intro: packText(both(en[1], zh[1])),
          reward,
          timesPerDay,
          minimumMs,
        })),
      )
      .execute()
    const prices = new Map(
      (await db.selectFrom('products').select(['id', 'price']).execute()).map(({ id, price }) => [
        id,
        price,
      ]),
    )
    await db
      .insertInto('favorites')
      .values(
        KEPT.map(([type, entityId, cheaper], index) => ({
          userId: '1001',
          type,
          entityId,
          price: type === 'product' ? (prices.get(entityId) ?? 0) + cheaper : null,
          createdAt: now - index * DAY - HOUR,
        })),
      )
      .execute()
    await db
      .insertInto('favorites')
      .values(
        STORES.flatMap((entityId, store) =>
          FOLLOWERS.filter((_, at) => (at + store) % 3 !== 0).map((userId, at) => ({
            userId,
            type: 'store',
            entityId,
            price: null,
            createdAt: now - (store + at) * DAY,
          })),
        ),
      )
      .execute()
    await db
      .insertInto('footprints')
      .values(
        SEEN.map(([type, entityId], index) => ({
          userId: '1001',
          type,
          entityId,
          createdAt: now - Math.floor(index / 3) * DAY - HOUR - (index % 3) * 600,
        })),
      )
      .execute()
    await db
      .insertInto('searches')
      .values(
        SEARCHES.map((name, index) => ({
          id: String(940_001 + index),
          userId: '1001',
          type: 'product',
          name,
          createdAt: now - index * DAY - HOUR,
        })),
      )
      .execute()
    await db
      .insertInto('form_entries')
      .values({
        id: '950001',
        userId: '1001',
        key: 'feedback',
        data: JSON.stringify({ content: 'More stouts, please' }),
        createdAt: now - 9 * DAY,
      })
      .execute()
  },
}
