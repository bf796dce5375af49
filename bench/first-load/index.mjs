import { cpSync, rmSync } from 'node:fs'
import { startBrowser } from '../lib/browser.mjs'
import { goals, setting, table } from '../lib/report.mjs'
import { startSandbox } from '../lib/sandbox.mjs'
import { medians, spread } from '../lib/stats.mjs'
import { blankTaro } from './blank-taro.mjs'
import { measureFirstLoad } from './measure.mjs'

/** Name and the folder it is served from. All are served by the same server of the sandbox. */
const APPS = [
  ['Taproom, home page', async () => copyOfBuild()],
  ['blank Taro, template browsers', () => blankTaro('template')],
  ['blank Taro, modern browsers', () => blankTaro('tuned')],
]
const [HOME, TEMPLATE, TUNED] = APPS.map(([name]) => name)

/** A copy, so that a build in between does not change what is measured. */
function copyOfBuild() {
  const copy = '.cache/bench/h5'
  rmSync(copy, { recursive: true, force: true })
  cpSync('dist/h5', copy, { recursive: true })
  return copy
}

/** First load of the H5 home page against blank Taro apps, interleaved. Resolves with Markdown. */
export async function benchFirstLoad({ chromium, runs }) {
  const folders = []
  for (const [, build] of APPS) folders.push(await build())
  const browser = await startBrowser(chromium)
  const servers = await Promise.all(folders.map((folder) => startSandbox(folder)))
  const samples = new Map(APPS.map(([name]) => [name, []]))
  try {
    // The first round warms servers and disk up; it does not count.
    for (let round = 0; round <= runs; round++) {
      for (const [index, [name]] of APPS.entries()) {
        const sample = await measureFirstLoad(browser, `${servers[index].origin}/`)
        if (round > 0) samples.get(name).push(sample)
        console.log(`first load ${round}/${runs}  ${name}: LCP ${sample.lcp.toFixed(0)} ms`)
      }
    }
  } finally {
    await browser.close()
    await Promise.all(servers.map(({ stop }) => stop()))
  }
  return report(new Map([...samples].map(([name, records]) => [name, medians(records)])), {
    chromium,
    runs,
  })
}

const COLUMNS = [
  ['requests', 'requests', 0],
  ['JS+CSS KB', 'code', 1],
  ['all KB', 'kilobytes', 1],
  ['first paint ms', 'fp', 0],
  ['FCP ms', 'fcp', 0],
  ['LCP ms', 'lcp', 0],
  ['TBT ms', 'tbt', 0],
  ['long tasks ms', 'longTasks', 0],
  ['CLS', 'cls', 3],
  ['JS heap MB', 'heap', 2],
  ['DOM nodes', 'nodes', 0],
]

function report(results, { chromium, runs }) {
  const rows = [...results].map(([name, figures]) => [
    name,
    ...COLUMNS.map(([, field, digits]) =>
      ['fp', 'fcp', 'lcp', 'tbt'].includes(field)
        ? spread(figures[field], digits)
        : figures[field].median.toFixed(digits),
    ),
  ])
  const ratio = (field, against) =>
    results.get(HOME)[field].median / results.get(against)[field].median
  const ratios = ['fp', 'fcp', 'lcp', 'code', 'heap'].map((field) => [
    field,
    ratio(field, TEMPLATE).toFixed(2),
    ratio(field, TUNED).toFixed(2),
  ])
  const home = results.get(HOME)
  return `## First load, H5

${setting(chromium, `Median of ${runs} interleaved runs with [min..max]; 4 × CPU, 1.6 Mbps, 150 ms; empty cache each. Bytes after gzip, headers included.`)}

${table([['app', ...COLUMNS.map(([name]) => name)], ...rows])}

The home page draws its seeded definition, its lists and their pictures; the blank apps draw one line of text. First paint is the skeleton of index.html; it has no text, so it is no FCP.

${table([['home page ÷', 'blank Taro, template browsers', 'blank Taro, modern browsers'], ...ratios])}

${goals([
  ['JS and CSS of the home page', home.code.median, 150, 1, ' KB'],
  ['FCP against blank Taro (template)', ratio('fcp', TEMPLATE), 1],
  ['layout shift', home.cls.median, 0.05, 3],
  ['JS heap after the home page', home.heap.median, 5, 2, ' MB'],
])}`
}
