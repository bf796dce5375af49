import { isHidden } from './index.h5'

afterEach(() => Object.defineProperty(document, 'hidden', { configurable: true, value: false }))

test('a tab behind another one is hidden', () => {
  expect(isHidden()).toBe(false)
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  expect(isHidden()).toBe(true)
})
