import { readText } from '../database/l10n'
import { cumulated, lastWeekOf } from '../investment/brands'
import type { Reader } from './reader'
import { PERIODS } from './seed'

/** `keyword` chooses the period. */
export const ranking: Reader = async ({ keyword }, { db, locale }) => {
  const period = PERIODS.find((each) => each === keyword) ?? 'week'
  const rows = await db
    .selectFrom('rankings')
    .selectAll()
    .where('period', '=', period)
    .orderBy('value', 'desc')
    .execute()
  const zh = locale === 'zh-Hans'
  return {
    columns: [
      { key: 'rank', name: zh ? '名次' : 'Rank', format: 'number' },
      { key: 'name', name: zh ? '名称' : 'Name' },
      { key: 'value', name: zh ? '收益' : 'Income', format: 'money' },
    ],
    rows: rows.map(({ userId, name, avatar, value, delta }, i) => ({
      rank: i + 1,
      name: readText(name, locale),
      value,
      avatar,
      delta,
      userId,
    })),
  }
}

/** The prices of the market, by brand, and what a device of each has brought in. */
export const market: Reader = async (_, { db, locale, now }) => {
  const rows = await db.selectFrom('market').selectAll().orderBy('brandNo').execute()
  const zh = locale === 'zh-Hans'
  return {
    columns: [
      { key: 'brandNo', name: zh ? '品牌编号' : 'Brand number' },
      { key: 'price', name: zh ? '价格' : 'Price', format: 'money' },
      { key: 'cumIncome', name: zh ? '累计收益' : 'Cumulative income', format: 'money' },
      { key: 'cumReturn', name: zh ? '累计回报' : 'Cumulative return', format: 'percent' },
    ],
    rows: rows.map((row) => ({
      brandNo: row.brandNo,
      price: row.price,
      ...cumulated(row, now()),
      week: lastWeekOf(row, now()),
    })),
  }
}
