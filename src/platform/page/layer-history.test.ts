import fc from 'fast-check'
import { type BrowserHistory, LayerHistory } from './layer-history'

interface State {
  readonly key: string
  readonly idx: number
  readonly layer?: number
}

/** A browser's history: entries are added at once, steps are taken later and then told. */
class FakeBrowser implements BrowserHistory {
  readonly entries: State[]
  at: number
  private readonly steps: number[] = []
  private told: (state: State) => void = () => {}

  constructor(...pages: string[]) {
    this.entries = pages.map((key, idx) => ({ key, idx }))
    this.at = pages.length - 1
  }

  get state(): State {
    return this.entries[this.at] as State
  }

  tell(told: (state: State) => void): void {
    this.told = told
  }

  pushState(state: unknown): void {
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, state as State)
    this.at += 1
  }

  go(delta: number): void {
    this.steps.push(delta)
  }

  /** Takes what steps were asked for, and what they ask for in turn. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) {
      await Promise.resolve()
      const delta = this.steps.shift()
      if (delta === undefined || !this.entries[this.at + delta]) continue
      this.at += delta
      this.told(this.state)
    }
  }
}

/** An app of a router and what lies over its pages. */
class App {
  readonly layers: LayerHistory
  /** Shown, the last one on top. */
  readonly open: string[] = []
  readonly busy = new Set<string>()
  private readonly offs = new Map<string, () => void>()
  page: string
  private count = 0

  constructor(readonly browser: FakeBrowser) {
    this.layers = new LayerHistory(browser)
    this.page = browser.state.key
    browser.tell((state) => {
      if (!this.layers.moved(state)) this.page = state.key
    })
  }

  lay(): string {
    this.count += 1
    const name = `layer ${this.count}`
    this.open.push(name)
    const leave = () => this.drop(name)
    const back = () => {
      if (this.busy.has(name)) return false
      leave()
      return true
    }
    this.offs.set(name, this.layers.lay({ back, leave }, this))
    return name
  }

  private drop(name: string): void {
    this.open.splice(this.open.indexOf(name), 1)
    this.busy.delete(name)
  }

  close(name = this.open[this.open.length - 1]): void {
    if (name === undefined) return
    this.drop(name)
    this.offs.get(name)?.()
  }

  /** As the navigator goes on: not before the page's own entry is in front. */
  async visit(key: string): Promise<void> {
    const cleared = this.layers.clear()
    if (cleared) await Promise.all([cleared, this.browser.settle()])
    this.browser.pushState({ key, idx: this.browser.state.idx + 1 })
    this.page = key
  }

  async back(): Promise<void> {
    this.browser.go(-1)
    await this.browser.settle()
  }
}

const pages = ({ entries, at }: FakeBrowser) => entries.slice(0, at + 1).map(({ key }) => key)

test('back closes what lies on top, one after the other, and then leaves the page', async () => {
  const app = new App(new FakeBrowser('home', 'addresses'))
  const sheet = app.lay()
  await app.browser.settle()
  app.lay()
  await app.browser.settle()
  await app.back()
  expect([app.open, app.page]).toEqual([[sheet], 'addresses'])
  await app.back()
  expect([app.open, app.page]).toEqual([[], 'addresses'])
  await app.back()
  expect(app.page).toBe('home')
})

test('what closes otherwise takes its entry along, also on the first page', async () => {
  const app = new App(new FakeBrowser('home'))
  app.lay()
  await app.browser.settle()
  expect(pages(app.browser)).toEqual(['home', 'home'])
  app.close()
  await app.browser.settle()
  expect(pages(app.browser)).toEqual(['home'])
})

test('a browser that takes long to step is asked once: a second step would leave the page', async () => {
  jest.useFakeTimers()
  const app = new App(new FakeBrowser('home', 'addresses'))
  app.lay()
  await app.browser.settle()
  app.close()
  await Promise.resolve()
  jest.advanceTimersByTime(60_000)
  jest.useRealTimers()
  app.layers.leave()
  await app.browser.settle()
  expect([app.page, pages(app.browser)]).toEqual(['addresses', ['home', 'addresses']])
})

test('one layer after another needs one entry', async () => {
  const app = new App(new FakeBrowser('home'))
  app.lay()
  await app.browser.settle()
  app.close()
  app.lay()
  await app.browser.settle()
  expect(pages(app.browser)).toEqual(['home', 'home'])
  expect(app.open).toHaveLength(1)
})

test('what is busy stays at back, and can be closed later', async () => {
  const app = new App(new FakeBrowser('home', 'cart'))
  const name = app.lay()
  app.busy.add(name)
  await app.browser.settle()
  await app.back()
  expect([app.open, app.page, pages(app.browser)]).toEqual([
    [name],
    'cart',
    ['home', 'cart', 'cart'],
  ])
  app.busy.clear()
  await app.back()
  expect([app.open, app.page, pages(app.browser)]).toEqual([[], 'cart', ['home', 'cart']])
})

test('forward brings back nothing that was closed', async () => {
  const app = new App(new FakeBrowser('home', 'cart'))
  app.lay()
  await app.browser.settle()
  await app.back()
  app.browser.go(1)
  await app.browser.settle()
  expect([app.open, app.page, pages(app.browser)]).toEqual([[], 'cart', ['home', 'cart']])
})

test('a page opened from a layer lies on the page, not on the layer', async () => {
  const app = new App(new FakeBrowser('home', 'product'))
  app.lay()
  app.lay()
  await app.browser.settle()
  await app.visit('order')
  expect([app.open, pages(app.browser)]).toEqual([[], ['home', 'product', 'order']])
  await app.back()
  expect(app.page).toBe('product')
})

test('the browser goes elsewhere by itself: all goes', async () => {
  const app = new App(new FakeBrowser('home', 'cart'))
  app.lay()
  await app.browser.settle()
  app.browser.go(-2)
  await app.browser.settle()
  expect([app.open, app.page]).toEqual([[], 'home'])
  app.browser.go(2)
  await app.browser.settle()
  expect([app.open, app.page, pages(app.browser)]).toEqual([[], 'cart', ['home', 'cart']])
})

test('a page loaded anew under a layer has its own entry in front', async () => {
  const browser = new FakeBrowser('home')
  browser.pushState({ ...browser.state, layer: 1 })
  const app = new App(browser)
  await browser.settle()
  expect([app.page, pages(browser)]).toEqual(['home', ['home']])
})

test('a layer of a page that was opened meanwhile is laid on that page', async () => {
  const app = new App(new FakeBrowser('home'))
  app.lay()
  // A router that goes on without asking.
  await app.browser.settle()
  app.browser.pushState({ key: 'cart', idx: 1 })
  app.page = 'cart'
  app.layers.leave()
  await app.browser.settle()
  app.lay()
  await app.browser.settle()
  await app.back()
  expect([app.open, app.page]).toEqual([[], 'cart'])
  await app.back()
  await app.browser.settle()
  expect([app.page, pages(app.browser)]).toEqual(['home', ['home']])
})

const commands = fc.array(
  fc.constantFrom(
    'lay',
    'close',
    'closeFirst',
    'back',
    'forward',
    'visit',
    'busy',
    'wait',
    'leave',
  ),
  { maxLength: 30 },
)

test('however layers come and go, nothing of them stays behind', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (list) => {
      const app = new App(new FakeBrowser('start', 'home'))
      let visits = 0
      const run: Record<(typeof list)[number], () => unknown> = {
        lay: () => app.lay(),
        close: () => app.close(),
        closeFirst: () => app.close(app.open[0]),
        back: () => app.back(),
        forward() {
          app.browser.go(1)
          return app.browser.settle()
        },
        visit: () => app.visit(`page ${++visits}`),
        busy: () => app.open[0] && app.busy.add(app.open[0]),
        wait: () => app.browser.settle(),
        leave: () => app.layers.leave(),
      }
      for (const command of list) {
        const { page, open } = app
        const wasOpen = open.length > 0
        if (command === 'back') await app.browser.settle()
        await run[command]()
        // Back never leaves a page something lies over.
        if (command === 'back' && wasOpen) expect(app.page).toBe(page)
      }
      await app.browser.settle()
      expect(app.browser.state.layer ?? 0).toBe(app.open.length)
      app.layers.leave()
      await app.browser.settle()
      expect(app.open).toEqual([])
      expect(app.browser.state.key).toBe(app.page)
      const behind = app.browser.entries.slice(0, app.browser.at + 1)
      expect(behind.filter(({ layer }) => layer)).toEqual([])
      // What lies ahead of the page is no ghost.
      app.browser.go(1)
      await app.browser.settle()
      expect([app.open, app.browser.state.layer]).toEqual([[], undefined])
    }),
    { numRuns: 500 },
  )
})
