import type { L10nText } from '../database/l10n'

/** Membership grades; above 1 a user may open device and investment pages (commerce spec §6). */
export const GRADES: Readonly<Record<number, L10nText>> = {
  1: { en: 'Taster', 'zh-Hans': '品鉴会员' },
  2: { en: 'Regular', 'zh-Hans': '银卡会员' },
  3: { en: 'Cellar', 'zh-Hans': '金卡会员' },
  4: { en: 'Brewer', 'zh-Hans': '黑卡会员' },
}
