import http from 'node:http'
import { freshPage, slowCpu, startBrowser, worked } from './lib/browser.mjs'
import { goals, setting, table } from './lib/report.mjs'
import { startSandbox } from './lib/sandbox.mjs'
import { medians, spread } from './lib/stats.mjs'

const PRODUCTS = 300
/** How fast a thumb pushes, px a second, and how far in one go. */
const SPEED = 3000
const STROKE = 6000
/** What the eye sees as a stumble, and as a stop, ms between two frames. */
const STUMBLE = 50
const STOP = 100
const LIMIT = 60_000
const LIST = '/#/views/index?url=/product/list'
const PLAIN = '/plain.html'

/** The list that is measured, and the one it is measured against. */
const LISTS = [
  ['Taproom, /product/list', LIST],
  ['plain HTML, all at once', PLAIN],
]
const [OURS, THEIRS] = LISTS.map(([name]) => name)

/**
 * Scrolls through 300 products as the app draws them, page by page, and through the same cards as plain
 * HTML. Resolves with Markdown.
 */
export async function benchScroll({ chromium, runs, cpu }) {
  const sandbox = await startSandbox()
  const shop = await startShop(sandbox.origin)
  const browser = await startBrowser(chromium)
  const samples = new Map(LISTS.map(([name]) => [name, []]))
  try {
    // The first round warms the server up; it does not count.
    for (let round = 0; round <= runs; round++) {
      for (const [name, address] of LISTS) {
        const sample = await measureScroll(browser, shop.origin, address, cpu)
        if (round > 0) samples.get(name).push(sample)
        const [stumbles, stops] = [sample.stumbles.toFixed(2), sample.stops.toFixed(2)]
        console.log(`scroll ${round}/${runs}  ${name}: ${stumbles} % > 50 ms, ${stops} % > 100 ms`)
      }
    }
  } finally {
    await browser.close()
    shop.stop()
    await sandbox.stop()
  }
  const results = new Map([...samples].map(([name, records]) => [name, medians(records)]))
  return report(results, { chromium, runs, cpu })
}

async function measureScroll(browser, origin, address, cpu) {
  const { context, page, devtools } = await freshPage(browser)
  try {
    await page.goto(`${origin}${address}`, { timeout: LIMIT })
    await page.getByRole('link', { name: /, ¥/ }).nth(5).waitFor({ timeout: LIMIT })
    await slowCpu(devtools, cpu)
    await devtools.send('Performance.enable')
    const before = await worked(devtools)
    await page.evaluate(watchFrames)
    await toTheEnd(page, devtools)
    const frames = await page.evaluate(
      ([stumble, stop]) => window.__frames(stumble, stop),
      [STUMBLE, STOP],
    )
    return { ...frames, work: ((await worked(devtools)) - before) / frames.frames }
  } finally {
    await context.close()
  }
}

/** Strokes until the last of the products has been in sight. */
async function toTheEnd(page, devtools) {
  const last = page.getByRole('link', { name: new RegExp(`^${PRODUCTS}\\. `) })
  const started = Date.now()
  while ((await last.count()) === 0 || !(await last.isVisible()) || !(await inSight(last))) {
    if (Date.now() - started > LIMIT * 3) throw new Error('the end of the list was not reached')
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 187,
      y: 600,
      yDistance: -STROKE,
      speed: SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    })
  }
}

const inSight = (one) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })

/** Runs in the page: notes how long each frame took. */
function watchFrames() {
  const took = []
  let before = performance.now()
  const note = (now) => {
    took.push(now - before)
    before = now
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  window.__frames = (stumble, stop) => {
    const sorted = [...took].sort((a, b) => a - b)
    const share = (above) => (took.filter((one) => one > above).length / took.length) * 100
    return {
      frames: took.length,
      rate: (took.length * 1000) / took.reduce((sum, one) => sum + one, 0),
      p99: sorted[Math.floor(sorted.length * 0.99)],
      worst: sorted[sorted.length - 1],
      stumbles: share(stumble),
      stops: share(stop),
      nodes: document.querySelectorAll('*').length,
    }
  }
}

/** As many products as are asked for: those of the sandbox again and again, each with its number. */
const numbered = (products) =>
  Array.from({ length: PRODUCTS }, (_, at) => {
    const one = products[at % products.length]
    return { ...one, id: `${one.id}${at}`, name: `${at + 1}. ${one.name}` }
  })

/**
 * Stands before the sandbox with 300 products, a page at a time: what the sandbox says to the first request is
 * the pattern, envelope and all. Requests taken in the browser would turn its cache off, and pictures and icons
 * be read again and again. It serves the plain list of the same products, too.
 */
async function startShop(origin) {
  const seen = {}
  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url, origin)
    if (url.pathname === PLAIN) {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      return response.end(plainPage(seen.products.map(plainCard).join('')))
    }
    const isList = url.pathname.endsWith('/product/page')
    const headers = { ...request.headers, host: url.host }
    if (isList) headers['accept-encoding'] = 'identity'
    const passed = http.request(url, { method: request.method, headers }, async (answer) => {
      response.statusCode = answer.statusCode
      for (const [name, value] of Object.entries(answer.headers))
        if (!isList || name !== 'content-length') response.setHeader(name, value)
      if (!isList) return answer.pipe(response)
      let text = ''
      for await (const piece of answer) text += piece
      seen.answer ??= JSON.parse(text)
      seen.products ??= numbered(seen.answer.data.result)
      response.end(JSON.stringify(pageOf(seen, url.searchParams)))
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${server.address().port}`, stop }
}

function pageOf({ answer, products }, asked) {
  const pageIndex = Number(asked.get('pageIndex') ?? 1)
  const pageSize = Number(asked.get('pageSize') ?? 15)
  const result = products.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  return { ...answer, data: { ...answer.data, result, pageIndex, totalCount: PRODUCTS } }
}

const plainCard = ({ name, image, style, abv, price, sold }) => `
<a class="card" href="#${name}" aria-label="${name}, ¥${price / 100}">
  <span class="art"><img src="${image}" alt="" loading="lazy"></span>
  <span class="body"><b>${name}</b><span class="tags"><i>${style}</i><i>${abv}%</i></span>
    <span class="foot"><span><em>¥${(price / 100).toFixed(2)}</em><small>${sold}</small></span>
    <button>+</button></span></span>
</a>`

const plainPage = (cards) => `<!doctype html><meta name="viewport" content="width=device-width">
<style>
body { margin: 0; background: #f1f1f1; font: 14px sans-serif }
header { position: sticky; top: 0; height: 44px; background: #c2410c }
main { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding: 12px 16px }
.card { display: flex; flex-direction: column; overflow: hidden; border-radius: 12px; background: #fff; color: #1c1917 }
.art { position: relative; height: 0; padding-top: 100%; background: #f5f5f4 }
.art img { position: absolute; inset: 0; width: 100%; height: 100% }
.body { display: flex; flex-direction: column; gap: 6px; padding: 10px 12px 12px }
.tags, .foot { display: flex; gap: 4px; justify-content: space-between }
i { padding: 2px 6px; border-radius: 4px; background: #f5f5f4; font-size: 11px }
em { display: block; color: #c2410c; font-size: 18px } button { width: 32px; height: 32px; border-radius: 50% }
</style><header></header><main>${cards}</main>`

const COLUMNS = [
  ['frames a second', 'rate', 0],
  ['frames > 50 ms, %', 'stumbles', 2],
  ['frames > 100 ms, %', 'stops', 2],
  ['99th frame ms', 'p99', 0],
  ['work a frame ms', 'work', 1],
  ['worst frame ms', 'worst', 0],
  ['DOM nodes', 'nodes', 0],
]

function report(results, { chromium, runs, cpu }) {
  const rows = [...results].map(([name, figures]) => [
    name,
    ...COLUMNS.map(([, field, digits]) => spread(figures[field], digits)),
  ])
  const [ours, theirs] = [results.get(OURS), results.get(THEIRS)]
  const beyond = (what, field, unit) => [
    `${what} beyond those of plain HTML`,
    ours[field].median - theirs[field].median,
    0,
    2,
    unit,
  ]
  return `## Scrolling through 300 products, H5

${setting(chromium, `Median of ${runs} interleaved runs with [min..max]; ${cpu} × CPU, strokes of ${STROKE} px at ${SPEED} px a second, from the first product to the last.`)}

${table([['list', ...COLUMNS.map(([name]) => name)], ...rows])}

The app fetches 20 pages of 15 on the way and draws what is near; the plain list is 300 cards of the same parts in one document, with pictures that load when they are near. What a browser without a graphics card costs is in both: it paints on processors that the page shares, so the work of the page's own thread is told apart; 60 frames a second leave it 16.7 ms each.

${goals([
  ['work a frame', ours.work.median, 16.7, 1, ' ms'],
  beyond('frames above 50 ms', 'stumbles', ' %'),
  beyond('frames above 100 ms', 'stops', ' %'),
  ['frames a second, fewer than of plain HTML', theirs.rate.median - ours.rate.median, 0, 0],
])}`
}
