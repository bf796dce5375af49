/** An amount taken apart, so that each part can have its own size. */
export interface MoneyParts {
  /** A real minus sign (U+2212), a plus when asked for, or nothing. */
  readonly sign: '' | '−' | '+'
  readonly currency: '¥'
  /** With thousands separators: `1,234`. */
  readonly integer: string
  /** With its point: `.50`. */
  readonly fraction: string
}

/**
 * Takes an amount in cents (fen) apart. No Intl: mini-programs have none worth trusting.
 *
 * @param cents an integer; a fraction of a cent is rounded half away from zero.
 * @param plus true writes the sign of a gain: a gain is never a colour alone.
 * @throws RangeError when the amount is not a finite number, which is a bug of the caller.
 */
export function formatMoney(cents: number, plus = false): MoneyParts {
  if (!Number.isFinite(cents)) throw new RangeError(`not an amount: ${cents}`)
  const whole = Math.round(Math.abs(cents))
  const integer = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = whole % 100
  const gain = plus && whole > 0 ? '+' : ''
  return {
    sign: cents < 0 && whole > 0 ? '−' : gain,
    currency: '¥',
    integer,
    fraction: rest < 10 ? `.0${rest}` : `.${rest}`,
  }
}

/** The same as one string: `−¥1,234.50`. */
export function moneyText(cents: number, plus = false): string {
  const { sign, currency, integer, fraction } = formatMoney(cents, plus)
  return `${sign}${currency}${integer}${fraction}`
}

const AMOUNT = /^([-−+]?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/

/**
 * Reads an amount someone typed, or one `moneyText` wrote, as cents.
 *
 * @returns undefined when it is no amount, has more than two decimals, or is too large to be exact.
 */
export function parseMoney(text: string): number | undefined {
  const match = AMOUNT.exec(text.replace(/[\s¥￥]/g, ''))
  if (!match) return undefined
  const [, sign, integer = '', fraction = ''] = match
  if (!integer && !fraction) return undefined
  const cents = Number(integer.replace(/,/g, '') || 0) * 100 + Number(`${fraction}00`.slice(0, 2))
  if (!Number.isSafeInteger(cents)) return undefined
  return sign === '-' || sign === '−' ? 0 - cents : cents
}
