// @reads src/assets/tab
import { existsSync } from 'node:fs'
import Taro from '@tarojs/taro'
import theme from '../../theme.json'

/** The mini-programs' variant by name. */
const { hostChrome } = jest.requireActual<typeof import('.')>('./index.ts')
const setNavigationBarColor = jest.fn()
const setBackgroundColor = jest.fn()

beforeEach(() => {
  for (const call of [setNavigationBarColor, setBackgroundColor]) {
    call.mockReset().mockResolvedValue({})
  }
  Object.assign(Taro, { setNavigationBarColor, setBackgroundColor })
})

test.each(['light', 'dark'] as const)('%s: the app paints what its first frame is', (name) => {
  const { titleBar, page, tabBar, tabText, tabOn, tabBorder } = theme[name]
  hostChrome.setDark(name === 'dark')
  expect(Taro.setTabBarStyle).toHaveBeenLastCalledWith({
    backgroundColor: tabBar,
    color: tabText,
    selectedColor: tabOn,
    borderStyle: tabBorder,
  })
  expect(setNavigationBarColor).toHaveBeenLastCalledWith({
    frontColor: '#ffffff',
    backgroundColor: titleBar,
  })
  expect(setBackgroundColor).toHaveBeenLastCalledWith({ backgroundColor: page })
})

test('the texts of the tabs go with the style, which an app begun elsewhere could not be told', () => {
  hostChrome.setDark(true)
  jest.mocked(Taro.setTabBarStyle).mockClear()
  hostChrome.setTabTexts(['Home', 'Mine'])
  expect(Taro.setTabBarItem).toHaveBeenCalledWith({
    index: 1,
    text: 'Mine',
    iconPath: '/assets/tab/ranking.png',
    selectedIconPath: '/assets/tab/ranking-dark.png',
  })
  expect(Taro.setTabBarStyle).toHaveBeenCalledWith(
    expect.objectContaining({ backgroundColor: theme.dark.tabBar, borderStyle: 'black' }),
  )
})

test('a selected icon has the colour of its text, and there is a file for each', () => {
  hostChrome.setTabTexts(['Home', 'Ranking', 'Store', 'Mine'])
  for (const [isDark, ending] of [
    [true, '-dark'],
    [false, '-on'],
  ] as const) {
    jest.mocked(Taro.setTabBarItem).mockClear()
    hostChrome.setDark(isDark)
    const icons = jest
      .mocked(Taro.setTabBarItem)
      .mock.calls.map(([{ selectedIconPath = '' }]) => selectedIconPath)
    expect(icons.map((icon) => icon.replace(/^.*\//, ''))).toEqual(
      ['home', 'ranking', 'store', 'user'].map((name) => `${name}${ending}.png`),
    )
    expect(icons.filter((icon) => !existsSync(`src${icon}`))).toEqual([])
  }
})
