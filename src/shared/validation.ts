import { MINIMUM_CODE_LENGTH, MINIMUM_PASSWORD_LENGTH, MINIMUM_USERNAME_LENGTH } from './constants'
import type { TextKey } from './l10n'

const MOBILE = /^1[3-9]\d{9}$/

/** True for 11 digits beginning with 1 and then 3 to 9 (client spec §5). */
export const isMobile = (text: string): boolean => MOBILE.test(text)

/** What is wrong with a mobile number, as a locale key; nothing when it is right (commerce spec §5). */
export function checkMobile(mobile: string): TextKey | undefined {
  if (mobile === '') return 'validation.mobile.empty'
  return isMobile(mobile) ? undefined : 'validation.mobile.format'
}

const MOBILE_LENGTH = 11

/** The number in what was typed or pasted: `+86 138 0013 8000` is 13800138000. */
export function readMobile(typed: string): string {
  const digits = typed.replace(/^\s*(\+|00)86/, '').replace(/\D/g, '')
  return digits.slice(0, MOBILE_LENGTH)
}

const DIGITS = /^\d+$/

/** What is wrong with a code from a text message, as a locale key (commerce spec §5). */
export function checkCode(code: string): TextKey | undefined {
  if (code === '') return 'validation.code.empty'
  return DIGITS.test(code) && code.length >= MINIMUM_CODE_LENGTH
    ? undefined
    : 'validation.code.short'
}

/** Something, an at sign, a host with a dot. Whether it exists only a letter can tell. */
const ADDRESS = /^[^\s@<>"]{1,64}@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/

/** What is wrong with an e-mail address, as a locale key. */
export function checkEmail(email: string): TextKey | undefined {
  return ADDRESS.test(email) ? undefined : 'validation.email'
}

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
  // A day that does not exist is one of another month.
  const exists = new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1
  return exists ? undefined : 'validation.idCard.born'
}

/** True for an ID card number that breaks no rule. */
export const isIdCard = (idCard: string): boolean => checkIdCard(idCard) === undefined

/** What is wrong with a password, as a locale key (commerce spec §5). Blanks count: they may be part of it. */
export function checkPassword(password: string): TextKey | undefined {
  if (password === '') return 'validation.password.empty'
  return password.length >= MINIMUM_PASSWORD_LENGTH ? undefined : 'validation.password.short'
}

/** As the sandbox has it; longer ones are cut by no field, so that they are told and not shortened. */
const MAXIMUM_PASSWORD_LENGTH = 128

/**
 * What is wrong with a password somebody chooses, as a locale key: the rules of commerce spec §5 and that
 * it is another one than before.
 */
export function checkNewPassword(password: string, before?: string): TextKey | undefined {
  const problem = checkPassword(password)
  if (problem) return problem
  if (password.length > MAXIMUM_PASSWORD_LENGTH) return 'validation.password.long'
  return password === before ? 'validation.password.same' : undefined
}

/** What is wrong with the second typing of a new password, as a locale key. */
export function checkRepeat(repeat: string, password: string): TextKey | undefined {
  if (repeat === '') return 'validation.password.repeatEmpty'
  return repeat === password ? undefined : 'validation.password.mismatch'
}

/**
 * What is wrong with the address a search leads to, as a locale key (commerce spec §5): it starts with
 * `/`, contains `?` and ends with `=`, so that a keyword can be put behind it.
 */
export function checkSearchUrl(url: string): TextKey | undefined {
  if (url === '') return 'validation.searchUrl.empty'
  if (!url.startsWith('/')) return 'validation.searchUrl.start'
  if (!url.includes('?')) return 'validation.searchUrl.question'
  return url.endsWith('=') ? undefined : 'validation.searchUrl.end'
}

/** What is wrong with a user name or mobile number given as one, as a locale key (commerce spec §5). */
export function checkUsername(username: string): TextKey | undefined {
  const name = username.trim()
  if (name === '') return 'validation.username.empty'
  return name.length >= MINIMUM_USERNAME_LENGTH ? undefined : 'validation.username.short'
}
