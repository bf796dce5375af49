import Taro from '@tarojs/taro'
import { isOnWifi } from '.'

/** Both kinds of hosts, told the same. */
function connect(type: string | undefined): void {
  const connection = type === undefined ? undefined : { type }
  Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true })
  const getNetworkType = async () => {
    if (type === undefined) throw new Error('getNetworkType:fail')
    return { networkType: type }
  }
  Object.assign(Taro, { getNetworkType })
}

test('on wifi', async () => {
  connect('wifi')
  expect(await isOnWifi()).toBe(true)
})

test('on wifi, as Alipay says it', async () => {
  Object.assign(Taro, { getNetworkType: async () => ({ networkType: 'WIFI' }) })
  const { isOnWifi: onHost } = jest.requireActual<typeof import('.')>('./index.ts')
  expect(await onHost()).toBe(true)
})

test.each(['4g', 'cellular', 'none', 'unknown'])('not on wifi: %s', async (type) => {
  connect(type)
  expect(await isOnWifi()).toBe(false)
})

test('a host that does not tell is not on wifi', async () => {
  connect(undefined)
  expect(await isOnWifi()).toBe(false)
})
