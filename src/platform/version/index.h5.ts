import type { OfferUpdates } from './worker'

/** A browser has no base library that could be too old. */
export const tell = (_message: object): void => {}

/** After the first page, and what it brings behind its first paint, ms. */
const LATER = 5000

const own = (): ServiceWorkerContainer | undefined =>
  process.env.NODE_ENV === 'production' ? window.navigator.serviceWorker : undefined

/** See `keepApp`, which loads once the first page stands. A browser without workers is none the worse. */
export const offerUpdates: OfferUpdates = ({ found }, workers = own()) => {
  let look = () => {}
  const begin = async (container: ServiceWorkerContainer) => {
    const { keepApp } = await import('./worker')
    look = await keepApp(container, found)
  }
  if (workers) setTimeout(() => begin(workers).catch(() => {}), LATER)
  return (now) => (now ? window.location.reload() : look())
}
