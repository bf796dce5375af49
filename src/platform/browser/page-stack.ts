/** A place in the browser's history. */
export interface Place {
  /** Of this entry of the history and of no other. */
  readonly key: string
  /** How many entries lie before it. */
  readonly index: number
  /** Public path of its page. */
  readonly path: string
  /** The path with what it is asked with. */
  readonly url: string
}

/** How a place was reached: a new entry, another one for the same, or one that was there. */
export type Move = 'PUSH' | 'REPLACE' | 'POP'

/** Why a page is not there: `gone` when its code is of a release that the server has no more. */
export type Trouble = 'timeout' | 'offline' | 'gone'

/** What draws pages. `C` is what a page is made of, `P` a page that was made. */
export interface Stage<C, P> {
  /** Which tab a path is, whatever it is called; undefined for any other page. */
  tabOf(path: string): string | undefined
  /** @throws when the page cannot be had; `troubleOf` says why. */
  load(place: Place): Promise<C>
  troubleOf(error: unknown): Trouble
  /** Makes a page and puts it on top of the others; `slides`: over the one that is seen. */
  open(code: C, place: Place, slides: boolean): P
  /** Puts a tab that was kept back, as the only page. */
  show(tab: Living<P>): void
  /** Puts the page on top behind the one that comes; a tab is taken out and kept. */
  hide(page: P, as: 'tab' | 'below'): void
  /** Ends the pages on top, the first one in front; `back` then comes to the front. */
  close(pages: readonly P[], back?: Living<P>): void
  /** Ends a tab that was kept. */
  drop(page: P): void
  /** Stands in place of the page of `place`: its shape, or why it is not there. */
  cover(place: Place, why: 'loading' | Trouble): void
  /** Takes that away. `isNew`: the page in front was made just now, and is about to be drawn. */
  uncover(place: Place, isNew: boolean): void
}

/** A page, and the place in the history that it stands for. */
export interface Living<P> {
  place: Place
  readonly page: P
}

interface Coming {
  readonly place: Place
  readonly move: Move
  /** All other pages end when it is drawn. */
  readonly alone: boolean
  trouble?: Trouble
}

/** What is on the screen stays so long before the shape of the next page takes its place, ms (client spec §9). */
export const COVER_DELAY = 200
/** A page that has not come by then is said to have timed out, ms (client spec §9). */
export const PAGE_LIMIT = 60_000

/**
 * The pages of a browser. What is drawn follows from where the history stands, not from how it came
 * there: a page that has not arrived may be left, and the last place alone is drawn (decision 0024).
 */
export class PageStack<C, P> {
  private drawn: Living<P>[] = []
  private readonly tabs = new Map<string, Living<P>>()
  private coming: Coming | undefined
  private covered: boolean
  private readonly timers: ReturnType<typeof setTimeout>[] = []

  /** @param covered true when something stands in place of the first page already. */
  constructor(
    private readonly stage: Stage<C, P>,
    covered = false,
  ) {
    this.covered = covered
  }

  /** True while a new entry of the history has no page yet: the next one takes its place. */
  get isWaiting(): boolean {
    return this.coming !== undefined && this.coming.move !== 'POP'
  }

  /** How far back the next page that lives is: -1 the entry before. Undefined when there is none. */
  get wayBack(): number | undefined {
    const at = this.coming?.place ?? this.drawn[this.drawn.length - 1]?.place
    const below = this.drawn.filter(({ place }) => at && place.index < at.index).pop()
    return at && below && below.place.index - at.index
  }

  /** The history stands at `place`. `alone`: no other page is to be left. */
  go(place: Place, move: Move, alone = false): void {
    const before = this.stop()
    const coming = { place, move, alone: alone || (move === 'REPLACE' && before?.alone === true) }
    if (!coming.alone && this.lives(place)) this.draw(coming)
    else this.start(coming)
  }

  /** Tries again to get what did not come. */
  retry(): void {
    if (!this.coming?.trouble) return
    const { trouble: _, ...again } = this.stop() as Coming
    this.start(again)
  }

  /** Why the page that is wanted is not there; undefined while there is hope. */
  get trouble(): Trouble | undefined {
    return this.coming?.trouble
  }

  /** True while something stands in place of the page. */
  get isCovered(): boolean {
    return this.covered
  }

  /** Draws anew what stands in place of the page that comes: its words have arrived. */
  refresh(): void {
    if (this.covered && this.coming) this.cover(this.coming)
  }

  private start(coming: Coming): void {
    this.coming = coming
    const after = (delay: number, run: () => void) => this.timers.push(setTimeout(run, delay))
    if (this.covered) this.cover(coming)
    else after(COVER_DELAY, () => this.cover(coming))
    after(PAGE_LIMIT, () => this.fail(coming, 'timeout'))
    this.stage.load(coming.place).then(
      // Also after the limit, and from an earlier try: better late than never.
      (code) => this.coming?.place === coming.place && this.draw(coming, code),
      (error) => this.coming === coming && this.fail(coming, this.stage.troubleOf(error)),
    )
  }

  private fail(coming: Coming, trouble: Trouble): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer)
    coming.trouble = trouble
    this.cover(coming)
  }

  private cover({ place, trouble }: Coming): void {
    this.covered = true
    this.stage.cover(place, trouble ?? 'loading')
  }

  /** Nobody waits any more. */
  private stop(): Coming | undefined {
    for (const timer of this.timers.splice(0)) clearTimeout(timer)
    const { coming } = this
    this.coming = undefined
    return coming
  }

  private lives({ key, path }: Place): boolean {
    const tab = this.stage.tabOf(path)
    if (tab !== undefined) return this.tabs.has(tab) || this.tabOf(this.drawn[0]) === tab
    return this.drawn.some(({ place }) => place.key === key)
  }

  private tabOf(one: Living<P> | undefined): string | undefined {
    return one && this.stage.tabOf(one.place.path)
  }

  private draw({ place, alone }: Coming, code?: C): void {
    this.stop()
    if (alone) this.closeAll()
    const tab = this.stage.tabOf(place.path)
    if (tab !== undefined) this.drawTab(tab, place, code)
    else this.drawPage(place, code)
    this.covered = false
    this.stage.uncover(place, code !== undefined)
  }

  private drawPage(place: Place, code?: C): void {
    const at = this.drawn.findIndex((one) => one.place.key === place.key)
    const back = this.drawn[at]
    if (back) {
      this.closeAbove(at + 1, back)
      return
    }
    // Whatever stood at this place or beyond it is no more.
    const depth = this.drawn.filter((one) => one.place.index < place.index).length
    const top = this.drawn[depth - 1]
    const slides = top !== undefined && depth === this.drawn.length
    if (slides) this.stage.hide(top.page, 'below')
    else this.closeAbove(depth)
    this.open(place, code, slides && !this.covered)
  }

  private drawTab(tab: string, place: Place, code?: C): void {
    const [first] = this.drawn
    if (first && this.tabOf(first) === tab) {
      first.place = place
      this.closeAbove(1, first)
      return
    }
    this.closeAbove(0)
    const kept = this.tabs.get(tab)
    if (kept) {
      this.tabs.delete(tab)
      kept.place = place
      this.drawn.push(kept)
      this.stage.show(kept)
    } else this.open(place, code, false)
  }

  private open(place: Place, code: C | undefined, slides: boolean): void {
    // A page that lives needs no code; any other is drawn when its code is there.
    if (code === undefined) return
    this.drawn.push({ place, page: this.stage.open(code, place, slides) })
  }

  /** Ends the pages from `depth` on. A tab, which lies at the bottom, is kept aside. */
  private closeAbove(depth: number, back?: Living<P>): void {
    const tab = depth === 0 ? this.tabOf(this.drawn[0]) : undefined
    const ends = this.drawn.splice(tab === undefined ? depth : 1).reverse()
    if (ends.length > 0)
      this.stage.close(
        ends.map(({ page }) => page),
        back,
      )
    const [kept] = tab === undefined ? [] : this.drawn.splice(0)
    if (!kept || tab === undefined) return
    this.stage.hide(kept.page, 'tab')
    this.tabs.set(tab, kept)
  }

  private closeAll(): void {
    const ends = this.drawn.splice(0).reverse()
    if (ends.length > 0) this.stage.close(ends.map(({ page }) => page))
    for (const { page } of this.tabs.values()) this.stage.drop(page)
    this.tabs.clear()
  }
}
