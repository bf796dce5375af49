import type { Services } from '../../engine/services'
import { AFTER_START, tellSink } from './sink'

/** A mini-program has these in its package. */
export { followUnread, greet } from './after-start'

/**
 * Opens what tells the server of failures nobody sees otherwise (decision 0074).
 *
 * @param services asked for later: they are not complete yet.
 */
export function openSink(services: () => Services): Services['report'] {
  setTimeout(() => tellSink(services()), AFTER_START)
  return (...failure) => void Promise.resolve().then(() => tellSink(services(), ...failure))
}
