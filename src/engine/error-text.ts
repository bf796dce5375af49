import { AppError, EndpointNotFoundError, MethodNotAllowedError } from '../errors'
import type { Translate } from '../i18n'
import type { TextKey } from '../shared/l10n'

/**
 * What people read about a failure (client spec §8): what the server said, except for 404 and 405, which
 * have sentences of their own; a 404 names its path.
 *
 * @param otherwise what is said of a failure that is none of ours: a bug.
 */
export function errorText(
  error: unknown,
  t: Translate,
  otherwise: TextKey = 'error.widget',
): string {
  if (!(error instanceof AppError)) return t(otherwise)
  if (error instanceof EndpointNotFoundError) return t(error.messageKey, { path: error.path })
  if (error instanceof MethodNotAllowedError) return t(error.messageKey)
  return error.serverMessage || t(error.messageKey)
}
