import { isMobile } from './validation'

/** Where money of a user goes outside the app. */
export type AccountKind = 'bank' | 'alipay' | 'wechat'

const CARD = /^\d{12,19}$/

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const WECHAT_ID = /^[a-zA-Z][-\w]{5,19}$/

/** The check digit of a card's number (ISO/IEC 7812, Luhn). */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 0 ? digit : digit * 2
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const RULES: Readonly<Record<AccountKind, (number: string) => boolean>> = {
  bank: (number) => CARD.test(number) && hasCheckDigit(number),
  alipay: (number) => isMobile(number) || EMAIL.test(number),
  wechat: (number) => isMobile(number) || WECHAT_ID.test(number),
}

/** Whether this can be the number of such an account: a card's, or what a payment service knows one by. */
export function isAccountNumber(kind: AccountKind, number: string): boolean {
  return RULES[kind](number)
}
