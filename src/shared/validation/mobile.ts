import type { TextKey } from '../l10n'

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
