import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { freshPage, heapBytes, slowCpu, startBrowser } from '../lib/browser.mjs'
import { bundleEngine, engineSizes } from './bundle.mjs'
import { report } from './report.mjs'

/**
 * Files of bench/engine/page. DivKit takes many seconds for 3000 cards: one run says enough, and on a
 * slowed CPU none.
 */
export const ENGINES = [
  'taproom',
  'taproom-again',
  'taproom-all',
  'plain',
  'windowed',
  'sdui',
  'divkit',
]
const isTooSlow = (engine, count, rate, round) =>
  engine === 'divkit' && count > 300 && (rate > 1 || round > 1)
const COUNTS = [30, 300, 3000]
const PAGE_CSS = readFileSync('bench/engine/page/page.css', 'utf8')
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#fdba74"/></svg>'
/** Left to the page before it is measured, ms. */
const SETTLE = 150
/** No engine may take longer, ms. */
const LIMIT = 120_000

/** Our engine against others on the same cards, interleaved. Resolves with Markdown. */
export async function benchEngine({ chromium, runs, cpu }) {
  const bundles = new Map()
  for (const name of ENGINES) bundles.set(name, await bundleEngine(name))
  const server = await serve(bundles)
  const browser = await startBrowser(chromium)
  const samples = new Map()
  try {
    for (const rate of [1, cpu].filter((value, index, all) => all.indexOf(value) === index)) {
      for (let round = 0; round <= runs; round++) {
        for (const count of COUNTS) {
          for (const name of ENGINES) {
            if (isTooSlow(name, count, rate, round) || (round === 0 && count > 30)) continue
            const sample = await measure(browser, `${server.origin}/${name}`, count, rate)
            // The first round warms up; it does not count.
            if (round > 0) add(samples, [rate, count, name].join(' '), sample)
          }
        }
        console.log(`engine, CPU ${rate}x: round ${round} of ${runs}`)
      }
    }
  } finally {
    await browser.close()
    server.stop()
  }
  return report({ samples, bundles, sizes: await engineSizes(), chromium, runs, cpu })
}

function add(samples, key, sample) {
  samples.set(key, [...(samples.get(key) ?? []), sample])
}

async function measure(browser, url, count, rate) {
  const { context, page, devtools } = await freshPage(browser)
  const errors = []
  page.on('pageerror', (error) => errors.push(error))
  try {
    await page.goto(url)
    await page.evaluate((n) => window.bench.prepare(n), count)
    const before = await heapBytes(devtools)
    if (rate > 1) await slowCpu(devtools, rate)
    await page.waitForTimeout(SETTLE)
    const ms = await within(
      LIMIT,
      page.evaluate(() => window.bench.paint()),
    )
    if (rate > 1) await slowCpu(devtools, 1)
    // What near-screen observers still add belongs to the page.
    await page.waitForTimeout(SETTLE)
    const nodes = await page.evaluate(() => window.bench.nodes())
    const heap = ((await heapBytes(devtools)) - before) / 2 ** 20
    if (errors[0]) throw errors[0]
    return { ms, nodes, heap }
  } finally {
    await context.close()
  }
}

function within(limit, work) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing painted within ${limit} ms`)), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** A page for each engine, all from memory. */
function serve(bundles) {
  const page = (name) =>
    `<!DOCTYPE html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/${name}.css"><div id="root"></div><script src="/${name}.js"></script>`
  const server = createServer((request, response) => {
    const [, name, extension] = /^\/([\w-]+)(?:\.(\w+))?$/.exec(request.url ?? '') ?? []
    const { script, style } = bundles.get(name) ?? {}
    const answers = {
      svg: ['image/svg+xml', PICTURE],
      css: ['text/css', name === 'page' ? PAGE_CSS : style],
      js: ['text/javascript; charset=utf-8', script],
    }
    const [type, body] = extension ? (answers[extension] ?? []) : ['text/html', page(name)]
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': type ?? 'text/plain',
      'cache-control': 'max-age=60',
    })
    response.end(body)
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        origin: `http://127.0.0.1:${server.address().port}`,
        stop: () => server.close(),
      }),
    ),
  )
}
