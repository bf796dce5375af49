import type { Services } from '../../engine/services'
import { AFTER_START, tellSink } from './sink'

export { followUpdates } from './update'

/**
 * Opens what tells the server of failures nobody sees otherwise (decision 0074).
 *
 * @param services asked for later: they are not complete yet.
 */
export function openSink(services: () => Services): Services['report'] {
  setTimeout(() => tellSink(services()), AFTER_START)
  return (...failure) => void Promise.resolve().then(() => tellSink(services(), ...failure))
}
