/** Until somebody touches it, or for so long, pictures beside or below the screen leave the network to what is on it, ms. */
const START = 6000
/** So much of a picture is on the screen, of 1: one that only touches the edge is not seen yet. */
const SEEN = 0.01

/** Whether the app is still starting, in a browser that says what is on the screen. */
export const isEarly = (): boolean => performance.now() < START && 'IntersectionObserver' in window

const waiting = new Map<Element, () => void>()

/** One watch for all who wait: each of hundreds would cost more than its picture. */
function begin() {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries)
        if (intersectionRatio >= SEEN) waiting.get(target)?.()
    },
    { threshold: SEEN },
  )
  const showAll = () => {
    for (const show of waiting.values()) show()
  }
  window.addEventListener('pointerdown', showAll)
  const timer = setTimeout(showAll, START - performance.now())
  return {
    seen,
    end() {
      seen.disconnect()
      window.removeEventListener('pointerdown', showAll)
      clearTimeout(timer)
    },
  }
}

const current: { watch?: ReturnType<typeof begin> | undefined } = {}

/** Calls `show` once the picture is seen, something is touched or the app has started. Returns what ends the wait. */
export function whenSeen(picture: Element, show: () => void): () => void {
  current.watch ??= begin()
  waiting.set(picture, show)
  current.watch.seen.observe(picture)
  return () => {
    waiting.delete(picture)
    current.watch?.seen.unobserve(picture)
    if (waiting.size > 0) return
    current.watch?.end()
    current.watch = undefined
  }
}
