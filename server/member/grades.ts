import type { L10nText } from '../database/l10n'
import type { Context } from '../handler'
import { retold } from '../seed/retelling'

/** Membership grades; above 1 a user may open device and investment pages (commerce spec §6). */
export const GRADES: Readonly<Record<number, L10nText>> = {
  1: { en: 'Taster', 'zh-Hans': '品鉴会员' },
  2: { en: 'Regular', 'zh-Hans': '银卡会员' },
  3: { en: 'Cellar', 'zh-Hans': '金卡会员' },
  4: { en: 'Brewer', 'zh-Hans': '黑卡会员' },
}

/** A grade's name as the caller reads it; its number where it has none. */
export function gradeName(gradeId: number, { locale, services }: Context): string {
  return retold(GRADES, services.demo.words)[gradeId]?.[locale] ?? String(gradeId)
}
