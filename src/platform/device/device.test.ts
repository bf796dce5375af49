import Taro from '@tarojs/taro'
import { miniDevice } from './mini'

const phone = (platform: string, system: string) => {
  const info = { platform, system, language: 'en' }
  jest.mocked(Taro.getSystemInfoSync).mockReturnValueOnce(info as never)
  return miniDevice({ clientType: 'WeChatLite', appType: 'weapp', least: '2.32.3' }).os
}

test.each([
  ['WeChat on an iPhone', 'ios', 'iOS 16.0'],
  ['Alipay on an iPhone', 'iOS', '16.0'],
  ['Alipay, as it was called once', 'iPhone OS', '12.1'],
  ['the developer tools with an iPhone chosen', 'devtools', 'iOS 10.0.1'],
])('%s is iOS', (_, platform, system) => {
  expect(phone(platform, system)).toBe('ios')
})

test.each([
  ['WeChat on Android', 'android', 'Android 13'],
  ['Alipay on Android', 'Android', '13'],
  ['HarmonyOS', 'ohos', 'HarmonyOS 5.0'],
  ['a Mac', 'mac', 'macOS 14.2'],
  ['Windows', 'windows', 'Windows 10 x64'],
  ['the developer tools with an Android phone chosen', 'devtools', 'Android 5.0'],
])('%s is not', (_, platform, system) => {
  expect(phone(platform, system)).toBe('other')
})

describe('the oldest base library', () => {
  const isTooOld = (SDKVersion: unknown, baseLibrary?: string) => {
    const info = { platform: 'ios', system: 'iOS', language: 'en', SDKVersion }
    jest.mocked(Taro.getSystemInfoSync).mockReturnValueOnce(info as never)
    const least = '2.32.3'
    return miniDevice({ clientType: 'Alipay', appType: 'alipay', least, baseLibrary }).isTooOld
  }

  test.each(['2.32.2', '2.31.9', '2.9.10', '1.99.99', '2.32', '2'])('%s is older', (version) => {
    expect(isTooOld(version)).toBe(true)
  })

  test.each(['2.32.3', '2.32.4', '2.33.0', '3.0.0', '10.0', '2.32.3.1'])('%s is not', (version) => {
    expect(isTooOld(version)).toBe(false)
  })

  test.each([undefined, '', 'dev'])('%j says nothing, and is not', (version) => {
    expect(isTooOld(version)).toBe(false)
  })

  test('is what the host says elsewhere, where it says it elsewhere', () => {
    expect(isTooOld('3.0.0', '2.0.0')).toBe(true)
    expect(isTooOld(undefined, '3.0.0')).toBe(false)
  })
})
