import Taro from '@tarojs/taro'
import { hostChrome } from '.'
import { setTabBadge } from './tab-badge'

const setTabBarBadge = jest.fn()
const removeTabBarBadge = jest.fn()

beforeEach(() => {
  for (const call of [setTabBarBadge, removeTabBarBadge]) call.mockReset().mockResolvedValue({})
  Object.assign(Taro, { setTabBarBadge, removeTabBarBadge })
})

test('is drawn again on the next tab page, where the host refused it before', () => {
  setTabBarBadge.mockRejectedValueOnce({ errMsg: 'setTabBarBadge:fail not TabBar page' })
  setTabBadge(2, '3', () => '')
  hostChrome.setTabTexts(['a', 'b', 'c', 'd'])
  expect(setTabBarBadge.mock.calls).toEqual([[{ index: 2, text: '3' }], [{ index: 2, text: '3' }]])
})

test('is taken away, and stays so', () => {
  setTabBadge(2, '', () => '')
  hostChrome.setTabTexts(['a', 'b', 'c', 'd'])
  expect(removeTabBarBadge.mock.calls).toEqual([[{ index: 2 }], [{ index: 2 }]])
  expect(setTabBarBadge).not.toHaveBeenCalled()
})
