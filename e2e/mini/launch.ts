import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { keepDrawing } from '../support/frames'
import { HostBridge } from './node/host-bridge'
import { servePage } from './node/page-server'
import { RunningMini } from './node/running-mini'
import { runtimeBundle } from './node/runtime-bundle'
import { scriptOrigin, scriptPath } from './node/script-server'
import { pack } from './pack/pack'
import type { Operation } from './runtime/bridge'
import { WEAPP_RULES } from './runtime/limits/rules-weapp'
import type { LaunchOptions, MiniApp } from './types'

/** The origin compiled into the bundles. */
const API_ORIGIN = 'http://127.0.0.1:4000'
const VIEWPORT = { width: 375, height: 812 }
/** Longest `scene` a code of WeChat holds. */
const SCENE = 32

/**
 * Starts a compiled mini-program in Chromium and opens its first page. Throws when the dist is
 * missing, a template does not compile, or the browser does not start; what goes wrong inside the
 * mini-program is in `errors()`.
 */
export async function launchMini(options: LaunchOptions): Promise<MiniApp> {
  const { host, sandbox, apiOrigin = API_ORIGIN, viewport = VIEWPORT } = options
  if (host === 'weapp') checkScene(options.url)
  const dist = path.resolve(options.dist ?? path.join('dist', host))
  const packed = pack(dist, host)
  const bridge = new HostBridge({
    host,
    sandbox,
    apiOrigin,
    identity: options.identity ?? 'guest',
  })
  const browser = options.browser ?? (await startBrowser())
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: options.language === 'en' ? 'en-US' : 'zh-CN',
    colorScheme: options.theme ?? 'light',
  })
  await keepDrawing(context)
  const page = await context.newPage()
  const mini = new RunningMini(page, bridge, options, () => end(context, options, browser))
  const origin = await scriptOrigin()
  // Pages that Playwright answers for count as foreign: `connectSocket` reaches the sandbox all the same.
  await context.grantPermissions(['local-network-access'])
  await servePage(context, {
    origin,
    dist,
    apiOrigin,
    scripts: [scriptPath('runtime', runtimeBundle()), scriptPath('app', packed.script)],
    boot: () => mini.boot(),
    target: (url) => bridge.target(url),
    isConnected: () => bridge.isConnected,
  })
  await connect(page, bridge)
  if (options.stillClock) await mini.pass(0)
  await page.goto(origin, { waitUntil: 'domcontentloaded' })
  return mini
}

/** A scanned code cannot say more than this: a test that begins so proves nothing. */
function checkScene(url = ''): void {
  const scene = decodeURIComponent(/[?&]scene=([^&]*)/.exec(url)?.[1] ?? '')
  if (scene.length <= SCENE) return
  const { document, words } = WEAPP_RULES['code-scene']
  throw new Error(`scene of ${scene.length} characters (${document}, code-scene: “${words}”)`)
}

/** Starts the Chromium of the machine; `CHROMIUM` names another one. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

async function connect(page: Page, bridge: HostBridge): Promise<void> {
  await page.exposeFunction('__miniHost', (operation: Operation, payload: unknown) =>
    bridge.serve(operation, payload),
  )
}

async function end(
  context: BrowserContext,
  options: LaunchOptions,
  browser: Browser,
): Promise<void> {
  await context.close()
  if (!options.browser) await browser.close()
}
