import fc from 'fast-check'

import { atHome, type Browser, settled } from './testing/browser'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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
