import type { SeedSection } from '../seed'

const DAY = 86_400

type Tasting = readonly [beer: string, style: string, score: number, note: string]

/** More than a page, so that the list grows. */
const TASTINGS: readonly Tasting[] = [
  ['梅雨', '酸啤', 8, '青梅、薄荷，尾段清爽'],
  ['夜航世涛', '世涛', 9, '黑巧克力、咖啡、烟熏'],
  ['云雾 IPA', 'IPA', 7, '芒果、松针，苦味收得快'],
  ['荔枝小麦', '小麦', 8, '荔枝、丁香，泡沫细'],
  ['江岸拉格', '拉格', 6, '面包、蜂蜜，干净'],
  ['老树陈酿', '大麦酒', 10, '太妃糖、葡萄干，可久放'],
  ['柚香赛松', '赛松', 7, '柚皮、胡椒'],
  ['焙茶波特', '波特', 8, '焙茶、焦糖，收口微涩'],
  ['海盐古斯', '古斯', 7, '海盐、香菜籽'],
  ['桂花淡艾', '淡艾', 6, '桂花、饼干'],
  ['双倍酒花', '双倍 IPA', 9, '葡萄柚、树脂，酒体厚'],
  ['山泉皮尔森', '皮尔森', 7, '草本、脆爽'],
  ['烟熏琥珀', '琥珀', 5, '培根、焦香，略重'],
  ['樱桃兰比克', '兰比克', 9, '樱桃、杏仁、谷仓'],
  ['燕麦牛奶世涛', '世涛', 8, '可可、奶油'],
  ['无醇青柠', '低醇', 6, '青柠、姜'],
  ['黑麦红艾', '红艾', 7, '黑麦面包、橙皮'],
  ['冬夜香料', '冬季艾', 8, '肉桂、橙、黑糖'],
]

/** What the member has written, kept and registered through the generic calls. */
export const genericSeed: SeedSection = {
  name: 'generic',
  async run({ db, now }) {
    await db
      .insertInto('feedback')
      .values({
        id: '910001',
        userId: '1001',
        kind: 'idea',
        content: 'More stouts, please',
        contact: '13800138000',
        createdAt: now - 9 * DAY,
      })
      .execute()
    await db
      .insertInto('user_accounts')
      .values({
        id: '920001',
        userId: '1001',
        kind: 'bank',
        bank: '招商银行',
        holder: '林夏',
        number: '6225880011223344',
        createdAt: now - 200 * DAY,
      })
      .execute()
    await db
      .insertInto('light_records')
      .values(
        // The oldest first, as they were written: the newest is the last row.
        TASTINGS.map(([beer, style, score, note], index) => {
          const createdAt = now - (index + 1) * 3 * DAY
          return {
            id: String(940_001 + TASTINGS.length - index),
            tableName: 'tasting',
            userId: '1001',
            data: JSON.stringify({ beer, style, score, note, at: createdAt }),
            createdAt,
          }
        }).reverse(),
      )
      .execute()
    const notes = ['Plum Rain, 8/10', 'Ask for the keg price']
    await db
      .insertInto('light_records')
      .values(
        notes.map((text, index) => ({
          id: String(930_001 + index),
          tableName: 'note',
          userId: '1001',
          data: JSON.stringify({ text }),
          createdAt: now - (9 - index) * DAY,
        })),
      )
      .execute()
  },
}
