import Taro from '@tarojs/taro'
import { miniDevice } from './mini'

const phone = (platform: string, system: string) => {
  const info = { platform, system, language: 'en' }
  jest.mocked(Taro.getSystemInfoSync).mockReturnValueOnce(info as never)
  return miniDevice('WeChatLite', 'weapp').os
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
