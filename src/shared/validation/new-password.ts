import type { TextKey } from '../l10n'
import { checkPassword } from './password'

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
