// @reads nothing
import * as v from 'valibot'
import { Faults, fault } from './faults'

const one = (more: object) => v.parse(fault, { kind: 'status', ...more })

test('a fault happens once unless it says how often, and to any call unless it names one', () => {
  const faults = new Faults()
  faults.add([one({}), one({ code: 503, times: 2 })])
  expect(faults.list().map(({ left, code }) => [left, code])).toEqual([
    [1, undefined],
    [2, 503],
  ])
  const codes = Array.from({ length: 4 }, () => faults.take('GET', '/main/x')?.code ?? 'none')
  expect(codes).toEqual(['none', 503, 503, 'none'])
  expect(faults.list()).toEqual([])
})

test.each([
  [{ path: 'order/buy' }, true],
  [{ path: '/main/order/buy' }, true],
  [{ path: 'main/order/buy' }, true],
  [{ path: 'order/*' }, true],
  [{ path: '*/buy' }, true],
  [{ path: '*' }, true],
  [{ method: 'post' }, true],
  [{ method: 'GET' }, false],
  [{ path: 'order' }, false],
  [{ path: 'order/buy/x' }, false],
  [{ path: 'order.buy' }, false],
  [{ path: 'generic/order/buy' }, false],
  [{ path: 'order/buy', method: 'GET' }, false],
])('what is planned for %j meets a POST of order/buy: %s', (match, meets) => {
  const faults = new Faults()
  faults.add([one({ match })])
  expect(faults.take('POST', '/main/order/buy') !== undefined).toBe(meets)
  expect(faults.list()).toHaveLength(meets ? 0 : 1)
})

test('news is told once, twice where that is planned, and no call uses the plan up', () => {
  const faults = new Faults()
  expect(faults.notificationCopies()).toBe(1)
  faults.add([one({ kind: 'duplicate-payment' })])
  expect(faults.take('POST', '/main/x')).toBeUndefined()
  expect([faults.notificationCopies(), faults.notificationCopies()]).toEqual([2, 1])
  faults.add([one({})])
  expect(faults.notificationCopies()).toBe(1)
  faults.clear()
  expect(faults.take('POST', '/main/x')).toBeUndefined()
})

test.each([{ times: 0 }, { times: 1.5 }, { code: 199 }, { code: 600 }, { kind: 'rain' }])(
  '%j is no fault',
  (wrong) => {
    expect(v.is(fault, { kind: 'status', ...wrong })).toBe(false)
  },
)

test.each([200, 599])('the status %i can be planned', (code) => {
  expect(one({ code }).code).toBe(code)
})
