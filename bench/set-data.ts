/**
 * What the compiled weapp sends to its view for the first draw of the home page:
 *
 *     npx tsx bench/set-data.ts [weapp|alipay] [--json]
 *
 * Bytes and nodes are exact and the same on every machine; times are not measured.
 */
import { existsSync } from 'node:fs'
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

/** Opens the home page on an empty phone and waits until it is drawn. Throws when there is no build. */
export async function measureFirstDraw(host: MiniHost): Promise<FirstDraw> {
  if (!existsSync(`dist/${host}`)) throw new Error(`no dist/${host}: npm run build -- ${host}`)
  const sandbox = await startSandbox()
  const browser = await startBrowser()
  try {
    const mini = await launchMini({ host, sandbox: sandbox.origin, browser })
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
      calls: log.map(({ page, bytes, paths }) => ({ page, bytes, paths: paths.length })),
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

async function main(): Promise<void> {
  const host: MiniHost = process.argv.includes('alipay') ? 'alipay' : 'weapp'
  const draw = await measureFirstDraw(host)
  if (process.argv.includes('--json')) return console.log(JSON.stringify(draw))
  for (const { page, bytes, paths } of draw.calls) {
    console.log(`${String(bytes).padStart(7)} bytes  ${String(paths).padStart(3)} paths  ${page}`)
  }
  console.log(
    `${draw.calls.length} calls, ${draw.total} bytes, largest ${draw.largest}; ` +
      `${draw.nodes} elements, ${draw.depth} deep, at most ${draw.widest} in one`,
  )
  for (const error of draw.errors) console.log(`error: ${error}`)
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
}
