import { compareVersions, isVersion, newestOf } from './versions'

// @reads nothing

test.each(['1.2.3', '0.0.1', '10.20.30'])('%s is a version', (text) => {
  expect(isVersion(text)).toBe(true)
})

test.each(['1.2', 'v1.2.3', '1.2.3-rc.1', '1.2.3.4', ''])('%s is none', (text) => {
  expect(isVersion(text)).toBe(false)
})

test('versions are compared by number', () => {
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0)
  expect(compareVersions('2.0.0', '1.9.9')).toBeGreaterThan(0)
  expect(compareVersions('1.2.3', '1.2.4')).toBeLessThan(0)
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0)
})

test('the newest tag is that of the highest version', () => {
  expect(newestOf(['v1.9.0', 'v1.10.0\n', 'nightly', '1.2.0', ''])).toBe('1.10.0')
  expect(newestOf(['nightly', 'v2'])).toBeUndefined()
})
