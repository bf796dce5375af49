import { MINIMUM_USERNAME_LENGTH } from '../constants'
import type { TextKey } from '../l10n'

/** What is wrong with a user name or mobile number given as one, as a locale key (commerce spec §5). */
export function checkUsername(username: string): TextKey | undefined {
  const name = username.trim()
  if (name === '') return 'validation.username.empty'
  return name.length >= MINIMUM_USERNAME_LENGTH ? undefined : 'validation.username.short'
}
