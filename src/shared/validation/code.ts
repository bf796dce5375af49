import { MINIMUM_CODE_LENGTH } from '../constants'
import type { TextKey } from '../l10n'

const DIGITS = /^\d+$/

/** What is wrong with a code from a text message, as a locale key (commerce spec §5). */
export function checkCode(code: string): TextKey | undefined {
  if (code === '') return 'validation.code.empty'
  return DIGITS.test(code) && code.length >= MINIMUM_CODE_LENGTH
    ? undefined
    : 'validation.code.short'
}
