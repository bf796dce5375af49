import { installedVersion, refuseOtherVersions, WRITTEN_FOR } from './versions'

/** What is installed, but for one package. */
const butFor = (name: string, version: string | undefined) => (asked: string) =>
  asked === name ? version : WRITTEN_FOR[asked]

test('what is installed is what the surgery was written for', () => {
  expect(() => refuseOtherVersions()).not.toThrow()
  expect(installedVersion('@tarojs/router')).toBe(WRITTEN_FOR['@tarojs/router'])
})

test('another version of any package stops the build, and is named with what to do', () => {
  for (const [name, wanted] of Object.entries(WRITTEN_FOR)) {
    const refuse = () => refuseOtherVersions(butFor(name, '4.3.0'))
    expect(refuse).toThrow(`${name}: 4.3.0, written for ${wanted}`)
    expect(refuse).toThrow(/npm ci[\s\S]*config\/surgery\/versions\.ts/)
  }
})

test('only what differs is named', () => {
  const refuse = () => refuseOtherVersions(butFor('@tarojs/shared', '4.2.2'))
  expect(refuse).toThrow(/@tarojs\/shared/)
  expect(refuse).not.toThrow(/@tarojs\/router/)
})

test('a package that is missing stops the build', () => {
  expect(() => refuseOtherVersions(butFor('@tarojs/router', undefined))).toThrow(
    '@tarojs/router: missing',
  )
  expect(installedVersion('@tarojs/no-such-package')).toBeUndefined()
})
