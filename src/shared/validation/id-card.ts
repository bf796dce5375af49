import type { TextKey } from '../l10n'
import { daysInMonth } from '../picker-value'

/** Region of six digits, date of birth, three digits, and a digit or X (client spec §5). */
const ID_CARD = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/i

/**
 * What is wrong with an ID card number, as a locale key: 18 characters, the first 1 to 9, a year of 18, 19
 * or 20, a month and a day that exist, and a digit or X at the end (client spec §5).
 */
export function checkIdCard(idCard: string): TextKey | undefined {
  if (idCard === '') return 'validation.idCard.empty'
  const match = ID_CARD.exec(idCard)
  if (!match) return 'validation.idCard.format'
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? undefined : 'validation.idCard.born'
}

/** True for an ID card number that breaks no rule. */
export const isIdCard = (idCard: string): boolean => checkIdCard(idCard) === undefined
