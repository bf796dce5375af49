import type { SeedSection } from './index'

const DAY = 86_400

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
