import type { TellFault } from '../../shared/host'

/** Whoever waits as long for a piece of the app has seen nothing move, ms. */
const SLOW = 5000
/** Where the statuses of answers that are none begin. */
const REFUSED = 400
const SCRIPT = /\.js(?:[?#]|$)/
/** Without its hash: that of each release is another. */
const nameOf = (url: string) =>
  url
    .replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
    .replace(/\.[0-9a-f]{6}(?=\.\w+$)/, '')

declare global {
  interface Window {
    /** What index.html has heard since the start. */
    __taproomFaults?: Event[]
  }
}

/** Hears of what the app throws and does not catch, and of its code: what never came, and what came late. */
export function watchFaults(tell: TellFault): void {
  const hear = (event: Event) => {
    // Of a script of somebody else's a browser says nothing.
    if ('reason' in event) tell('app', 'nobody waited for this', event.reason)
    else if ('error' in event && event.error) tell('app', 'the app threw', event.error)
  }
  // Of code that did not come by then who measures it tells.
  const early = window.__taproomFaults ?? []
  for (const event of early) hear(event)
  early.push = () => 0
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      const file =
        (target instanceof HTMLScriptElement && target.src) ||
        (target instanceof HTMLLinkElement && target.href)
      // Without a network nothing comes, and that is nobody's fault.
      if (file) navigator.onLine && tell('code', `${nameOf(file)} did not come`)
      else hear(event)
    },
    true,
  )
  window.addEventListener('unhandledrejection', hear)
  watchCode(tell)
}

/** Path of the page in front, as it was opened. */
export const pagePath = (): string => window.location.hash.slice(1).split('?')[0] || '/'

/** With what was loaded before anybody watched: what did not come then, no event tells of any more. */
function watchCode(tell: TellFault): void {
  const since = performance.now()
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
        const { name, duration, startTime, responseStatus } = entry
        if (!SCRIPT.test(name) || !name.startsWith(window.location.origin)) continue
        // Browsers that keep no status leave it out; 0 is one that never answered.
        if (startTime < since && (responseStatus === 0 || responseStatus >= REFUSED))
          navigator.onLine && tell('code', `${nameOf(name)} did not come`)
        else if (duration > SLOW) tell('slow', `${nameOf(name)} took long`, duration)
      }
    }).observe({ type: 'resource', buffered: true })
  } catch {
    // A browser that does not measure.
  }
}
