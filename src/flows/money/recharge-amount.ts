import { RECHARGE_LIMITS } from '../../api/wallet/recharge'
import type { TextKey } from '../../shared/l10n'
import { moneyText, parseMoney } from '../../shared/money'

const { least, most } = RECHARGE_LIMITS

/** `50000.00` */
export const AMOUNT_LENGTH = 8
/** The values of the texts about a top-up's amount. */
export const AMOUNT_TEXTS = { least: moneyText(least), most: moneyText(most) }

/** What is wrong with the amount of a top-up as it was typed, as a locale key. */
export function checkRechargeAmount(typed: string): TextKey | undefined {
  if (typed.trim() === '') return 'money.amount.empty'
  const cents = parseMoney(typed)
  if (cents === undefined) return 'money.amount.wrong'
  if (cents < least) return 'money.amount.least'
  return cents > most ? 'money.amount.most' : undefined
}
