import { goBack, openWarm, PAGES, visit } from './first-load/pages.mjs'
import { heapBytes, startBrowser } from './lib/browser.mjs'
import { goals, setting, table } from './lib/report.mjs'
import { startSandbox } from './lib/sandbox.mjs'
import { spread, summary } from './lib/stats.mjs'

/** Pages that are opened and closed again. */
const VISITS = 50
/** What the app may hold more of afterwards, of what it held before. */
const MOST = 1.1
/** A heap varies little: more runs say no more. */
const MOST_RUNS = 3
const MB = 2 ** 20

/** What an app holds before and after many pages were opened and closed. Resolves with Markdown. */
export async function benchMemory({ chromium, runs }) {
  const times = Math.min(runs, MOST_RUNS)
  const sandbox = await startSandbox()
  const browser = await startBrowser(chromium)
  const heaps = []
  try {
    for (let run = 0; run < times; run++) {
      heaps.push(await openMany(browser, sandbox.origin))
      console.log(`memory ${run + 1}/${times}`)
    }
  } finally {
    await browser.close()
    await sandbox.stop()
  }
  const [before, after] = [0, 1].map((at) => summary(heaps.map((pair) => pair[at] / MB)))
  const ratio = summary(heaps.map(([first, last]) => last / first))
  return `## Memory, H5

${setting(chromium, `Median of ${times} runs with [min..max]; the JS heap after its garbage was collected.`)}

${table([
  ['home is shown', 'JS heap MB'],
  [`each of the ${PAGES.length} main pages was opened once`, spread(before, 2)],
  [`${VISITS} of them were opened and closed since`, spread(after, 2)],
])}

${goals([[`after ${VISITS} pages ÷ before`, ratio.median, MOST]])}`
}

/** The heap in bytes, before and after. What a first visit loads (code, answers) is there before. */
async function openMany(browser, origin) {
  const { context, page, devtools } = await openWarm(browser, origin)
  try {
    await openAll(page, PAGES)
    const before = await heapBytes(devtools)
    const many = Array.from({ length: VISITS }, (_, at) => PAGES[at % PAGES.length])
    await openAll(page, many)
    return [before, await heapBytes(devtools)]
  } finally {
    await context.close()
  }
}

async function openAll(page, pages) {
  for (const [name, hash, content] of pages) {
    if (Number.isNaN(await visit(page, hash, content))) throw new Error(`${name} was not drawn`)
    await goBack(page)
  }
}
