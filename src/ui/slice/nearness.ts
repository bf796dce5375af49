type Listener = (entry: IntersectionObserverEntry) => void

/** Contents are drawn while they are within this distance of the screen. */
const MARGIN = '100% 0px'

const listeners = new WeakMap<Element, Listener>()
let observer: IntersectionObserver | undefined

/**
 * Tells a listener where an element is: once soon, then each time it comes near the screen or leaves.
 * One observer serves all, because hundreds cost more than what they watch.
 * @returns how to stop. Browsers only.
 */
export function watchNearness(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry)
    },
    { rootMargin: MARGIN },
  )
  const watching = observer
  listeners.set(element, listener)
  watching.observe(element)
  return () => {
    watching.unobserve(element)
    listeners.delete(element)
  }
}
