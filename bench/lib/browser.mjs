import { chromium } from '@playwright/test'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the Chromium of the end-to-end tests. */
export const startBrowser = (executablePath) => chromium.launch({ executablePath, args: ARGS })

/** What a phone on the move gets: 1.6 Mbps, 150 ms. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** A page without cache or history, as on a phone 375 wide, and its DevTools session. */
export async function freshPage(browser, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    ...options,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  return { context, page, devtools }
}

/** Slows the CPU of a page down by a factor. */
export const slowCpu = (devtools, rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate })

/** Bytes of live JavaScript objects, garbage collected first. */
export async function heapBytes(devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

/**
 * How long the page's own thread has worked so far, ms: scripts, styles, layout, and telling what to paint. It
 * counts from `Performance.enable` on.
 */
export async function worked(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}
