import { packText } from '../database/l10n'
import { both } from '../product/seed/rows'
import type { SeedSection } from '../seed'

const DAY = 86_400

/** Also the value of the notice bars in the view definitions. */
export const NOTICES = [
  {
    id: '701',
    text: both('Plum Rain is back on tap at six houses', '「梅雨」回归，六家门店有售'),
    url: '/views/index?url=/product/list&tags=seasonal',
    level: 'info',
  },
  {
    id: '702',
    text: both('Orders before 16:00 leave our cold room today', '16:00 前下单，当日从冷库发出'),
    url: '',
    level: 'info',
  },
  {
    id: '703',
    text: both('Meter service on Thursday, 02:00 to 04:00', '周四 02:00 至 04:00 设备计量维护'),
    url: '/tool/message',
    level: 'warning',
  },
] as const

export const noticesSeed: SeedSection = {
  name: 'notices',
  async run({ db, now }) {
    const values = NOTICES.map((notice, i) => ({
      ...notice,
      text: packText(notice.text),
      createdAt: now - i * DAY,
    }))
    await db.insertInto('notices').values(values).execute()
  },
}
