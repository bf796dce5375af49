import fc from 'fast-check'
import { liveThrough } from './live-through'
import { ModelServer } from './model-server'

/**
 * Double taps, killed tabs, redirects, sheets that lie, lost requests, lost answers, requests that arrive
 * after they were given up, notifications late and twice, an order that expires, a second tab: each
 * schedule comes from one number, which a failure names.
 */
test('an order is charged at most once, and the device ends in the state the server holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), (seed) => liveThrough(new ModelServer(), seed).then(() => {})),
    { numRuns: 10_000, endOnFailure: true },
  )
}, 600_000)
