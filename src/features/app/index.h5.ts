import type { Services } from '../../engine/services'
import type { followUpdates as follow } from './update'

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

/** See there. A browser loads it behind the first page. */
export const followUpdates: typeof follow = async (...input) =>
  (await import('./update')).followUpdates(...input)
