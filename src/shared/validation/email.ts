import type { TextKey } from '../l10n'

/** Something, an at sign, a host with a dot. Whether it exists only a letter can tell. */
const ADDRESS = /^[^\s@<>"]{1,64}@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/

/** What is wrong with an e-mail address, as a locale key. */
export function checkEmail(email: string): TextKey | undefined {
  return ADDRESS.test(email) ? undefined : 'form.email'
}
