import { tick } from '.'

const vibrate = jest.fn()
/** A browser; `still` when less motion is asked for, `touched` when it was tapped before. */
function browser({ still = false, touched = true, can = true }) {
  vibrate.mockReset()
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: still && query === '(prefers-reduced-motion: reduce)',
    }),
  })
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

test('is not for who asks for less motion', () => {
  browser({ still: true })
  tick()
  expect(vibrate).not.toHaveBeenCalled()
})
