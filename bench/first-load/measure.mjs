import { freshPage, heapBytes, NETWORK, slowCpu } from '../lib/browser.mjs'
import { traced } from './trace.mjs'
import { watchTraffic } from './traffic.mjs'

const LIMIT = 60_000
/** A task is long from here on, ms (web.dev, TBT). */
const LONG = 50
/** The first card of a product, and the price on the page it leads to. */
export const CARD = '[role=link][aria-label*="¥"]'
const PRICE = '.tp-pd .tp-price'

/** No worker: it would fetch behind the page, past the slow network. */
const OPTIONS = { serviceWorkers: 'block' }

/** An empty browser on a slow network. */
async function slowPage(browser, cpu) {
  const fresh = await freshPage(browser, OPTIONS)
  const { page, devtools } = fresh
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await slowCpu(devtools, cpu)
  await page.addInitScript(watchVitals, { card: CARD, price: PRICE })
  return fresh
}

/**
 * Loads an address into an empty browser and reads its vitals, then once more with what is kept.
 *
 * @param isFirst whether a file is code that the page starts with.
 * @param cpu by how much the processor is slowed down.
 */
export async function measureStart(browser, { url, isFirst }, cpu) {
  const { context, page, devtools } = await slowPage(browser, cpu)
  try {
    const cold = await measureLoad(page, devtools, { url, isFirst })
    await slowCpu(devtools, 1)
    const heap = (await heapBytes(devtools)) / 2 ** 20
    await slowCpu(devtools, cpu)
    await page.goto('about:blank')
    const again = await measureLoad(page, devtools, { url, isFirst })
    const warm = Object.entries(again).map(([name, figure]) => [`${name}Warm`, figure])
    return { ...cold, heap, ...Object.fromEntries(warm) }
  } finally {
    await context.close()
  }
}

async function measureLoad(page, devtools, { url, isFirst }) {
  const traffic = watchTraffic(devtools)
  await page.goto(url, { waitUntil: 'load', timeout: LIMIT })
  await traffic.untilQuiet()
  traffic.end()
  const { tasks, ...vitals } = await page.evaluate(() => window.__vitals())
  return { ...vitals, tbt: blocking(tasks), ...traffic.totals(isFirst) }
}

/** What long tasks of the whole start took beyond their 50 ms: the first paint is the shape of a page. */
const blocking = (tasks) => tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG), 0)

/** Taps on the first card as soon as it is painted. Resolves with when the price of the product is. */
export async function measureWay(browser, url, cpu) {
  const { context, page } = await slowPage(browser, cpu)
  try {
    const { card, price } = await goTheWay(page, url)
    return { price, tapToPrice: price - card }
  } finally {
    await context.close()
  }
}

async function goTheWay(page, url) {
  await page.exposeBinding('__tap', (_, x, y) => page.touchscreen.tap(x, y))
  await page.goto(url, { waitUntil: 'commit', timeout: LIMIT })
  await page.waitForFunction(() => window.__vitals().price > 0, undefined, { timeout: LIMIT })
  return page.evaluate(() => window.__vitals())
}

/** The same way with a trace of it, which costs time itself: for shares, not for figures. See {@link traced}. */
export async function traceWay(browser, { url, isFirst }, cpu) {
  const { context, page } = await slowPage(browser, cpu)
  const drive = () => goTheWay(page, url)
  try {
    return await traced({ browser, page, name: `trace-${cpu}`, drive, isFirst })
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own scripts. */
function watchVitals({ card, price }) {
  const found = { fcp: 0, lcp: 0, cls: 0, card: 0, price: 0, tasks: [] }
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    found.lcp = startTime
  })
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) found.cls += value
  })
  watch('longtask', ({ duration }) => found.tasks.push(duration))

  /** Calls back when something is in the document and a frame with it has been painted. */
  const painted = (selector, then) => {
    const look = () => {
      const element = document.querySelector(selector)
      if (!element) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => then(performance.now(), element)))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true })
  }
  painted(card, (now, element) => {
    found.card = now
    performance.mark('bench-card')
    if (!window.__tap) return
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y } = element.getBoundingClientRect()
    window.__tap(x + 40, y + 40)
  })
  painted(price, (now) => {
    found.price = now
    performance.mark('bench-price')
  })
  window.__vitals = () => ({ ...found, nodes: document.querySelectorAll('*').length })
}
