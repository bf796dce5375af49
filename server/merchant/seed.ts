import { packText } from '../database/l10n'
import { both } from '../product/seed/rows'
import type { SeedSection } from '../seed'

const DAY = 86_400
const YEAR = 365 * DAY

/** `YYYY-MM-DD`. @param seconds since 1970. */
const dayText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

/** As somebody typed it. */
const REFUSED = '营业执照照片不清晰，请重新上传 · The picture of the licence cannot be read'

type Row = readonly [id: string, ownerId: string, status: number, en: string, zh: string]

const MERCHANTS: readonly Row[] = [
  ['401', '1001', 2, 'Delta Taphouse Company', '三角洲酒馆商行'],
  ['402', '1003', 2, 'Old Arcade Beverages', '骑楼饮品'],
  ['403', '1003', 2, 'Island Brewing Partners', '岛上精酿合伙'],
  ['404', '1004', 2, 'Garden Lane Bottle Shop', '花园里酒铺'],
  ['405', '1005', 1, 'New Tower Hospitality', '新塔餐饮'],
  ['406', '1006', 3, 'East Lake Provisions', '东湖食集'],
]

export const merchantsSeed: SeedSection = {
  name: 'merchants',
  async run({ db, now }) {
    const values = MERCHANTS.map(([id, ownerId, status, en, zh], i) => ({
      id,
      ownerId,
      name: packText(both(en, zh)),
      licence: `91440100TAP0${String(40_000 + i * 137)}X`,
      licenceUntil: status === 2 ? dayText(now + (i + 2) * YEAR) : '',
      licenceImage: status === 2 ? `/pictures/licence/${id}.svg` : '',
      status,
      createdAt: now - (400 - i * 30) * DAY,
      submittedAt: status === 1 ? now - DAY : null,
      reviewedAt: status === 1 ? null : now - 30 * DAY,
      reason: status === 3 ? REFUSED : '',
    }))
    await db.insertInto('merchants').values(values).execute()
  },
}
