import { MINIMUM_PASSWORD_LENGTH } from '../constants'
import type { TextKey } from '../l10n'

/** What is wrong with a password, as a locale key (commerce spec §5). Blanks count: they may be part of it. */
export function checkPassword(password: string): TextKey | undefined {
  if (password === '') return 'validation.password.empty'
  return password.length >= MINIMUM_PASSWORD_LENGTH ? undefined : 'validation.password.short'
}
