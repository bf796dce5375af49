import Taro from '@tarojs/taro'
import { seldom } from './seldom'

test('there is no browser to leave in, and the caller hears of it', async () => {
  expect(await seldom.openOutside('https://taproom.example/app')).toBe(false)
})

test('a code is scanned by the host, never read out of a picture', async () => {
  Object.assign(Taro, { scanCode: async () => ({ result: 'A-7' }) })
  expect(await seldom.scan()).toBe('A-7')
  expect(await seldom.canScanPictures()).toBe(false)
  expect(await seldom.scanPicture('camera')).toEqual({ outcome: 'closed' })
})
