import type { Layer } from '../../shared/host-port'

/** The browser's, as far as it is used here. */
export interface BrowserHistory {
  readonly state: unknown
  pushState(state: unknown, title: string): void
  go(delta: number): void
}

/** How long a browser may take to step to another entry, ms. */
const PATIENCE = 3000

/** The number an entry of ours bears; 0 is the page's own. */
const depthOf = (state: unknown): number => (state as { layer?: number } | null)?.layer ?? 0

/** Entries of ours bear what the router wrote into the one below them. */
function pageOf(state: unknown): string {
  const { key, idx } = (state ?? {}) as { key?: string; idx?: number }
  return `${idx} ${key}`
}

/**
 * While layers lie over a page, the browser's history has one entry for each on top of the page's own, of
 * the same address: the browser's way back then closes the top one and stays on the page. However a layer
 * goes, its entry goes too, and the router hears of none of it.
 */
export class LayerHistory {
  private readonly open: { readonly layer: Layer; readonly owner: object }[] = []
  /** Of the entry that is in front. */
  private depth: number
  private page: string
  /** A step of ours is on its way: the browser takes it later. */
  private step?: ReturnType<typeof setTimeout>
  /** One was asked for and is not told yet, however long ago: a second one would leave the page. */
  private isOwed = false
  private waiting: (() => void)[] = []

  constructor(private readonly history: BrowserHistory) {
    this.depth = depthOf(history.state)
    this.page = pageOf(history.state)
    // The browser was told to load the page anew while a layer lay over it.
    if (this.depth > 0) this.soon()
  }

  /** Lays one on top. The returned function takes it off. */
  lay(layer: Layer, owner: object): () => void {
    const entry = { layer, owner }
    this.open.push(entry)
    this.soon()
    return () => {
      const at = this.open.indexOf(entry)
      if (at < 0) return
      this.open.splice(at, 1)
      this.soon()
    }
  }

  /** Asks the topmost of a page to close. False when nothing lies over it. */
  back(owner: object): boolean {
    const top = this.open.filter((entry) => entry.owner === owner).pop()
    top?.layer.back()
    return top !== undefined
  }

  /** Takes all off, or those of one page. */
  leave(owner?: object): void {
    for (const entry of [...this.open].reverse()) {
      if (owner !== undefined && entry.owner !== owner) continue
      const at = this.open.indexOf(entry)
      if (at < 0) continue
      this.open.splice(at, 1)
      entry.layer.leave()
    }
    this.soon()
  }

  /**
   * Takes all off before the router goes on.
   *
   * @returns settles when the page's own entry is in front again; undefined when it is already.
   */
  clear(): Promise<void> | undefined {
    this.leave()
    if (this.step === undefined && depthOf(this.history.state) === 0) return undefined
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  /** The browser has gone to another entry. True when that was between layers, and is nobody else's business. */
  moved(state: unknown): boolean {
    const page = pageOf(state)
    const to = depthOf(state)
    const from = this.depth
    const isOwn = this.isOwed
    this.isOwed = false
    this.arrived()
    this.depth = to
    if (page !== this.page) {
      this.page = page
      this.leave()
      return false
    }
    if (!isOwn && to === from) {
      if (to > 0) this.soon()
      return false
    }
    if (!isOwn) while (this.open.length > to && this.askTop()) {}
    this.settle(from)
    return true
  }

  /** True when the top layer went; one that is busy stays. */
  private askTop(): boolean {
    const top = this.open[this.open.length - 1]
    if (!top?.layer.back()) return false
    const at = this.open.indexOf(top)
    if (at >= 0) this.open.splice(at, 1)
    return true
  }

  /** After all that changes at once: where one layer follows another, the entry stays. */
  private soon(): void {
    void Promise.resolve().then(() => this.settle())
  }

  /**
   * As many entries as layers.
   *
   * @param ahead the number of the last entry that is known to lie there still, for one that was left.
   */
  private settle(ahead = 0): void {
    if (this.step !== undefined) return
    const { history, open } = this
    // The router may have opened a page since.
    this.page = pageOf(history.state)
    this.depth = depthOf(history.state)
    const missing = open.length - this.depth
    if (missing < 0 || (missing > 0 && open.length <= ahead)) {
      if (this.isOwed) this.release()
      else this.go(missing)
      return
    }
    while (this.depth < open.length) {
      this.depth += 1
      history.pushState({ ...(history.state as object), layer: this.depth }, '')
    }
    this.release()
  }

  private go(delta: number): void {
    this.isOwed = true
    this.step = setTimeout(() => this.arrived(true), PATIENCE)
    this.history.go(delta)
  }

  /** Where the browser will not step, whoever waits goes on all the same. */
  private arrived(late = false): void {
    clearTimeout(this.step)
    this.step = undefined
    if (late) this.release()
  }

  private release(): void {
    for (const resolve of this.waiting.splice(0)) resolve()
  }
}

/** Before the router listens: what lies between layers it must not hear. */
export const layers = new LayerHistory(window.history)
window.addEventListener(
  'popstate',
  (event) => {
    if (layers.moved(event.state)) event.stopImmediatePropagation()
  },
  true,
)
