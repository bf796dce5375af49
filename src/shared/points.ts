import { moneyText } from './money'

type Words = (key: 'wallet.accounts.points', values: { readonly count: number }) => string

/** Whether what an account or a line holds is counted in points, which are no money (decision 0019). */
export const isPoints = (currency: unknown): boolean => currency === 'points'

/**
 * An amount in its currency: `¥12.50`, or `1250 points`.
 *
 * @param amount cents, or points, which are whole.
 * @param t says 'points' in the user's language.
 * @param plus writes the sign of a gain.
 */
export function amountText(amount: number, currency: unknown, t: Words, plus = false): string {
  if (!isPoints(currency)) return moneyText(amount, plus)
  const gain = plus && amount > 0 ? '+' : ''
  const sign = amount < 0 ? '−' : gain
  return `${sign}${t('wallet.accounts.points', { count: Math.abs(amount) })}`
}

/** Reads points as typed; undefined for what is no whole number. */
export const readPoints = (typed: string): number | undefined =>
  /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : undefined
