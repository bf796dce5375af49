import Taro from '@tarojs/taro'

/** Above and below the screen, px: far enough for a finger, near enough for a page of few elements. */
const MARGIN = 300

/**
 * Tells a listener whether an element of the page is near the screen, and how high it is, px: soon when it
 * is, then each time that changes. One that is far says nothing at first.
 *
 * @returns how to stop.
 */
export function watchNear(
  id: string,
  listener: (near: boolean, height: number) => void,
): () => void {
  let stop: (() => void) | undefined
  let stopped = false
  // The element reaches the view with the next call.
  Taro.nextTick(() => {
    const { page } = Taro.getCurrentInstance()
    if (stopped || !page) return
    const observer = Taro.createIntersectionObserver(page as object, { thresholds: [0] })
    stop = () => observer.disconnect()
    observer
      .relativeToViewport({ top: MARGIN, bottom: MARGIN })
      .observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect }) => {
        const { width = 0, height = 0 } = boundingClientRect ?? {}
        // A page under another one is not displayed and has no size: it keeps what it shows.
        if (width > 0) listener(intersectionRatio > 0, height)
      })
  })
  return () => {
    stopped = true
    stop?.()
  }
}
