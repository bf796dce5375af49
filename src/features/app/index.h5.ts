import type { Services } from '../../engine/services'
import type { greet as ask, followUnread as follow } from './after-start'

/** One file for all that follows the first page. */
const late = () => import(/* webpackChunkName: "start" */ './after-start')

/** See there. A browser loads it with the first page that may have to ask. */
export const greet: typeof ask = async (...input) => (await late()).greet(...input)

/** See there. Nobody is told of messages before the first page stands. */
export const followUnread: typeof follow = async (...input) => (await late()).followUnread(...input)

/** See index.ts. A browser loads it behind the first page, or with the first failure; tried again with the next. */
export function openSink(services: () => Services): Services['report'] {
  const tell: Services['report'] = (...failure) =>
    import('./sink').then(
      (sink) => sink.tellSink(services(), ...failure),
      () => {},
    )
  setTimeout(tell, 4000)
  return tell
}
