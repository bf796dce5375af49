import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { precompress } from '../../scripts/lib/precompress.mjs'
import { blankTaro } from '../lib/blank-taro.mjs'
import { startBrowser } from '../lib/browser.mjs'
import { goals, setting, table } from '../lib/report.mjs'
import { startSandbox } from '../lib/sandbox.mjs'
import { medians, spread, summary } from '../lib/stats.mjs'
import { measureStart, measureWay, traceWay } from './measure.mjs'
import { measurePages, PAGES } from './pages.mjs'
import { WORK } from './trace.mjs'

const [HOME, OTHER, TEMPLATE, TUNED] = [
  'Taproom, home page',
  'another build of it',
  'blank Taro, template browsers',
  'blank Taro, modern browsers',
]
const CPUS = [1, 4]
/** Everybody's processor is slowed down by this much where pages of a warm app are opened. */
const PAGES_CPU = 4

/** A copy, so that a build in between does not change what is measured. */
function copyOf(build, name) {
  const copy = `.cache/bench/${name}`
  rmSync(copy, { recursive: true, force: true })
  cpSync(build, copy, { recursive: true })
  return copy
}

/** Whether a file is code that the page of a build starts with: the entry, home, and the texts of home. */
function firstOf(folder) {
  const manifest = join(folder, 'size-manifest.json')
  if (!existsSync(manifest)) return () => true
  const { entry, lazy } = JSON.parse(readFileSync(manifest, 'utf8'))
  const files = new Set([...entry, ...lazy['pages/tabbar/index'], ...lazy['first/zh-hans']])
  return (file) => files.has(file)
}

/** Packed as our own build is, so that all of them are sent alike. */
async function packedBlank(variant) {
  const folder = await blankTaro(variant)
  precompress(folder)
  return folder
}

/**
 * The start of the H5 home page and the way to a price against blank Taro apps, interleaved, each served as
 * `npm start` serves. Resolves with Markdown.
 *
 * @param quick leaves out one blank app and the pages of a warm app.
 * @param against folder of another build of ours, to be measured beside this one.
 */
export async function benchFirstLoad({ chromium, runs, quick, against }) {
  const apps = [
    [HOME, copyOf('dist/h5', 'h5')],
    ...(against ? [[OTHER, copyOf(against, 'h5-other')]] : []),
    [TEMPLATE, await packedBlank('template')],
    ...(quick ? [] : [[TUNED, await packedBlank('tuned')]]),
  ]
  const firsts = apps.map(([, folder]) => firstOf(folder))
  const browser = await startBrowser(chromium)
  const servers = await Promise.all(apps.map(([, folder]) => startSandbox(folder)))
  const results = { starts: new Map(), pages: [], traces: new Map() }
  try {
    // The first round warms servers and disk up; it does not count.
    for (let round = 0; round <= runs; round++) {
      for (const cpu of CPUS) {
        for (const [index, [name]] of apps.entries()) {
          const url = `${servers[index].origin}/`
          const sample = await measureStart(browser, { url, isFirst: firsts[index] }, cpu)
          const isOurs = name === HOME || name === OTHER
          if (isOurs) Object.assign(sample, await measureWay(browser, url, cpu))
          const key = `${cpu} ${name}`
          if (round > 0) results.starts.set(key, [...(results.starts.get(key) ?? []), sample])
          const told = isOurs ? `, price ${sample.price.toFixed(0)}` : ''
          console.log(`${round}/${runs} ${cpu} × ${name}: LCP ${sample.lcp.toFixed(0)}${told} ms`)
        }
      }
      if (quick || round === 0) continue
      results.pages.push(await measurePages(browser, servers[0].origin, PAGES_CPU))
    }
    for (const cpu of CPUS) {
      const ours = { url: `${servers[0].origin}/`, isFirst: firsts[0] }
      results.traces.set(cpu, await traceWay(browser, ours, cpu))
    }
  } finally {
    await browser.close()
    await Promise.all(servers.map(({ stop }) => stop()))
  }
  const starts = new Map([...results.starts].map(([key, records]) => [key, medians(records)]))
  const names = apps.map(([name]) => name)
  return report({ ...results, starts, names }, chromium, runs)
}

const COLD = [
  ['FCP ms', 'fcp', 0],
  ['LCP ms', 'lcp', 0],
  ['first card ms', 'card', 0],
  ['TBT ms', 'tbt', 0],
  ['CLS', 'cls', 3],
  ['start → tap → price ms', 'price', 0],
  ['tap → price ms', 'tapToPrice', 0],
  ['code of the page KB', 'code', 1],
  ['code ahead KB', 'codeAhead', 1],
  ['all KB', 'kilobytes', 1],
  ['requests', 'requests', 0],
  ['JS heap MB', 'heap', 2],
]
const WARM = [
  ['FCP ms', 'fcpWarm', 0],
  ['LCP ms', 'lcpWarm', 0],
  ['first card ms', 'cardWarm', 0],
  ['TBT ms', 'tbtWarm', 0],
  ['code KB', 'codeWarm', 1],
  ['requests', 'requestsWarm', 0],
]
/** What is the same in every run, or nearly. */
const STEADY = [
  'cls',
  'code',
  'codeAhead',
  'kilobytes',
  'requests',
  'heap',
  'codeWarm',
  'requestsWarm',
]

function report({ starts, pages, traces, names }, chromium, runs) {
  const cell = (figures, field, digits) => {
    if (!figures[field] || figures[field].max === 0) return field.startsWith('cls') ? '0' : '–'
    return STEADY.includes(field)
      ? figures[field].median.toFixed(digits)
      : spread(figures[field], digits)
  }
  const rows = (columns) =>
    table([
      ['CPU', 'app', ...columns.map(([name]) => name)],
      ...CPUS.flatMap((cpu) =>
        names.map((name) => [
          `${cpu} ×`,
          name,
          ...columns.map(([, field, digits]) => cell(starts.get(`${cpu} ${name}`), field, digits)),
        ]),
      ),
    ])
  return `## First load and the way to a price, H5

${setting(chromium, `Median of ${runs} interleaved runs with [min..max]; 1.6 Mbps, 150 ms; an empty browser each, as \`npm start\` serves (built files packed by brotli). Bytes as they were sent, headers included.`)}

${rows(COLD)}

The home page draws its seeded definition, its lists and their pictures; the blank apps draw one line of text. FCP is the shape of a page that index.html draws, so that TBT counts the whole start. The first card is the one that the server drew. A price: that card is tapped as soon as it is painted, the app hears of it when it is there, and the page of its product shows what it costs.

The same once more, with what the browser kept (without the worker, which would start it from the device):

${rows(WARM)}

${ratios(starts)}

### Where the time goes

One traced run each, which costs time itself. What the page's own thread did up to the first card, and from there to the price, ms; what is left of the whole it waited. The traces are kept in .cache/bench for DevTools.

${stretchTable(traces)}

When the last byte of each was there, ms since the start:

${arrivalTable(traces)}
${pages.length > 0 ? pagesTable(pages) : ''}`
}

/** Every goal beside what was measured, as a ratio to the LCP of the blank app of Taro's template. */
function ratios(starts) {
  const lists = CPUS.map((cpu) => {
    const [home, blank] = [HOME, TEMPLATE].map((name) => starts.get(`${cpu} ${name}`))
    const ratio = (field) => home[field].median / blank.lcp.median
    const [lcp, card, price, tbt] = cpu === 1 ? [0.98, 1.05, 1.3, 60] : [1.15, 1.3, 2.4, 400]
    return [
      [`${cpu} ×: home LCP ÷ LCP of the blank app`, ratio('lcp'), lcp],
      [`${cpu} ×: first card ÷ LCP of the blank app`, ratio('card'), card],
      [`${cpu} ×: start → tap → price ÷ LCP of the blank app`, ratio('price'), price],
      [`${cpu} ×: TBT`, home.tbt.median, tbt, 0, ' ms'],
    ]
  })
  const home = starts.get(`4 ${HOME}`)
  return goals([
    ...lists.flat(),
    ['code of the home page, as served', home.code.median, 125, 1, ' KB'],
    ['requests', home.requests.median, 25, 0],
    ['layout shift', home.cls.max, 0, 3],
    ['JS heap after the home page', home.heap.median, 4, 2, ' MB'],
  ])
}

function stretchTable(traces) {
  const rows = [...traces].flatMap(([cpu, { stretches }]) =>
    stretches.map(({ name, took, work }) => {
      const spent = WORK.map((kind) => work[kind])
      const waited = took - spent.reduce((sum, one) => sum + one, 0)
      return [`${cpu} ×`, name, ...[took, waited, ...spent].map((one) => one.toFixed(0))]
    }),
  )
  return table([['CPU', 'up to', 'whole', 'waited', ...WORK], ...rows])
}

/** What is waited for, as a reader calls it. */
const COMING = [
  ['the page', 'page'],
  ['the definition of home with its lists', 'definition'],
  ['all code that home needs', 'code'],
  ['the product', 'product'],
]

function arrivalTable(traces) {
  const rows = [...traces].map(([cpu, { came, stretches }]) => [
    `${cpu} ×`,
    ...COMING.map(([, what]) => came[what]?.toFixed(0) ?? '–'),
    ...stretches.map(({ end }) => end.toFixed(0)),
  ])
  const [{ stretches }] = traces.values()
  const ends = stretches.map(({ name }) => `${name} painted`)
  return table([['CPU', ...COMING.map(([name]) => name), ...ends], ...rows])
}

function pagesTable(pages) {
  const figures = PAGES.map(([name]) => {
    const visits = [0, 1, 2].map((visit) => summary(pages.map((found) => found.get(name)[visit])))
    return [name, ...visits]
  })
  return `
### Pages of a warm app, CPU ${PAGES_CPU} ×

From the address to the content, the first time and after a way back, ms; somebody is logged in. What of the first time is no work was waited for.

${table([
  ['page', 'first', 'of it work', 'again', '≤ 600 first', '≤ 150 again'],
  ...figures.map(([name, first, again, work]) => [
    name,
    spread(first),
    spread(work),
    spread(again),
    first.median <= 600 ? 'yes' : '**no**',
    again.median <= 150 ? 'yes' : '**no**',
  ]),
])}`
}
