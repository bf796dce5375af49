import {
  type Living,
  type Move,
  PageStack,
  type Place,
  type Stage,
  type Trouble,
} from '../page-stack'

interface Page {
  readonly path: string
  readonly made: number
  state: 'front' | 'behind' | 'ended'
}

class Lost extends Error {
  constructor(readonly why: Trouble) {
    super(why)
  }
}

/** A browser: its history, its screen, and pages whose code comes when the test says so. */
export class Browser implements Stage<string, Page> {
  entries: Place[] = []
  at = -1
  made = 0
  /** What lies on the screen, the last one in front. */
  pages: Page[] = []
  readonly kept = new Set<Page>()
  curtain: { readonly path: string; readonly why: 'loading' | Trouble } | undefined
  readonly asked: string[] = []
  private readonly loads: { path: string; arrive: () => void; lose: (why: Trouble) => void }[] = []
  readonly stack: PageStack<string, Page>

  constructor(covered = false) {
    this.stack = new PageStack(this, covered)
  }

  /** What a person sees. */
  get screen(): string {
    if (this.curtain) return `${this.curtain.path} ${this.curtain.why}`
    const front = this.pages[this.pages.length - 1]
    return front ? front.path : 'nothing'
  }
  get front(): Page {
    const front = this.pages[this.pages.length - 1]
    if (!front) throw new Error('no page')
    return front
  }
  get address(): string {
    return this.entries[this.at]?.path ?? ''
  }

  private enter(path: string, move: Move, alone = false): void {
    this.made += 1
    const place = { key: `k${this.made}`, index: this.at, path, url: path }
    this.entries = [...this.entries.slice(0, this.at), place, ...this.rest(move)]
    this.stack.go(place, move, alone)
  }
  private rest(move: Move): Place[] {
    return move === 'REPLACE' ? this.entries.slice(this.at + 1) : []
  }
  open(path: string): void
  open(code: string, place: Place, slides: boolean): Page
  open(path: string, place?: Place): Page | undefined {
    if (place) return this.make(place)
    // As the navigation of H5 does: what was never drawn is nothing to come back to.
    if (this.stack.isWaiting) this.replace(path)
    else {
      this.at += 1
      this.enter(path, 'PUSH')
    }
    return undefined
  }
  replace(path: string): void {
    this.enter(path, 'REPLACE')
  }
  restart(path: string): void {
    this.enter(path, 'REPLACE', true)
  }
  walk(steps: number): void {
    const next = this.at + steps
    const place = this.entries[next]
    if (!place || steps === 0) return
    this.at = next
    this.stack.go(place, 'POP')
  }

  /** Lets the oldest load of `path` end. */
  async arrive(path: string, why?: Trouble): Promise<void> {
    const at = this.loads.findIndex((load) => load.path === path)
    const [load] = at < 0 ? [] : this.loads.splice(at, 1)
    if (why) load?.lose(why)
    else load?.arrive()
    await settled()
  }
  get underWay(): readonly string[] {
    return this.loads.map(({ path }) => path)
  }

  tabOf(path: string): string | undefined {
    return path.startsWith('/tab') ? path : undefined
  }
  load({ path }: Place): Promise<string> {
    this.asked.push(path)
    return new Promise((resolve, reject) => {
      this.loads.push({
        path,
        arrive: () => resolve(`code of ${path}`),
        lose: (why) => reject(new Lost(why)),
      })
    })
  }
  troubleOf(error: unknown): Trouble {
    return (error as Lost).why
  }
  private make({ path }: Place): Page {
    this.made += 1
    const page: Page = { path, made: this.made, state: 'front' }
    this.pages.push(page)
    return page
  }
  show({ page }: Living<Page>): void {
    expect(this.kept.delete(page)).toBe(true)
    page.state = 'front'
    this.pages.push(page)
  }
  hide(page: Page, as: 'tab' | 'below'): void {
    expect(page).toBe(this.front)
    page.state = 'behind'
    if (as === 'below') return
    this.pages.pop()
    this.kept.add(page)
  }
  close(ends: readonly Page[], back?: Living<Page>): void {
    for (const page of ends) {
      expect(this.pages.pop()).toBe(page)
      page.state = 'ended'
    }
    if (back) {
      expect(this.front).toBe(back.page)
      back.page.state = 'front'
    }
  }
  drop(page: Page): void {
    expect(this.kept.delete(page)).toBe(true)
    page.state = 'ended'
  }
  cover({ path }: Place, why: 'loading' | Trouble): void {
    this.curtain = { path, why }
  }
  uncover(): void {
    this.curtain = undefined
  }
}

export const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

/** At home, with nothing under way. */
export async function atHome(): Promise<Browser> {
  const browser = new Browser()
  browser.open('/tab/home')
  await browser.arrive('/tab/home')
  return browser
}
