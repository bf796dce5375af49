import { watchFaults } from '.'

const thrown = new RangeError('the keg is empty')
const rejected = Object.assign(new Event('unhandledrejection'), { reason: 'no glass' })
afterEach(() => {
  window.__taproomFaults = undefined
})

test('what the app threw before anybody listened is heard, once and in order', () => {
  const tell = jest.fn()
  window.__taproomFaults = [new ErrorEvent('error', { error: thrown }), rejected]
  watchFaults(tell)
  expect(tell.mock.calls).toEqual([
    ['app', 'the app threw', thrown],
    ['app', 'nobody waited for this', 'no glass'],
  ])
  // Nothing more is kept there.
  window.__taproomFaults.push(rejected)
  expect(window.__taproomFaults).toHaveLength(2)
})

test('what did not come before is left to who measures, and somebody else’s script says nothing', () => {
  const tell = jest.fn()
  window.__taproomFaults = [
    new Event('error'),
    new ErrorEvent('error', { message: 'Script error.' }),
  ]
  watchFaults(tell)
  expect(tell).not.toHaveBeenCalled()
})

test('what is thrown from then on is heard too, where a page kept nothing', () => {
  const tell = jest.fn()
  watchFaults(tell)
  window.dispatchEvent(new ErrorEvent('error', { error: thrown }))
  window.dispatchEvent(rejected)
  expect(tell.mock.calls).toEqual([
    ['app', 'the app threw', thrown],
    ['app', 'nobody waited for this', 'no glass'],
  ])
})
