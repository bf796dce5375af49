import type { Locator, Page } from '@playwright/test'
import type { Boot } from '../runtime/boot'
import type {
  HostCall,
  HostError,
  LaunchOptions,
  MiniApp,
  MiniHost,
  SetDataRecord,
  Spent,
  StorageSnapshot,
  Subscribing,
  Usage,
} from '../types'
import type { HostBridge } from './host-bridge'
import { spent } from './spent'

/** What a phone of the day has. */
const BASE_LIBRARIES: Record<MiniHost, string> = { weapp: '3.4.0', alipay: '2.9.0' }

/** A mini-program that runs in a browser page. */
export class RunningMini implements MiniApp {
  private kept: StorageSnapshot
  private url: string | undefined
  private theme: 'light' | 'dark'
  private privacy: 'agreed' | 'pending'
  private now = Date.now()
  /** The last of what must not happen while the page is loaded anew. */
  private turn: Promise<void> = Promise.resolve()
  private earlierErrors: string[] = []
  private earlierFindings: string[] = []
  private earlierSetData: SetDataRecord[] = []

  constructor(
    readonly page: Page,
    private readonly bridge: HostBridge,
    private readonly options: LaunchOptions,
    private readonly end: () => Promise<void>,
  ) {
    this.kept = options.storage ?? {}
    this.url = options.url
    this.theme = options.theme ?? 'light'
    this.privacy = options.privacy ?? 'agreed'
  }

  /** What the next load of the page starts with. */
  boot(): Boot {
    return {
      host: this.options.host,
      url: this.url,
      scene: this.options.scene,
      storage: this.kept,
      language: this.options.language ?? 'zh_CN',
      theme: this.theme,
      system: this.options.system ?? 'android',
      privacy: this.privacy,
      isConnected: this.bridge.isConnected,
      baseLibrary: this.options.baseLibrary ?? BASE_LIBRARIES[this.options.host],
    }
  }

  get calls(): HostCall[] {
    return this.bridge.calls
  }

  current(): Locator {
    return this.page.locator('wx-page:not([hidden])')
  }

  tabs(): Locator {
    return this.page.locator('.mini-tabs:not([hidden]) > .mini-tab')
  }

  path(): Promise<string> {
    return this.page.evaluate(() => window.__mini.path())
  }

  stack(): Promise<string[]> {
    return this.page.evaluate(() => window.__mini.stack())
  }

  title(): Promise<string> {
    return this.page.evaluate(() => window.__mini.title())
  }

  async tapTab(index: number): Promise<void> {
    await this.tabs().nth(index).click()
  }

  async back(): Promise<void> {
    await this.page.evaluate(() => window.__mini.back())
  }

  async setDataLog(): Promise<SetDataRecord[]> {
    const now = await this.page.evaluate(() => window.__mini.setDataLog())
    return [...this.earlierSetData, ...now]
  }

  usage(): Promise<Usage> {
    return this.page.evaluate(() => window.__mini.usage())
  }

  async during(run: () => Promise<void>): Promise<Spent> {
    const before = { usage: await this.usage(), setData: (await this.setDataLog()).length }
    await run()
    return spent(before, { usage: await this.usage(), setData: await this.setDataLog() })
  }

  async findings(): Promise<string[]> {
    const now = await this.page.evaluate(() => window.__mini.findings())
    return [...this.earlierFindings, ...now]
  }

  async errors(): Promise<string[]> {
    const now = await this.page.evaluate(() => window.__mini.errors())
    return [...this.earlierErrors, ...now]
  }

  storage(): Promise<StorageSnapshot> {
    return this.page.evaluate(() => window.__mini.storage())
  }

  restart(url?: string): Promise<void> {
    return this.inTurn(() => this.reload(url))
  }

  private async reload(url?: string): Promise<void> {
    this.kept = await this.storage()
    this.earlierErrors = await this.errors()
    this.earlierFindings = await this.findings()
    this.earlierSetData = await this.setDataLog()
    if (url !== undefined) this.url = url
    const asks = await this.page.evaluate(() => window.__mini.privacyNeeded())
    this.privacy = asks ? 'pending' : 'agreed'
    await this.page.reload({ waitUntil: 'domcontentloaded' })
  }

  async approvePayment(): Promise<void> {
    await this.page.locator('.mini-payment-approve').click()
  }

  async cancelPayment(): Promise<void> {
    await this.page.locator('.mini-payment-cancel').click()
  }

  async screenshot(path: string): Promise<void> {
    await this.page.screenshot({ path, animations: 'disabled' })
  }

  async failNext(api: string, error: HostError): Promise<void> {
    await this.page.evaluate(([name, value]) => window.__mini.failNext(name, value), [
      api,
      error,
    ] as const)
  }

  async scanNext(code: string): Promise<void> {
    await this.page.evaluate((value) => window.__mini.scanNext(value), code)
  }

  async subscribeNext(answer: Subscribing): Promise<void> {
    await this.page.evaluate((value) => window.__mini.subscribeNext(value), answer)
  }

  cutNext(path: string, after = false): Promise<void> {
    return this.bridge.cutNext(path, after)
  }

  async setNetwork(isConnected: boolean): Promise<void> {
    this.bridge.setNetwork(isConnected)
    // A planned loss may happen while the app starts anew: the page that comes is told, not the one that goes.
    await this.inTurn(() =>
      this.page.evaluate((value) => window.__mini.setNetwork(value), isConnected),
    )
  }

  private inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.turn.then(act)
    this.turn = done.catch(() => undefined)
    return done
  }

  async pass(milliseconds: number): Promise<void> {
    this.now += milliseconds
    await this.page.clock.setFixedTime(this.now)
    if (milliseconds > 0) await this.page.clock.fastForward(milliseconds)
  }

  async offerUpdate(outcome: 'ready' | 'failed'): Promise<void> {
    await this.page.evaluate((value) => window.__mini.offerUpdate(value), outcome)
  }

  async pullDown(): Promise<void> {
    await this.page.evaluate(() => window.__mini.pullDown())
  }

  share(): Promise<unknown> {
    return this.page.evaluate(() => window.__mini.share())
  }

  async background(): Promise<void> {
    await this.page.evaluate(() => window.__mini.background())
  }

  async foreground(): Promise<void> {
    await this.page.evaluate(() => window.__mini.foreground())
  }

  async setTheme(theme: 'light' | 'dark'): Promise<void> {
    this.theme = theme
    await this.page.emulateMedia({ colorScheme: theme })
    await this.page.evaluate((value) => window.__mini.setTheme(value), theme)
  }

  setIdentity(identity: string): void {
    this.bridge.identity = identity
  }

  provideFiles(paths: string[]): void {
    this.bridge.files.provide(paths)
  }

  close(): Promise<void> {
    return this.end()
  }
}
