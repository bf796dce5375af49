import { tick } from '.'

const vibrate = jest.fn()
/** A browser; `touched` when it was tapped before. */
function browser({ touched = true, can = true }) {
  vibrate.mockReset()
  for (const [name, value] of Object.entries({
    vibrate: can ? vibrate : undefined,
    userActivation: { hasBeenActive: touched },
  }))
    Object.defineProperty(window.navigator, name, { configurable: true, value })
}

test('is short, and needs a browser that can and was tapped', () => {
  browser({})
  tick()
  expect(vibrate.mock.calls).toEqual([[10]])
  browser({ touched: false })
  tick()
  expect(vibrate).not.toHaveBeenCalled()
  browser({ can: false })
  expect(tick).not.toThrow()
})
