import Taro from '@tarojs/taro'
import { tick } from '.'

test('is the lightest there is', () => {
  const vibrateShort = jest.fn().mockResolvedValue({})
  Object.assign(Taro, { vibrateShort })
  tick()
  expect(vibrateShort.mock.calls).toEqual([[{ type: 'light' }]])
})

test('a host that refuses or has none is no failure', async () => {
  const refused = Promise.reject(new Error('not supported'))
  Object.assign(Taro, { vibrateShort: () => refused })
  expect(tick).not.toThrow()
  await expect(refused).rejects.toThrow()
  Object.assign(Taro, { vibrateShort: undefined })
  expect(tick).not.toThrow()
})
