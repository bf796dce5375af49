import type { Services } from '../../engine/services'

export { followUpdates } from './late-update'

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
