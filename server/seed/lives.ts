import { packText } from '../database/l10n'
import { both } from './catalogue-rows'
import type { SeedSection } from './index'

const HOUR = 3600

type Row = readonly [authorId: string, status: number, cover: string, en: string, zh: string]

/** One on the air, one announced, one over, one forbidden; the first two are the owner's. */
const ROWS: readonly Row[] = [
  ['1003', 1, 'tap-wall', 'Twelve taps, one evening', '十二个酒头的夜晚'],
  ['1003', 0, 'cellar', 'Into the cellar', '走进酒窖'],
  ['1009', 2, 'hop-field', 'Hop harvest', '酒花采收'],
  ['1009', 3, 'hop-field', 'Off the air', '已下线的直播'],
]

export const livesSeed: SeedSection = {
  name: 'lives',
  async run({ db, now }) {
    await db
      .insertInto('lives')
      .values(
        ROWS.map(([authorId, status, cover, en, zh], index) => ({
          id: String(960_001 + index),
          authorId,
          title: packText(both(en, zh)),
          cover: `/pictures/banner/${cover}.svg`,
          status,
          likes: 120 * (index + 1),
          createdAt: now - (index + 1) * 24 * HOUR,
          beganAt: status === 0 ? null : now - (index + 1) * HOUR,
          endedAt: status > 1 ? now - index * HOUR : null,
        })),
      )
      .execute()
    await db
      .insertInto('live_messages')
      .values(
        ['Cheers!', '今晚有梅雨吗？'].map((content, index) => ({
          id: String(970_001 + index),
          liveId: '960001',
          fromUserId: String(1004 + index),
          content,
          createdAt: now - (600 - index * 60),
        })),
      )
      .execute()
    await db
      .insertInto('live_viewers')
      .values(
        ['1004', '1005'].map((userId) => ({ liveId: '960001', userId, createdAt: now - 600 })),
      )
      .execute()
    await db
      .insertInto('live_follows')
      .values({ userId: '1001', authorId: '1009', createdAt: now - 48 * HOUR })
      .execute()
  },
}
