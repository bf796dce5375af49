import { packText } from '../database/l10n'
import { both } from '../product/seed/rows'
import type { SeedSection } from '../seed'

type Row = readonly [icon: string, status: number, url: string, en: string, zh: string]

const list = (classIds: string) => `/views/index?url=/product/list&classIds=${classIds}`

/** Thirteen, two of them switched off: a grid shows ten with status 1 (client spec §9). */
const HOME: readonly Row[] = [
  ['ipa', 1, list('1'), 'Hop-forward', '酒花主场'],
  ['lager', 1, list('2'), 'Crisp', '清爽'],
  ['wheat', 1, list('3'), 'Wheat & tea', '小麦与茶'],
  ['coupon', 0, '/tool/material', 'Coupons', '优惠券'],
  ['fruit', 1, list('4'), 'Sour & fruit', '酸与果'],
  ['stout', 1, list('5'), 'Dark', '深色'],
  ['gift', 1, list('61'), 'Cases', '套装'],
  ['low', 1, list('62'), 'Low alcohol', '低醇'],
  ['devices', 1, '/device/prosperous', 'Devices', '智能设备'],
  ['snacks', 0, '/tool/material', 'Snacks', '小食'],
  ['invite', 1, '/tookeen/invitation', 'Invite', '邀请好友'],
  ['stores', 1, '/zero/class', 'All beers', '全部分类'],
  ['keg', 1, '/scanPay/index', 'Packages', '套餐'],
]

export const relationsSeed: SeedSection = {
  name: 'relations',
  async run({ db }) {
    const values = HOME.map(([icon, status, url, en, zh], position) => ({
      id: String(601 + position),
      type: 'home',
      name: packText(both(en, zh)),
      icon: `/pictures/category/${icon}.svg`,
      status,
      url,
      position,
    }))
    await db.insertInto('relations').values(values).execute()
  },
}
