import { DAY, startOfDay } from '../../src/shared/business-day'
import { packText } from '../database/l10n'
import { hash } from '../pictures/svg'
import { both } from '../product/seed/rows'
import { PEOPLE } from '../profile/seed'
import type { SeedSection } from '../seed'

/** Members beside the accounts of `PEOPLE` (server/profile), who come first. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['Huang Jiawen', '黄嘉雯'],
  ['Ye Zhiqiu', '叶知秋'],
  ['Oliver Sand', '奥利弗'],
  ['He Sirui', '何思睿'],
  ['Mai Tran', '麦然'],
  ['Kong Lingxi', '孔令溪'],
  ['Pan Yue', '潘越'],
  ['Jonas Weiss', '约纳斯'],
]
const NAMES = [...PEOPLE.map(({ name }) => name), ...OTHERS]

export const PERIODS = ['day', 'week', 'month'] as const
const SCALE = { day: 12_000, week: 74_000, month: 310_000 } as const

/** Members by income in each period, cents, and the market table. */
export const rankingsSeed: SeedSection = {
  name: 'rankings',
  async run({ db, now }) {
    const rankings = PERIODS.flatMap((period) =>
      NAMES.map(([en, zh], i) => {
        const seed = hash(`${period} ${en}`)
        return {
          userId: String(1001 + i),
          name: packText(both(en, zh)),
          avatar: `/pictures/avatar/${1001 + i}.svg`,
          period,
          value: Math.round(SCALE[period] * (0.15 + (seed % 1000) / 600)),
          delta: (seed % 7) - 3,
        }
      }),
    )
    const market = Array.from({ length: 18 }, (_, i) => {
      const seed = hash(`brand ${i}`)
      return {
        brandNo: `TR-${String(101 + i * 7)}`,
        price: 68_000 + (seed % 400) * 500,
        merchantId: String(401 + (i % 4)),
        least: 1 + (i % 3),
        most: 10 + (seed % 11),
        offered: 60 + (seed % 140),
        launchedAt: startOfDay(now) - (120 + (seed % 480)) * DAY,
      }
    })
    await db.insertInto('rankings').values(rankings).execute()
    await db.insertInto('market').values(market).execute()
  },
}
