import fc from 'fast-check'
import {
  COVER_DELAY,
  type Living,
  type Move,
  PAGE_LIMIT,
  PageStack,
  type Place,
  type Stage,
  type Trouble,
} from './page-stack'

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
class Browser implements Stage<string, Page> {
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

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

/** At home, with nothing under way. */
async function atHome(): Promise<Browser> {
  const browser = new Browser()
  browser.open('/tab/home')
  await browser.arrive('/tab/home')
  return browser
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what was on the screen stays until the new page can be drawn', async () => {
  const browser = await atHome()
  browser.open('/a')
  jest.advanceTimersByTime(COVER_DELAY - 1)
  expect(browser.screen).toBe('/tab/home')
  await browser.arrive('/a')
  expect(browser.screen).toBe('/a')
  jest.advanceTimersByTime(PAGE_LIMIT)
  expect(browser.screen).toBe('/a')
})

test('after 200 ms its shape is there, after 60,000 ms the words, and a tap tries again', async () => {
  const browser = await atHome()
  browser.open('/a')
  jest.advanceTimersByTime(200)
  expect(browser.screen).toBe('/a loading')
  jest.advanceTimersByTime(59_799)
  expect(browser.screen).toBe('/a loading')
  jest.advanceTimersByTime(1)
  expect(browser.screen).toBe('/a timeout')
  browser.stack.retry()
  expect(browser.screen).toBe('/a loading')
  expect(browser.asked.filter((path) => path === '/a')).toHaveLength(2)
  await browser.arrive('/a')
  expect(browser.screen).toBe('/a')
})

test('a page that comes after all is drawn, though it was given up', async () => {
  const browser = await atHome()
  browser.open('/a')
  jest.advanceTimersByTime(PAGE_LIMIT)
  await browser.arrive('/a')
  expect(browser.screen).toBe('/a')
})

test.each(['timeout', 'offline', 'gone'] as const)(
  'a page that cannot be had says so at once: %s',
  async (why) => {
    const browser = await atHome()
    browser.open('/a')
    await browser.arrive('/a', why)
    expect(browser.screen).toBe(`/a ${why}`)
    expect(browser.stack.trouble).toBe(why)
    jest.advanceTimersByTime(PAGE_LIMIT)
    expect(browser.screen).toBe(`/a ${why}`)
  },
)

test('there is nothing to try again while a page is on its way, or stands', async () => {
  const browser = await atHome()
  browser.stack.retry()
  browser.open('/a')
  browser.stack.retry()
  expect(browser.asked).toEqual(['/tab/home', '/a'])
})

test('of two pages that are opened the last is drawn, however they come', async () => {
  for (const order of [
    ['/a', '/b'],
    ['/b', '/a'],
  ]) {
    const browser = await atHome()
    browser.open('/a')
    browser.open('/b')
    for (const path of order) await browser.arrive(path)
    expect(browser.screen).toBe('/b')
    browser.walk(-1)
    expect(browser.screen).toBe('/tab/home')
  }
})

test('a failure of a page nobody waits for is nobody’s business', async () => {
  const browser = await atHome()
  browser.open('/a')
  browser.open('/b')
  await browser.arrive('/a', 'timeout')
  expect(browser.screen).toBe('/tab/home')
  await browser.arrive('/b')
  expect(browser.screen).toBe('/b')
})

test('back while a page loads leads to the page before, which is the same one', async () => {
  const browser = await atHome()
  const home = browser.front
  browser.open('/a')
  jest.advanceTimersByTime(PAGE_LIMIT)
  expect(browser.stack.wayBack).toBe(-1)
  browser.walk(browser.stack.wayBack ?? 0)
  expect(browser.screen).toBe('/tab/home')
  expect(browser.front).toBe(home)
  await browser.arrive('/a')
  jest.advanceTimersByTime(PAGE_LIMIT)
  expect(browser.screen).toBe('/tab/home')
})

test('back from a page that took the place of another leads past both', async () => {
  const browser = await atHome()
  for (const path of ['/a', '/b']) {
    browser.open(path)
    await browser.arrive(path)
  }
  const { front } = browser
  browser.replace('/c')
  expect(browser.stack.wayBack).toBe(-1)
  await browser.arrive('/c')
  expect(front.state).toBe('ended')
  browser.walk(-1)
  expect(browser.screen).toBe('/a')
})

test('a page that was never drawn is not in the way: two back at once, and on again', async () => {
  const browser = await atHome()
  for (const path of ['/a', '/b']) {
    browser.open(path)
    await browser.arrive(path)
  }
  browser.walk(-2)
  expect(browser.screen).toBe('/tab/home')
  browser.walk(2)
  expect(browser.screen).toBe('/tab/home')
  await browser.arrive('/b')
  expect(browser.screen).toBe('/b')
  browser.walk(-1)
  await browser.arrive('/a')
  expect(browser.screen).toBe('/a')
  browser.walk(-1)
  expect(browser.screen).toBe('/tab/home')
})

test('tabs are kept, the pages on top of them are not', async () => {
  const browser = await atHome()
  const home = browser.front
  browser.open('/a')
  await browser.arrive('/a')
  browser.replace('/tab/mine')
  expect(browser.screen).toBe('/a')
  await browser.arrive('/tab/mine')
  expect(browser.pages.map(({ path }) => path)).toEqual(['/tab/mine'])
  browser.replace('/tab/home')
  expect(browser.front).toBe(home)
  expect(browser.asked).toEqual(['/tab/home', '/a', '/tab/mine'])
})

test('a page that takes the place of a tab leaves the tab alive', async () => {
  const browser = await atHome()
  const home = browser.front
  browser.replace('/a')
  await browser.arrive('/a')
  browser.replace('/tab/home')
  expect(browser.front).toBe(home)
})

test('who starts anew leaves no page, also when another one is opened meanwhile', async () => {
  const browser = await atHome()
  const home = browser.front
  browser.open('/a')
  await browser.arrive('/a')
  browser.restart('/login')
  browser.open('/b')
  await browser.arrive('/b')
  expect(browser.pages.map(({ path }) => path)).toEqual(['/b'])
  expect(home.state).toBe('ended')
  expect(browser.stack.wayBack).toBeUndefined()
})

test('where something stands from the start, it is of the page that comes, at once', async () => {
  const browser = new Browser(true)
  browser.open('/a')
  expect(browser.screen).toBe('/a loading')
  browser.stack.refresh()
  expect(browser.screen).toBe('/a loading')
  await browser.arrive('/a')
  expect(browser.screen).toBe('/a')
  browser.stack.refresh()
  expect(browser.screen).toBe('/a')
})

const PATHS = ['/tab/home', '/tab/mine', '/a', '/b', '/c']
const step = fc.oneof(
  fc.record({ do: fc.constant('open' as const), path: fc.constantFrom(...PATHS) }),
  fc.record({ do: fc.constant('replace' as const), path: fc.constantFrom(...PATHS) }),
  fc.record({ do: fc.constant('restart' as const), path: fc.constantFrom(...PATHS) }),
  fc.record({ do: fc.constant('walk' as const), steps: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 199, 200, 60_000) }),
  fc.record({ do: fc.constant('arrive' as const), path: fc.constantFrom(...PATHS) }),
  fc.record({ do: fc.constant('lose' as const), path: fc.constantFrom(...PATHS) }),
  fc.record({ do: fc.constant('retry' as const) }),
)

async function take(browser: Browser, one: typeof step extends fc.Arbitrary<infer S> ? S : never) {
  if (one.do === 'open') browser.open(one.path)
  if (one.do === 'replace') browser.replace(one.path)
  if (one.do === 'restart') browser.restart(one.path)
  if (one.do === 'walk') browser.walk(one.steps)
  if (one.do === 'wait') jest.advanceTimersByTime(one.ms)
  if (one.do === 'arrive') await browser.arrive(one.path)
  if (one.do === 'lose') await browser.arrive(one.path, 'timeout')
  if (one.do === 'retry') browser.stack.retry()
  await settled()
}

test('address, history, pages and screen agree, whatever happens on the way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const browser = await atHome()
      for (const one of steps) {
        const before = browser.screen
        await take(browser, one)
        // Never blank: a page, or what stands in its place.
        expect(browser.screen).not.toBe('nothing')
        if (browser.curtain) expect(browser.curtain.path).toBe(browser.address)
        else if (browser.front.path !== browser.address) {
          // On the way, and for less than 200 ms.
          expect(browser.underWay).toContain(browser.address)
          expect(browser.screen).toBe(browser.front.path)
          if (one.do === 'open') expect(browser.screen).toBe(before)
        }
        const fronts = browser.pages.filter(({ state }) => state === 'front')
        expect(fronts).toEqual([browser.front])
        expect(browser.pages.filter(({ state }) => state === 'ended')).toEqual([])
      }
      // In the end all comes.
      for (let turn = 0; turn < 100 && browser.underWay.length > 0; turn++)
        await browser.arrive(browser.underWay[0] ?? '')
      browser.stack.retry()
      await browser.arrive(browser.underWay[0] ?? '')
      expect(browser.screen).toBe(browser.address)
      // And the way back passes what was seen, and no dead page.
      while (browser.at > 0) {
        browser.walk(-1)
        await browser.arrive(browser.address)
        expect(browser.screen).toBe(browser.address)
      }
    }),
    { numRuns: 500, seed: 20_261_122 },
  )
})
