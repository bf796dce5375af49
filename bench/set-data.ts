/**
 * What the compiled weapp sends to its view for the first draw of the home page:
 *
 *     npx tsx bench/set-data.ts [weapp|alipay] [--json] [--blank FOLDER --runs 7]
 *
 * Bytes and nodes are exact and the same on every machine. `--blank` names another mini-program: when the first
 * calls of both reach their views is measured in turns.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { launchMini, startBrowser } from '../e2e/mini/launch'
import type { MiniApp, MiniHost, SetDataRecord } from '../e2e/mini/types'
import { startSandbox } from '../e2e/support/sandbox'

/** Nothing more is sent when this long was silent, ms. */
const QUIET = 1500
const LIMIT = 30_000

export interface FirstDraw {
  readonly host: MiniHost
  /** Every `setData` until the page is quiet, oldest first. */
  readonly calls: readonly {
    readonly page: string
    readonly bytes: number
    readonly paths: number
    /** ms since the start. */
    readonly at: number
  }[]
  /** Bytes of the call that first shows widgets: the largest one. */
  readonly largest: number
  readonly total: number
  /** WXML elements of the drawn page, its deepest level and its widest parent. */
  readonly nodes: number
  readonly depth: number
  readonly widest: number
  readonly errors: readonly string[]
}

/**
 * Opens the home page on an empty phone and waits until it is drawn.
 *
 * @param dist the folder of the build.
 * @throws Error when there is none.
 */
export async function measureFirstDraw(host: MiniHost, dist = `dist/${host}`): Promise<FirstDraw> {
  if (!existsSync(dist)) throw new Error(`no ${dist}: npm run build -- ${host}`)
  const sandbox = await startSandbox()
  const browser = await startBrowser()
  try {
    const mini = await launchMini({ host, dist, sandbox: sandbox.origin, browser })
    const log = await settled(mini)
    // No named functions here: tsx marks them with a helper that the page does not have.
    const elements = await mini.current().evaluate((root) =>
      [...root.querySelectorAll('*')]
        .filter(({ tagName }) => tagName.startsWith('WX-'))
        .map((element) => {
          let depth = 0
          for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
            if (at.tagName.startsWith('WX-')) depth += 1
          }
          return { depth, children: element.childElementCount }
        }),
    )
    const errors = await mini.errors()
    await mini.close()
    const sizes = log.map(({ bytes }) => bytes)
    return {
      host,
      calls: log.map(({ page, bytes, paths, at }) => ({ page, bytes, paths: paths.length, at })),
      largest: Math.max(0, ...sizes),
      total: sizes.reduce((sum, bytes) => sum + bytes, 0),
      nodes: elements.length,
      depth: Math.max(...elements.map(({ depth }) => depth)),
      widest: Math.max(...elements.map(({ children }) => children)),
      errors,
    }
  } finally {
    await browser.close()
    await sandbox.stop()
  }
}

/** Waits until widgets were sent and nothing follows. */
async function settled(mini: MiniApp): Promise<SetDataRecord[]> {
  const started = Date.now()
  let log = await mini.setDataLog()
  let changed = Date.now()
  while (Date.now() - started < LIMIT) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const now = await mini.setDataLog()
    if (now.length !== log.length) changed = Date.now()
    log = now
    if (log.length > 0 && Date.now() - changed > QUIET) break
  }
  return log
}

/** When the first calls reached the view, ms, of each run: the empty page and its first screen, and a blank app. */
async function timeBoth(host: MiniHost, blank: string, runs: number) {
  const times = { page: [] as number[], screen: [] as number[], blank: [] as number[] }
  // The first round warms disk and browser up; it does not count.
  for (let round = 0; round <= runs; round++) {
    const { calls: ours } = await measureFirstDraw(host)
    const { calls: theirs } = await measureFirstDraw(host, blank)
    const [page, screen, other] = [ours[0]?.at, ours[1]?.at, theirs[0]?.at]
    if (page === undefined || screen === undefined || other === undefined)
      throw new Error('a page was not drawn')
    if (round === 0) continue
    times.page.push(page)
    times.screen.push(screen)
    times.blank.push(other)
  }
  return times
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      blank: { type: 'string' },
      runs: { type: 'string', default: '7' },
    },
  })
  const host: MiniHost = positionals.includes('alipay') ? 'alipay' : 'weapp'
  const draw = await measureFirstDraw(host)
  const times = values.blank && (await timeBoth(host, values.blank, Number(values.runs)))
  if (values.json) return console.log(JSON.stringify({ ...draw, times }))
  for (const { page, bytes, paths } of draw.calls) {
    console.log(`${String(bytes).padStart(7)} bytes  ${String(paths).padStart(3)} paths  ${page}`)
  }
  console.log(
    `${draw.calls.length} calls, ${draw.total} bytes, largest ${draw.largest}; ` +
      `${draw.nodes} elements, ${draw.depth} deep, at most ${draw.widest} in one`,
  )
  if (times) console.log(times)
  for (const error of draw.errors) console.log(`error: ${error}`)
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
}
