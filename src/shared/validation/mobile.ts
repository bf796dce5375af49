const MOBILE = /^1[3-9]\d{9}$/

/** True for 11 digits beginning with 1 and then 3 to 9 (client spec §5). */
export const isMobile = (text: string): boolean => MOBILE.test(text)

/** What is wrong with a mobile number, as a locale key; nothing when it is right (commerce spec §5). */
export function checkMobile(mobile: string): string | undefined {
  if (mobile === '') return 'validation.mobile.empty'
  return isMobile(mobile) ? undefined : 'validation.mobile.format'
}
