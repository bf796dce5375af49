import { freshPage, heapBytes, slowCpu } from '../lib/browser.mjs'

/** A slow phone on a slow network: 4 × CPU, 1.6 Mbps, 150 ms. */
const CPU = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
/** The page is done when nothing has travelled for this long, ms. */
const QUIET = 1500
const LIMIT = 40_000
/** A task is long from here on, ms (web.dev, TBT). */
const LONG = 50

/** Loads an address into an empty browser and reads its vitals. */
export async function measureFirstLoad(browser, url) {
  const { context, page, devtools } = await freshPage(browser)
  try {
    const traffic = watchTraffic(devtools)
    await devtools.send('Network.enable')
    // As most servers answer, and as other measurements count.
    await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await slowCpu(devtools, CPU)
    await page.addInitScript(watchVitals)
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT })
    await traffic.untilQuiet()
    const vitals = await page.evaluate(() => window.__vitals())
    await slowCpu(devtools, 1)
    const heap = await heapBytes(devtools)
    const { requests, bytes, code } = traffic
    return {
      fp: vitals.fp,
      fcp: vitals.fcp,
      lcp: vitals.lcp,
      tbt: blocking(vitals),
      longTasks: vitals.tasks.reduce((sum, { duration }) => sum + duration, 0),
      cls: vitals.cls,
      heap: heap / 2 ** 20,
      nodes: vitals.nodes,
      requests: requests(),
      kilobytes: bytes() / 1024,
      code: code() / 1024,
    }
  } finally {
    await context.close()
  }
}

/** What long tasks took beyond their 50 ms once something was on screen. */
function blocking({ tasks, fcp }) {
  return tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .map(({ start, duration }) => Math.min(duration, start + duration - fcp) - LONG)
    .reduce((sum, over) => sum + Math.max(0, over), 0)
}

/** Counts what crosses the network, as compressed. */
function watchTraffic(devtools) {
  const kinds = new Map()
  const sizes = new Map()
  let open = 0
  let last = Date.now()
  const change = (by) => {
    open = Math.max(0, open + by)
    last = Date.now()
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (kinds.has(requestId) || request.url.startsWith('data:')) return
    kinds.set(requestId, type === 'Other' ? kindOf(request.url) : type)
    change(1)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!kinds.has(requestId)) return
    sizes.set(requestId, encodedDataLength)
    change(-1)
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => {
    if (kinds.has(requestId)) change(-1)
  })
  const total = (counts) =>
    [...sizes].reduce((sum, [id, size]) => sum + (counts(kinds.get(id)) ? size : 0), 0)
  return {
    requests: () => kinds.size,
    bytes: () => total(() => true),
    code: () => total((kind) => kind === 'Script' || kind === 'Stylesheet'),
    async untilQuiet() {
      const started = Date.now()
      while ((open > 0 || Date.now() - last < QUIET) && Date.now() - started < LIMIT) {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
  }
}

/** What a preload carries, which DevTools calls 'Other'. */
const kindOf = (url) =>
  url.endsWith('.js') ? 'Script' : url.endsWith('.css') ? 'Stylesheet' : 'Other'

/** Runs in the page before its own scripts. */
function watchVitals() {
  const found = { fp: 0, fcp: 0, lcp: 0, cls: 0, tasks: [] }
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    })
  watch('paint', (entry) => {
    found[entry.name === 'first-paint' ? 'fp' : 'fcp'] = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    found.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) found.cls += entry.value
  })
  watch('longtask', ({ startTime, duration }) => found.tasks.push({ start: startTime, duration }))
  window.__vitals = () => ({ ...found, nodes: document.querySelectorAll('*').length })
}
