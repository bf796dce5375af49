import { type AppError, HostError, PrivacyRefusedError } from '../errors'
import { isObject } from '../shared/json'
import type { TextKey } from '../shared/l10n'

/** What mini-programs say of a call that failed, told to the rest of the app as one of its own errors. */

/** WeChat's number for 'privacy permission is not authorized'. */
const REFUSED = 104

/** Whether a failed call, or the answer of a host button, says that the privacy guidelines were refused. */
export const isPrivacyRefusal = (cause: unknown): boolean =>
  isObject(cause) && (cause.errno === REFUSED || /privacy permission/i.test(String(cause.errMsg)))

/** The error of a private call: the guidelines were refused, or else what the key says. */
export const privateFailure = (key: TextKey, cause: unknown): AppError =>
  isPrivacyRefusal(cause) ? new PrivacyRefusedError(cause) : new HostError(key, cause)

/** Whether the host's words match, WeChat's or Alipay's, or Alipay's number is one of these. */
export function says(cause: unknown, words: RegExp, ...numbers: readonly number[]): boolean {
  const { errMsg, errorMessage, error } = (cause ?? {}) as Record<string, unknown>
  return words.test(`${errMsg} ${errorMessage}`) || numbers.some((number) => number === error)
}
