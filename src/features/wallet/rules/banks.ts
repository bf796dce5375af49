import { isMobile } from '../../../shared/validation'

/** Where money of a user goes outside the app. */
export type AccountKind = 'bank' | 'alipay' | 'wechat'

/** The colour of a mark; the sheet of styles knows which token that is. */
export type BankTone = 'red' | 'green' | 'blue' | 'amber' | 'brand' | 'plain'

export interface Bank {
  /** What is kept as `bank`. */
  readonly code: string
  readonly name: { readonly en: string; readonly 'zh-Hans': string }
  readonly tone: BankTone
  /** How numbers of its cards begin. */
  readonly prefixes: readonly string[]
}

const bank = (
  code: string,
  en: string,
  zh: string,
  tone: BankTone,
  ...prefixes: readonly string[]
): Bank => ({ code, name: { en, 'zh-Hans': zh }, tone, prefixes })

/** The banks most people have a card of. */
export const BANKS: readonly Bank[] = [
  bank('ICBC', 'ICBC', '工商银行', 'red', '622202', '622208', '621226'),
  bank('ABC', 'Agricultural Bank of China', '农业银行', 'green', '622848', '622845', '623052'),
  bank('BOC', 'Bank of China', '中国银行', 'red', '621661', '621660', '456351'),
  bank('CCB', 'China Construction Bank', '建设银行', 'blue', '622700', '621700', '436742'),
  bank('COMM', 'Bank of Communications', '交通银行', 'blue', '622262', '622260', '622258'),
  bank('PSBC', 'Postal Savings Bank', '邮储银行', 'green', '622188', '621096', '622150'),
  bank('CMB', 'China Merchants Bank', '招商银行', 'red', '622588', '622580', '621483'),
  bank('CITIC', 'China CITIC Bank', '中信银行', 'red', '622690', '622696'),
  bank('CEB', 'China Everbright Bank', '光大银行', 'amber', '622660', '622662'),
  bank('CMBC', 'China Minsheng Bank', '民生银行', 'green', '622622', '622617'),
  bank('SPDB', 'SPD Bank', '浦发银行', 'blue', '622521', '622518'),
  bank('CIB', 'Industrial Bank', '兴业银行', 'blue', '622909', '622908'),
  bank('PAB', 'Ping An Bank', '平安银行', 'brand', '622298', '622986'),
  bank('GDB', 'China Guangfa Bank', '广发银行', 'red', '622568', '622556'),
]

/** The services that are no bank, by the kind of account. */
const SERVICES: Partial<Record<AccountKind, Bank>> = {
  alipay: bank('ALIPAY', 'Alipay', '支付宝', 'blue'),
  wechat: bank('WECHAT', 'WeChat Pay', '微信支付', 'green'),
}

/** The bank an account is at; records of older programs hold its name and not its code. */
export function bankOf(kind: AccountKind, kept: string): Bank {
  const service = SERVICES[kind]
  if (service) return service
  const found = BANKS.find(
    ({ code, name }) => code === kept || name.en === kept || name['zh-Hans'] === kept,
  )
  return found ?? bank(kept, kept, kept, 'plain')
}

/** The bank a number that is being typed belongs to. */
export const bankByNumber = (digits: string): Bank | undefined =>
  BANKS.find(({ prefixes }) => prefixes.some((prefix) => digits.startsWith(prefix)))

const CARD_DIGITS = 19

/** A number in groups of four, as it stands on the card. */
export const groupNumber = (text: string): string => (text.match(/.{1,4}/g) ?? []).join(' ')

/** The digits of what was typed or pasted. */
export const readCardNumber = (typed: string): string =>
  typed.replace(/\D/g, '').slice(0, CARD_DIGITS)

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
